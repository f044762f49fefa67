import VmgenSchemaSyntax

/// VM0580–VM0582: changes of collections, and copies of models.
extension DiagnosticKind {
  package static let elementWithoutID = DiagnosticKind(
    "VM0580", "`{type}` is not `Identifiable`, so its elements cannot be found by `id`",
    help: "declare it: `model {type}: Identifiable` with a field `id`, or use an index")

  package static let rowByID = DiagnosticKind(
    "VM0589", "a formula or step cannot find a row of `{list}` by its identity",
    help:
      "find the element in the collection that the list shows, as in `items[id: x]`; an `expect` can read `{list}[id: x]`"
  )

  package static let collectionMethod = DiagnosticKind(
    "VM0581", "`{type}` has no method `{name}` with these arguments")

  package static let externCopied = DiagnosticKind(
    "VM0582", "`{type}` is declared in Swift, so the schema cannot create a copy of it",
    help: "declare a `custom` that returns the copy")
}
