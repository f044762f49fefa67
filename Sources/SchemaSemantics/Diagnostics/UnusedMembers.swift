import VmgenSchemaSyntax

/// VM0530–VM0533: edits, states and drafts without a purpose.
extension DiagnosticKind {
  package static let editWithoutText = DiagnosticKind(
    "VM0530", "`{name}` has no text: a view writes its value",
    help: "declare it `as text`, or write the value")

  package static let unusedEdit = DiagnosticKind(
    "VM0531", "nothing reads the edit `{name}`", severity: .warning,
    help: "remove it, bind it to a path, or read it")

  package static let unwrittenState = DiagnosticKind(
    "VM0532", "nothing writes the state `{name}`", severity: .warning,
    help: "write the value where it is read, or let a command write it")

  package static let unusedDraft = DiagnosticKind(
    "VM0533", "nothing edits the draft `{name}`", severity: .warning,
    help: "bind edits to its fields: `edit … = ${name}.…`")
}
