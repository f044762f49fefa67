import VmgenSchemaSyntax

/// What the words of the language mean, for hovers and completion.
enum Words {
  /// The code in which a word occurs, and what it means there.
  typealias Meaning = (code: String, text: String)

  /// What a word means.
  ///
  /// - Parameter isMember: Whether the word follows a dot.
  static func meaning(of word: String, isMember: Bool) -> Meaning? {
    if isMember { return members[word] }
    // Examples compare the navigator with a list of requests: `navigator == [push HomeViewModel()]`.
    return keywords[word] ?? (navigationKeywords.contains(word) ? members[word] : nil)
  }

  private static let keywords = [declarations, memberWords, clauses, rules, steps, examples, values].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }

  private static let declarations: [String: Meaning] = [
    "import": ("import Shared", "Makes the declarations of another module known."),
    "enum": ("enum Kind { case small, large }", "A type with cases, which can have values, titles and methods."),
    "error": ("error LoadError { case offline \"You are offline\" }", "The errors of services, with their texts."),
    "model": ("model Note { let title: String }", "A value type with fields."),
    "extern": ("extern model Note { let title: String }", "A type that is declared in Swift."),
    "func": ("func total(of items: [Item]) -> Decimal = …", "A function without effects, or a function of a service."),
    "service": ("service Store { func save(_ note: Note) async throws }", "What view models call, as a protocol."),
    "services": ("services AppServices { Store, Clock }", "A container of services."),
    "fake": ("fake MemoryStore: Store { … }", "A service with states and steps, for examples and previews."),
    "sample": ("sample tea: Item = Item(id: 1)", "A value for examples and previews."),
    "viewmodel": ("viewmodel NoteViewModel { … }", "What a view shows and does."),
    "router": ("router AppRouter { screen HomeViewModel }", "The screens, tabs and links of an app."),
    "errors": ("errors { catch .unauthorized { … } }", "What happens to errors that no command handles."),
    "screen": ("screen HomeViewModel", "A screen that no step navigates to, such as the first one."),
    "tabs": ("tabs main { … }", "Tabs, each with a stack of its own."),
    "link": ("link \"/users/{id}\" -> [UserViewModel(id: id)]", "The screens of a link, the visible one last."),
    "Navigator": ("use navigator: Navigator", "Opens and closes screens."),
    "key": ("let id: Int key \"user_id\"", "The key of a field in JSON."),
    "private": ("private state count = 0", "Only the view model and its examples read the member."),
  ]

  private static let memberWords: [String: Meaning] = [
    "input": ("input note: Note", "A value that the creator of the view model sets."),
    "use": ("use store: Store", "A service that the view model calls."),
    "state": ("state count = 0", "A value that steps change and views read."),
    "display": ("display text = count.formatted()", "A value for views, recomputed when what it reads changes."),
    "edit": ("edit name = $person.name { trim }", "A value that the user changes, with rules."),
    "draft": ("draft form = person", "An editable copy, which is committed or reverted."),
    "command": (
      "command save when isValid { … }", "What the user can do. `canRun`, `isRunning` and `error` tell its state."
    ),
    "follow": ("follow price from store.prices()", "The values of a stream, while the view model is alive."),
    "on": ("on change of query { … }", "Steps that run at an event, or when a condition becomes true."),
    "every": ("every 5s { … }", "Steps that run repeatedly."),
    "child": ("child header = HeaderViewModel(title: title)", "A view model that belongs to this one."),
    "list": ("list rows of RowViewModel(item: $0) in items", "A view model for each element or each loaded row."),
    "event": ("event removed(id: Int)", "What the view model reports to its parent or its view."),
    "custom": ("custom color(for: Int) -> String", "A function that is implemented in Swift."),
    "leave": ("leave when isDirty else confirm \"Discard?\"", "A question before the screen is left."),
    "restore": ("restore query, order", "The values that are stored with the screen."),
    "focus": ("focus name on first appear", "Which field has the focus."),
    "example": ("example \"a title\" { … }", "A test of the view model, and a state for previews."),
    "examples": ("examples \"a title\" { … }", "Examples that begin with the same steps."),
  ]

  private static let clauses: [String: Meaning] = [
    "busy": ("busy \"Saving…\"", "The text while the command runs."),
    "drop": ("drop", "A call while the command runs has no effect."),
    "queue": ("queue", "A call while the command runs waits for the earlier runs."),
    "restart": ("restart", "A call while the command runs cancels the earlier run."),
    "parallel": ("parallel", "Several runs at the same time."),
    "exclusive": ("exclusive", "Of the commands of a group, at most one runs at a time."),
    "catch": ("catch .offline { … }", "Steps for an error."),
    "end": ("end { … }", "Steps for the end of a followed stream."),
    "from": ("on change of x from old", "The earlier value, the source of a stream, or the options of a question."),
    "text": ("edit age = 0 as text", "The user types the value, which is parsed."),
  ]

  private static let rules: [String: Meaning] = [
    "trim": ("trim", "Removes white space from both ends of the text."),
    "transform": ("transform { $0.uppercased() }", "Replaces each typed text."),
    "debounce": ("debounce 0.5s", "Writes the value when the user has not typed for this time."),
    "require": ("require !name.isEmpty else \"Enter a name\"", "Rejects a value with a text."),
    "check": ("check await names.isFree(name) else \"Taken\"", "A service rejects a value with a text."),
    "submit": ("submit logIn", "Return runs a command."),
    "next": ("next password", "Return moves the focus. In a list, the cursor of the next page."),
    "filter": ("filter { $0.isOpen }", "Hides rows. Their view models are kept."),
    "sort": ("sort(by: \\.name)", "Orders the rows."),
    "section": ("section { $0.city }", "Groups the rows."),
    "load": ("load pages of 20 { page in await store.find(page.number) }", "Requests the rows, all or in pages."),
    "received": ("received { answer in total = answer.count }", "Stores other values of the answer to each page."),
    "items": ("items(\\.notes)", "The rows in an answer that is not an array."),
    "more": ("more { $0.hasMore }", "Whether there are more pages."),
    "local": ("local { store.notes() }", "Rows that are shown until the service has returned all of its own."),
    "empty": ("empty \"No notes\"", "The text for a list without rows."),
    "searching": ("searching !query.isEmpty", "Whether the rows are the results of a search."),
    "prefetch": ("prefetch 10", "How many rows before the end the next page is loaded."),
    "select": ("select many", "Rows can be selected by their `id`."),
  ]

  private static let steps: [String: Meaning] = [
    "wait": ("wait 3s", "Suspends the steps."),
    "defer": ("defer { isSending = false }", "Changes values at the end of the block, also if the run is cancelled."),
    "progress": ("progress done of total", "Reports the progress of the command."),
    "confirm": ("confirm \"Delete it?\" yes \"Delete\" destructive", "Asks the user. Declining cancels the run."),
    "prompt": ("let name = prompt \"Your name?\"", "Asks the user for a text."),
    "choose": ("let kind = choose \"Which kind?\" from kinds", "Asks the user to choose."),
    "destructive": ("yes \"Delete\" destructive", "The button of the question deletes something."),
    "secure": ("prompt \"Password\" secure", "The typed text is hidden."),
    "message": ("message \"It cannot be restored.\"", "The second text of a question."),
    "commit": ("commit form", "Writes a draft to its source."),
    "revert": ("revert form", "Discards the changes of a draft."),
    "invalidate": ("invalidate session", "Invalidates the cached results of a service's queries."),
    "emit": ("emit removed(id: 1)", "Reports an event."),
    "undo": ("rows.remove(id) undo 5s { … }", "Steps that run unless the user takes the removal back."),
    "verbatim": ("verbatim \"OPN\"", "A text that is not localized."),
  ]

  private static let examples: [String: Meaning] = [
    "given": ("given store.load returns []", "The inputs, the context and the services of the example."),
    "when": ("when save()", "What happens in an example. In other places, a condition."),
    "expect": ("expect text == \"1\"", "What must hold after the steps before it."),
    "returns": ("given s.f returns 1 then 2", "The result of a service's function from now on."),
    "throws": ("given s.f throws .offline", "The error of a function. A command with `throws` keeps its errors."),
    "held": ("given s.f held", "The function does not answer yet."),
    "then": ("returns 1 then 2", "The answer to the next call."),
    "sends": ("when s.f sends 1", "All open streams of the function send a value."),
    "ends": ("when age ends", "Ends editing, or all open streams of a function."),
    "begins": ("when age begins", "Begins editing."),
    "answers": ("when save answers \"Bob\"", "Answers the question of a command with a text."),
    "confirms": ("when save confirms", "Answers the question of a command with yes."),
    "chooses": ("when save chooses .large", "Answers the question of a command with an option."),
    "declines": ("when save declines", "Answers the question of a command with no."),
    "clock": ("when clock += 5s", "Advances the clock, and `now`."),
    "recreated": ("when recreated", "Continues with a second view model that shares services and inputs."),
    "start": ("on start", "The view model starts, before its view appears."),
    "appear": ("on first appear", "The view appears."), "disappear": ("on disappear", "The view disappears."),
    "foreground": ("on foreground", "The app comes to the foreground."),
    "background": ("on background", "The app goes to the background."),
  ]

  private static let values: [String: Meaning] = [
    "self": ("self.count = count", "The view model, or the value whose method runs."),
    "$0": ("items.filter { $0.isOpen }", "The first argument of the closure. In a list, the element of the row."),
    "$1": ("items.reduce(0) { $0 + $1.price }", "The second argument of the closure."),
    "isValid": ("command save when isValid { … }", "Whether all edits have valid values."),
    "mutating": ("mutating func rename(to new: String) { name = new }", "Steps call the method to change the value."),
    "async": ("func save(_ note: Note) async throws", "Callers wait for the result with `await`."),
    "await": ("try await store.save(note)", "Waits for the result of a call."),
    "try": ("try await store.save(note)", "An error ends the steps, and `catch` handles it. `try?` turns it into nil."),
    "stream": ("func prices() -> stream Decimal", "The function sends values over time. `follow` reads them."),
    "uuid": ("given uuid = uuid(\"…\")", "The next identifier that steps create."),
  ]

  private static let members: [String: Meaning] = [
    "calls": ("expect store.save.calls == 1", "How often a function or an event was called in the example."),
    "last": ("expect store.save.last == (note)", "The arguments of the last call; nil without a call."),
    "arguments": ("expect store.save.arguments == [1, 2]", "The arguments of all calls."),
    "history": ("expect isLoading.history == [false, true]", "The values of a member since the example began."),
    "push": ("navigator.push(UserViewModel(id: 1))", "Opens a screen on the stack."),
    "pop": ("navigator.pop()", "Closes the top screen of the stack."),
    "popToRoot": ("navigator.popToRoot()", "Closes all screens above the first one."),
    "present": ("navigator.present(UserViewModel(id: 1))", "Opens a screen as a sheet."),
    "cover": ("navigator.cover(UserViewModel(id: 1))", "Opens a screen over the whole screen."),
    "dismiss": ("navigator.dismiss()", "Dismisses the presented screen."),
    "resetRoot": ("navigator.resetRoot(HomeViewModel())", "Replaces all screens."),
    "open": ("navigator.open(url)", "Opens a link."),
    "finish": ("finish value", "Closes the screen and returns its result."),
    "select": ("rows.select(id)", "Selects a row."), "submit": ("when name.submit", "Presses Return in a field."),
    "refresh": ("rows.refresh()", "Loads the first page. The rows stay until it is received."),
    "loadMore": ("rows.loadMore()", "Loads the next page of a list."),
    "selected": ("on rows.selected(let id) { … }", "A row was selected."),
    "deselect": ("rows.deselect(id)", "Deselects a row."), "deselectAll": ("rows.deselectAll()", "Deselects all rows."),
    "update": ("rows.update(item)", "Replaces a loaded row."),
    "clear": ("rows.clear()", "Removes all rows, the selection and the error."),
    "cancel": ("load.cancel()", "Cancels the runs of a command."),
    "with": ("note.with(title: \"a\")", "A copy with other values of some fields."),
    "allCases": ("Kind.allCases", "The cases of an enum, in their order."),
    "label": ("kind.label", "The title of a case."),
    "retry": ("rows.retry()", "Repeats a load that has failed."),
    "rowAppeared": ("rows.rowAppeared(id)", "Loads the next page if the row is near the end."),
    "insert": ("rows.insert(item, before: id)", "Inserts a row into the loaded ones."),
    "move": ("rows.move(id, before: other)", "Moves a loaded row."),
    "number": ("page.number", "The number of the page, from 1."),
    "size": ("page.size", "The number of rows in a page."),
    "offset": ("page.offset", "The number of rows before the page that the service has."),
    "cursor": ("page.cursor", "The cursor of the page; nil for the first one."),
    "phase": ("rows.phase == .content", "`.loading`, `.empty`, `.noResults`, `.failed` or `.content`."),
    "isRunning": ("save.isRunning", "Whether the command runs."),
    "canRun": ("save.canRun", "Whether a call has an effect: `when` is true, and no other run excludes it."),
    "isValid": ("isValid", "Whether all edits have valid values."),
    "isDirty": ("form.isDirty", "Whether the value differs from its source."),
    "touched": ("name.touched", "Whether the user has left the field, so that its error is shown."),
    "question": ("remove.question", "The text of the question that the command asks."),
  ]
}
