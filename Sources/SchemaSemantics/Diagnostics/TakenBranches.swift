import VmgenSchemaSyntax

/// VM0329–VM0338: which branch is taken.
extension DiagnosticKind {
  package static let missingCases = DiagnosticKind(
    "VM0329", "the `switch` leaves out {cases}",
    help: "add a case for each, or `default`")

  package static let unreachableCase = DiagnosticKind(
    "VM0330", "`{case}` can never be reached", severity: .warning,
    help: "remove it: what it matches is matched before")

  package static let unwrapOfValue = DiagnosticKind(
    "VM0337", "`if let` unwraps `{type}`, which is never nil",
    help: "use the value itself")

  package static let constantSubject = DiagnosticKind(
    "VM0338", "what is matched is written out, and so always the same",
    help: "write the value that it comes to")
}
