import VmgenSchemaSyntax

/// VM0630: the coverage of examples, which only `vmgen check --coverage` reports.
extension DiagnosticKind {
  package static let uncoveredMember = DiagnosticKind(
    "VM0630", "no example {act} `{name}`", severity: .warning)
}
