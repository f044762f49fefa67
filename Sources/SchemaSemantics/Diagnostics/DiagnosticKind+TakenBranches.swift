import VmgenSchemaSyntax

/// VM0329–VM0338: branches that are missing or unreachable.
extension DiagnosticKind {
  package static let missingCases = DiagnosticKind(
    "VM0329", "the `switch` does not handle {cases}",
    help: "add a case for each, or `default`")

  package static let unreachableCase = DiagnosticKind(
    "VM0330", "`{case}` is unreachable", severity: .warning,
    help: "remove it")

  package static let unwrapOfValue = DiagnosticKind(
    "VM0337", "`if let` requires an optional, but this is `{type}`",
    help: "use the value directly")

  package static let constantSubject = DiagnosticKind(
    "VM0338", "the subject is a constant, so the result is always the same",
    help: "write the resulting value")
}
