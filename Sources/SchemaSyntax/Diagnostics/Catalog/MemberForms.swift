/// VM0170–VM0180: what is wrong in the form of an edit, a command, a service or a reaction.
extension DiagnosticKind {
  package static let missingDollar = DiagnosticKind(
    "VM0170", "`{path}` is not bound: `$` is missing",
    help: "write `${path}`")

  package static let misplacedDollar = DiagnosticKind(
    "VM0171", "`$` binds nothing here",
    help: "take it away")

  package static let editText = DiagnosticKind(
    "VM0172", "an edit is shown `as text`, not `as {found}`",
    help: "write `as text`; the type of the value follows from its path")

  package static let unknownRule = DiagnosticKind(
    "VM0173", "no rule of an edit begins with {word}",
    help: "begin with one of {list}")

  package static let missingMessage = DiagnosticKind(
    "VM0174", "the message of `{rule}` is missing",
    help: "write `else \"…\"` behind it")

  package static let unknownClause = DiagnosticKind(
    "VM0175", "{word} has no place before the steps of a command",
    help: "{advice}")

  package static let repeatedClause = DiagnosticKind(
    "VM0176", "a command has one {clause}",
    help: "{advice}")

  package static let unneededType = DiagnosticKind(
    "VM0177", "`{name}` has the type of its value",
    help: "take the type away")

  package static let serviceBody = DiagnosticKind(
    "VM0178", "what `{name}` does is written in Swift",
    help: "end the line here; a Swift type that conforms to the service does the work")

  package static let serviceMember = DiagnosticKind(
    "VM0179", "a service holds functions, not `{word}`",
    help: "write `func {name}() -> Type`")

  package static let voidResult = DiagnosticKind(
    "VM0180", "a function without a result has no `->`",
    help: "take `-> {result}` away")
}
