/// VM0170–VM0181: the syntax of edits, commands, services and reactions.
extension DiagnosticKind {
  package static let missingDollar = DiagnosticKind(
    "VM0170", "`{path}` is not bound: missing `$`",
    help: "write `${path}`")

  package static let misplacedDollar = DiagnosticKind(
    "VM0171", "`$` is not allowed here",
    help: "remove it")

  package static let editText = DiagnosticKind(
    "VM0172", "expected `as text`, found `as {found}`",
    help: "write `as text`; the type of the value follows from its path")

  package static let unknownRule = DiagnosticKind(
    "VM0173", "unknown rule {word}",
    help: "write one of {list}")

  package static let unknownListRule = DiagnosticKind(
    "VM0181", "unknown rule {word} of a list",
    help: "write one of {list}")

  package static let missingMessage = DiagnosticKind(
    "VM0174", "`{rule}` has no message",
    help: "add `else \"…\"`")

  package static let unknownClause = DiagnosticKind(
    "VM0175", "expected a clause or the steps of the command, found {word}",
    help: "{advice}")

  package static let repeatedClause = DiagnosticKind(
    "VM0176", "a command can have only one {clause}",
    help: "{advice}")

  package static let unneededType = DiagnosticKind(
    "VM0177", "the type of `{name}` follows from its value",
    help: "remove the type")

  package static let serviceBody = DiagnosticKind(
    "VM0178", "`{name}` cannot have a body, because it is implemented in Swift",
    help: "remove the body, and conform a Swift type to the service's protocol")

  package static let serviceMember = DiagnosticKind(
    "VM0179", "a service contains only functions, not `{word}`",
    help: "write `func {name}() -> {type}`")

  package static let voidResult = DiagnosticKind(
    "VM0180", "a function without a result has no `->`",
    help: "remove `-> {result}`")
}
