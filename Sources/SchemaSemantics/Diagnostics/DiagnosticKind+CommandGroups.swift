import VmgenSchemaSyntax

/// VM0586–VM0588: new identifiers, and exclusive groups of commands.
extension DiagnosticKind {
  package static let newIDInFormula = DiagnosticKind(
    "VM0586", "a formula cannot create an identifier, because it would be another one each time",
    help: "create it in a step, and store it in a `state`")

  package static let idleExclusive = DiagnosticKind(
    "VM0587", "`{name}` is the only command of its exclusive group", severity: .warning,
    help: "remove `exclusive`, or add it to another command")

  package static let excludedCall = DiagnosticKind(
    "VM0588", "`{name}` never runs here, because it is in the same exclusive group as `{caller}`, which is running",
    help: "remove one of them from the group")
}
