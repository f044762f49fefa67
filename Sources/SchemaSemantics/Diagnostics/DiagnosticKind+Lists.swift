import VmgenSchemaSyntax

/// VM0640–VM0649: lists.
extension DiagnosticKind {
  package static let listElements = DiagnosticKind(
    "VM0640", "a list needs an array of models with an `id`, but this is `{type}`",
    help: "declare the model as `model M: Identifiable`, with a field `id`")

  package static let rowWithoutIndex = DiagnosticKind(
    "VM0641", "`{name}` is a list, so an action needs one of its rows",
    help: "write `{name}[0]`")
}
