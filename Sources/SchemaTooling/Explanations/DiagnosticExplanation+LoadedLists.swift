import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0642–VM0649 and VM0660–VM0669: lists that are loaded from a service.
extension DiagnosticExplanation {
  static let loadedListExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .effectOfAnswer,
      """
      The steps of `received` run in the transaction that stores the rows of a page, so that no observer sees the rows
      without the other values of their answer. They change values of the view model, and neither call services nor run
      commands. A reaction to the changed value can do so.
      """,
      schema: """
          model Track: Identifiable {
            let id: Int
          }

          model TrackPage {
            let tracks: [Track]
            let total: Int
          }

          service Player {
            func page(number: Int) async -> TrackPage
          }

          viewmodel TrackRow {
            input track: Track
            display title = "\\(track.id)"
          }

          viewmodel Tracks {
            use player: Player
        +   state total = 0
            event counted(count: Int)
            list rows of TrackRow(track: $0) {
              load pages of 30 { page in await player.page(number: page.number) }
              items { $0.tracks }
        -     received { answer in emit counted(count: answer.total) }
        +     received { answer in total = answer.total }
            }
            on first appear { rows.refresh() }
        +   on change of total { emit counted(count: total) }
          }
        """),
    DiagnosticExplanation(
      of: .answerChangesLoad(name: "{name}"),
      """
      If a value that `load` reads changes, the next page would belong to other rows, so that the list loads its first
      page again. A change by an answer would do so for each page. `next` returns the cursor for the next page, which
      `load` reads as `page.cursor`.
      """,
      schema: """
          model Track: Identifiable {
            let id: Int
          }

          model TrackPage {
            let tracks: [Track]
            let next: String?
          }

          service Player {
            func page(after token: String?) async -> TrackPage
          }

          viewmodel TrackRow {
            input track: Track
            display title = "\\(track.id)"
          }

          viewmodel Tracks {
            use player: Player
        -   state token: String? = nil
            list rows of TrackRow(track: $0) {
        -     load { await player.page(after: token) }
        +     load pages of 30 { page in await player.page(after: page.cursor) }
              items { $0.tracks }
        -     received { answer in token = answer.next }
        +     next { $0.next }
            }
            on first appear { rows.refresh() }
          }
        """),
    explanation(
      of: .repeatedListRule(rule: "{rule}"),
      "A list has each rule at most once. Combine two conditions of `filter` with `&&`.",
      schema: """
        - list rows of BookViewModel(book: $0) in saved { filter { $0.isRead }, filter { $0.id > 3 } }
        + list rows of BookViewModel(book: $0) in saved { filter { $0.isRead && $0.id > 3 } }
        """),
    explanation(
      of: .ruleWithoutLoad(rule: "{rule}", list: "{list}"),
      """
      `items`, `next`, `more`, `local`, `empty`, `searching` and `prefetch` belong to a list that a service
      returns. The rows of a collection are always complete.
      """,
      schema: """
        - list rows of BookViewModel(book: $0) in saved { prefetch 5 }
        + list rows of BookViewModel(book: $0) {
        +   load pages of 20 { page in try await store.books(page: page.number) }
        +   prefetch 5
        + }
        """),
    explanation(
      of: .loadedElements(list: "{list}"),
      "The rows are either the elements of a collection or those that a service returns.",
      schema: """
        - list rows of BookViewModel(book: $0) in saved {
        + list rows of BookViewModel(book: $0) {
            load pages of 20 { page in try await store.books(page: page.number) }
          }
        """),
    explanation(
      of: .listWithoutRows(list: "{list}"),
      "The rows are either the elements of a collection or those that a service returns.",
      schema: """
        - list rows of BookViewModel(book: $0) { sort { $0.id } }
        + list rows of BookViewModel(book: $0) in saved { sort { $0.id } }
        """),
    explanation(
      of: .loadWithoutCall,
      "The last step of a `load` returns the rows of the requested page. Steps before it can prepare the call.",
      schema: """
          list rows of BookViewModel(book: $0) {
        -   load { let books = try await store.books(page: 1) }
        +   load { try await store.books(page: 1) }
          }
        """),
    explanation(
      of: .loadedNoRows(rule: "{rule}", type: "{type}"),
      """
      The service returns an array of models that are `Identifiable`. If it returns a model that contains the rows, `items`
      reads them.
      """,
      schema: """
          list rows of BookViewModel(book: $0) {
            load pages of 20 { page in await store.shelf(after: page.number) }
        +   items { $0.books }
          }
        """),
    explanation(
      of: .cursorNotOptional(type: "{type}"),
      """
      `next` reads the cursor of the next page from an answer. The cursor is nil after the last page, so it is an optional.
      The next call receives it as `page.cursor`.
      """,
      schema: """
          list rows of BookViewModel(book: $0) {
        -   load pages of 20 { page in await store.shelf(after: page.number) }
        +   load pages of 20 { page in await store.shelf(after: page.cursor) }
            items { $0.books }
        -   next { $0.count }
        +   next { $0.last }
          }
        """),
    explanation(
      of: .nextAndMore,
      "With `next`, there are no more pages if the cursor is nil. `more` is for services without cursors.",
      schema: """
          list rows of BookViewModel(book: $0) {
            load pages of 20 { page in await store.shelf(after: page.cursor) }
            items { $0.books }
            next { $0.last }
        -   more { $0.last != nil }
          }
        """),
    explanation(
      of: .unusedPage(name: "{name}"),
      """
      A service returns different pages only if it receives the number, the offset or the cursor of the requested page. For
      rows that are loaded as a whole, write `load { … }`.
      """,
      schema: """
          list rows of BookViewModel(book: $0) {
        -   load pages of 20 { page in try await store.books(page: 1) }
        +   load pages of 20 { page in try await store.books(page: page.number) }
          }
        """),
    explanation(
      of: .unknownSelection(word: "{word}"),
      "A list selects at most `one` row, or `many`.",
      schema: """
          list rows of BookViewModel(book: $0) {
            load { try await store.books(page: 1) }
        -   select all
        +   select many
          }
        """),
    explanation(
      of: .rowCount(rule: "{rule}"),
      """
      The size of a page and the number of rows after `prefetch` are positive integer literals. The size of a page can also
      be a `let` of the view model, whose owner passes the value.
      """,
      schema: """
          list rows of BookViewModel(book: $0) {
        -   load pages of 0 { page in try await store.books(page: page.number) }
        +   load pages of 20 { page in try await store.books(page: page.number) }
          }
        """),
    explanation(
      of: .facetWithoutLoad(list: "{list}", name: "{name}"),
      "The rows of a collection are always there, so a list over a collection has no phase and no errors.",
      schema: """
          list rows of BookViewModel(book: $0) in saved
        - display isLoading = rows.isRefreshing
        + display isEmpty = rows.isEmpty
        """),
    explanation(
      of: .listWithoutSelection(list: "{list}"),
      "`select`, `deselect` and `deselectAll` need the rule `select one` or `select many`.",
      schema: """
          list rows of BookViewModel(book: $0) {
            load { try await store.books(page: 1) }
        +   select one
          }
          command open(id: Book.ID) { rows.select(id) }
        """),
    explanation(
      of: .selectionWithoutElement(viewModel: "{viewModel}"),
      """
      The rows are selected by the `id` of their elements, and `on rows.selected` receives an element. Therefore an input of
      the row must be the whole element.
      """,
      schema: """
        - list rows of TitleViewModel(title: $0.title) in saved { select one }
        + list rows of BookViewModel(book: $0) in saved { select one }
        """),
    explanation(
      of: .undoWithoutRemoval,
      """
      `rows.remove(id) undo 5s { … }` removes a row at once and runs its steps after the period, unless the removal is undone.
      Other changes have no period.
      """,
      schema: """
          list rows of BookViewModel(book: $0) {
            load { try await store.books(page: 1) }
          }
        - command hide(id: Book.ID) { rows.rowAppeared(id) undo 5s { rows.refresh() } }
        + command hide(id: Book.ID) { rows.remove(id) undo 5s { rows.refresh() } }
        """),
    explanation(
      of: .noListCommand(list: "{list}", name: "{name}"),
      "A step can call the functions of a loaded list. To call a command of a row, use a view or an example.",
      schema: """
          list rows of BookViewModel(book: $0) {
            load { try await store.books(page: 1) }
          }
        - on appear { rows.reload() }
        + on appear { rows.refresh() }
        """),
  ]

  private static func explanation(
    of kind: DiagnosticKind, _ text: String, schema members: String
  ) -> DiagnosticExplanation {
    let members = MarkedSchema(members)
    return DiagnosticExplanation(of: kind, text, bad: schema(members.before), good: schema(members.after))
  }

  /// Returns a schema with a view model that contains a list.
  private static func schema(_ members: String) -> String {
    let isLoaded = members.contains("store.")
    let inputs = members.contains("saved") ? "  input saved: [Book]\n" : ""
    let uses = isLoaded ? "  use store: Store\n" : ""
    let row = members.contains("TitleViewModel") ? title : ""
    let indented = members.split(separator: "\n").map { "  \($0)\n" }.joined()
    return book + row + (isLoaded ? store : "")
      + "viewmodel BooksViewModel {\n" + inputs + uses + indented + "  display count = rows.count\n}"
  }

  private static let book = """
    model Book: Identifiable {
      let id: Int
      var title: String
      var isRead: Bool = false
    }

    viewmodel BookViewModel {
      input book: Book
      display title = book.title
    }


    """

  private static let title = """
    viewmodel TitleViewModel {
      input title: String
      display text = title
    }


    """

  private static let store = """
    model Shelf {
      var books: [Book]
      var count: Int
      var last: Int? = nil
    }

    service Store {
      func books(page: Int) async throws -> [Book]
      func shelf(after position: Int?) async -> Shelf
    }


    """
}
