import VmgenSchemaSyntax

/// VM0313–VM0321: arguments and closures.
extension DiagnosticKind {
  package static let numberTooLarge = DiagnosticKind(
    "VM0313", "`{number}` does not fit `{type}`",
    help: "write a number that fits, or use a wider type")

  package static let missingArgument = DiagnosticKind(
    "VM0314", "`{parameter}` is missing in the call of `{name}`")

  package static let extraArgument = DiagnosticKind(
    "VM0315", "`{name}` takes no such argument")

  package static let argumentLabel = DiagnosticKind(
    "VM0316", "{found} where `{name}` has {expected}")

  package static let argumentOrder = DiagnosticKind(
    "VM0317", "`{label}` stands too late among the arguments of `{name}`")

  package static let noOverload = DiagnosticKind(
    "VM0318", "no form of `{name}` takes ({types})")

  package static let closureArity = DiagnosticKind(
    "VM0319", "the closure is given {count}")

  package static let closureNeeded = DiagnosticKind(
    "VM0320", "a closure is needed here",
    help: "write it in braces: `{ … }`")

  package static let closureOutOfPlace = DiagnosticKind(
    "VM0321", "a closure stands where {type} is needed",
    help: "write the value itself")
}
