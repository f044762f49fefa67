import EditorSession
import Foundation
import Testing

@testable import VmgenLanguageServer

/// What a renaming changes, and when it is refused.
@Suite struct RenamingTests {
  /// Opens a text with the cursor after a place, renames the name there, and returns the text with the edits, or the error.
  private static func renamed(_ text: String, _ place: String, _ new: String) throws -> String {
    var session = try Session()
    let range = try #require(text.range(of: place))
    session.open(text.replacingCharacters(in: range, with: place + "│"))
    do {
      let changes = try session.ask("rename", ["newName": new])["documentChanges"]?.list ?? []
      return applied(changes.flatMap { $0["edits"]?.list ?? [] }, to: text)
    } catch let failure as Session.Failure {
      return failure.text
    }
  }

  static func applied(_ edits: [JSON], to text: String) -> String {
    var units = Array(text.utf16)
    let places = edits.map { edit in
      (
        offset(edit["range"]?["start"], in: text)..<offset(edit["range"]?["end"], in: text), edit["newText"]?.text ?? ""
      )
    }
    for (range, new) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      units.replaceSubrange(range, with: Array(new.utf16))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the number of UTF-16 units before a position.
  static func offset(_ position: JSON?, in text: String) -> Int {
    let lines = text.components(separatedBy: "\n")
    let line = min(position?["line"]?.number ?? 0, lines.count - 1)
    return lines[..<line].reduce(0) { $0 + $1.utf16.count + 1 } + (position?["character"]?.number ?? 0)
  }

  // MARK: Meanings

  @Test(
    "A name that another declaration would hide is refused",
    arguments: [
      ("state ba", "item", "item"), ("state ba", "sum", "sum"), ("item in it", "base", "base"),
      ("let su", "base", "base"),
    ])
  func capturedNames(place: String, new: String, captured: String) throws {
    let text = """
      viewmodel A {
          state base = 10
        state total = 0
          display list = [1, 2].map { item in item + base }.count
          display text = "\\(list) \\(total)"
          command go(amount: Int) {
              let sum = amount * 2
              total = base + sum
          }
      }

      """
    let failure = try Self.renamed(text, place, new)
    #expect(failure.contains("`\(captured)` in line"), "\(failure)")
    #expect(failure.contains("would refer to another declaration"))
  }

  @Test("A type that a value creates is renamed where it is written")
  func constructedType() throws {
    let text = """
      model Page { let number: Int }
      model Book { var first = Page(number: 1) }
      sample one = Page(number: 1)
      viewmodel V { input page = Page(number: 2); display n = page.number }

      """
    #expect(
      try Self.renamed(text, "model Pa", "Leaf")
        == text.replacing("Page(", with: "Leaf(").replacing("Page {", with: "Leaf {"))
  }

  @Test("A property of a service is renamed where it is read and assigned")
  func propertyOfAService() throws {
    let text = """
      service Settings { var isOn: Bool { get set } }
      viewmodel V {
          use settings: Settings
          display text = settings.isOn ? 1 : 2
          command turn { settings.isOn = !settings.isOn }
          example "a" { given settings.isOn returns true; expect settings.isOn }
      }

      """
    #expect(try Self.renamed(text, "var is", "isLit") == text.replacing("isOn", with: "isLit"))
  }

  @Test("A name that is declared without a value is renamed where steps assign it")
  func laterValues() throws {
    let text = """
      func sum(_ n: Int) -> Int {
          var total: Int
          if n > 1 {
              let half = n / 2
              total = half
          } else {
              total = n
          }
          total = total + 1
          return total
      }

      """
    for place in ["var tot", " = half\n    } else {\n        tot", "return tot"] {
      #expect(try Self.renamed(text, place, "count") == text.replacing("total", with: "count"))
    }
  }

  @Test("A member and the local that `if let` names after it are renamed together")
  func unwrappedNames() throws {
    let text = """
      viewmodel A {
          input size: Int?
          display text: String = if let size { "\\(size + 1)" } else { "" }
      }

      """
    for place in ["input si", "if let si", "(si"] {
      #expect(try Self.renamed(text, place, "width") == text.replacing("size", with: "width"))
    }
  }

  @Test("A word of the language is refused as such", arguments: ["if", "let", "nil", "switch"])
  func words(name: String) throws {
    let failure = try Self.renamed("viewmodel A {\n    display title = \"\"\n}\n", "display ti", name)
    #expect(failure.contains("`\(name)` is a word of the language"))
  }

  @Test("A word of the language is a name in backquotes")
  func quotedNames() throws {
    let text = "viewmodel A {\n    state count = 0\n    display text = count + 1\n}\n"
    #expect(try Self.renamed(text, "state co", "`case`") == text.replacing("count", with: "`case`"))
    let quoted = text.replacing("count", with: "`case`")
    #expect(try Self.renamed(quoted, "state `ca", "count") == text)
    #expect(try Self.renamed(text, "state co", "`a b`").contains("is no name"))
  }

