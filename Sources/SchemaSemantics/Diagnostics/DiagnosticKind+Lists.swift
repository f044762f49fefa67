import VmgenSchemaSyntax

/// VM0640–VM0649 and VM0660–VM0679: lists.
extension DiagnosticKind {
  package static let listElements = DiagnosticKind(
    "VM0640", "a list needs an array of models with an `id`, but this is `{type}`",
    help: "declare the model as `model M: Identifiable`, with a field `id`")

  package static let rowWithoutIndex = DiagnosticKind(
    "VM0641", "`{name}` is a list, so an action needs one of its rows",
    help: "write `{name}[0]`")

  package static let repeatedListRule = DiagnosticKind(
    "VM0642", "the list has two `{rule}` rules",
    help: "remove one of them")

  package static let ruleWithoutLoad = DiagnosticKind(
    "VM0643", "`{rule}` belongs to a list that is loaded, but `{list}` has no `load`",
    help: "remove it, or load the rows: `load pages of 30 { page in try await service.rows(page: page.number) }`")

  package static let loadedElements = DiagnosticKind(
    "VM0644", "`{list}` has rows of a collection and a `load`",
    help: "remove `in …`, or remove `load`")

  package static let listWithoutRows = DiagnosticKind(
    "VM0645", "`{list}` has neither elements nor a `load`",
    help: "list the elements of a collection with `in`, or load them: `load pages of 30 { page in … }`")

  package static let loadWithoutCall = DiagnosticKind(
    "VM0646", "the last step of a `load` must return the rows",
    help: "end with a call: `try await service.rows(page: page.number)`")

  package static let loadedNoRows = DiagnosticKind(
    "VM0647", "a list needs an array of models with an `id`, but `{rule}` returns `{type}`",
    help: "return an array of a model that is declared as `model M: Identifiable`, with a field `id`")

  package static let cursorNotOptional = DiagnosticKind(
    "VM0648", "`next` must return an optional cursor, which is nil after the last page, but returns `{type}`",
    help: "return an optional, or write `more { … }`, which returns whether there are more pages")

  package static let nextAndMore = DiagnosticKind(
    "VM0649", "`next` and `more` both determine whether there are more pages",
    help: "remove `more`: there are no more pages if `next` returns nil")

  package static let unusedPage = DiagnosticKind(
    "VM0660", "the `load` does not read `{name}`, so each page is the same", severity: .warning,
    help: "pass `{name}.number`, `{name}.offset` or `{name}.cursor` to the service, or write `load { … }` for rows "
      + "that are loaded as a whole")

  package static let unknownSelection = DiagnosticKind(
    "VM0661", "a list cannot select `{word}`")

  package static let rowCount = DiagnosticKind(
    "VM0662", "`{rule}` needs a positive integer literal",
    help: "write a number of rows, such as 30")

  package static let facetWithoutLoad = DiagnosticKind(
    "VM0663", "`{list}` is not loaded, so it has no `{name}`",
    help: "read `count`, `isEmpty`, `items`, `sections`, `selection`, or the rows")

  package static let listWithoutSelection = DiagnosticKind(
    "VM0665", "the rows of `{list}` cannot be selected",
    help: "add the rule `select one` or `select many`")

  package static let selectionWithoutElement = DiagnosticKind(
    "VM0667", "rows can be selected only if an input of `{viewModel}` is the element",
    help: "pass `$0` to an input of the row")

  package static let undoWithoutRemoval = DiagnosticKind(
    "VM0666", "only the removal of a row of a loaded list can be undone",
    help: "write `rows.remove(id) undo 5s { try await service.remove(id) }`")

  package static let lostRowWrite = DiagnosticKind(
    "VM0668", "what {writer} of `{viewModel}` writes to `{path}` is lost: `{list}` passes each row a copy",
    severity: .warning)

  package static let noListCommand = DiagnosticKind(
    "VM0664", "`{list}` has no function `{name}`")
}
