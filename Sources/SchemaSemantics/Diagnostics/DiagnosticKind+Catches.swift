import VmgenSchemaSyntax

/// VM0571–VM0574: `catch`.
extension DiagnosticKind {
  package static let nothingToCatch = DiagnosticKind(
    "VM0571", "no step before this `catch` throws", severity: .warning,
    help: "remove the `catch`")

  package static let catchOfTwoErrors = DiagnosticKind(
    "VM0573", "this `catch` lists cases of both `{first}` and `{second}`",
    help: "write a separate `catch` for each error type")

  package static let catchNeedsType = DiagnosticKind(
    "VM0574", "the error type of `.{case}` is ambiguous")
}