  @Test("An edit is renamed where it has the focus")
  func focusedEdits() throws {
    let text = """
      viewmodel A {
          edit name = "" {
              submit save
          }
          focus name on first appear
          command save {
              focus = .name
          }
          example "a" {
              when appear
              expect focus == .name
          }
      }

      """
    #expect(try Self.renamed(text, "edit na", "title") == text.replacing("name", with: "title"))
  }

  // MARK: Parameters

  private static let calls = """
    func twice(amount: Int) -> Int = amount * 2
    enum Mood {
        case fine(level: Int)
    }
    service Store {
        func load(page number: Int) async -> Int
        func save(_ value: Int, quietly: Bool) async
    }
    fake MemoryStore: Store {
        state last = 0
        func load(page number: Int) -> Int { number }
        func save(_ value: Int, quietly: Bool) { last = quietly ? value : 0 }
    }
    viewmodel RowViewModel {
        input start: Int
        event closed(code: Int)
        display text = "\\(twice(amount: start))"
        command close {
            emit closed(code: start)
        }
        example "close" {
            given start = 1
            when close()
            expect closed.last.code == 1
            expect closed.arguments.map { $0.code } == [1]
            expect events == [closed(code: 1)]
        }
    }
    viewmodel A {
        use store: Store
        state count = 0
        child row = RowViewModel(start: 1)
        display text = "\\(twice(amount: count)) \\(grown(width: 1)) \\(mood)"
        let grown(width: Int) = count + width
        let mood = if case .fine(level: let value) = Mood.fine(level: count) { value } else { 0 }
        command go(step: Int) {
            count = await store.load(page: step)
            await store.save(1, quietly: true)
        }
        on row.closed(code: let found) {
            count = found
        }
        example "go" {
            given store.load(page: 2) returns 3
            when go(step: 2)
            expect store.load(page: 2).calls == 1
            expect store.load.last.number == 2
            expect store.load.arguments.map { $0.number } == [2]
            expect store.save.last.quietly == true
            expect calls == [store.load(page: 2), store.save(1, quietly: true)]
        }
    }

    """

  @Test(
    "A parameter is renamed with the labels of calls, in examples and in fakes",
    arguments: [
      ("twice(amo", "amount"), ("-> Int = amo", "amount"), ("display text = \"\\(twice(amo", "amount"),
      ("func load(pa", "page"), ("load(page num", "number"), ("quie", "quietly"), ("go(st", "step"),
      ("closed(co", "code"), ("grown(wid", "width"), ("fine(lev", "level"), ("input sta", "start"),
    ])
  func parameters(place: String, old: String) throws {
    var expected = Self.calls.replacing(try Regex("\\b\(old)\\b").wordBoundaryKind(.simple), with: "zzz")
    // The parameter of a fake has its own name.
    if old == "number" {
      expected.replace("func load(page zzz: Int) -> Int { zzz }", with: "func load(page number: Int) -> Int { number }")
    }
    #expect(try Self.renamed(Self.calls, place, "zzz") == expected)
  }

  @Test("The labels of a command are renamed in its full names")
  func labelsInFullNames() throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/ViewModels/CommandOverloads.vmodel").standardized
    let text = try String(contentsOf: fixture, encoding: .utf8)
    for (place, old, new) in [
      ("command load(i", "load(id:)", "load(zzz:)"), ("command load(te", "load(text:limit:)", "load(zzz:limit:)"),
      ("load(text: String, li", "load(text:limit:)", "load(text:zzz:)"), ("command open(a", "open(at:)", "open(zzz:)"),
      ("command mark(ti", "mark(times:)", "mark(zzz:)"),
      ("rows[0].mark(ask", "mark(asking:)", "mark(zzz:)"), ("command save(na", "save(name:)", "save(zzz:)"),
    ] {
      let renamed = try Self.renamed(text, place, "zzz")
      let count = renamed.ranges(of: new).count
      #expect(count == text.ranges(of: old).count, "\(place): \(renamed.prefix(300))")
    }
  }

  // MARK: Routers

  private static let router = """
    viewmodel BooksViewModel {
        display badgeText = "1"
    }
    viewmodel BookViewModel {
        input number: Int
        use navigator: Navigator
        command go {
            navigator.open("/books/\\(number)")
        }
    }
    router Library {
        screen BooksViewModel
        tabs main {
            shelf: BooksViewModel() "Books" badge badgeText
        }
        link "/books/{number}" -> [main.shelf, BookViewModel(number: number)]
    }

    """

  @Test("The badge, the parameters of links and the names of tabs are renamed")
  func routers() throws {
    let text = Self.router
    for place in ["display badge", "badge badge"] {
      #expect(try Self.renamed(text, place, "zzz") == text.replacing("badgeText", with: "zzz"))
    }
    for place in ["main.she", "    she"] {
      #expect(try Self.renamed(text, place, "zzz") == text.replacing("shelf", with: "zzz"))
    }
    let link = text.replacing("{number}", with: "{zzz}").replacing(": number)]", with: ": zzz)]")
    for place in ["{num", "(number: num"] { #expect(try Self.renamed(text, place, "zzz") == link) }
  }
}
