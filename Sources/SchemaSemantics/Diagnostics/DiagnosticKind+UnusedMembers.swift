import VmgenSchemaSyntax

/// VM0530–VM0533: edits, states and drafts that are not used.
extension DiagnosticKind {
  package static let editWithoutText = DiagnosticKind(
    "VM0530", "`{name}` has no text, because views write its value directly",
    help: "declare it `as text`, or write the value")

  package static let unusedEdit = DiagnosticKind(
    "VM0531", "edit `{name}` is never used", severity: .warning,
    help: "remove it, bind it to a path, or read it")

  package static let unwrittenState = DiagnosticKind(
    "VM0532", "state `{name}` is never written", severity: .warning,
    help: "replace it with a constant value, or write it in a command")

  package static let unusedDraft = DiagnosticKind(
    "VM0533", "draft `{name}` is never edited", severity: .warning,
    help: "bind edits to its fields: `edit … = ${name}.…`")
}
