import VmgenSchemaSyntax

/// VM0590–VM0599: children and events.
extension DiagnosticKind {
  package static let notAChild = DiagnosticKind(
    "VM0590", "a child must be created here",
    help: "write `{form}`, or `optional.map { V(input: $0) }` for a child that exists only while a value is not nil")

  package static let childCycle = DiagnosticKind(
    "VM0591", "`{name}` contains itself: {path}",
    help: "remove one of these children, or push it as a screen of its own")

  package static let childAsValue = DiagnosticKind(
    "VM0592", "`{name}` is a view model, not a value",
    help: "read one of its properties")

  package static let sharedConstant = DiagnosticKind(
    "VM0593", "`{input}` of `{viewModel}` never changes, so it cannot be shared",
    help: "remove `$`, or declare it as an `input`")

  package static let childOfModule = DiagnosticKind(
    "VM0594", "`{name}` is a view model of another module",
    help: "use it as a child in a schema of its module, or declare a view model here")

  package static let unknownChildEvent = DiagnosticKind(
    "VM0595", "`{viewModel}` has no event `{name}`", hiddenBy: .errorInDeclaration)

  package static let eventValues = DiagnosticKind(
    "VM0596", "event `{name}` has {count}, but {found}",
    help: "write `{form}`")

  package static let notAnEvent = DiagnosticKind(
    "VM0597", "`{name}` is not an event of this view model", hiddenBy: .errorInDeclaration)

  package static let unusedEvent = DiagnosticKind(
    "VM0598", "event `{name}` is never emitted", severity: .warning, hiddenBy: .errorInDeclaration,
    help: "remove it, or add a step: `emit {name}`")

  package static let childOfChild = DiagnosticKind(
    "VM0599", "`{name}` is a child of `{viewModel}`, which only `{viewModel}` reads",
    help: "add a display to `{viewModel}`, and read that")
}

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
    "VM0643", "`{rule}` belongs to a list that is loaded, but `{list}` has no `load`", hiddenBy: .errorInAnyDeclaration,
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
    "VM0663", "`{list}` is not loaded, so it has no `{name}`", hiddenBy: .errorInAnyDeclaration,
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
