import VmgenSchemaSyntax

/// VM0601–VM0610: what examples give and assign.
extension DiagnosticKind {
  package static let missingGiven = DiagnosticKind(
    "VM0601", "the example does not give {names}")

  package static let duplicateGiven = DiagnosticKind(
    "VM0602", "`{name}` is given twice",
    help: "remove one of them; `when` changes it later")

  package static let notGivable = DiagnosticKind(
    "VM0603", "`{name}` is not an input of `{model}`")

  package static let constantAssigned = DiagnosticKind(
    "VM0604", "`{name}` never changes",
    help: "give it with `given`, or declare it as an `input`")

  package static let contextIdentifier = DiagnosticKind(
    "VM0608", "this is not the identifier of a `{part}`",
    help: "write one such as {example}")

  package static let lateGiven = DiagnosticKind(
    "VM0610", "`{name}` is given after the view model was made",
    help: "give it first, or change it with `when`")
}
