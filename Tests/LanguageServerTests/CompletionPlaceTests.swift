import EditorSession
import Testing

@testable import VmgenLanguageServer

/// What completion offers at places of declarations, steps and examples, also in code that is not closed.
@Suite struct CompletionPlaceTests {
  @Test(
    "The cases of a value are completed after `case`, also without a colon",
    arguments: [
      ("member", "display x = switch state { case .│ }", ["free", "lent"]),
      ("member", "display x = switch state { case │ }", [".free", ".lent"]),
      ("member", "display x = switch state { case .free, .│ }", ["free", "lent"]),
      ("member", "display x = switch state {\n        case .free: 1\n        case .│\n    }", ["free", "lent"]),
      ("member", "display x = if case .│ = state", ["free", "lent"]),
      ("step", "switch state {\n            case .│\n        }", ["free", "lent"]),
      ("step", "switch state {\n            case .│", ["free", "lent"]),
      ("step", "if case .│ = state", ["free", "lent"]),
    ])
  func cases(place: String, code: String, labels: [String]) throws {
    #expect(try Library.labels(place, code) == labels)
  }

  @Test(
    "The acts on a row are completed",
    arguments: [
      ("when rows[0].│", ["book", "choose", "copies", "remove", "appear"], ["title", "Book"]),
      ("when rows[0].ch│", ["choose"], []), ("when rows[id: 1].│", ["choose", "copies"], []),
      ("when rows[0].copies.│", ["submit", "text"], ["choose"]),
      ("when rows[0].copies │", ["begins", "ends"], ["confirms"]),
      ("when rows[0].remove │", ["confirms", "declines"], ["begins", "books"]),
      ("when clock │", ["+="], ["answers", "begins"]), ("when │", ["uuid", "rows"], []), ("given │", ["uuid"], []),
      ("expect navigator == [│]", ["push", "pop"], ["books"]), ("expect calls == [│]", ["catalog"], ["navigator"]),
    ])
  func acts(code: String, offered: [String], missing: [String]) throws {
    try expect("example", code, offered, missing)
  }

  @Test(
    "Names are completed in braces that are not closed",
    arguments: [
      ("member", "display x = books.filter { $0.│", ["title", "isLong"], ["rename"]),
      ("member", "display x = books.filter { $0.state == .│", ["free"], []),
      ("member", "display x = books.map { b in b.│", ["title"], []),
      ("member", "display x = books.filter { │", ["books"], ["display"]),
      ("member", "display x = if books.│", ["isEmpty"], []),
      ("member", "display x = if let b = longest { b.│", ["title"], []),
      ("member", "display x = if isOpen { 1 } else { books.│", ["count"], []),
      ("member", "on change of state { if state == .│", ["free"], []),
      ("member", "display x = isOpen ? books.│", ["count"], []),
      ("member", "display x = \"\\(books.│", ["count"], []),
      ("member", "display x = Book(\n        id: 1,\n        │\n    )", ["title:"], ["id:", "display"]),
      ("step", "if books.│", ["isEmpty"], []), ("step", "guard │", ["books", "let"], []),
      ("step", "guard let first = books.│", ["first"], []),
    ])
  func unclosed(place: String, code: String, offered: [String], missing: [String]) throws {
    try expect(place, code, offered, missing)
  }

  @Test(
    "Names and words are completed where a declaration goes on",
    arguments: [
      ("member", "list more of RowViewModel(│", ["book:"], []),
      ("member", "follow headline from │", ["catalog"], ["navigator"]),
      ("member", "leave when │", ["isOpen"], []), ("member", "private │", ["display", "state"], ["input"]),
      ("member", "@allow(│)", ["VM0901"], ["VM0101"]), ("step", "books[0].│", ["title", "rename"], []),
      ("step", "books[id: 3].│", ["title", "rename"], []), ("step", "books.│", ["append", "remove"], []),
      ("step", "rows.│", [], ["append"]),
      ("step", "headline = \"\"\n    } catch │", [".offline", "CatalogError"], ["books"]),
      ("tab", "books: LibraryViewModel() \"Books\" │", ["icon", "badge"], []),
      ("tab", "books: Lib│", ["LibraryViewModel"], ["main"]),
      ("route", "link \"/a\" -> [│]", ["RowViewModel", "main"], ["Book"]),
      ("file", "│", ["let", "model"], []),
      ("member", "list more of RowViewModel(book: $0) in books { │", ["section"], ["let"]),
      ("member", "command reload {\n        │", ["headline", "if"], ["display"]),
      ("tab", "books: LibraryViewModel() \"Books\" icon \"book\" │", ["badge"], ["icon"]),
      ("field", "let day: Day │", ["key"], []), ("field", "│", ["func", "mutating func"], []),
      ("case", "│", ["var", "func"], []), ("function", "func news() │", ["async", "throws", "->"], []),
      ("function", "func news() -> │", ["stream", "Book"], ["async"]),
    ])
  func declarations(place: String, code: String, offered: [String], missing: [String]) throws {
    try expect(place, code, offered, missing)
  }

