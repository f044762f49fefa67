import VmgenSchemaSyntax

/// VM0571–VM0574: `catch`.
extension DiagnosticKind {
  package static let nothingToCatch = DiagnosticKind(
    "VM0571", "nothing before this `catch` throws", severity: .warning,
    help: "remove it")

  package static let catchOfTwoErrors = DiagnosticKind(
    "VM0573", "one `catch` names cases of `{first}` and of `{second}`",
    help: "write a `catch` for each")

  package static let catchNeedsType = DiagnosticKind(
    "VM0574", "of which error `.{case}` is does not follow from what is thrown")
}
