import VmgenSchemaSyntax

/// VM0631: the coverage of examples, which only `vmgen check --coverage` reports.
extension DiagnosticKind {
  package static let uncoveredMember = DiagnosticKind(
    "VM0631", "no example {act} `{name}`", severity: .warning)
}