  @Test(
    "Names that cannot stand at a place are not offered",
    arguments: [
      ("member", "on change of │ {\n    }", ["books", "title"], ["catalog", "navigator", "load", "Book"]),
      ("member", "edit x = $│", ["books", "headline"], ["title", "catalog", "load"]),
      ("member", "edit x = $books.│", [], ["filter"]), ("member", "list more of │", ["RowViewModel"], ["main"]),
      ("member", "child c = │", ["RowViewModel"], ["main"]),
      ("member", "follow headline from catalog.│", ["news"], ["books"]),
      ("member", "display x = books.filter { $0.│ }", ["title"], ["rename"]),
      ("member", "display x = │", ["books"], ["Book.rename", "Book.isLong"]),
      ("step", "navigator.push(│", ["RowViewModel"], ["main"]), ("step", "navigator.resetRoot(│", ["main"], []),
      ("step", "navigator.push(RowViewModel(│", ["book:", "books"], []),
      ("route", "screen │", ["LibraryViewModel"], ["main"]),
      ("function", "func f() throws(│)", ["CatalogError"], ["Book", "Int"]),
      ("file", "enum Kind: │ {\n    case a\n}", ["Int", "String"], ["Book", "Bool"]),
    ])
  func notAccepted(place: String, code: String, offered: [String], missing: [String]) throws {
    try expect(place, code, offered, missing)
  }

  private func expect(_ place: String, _ code: String, _ offered: [String], _ missing: [String]) throws {
    let labels = try Library.labels(place, code)
    #expect(Set(offered).isSubset(of: labels), "\(labels)")
    #expect(Set(missing).isDisjoint(with: labels), "\(labels)")
  }
}

/// A module with a list, a service and a router, in which code is written at one of several places.
enum Library {
  private static let schema = """
    «file»
    enum LoanState {
        case free
        case lent
        «case»
    }
    error CatalogError {
        case offline "You are offline"
    }
    model Book: Identifiable {
        let id: Int
        var title: String
        var state: LoanState = .free
        var isLong: Bool { title.count > 9 }
        func costs(copies: Int) -> Int { copies * id }
        mutating func rename(to newTitle: String) { title = newTitle }
        «field»
    }
    service Catalog {
        func books() async throws(CatalogError) -> [Book]
        /// Lends a book.
        func lend(id: Int, to reader: String) async
        func news() -> stream String
        «function»
    }
    router AppRouter {
        screen LibraryViewModel
        tabs main {
            home: LibraryViewModel() "Home"
            «tab»
        }
        «route»
    }
    viewmodel RowViewModel {
        input book: Book
        event chosen(id: Int)
        event removed(id: Int)
        display title = book.title
        edit copies: Int = 1 as text
        command choose { emit chosen(id: book.id) }
        command remove {
            confirm "Remove it?"
            emit removed(id: book.id)
        }
    }
    viewmodel LibraryViewModel {
        use catalog: Catalog
        use navigator: Navigator
        state books: [Book] = []
        state headline = ""
        state state: LoanState = .free
        state isOpen = false
        edit query = "" {
            «rule»
        }
        list rows of RowViewModel(book: $0) in $books
        let longest = books.max { $0.title.count }
        display title = headline
        «member»
        command load {
            books = try await catalog.books()
            «step»
        }
        command show(state: LoanState) { self.state = state }
        example "a" {
            given catalog.books returns []
            «example»
        }
    }

    """

  /// Opens the schema with code at one of its places.
  static func session(_ place: String, _ code: String) throws -> Session {
    var text = schema
    for name in ["file", "case", "field", "function", "tab", "route", "rule", "member", "step", "example"] {
      text = text.replacing("«\(name)»", with: name == place ? code : "// nothing")
    }
    var session = try Session(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    session.open(text)
    return session
  }

  /// Returns the items at `│` in the code, in their order.
  static func items(_ place: String, _ code: String) throws -> [JSON] {
    var session = try session(place, code)
    return try session.ask("completion")["items"]?.list ?? []
  }

  static func labels(_ place: String, _ code: String) throws -> [String] {
    try items(place, code).compactMap { $0["label"]?.text }
  }
}
