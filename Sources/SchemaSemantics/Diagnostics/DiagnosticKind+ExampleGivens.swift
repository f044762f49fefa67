import VmgenSchemaSyntax

/// VM0601–VM0610: `given` and assignments in examples.
extension DiagnosticKind {
  package static let missingGiven = DiagnosticKind(
    "VM0601", "the example does not set {names}")

  package static let duplicateGiven = DiagnosticKind(
    "VM0602", "`{name}` is set twice with `given`",
    help: "remove one of them, or use `when` to change the value later")

  package static let notGivable = DiagnosticKind(
    "VM0603", "`{name}` is not an input of `{model}`")

  package static let constantAssigned = DiagnosticKind(
    "VM0604", "`{name}` is a constant",
    help: "set it with `given`, or declare it as an `input`")

  package static let contextIdentifier = DiagnosticKind(
    "VM0608", "this is not a valid {part} identifier",
    help: "write an identifier such as {example}")

  package static let lateGiven = DiagnosticKind(
    "VM0610", "`{name}` is set after the view model was created",
    help: "move the `given` up, or use `when`")
}
