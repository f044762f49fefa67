import VmgenSchemaSyntax

/// VM0313–VM0321: arguments and closures.
extension DiagnosticKind {
  package static let numberTooLarge = DiagnosticKind(
    "VM0313", "`{number}` does not fit in `{type}`",
    help: "write a number that fits, or use a wider type")

  package static let missingArgument = DiagnosticKind(
    "VM0314", "the call of `{name}` is missing the argument `{parameter}`")

  package static let extraArgument = DiagnosticKind(
    "VM0315", "`{name}` has no such parameter")

  package static let argumentLabel = DiagnosticKind(
    "VM0316", "found {found}, expected {expected} in the call of `{name}`")

  package static let argumentOrder = DiagnosticKind(
    "VM0317", "`{label}` is in the wrong position in the call of `{name}`")

  package static let noOverload = DiagnosticKind(
    "VM0318", "no overload of `{name}` accepts ({types})")

  package static let closureArity = DiagnosticKind(
    "VM0319", "the closure has {count}")

  package static let closureNeeded = DiagnosticKind(
    "VM0320", "expected a closure",
    help: "write a closure in braces: `{ … }`")

  package static let closureOutOfPlace = DiagnosticKind(
    "VM0321", "found a closure, expected {type}",
    help: "write the value without braces")
}
