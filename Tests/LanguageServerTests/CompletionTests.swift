import EditorSession
import Foundation
import Testing

@testable import VmgenLanguageServer

/// What completion offers at a place, and in which order.
@Suite struct CompletionTests {
  private static let schema = """
    import Shared
    model Note {
        let title: String
        let tags: [String]
    }
    enum Kind { case small, large }
    error NotesError {
        case offline "You are offline"
    }
    service Notes {
        func save(_ note: Note, quietly: Bool) async throws(NotesError) -> Int
        func find(title: String) async -> Note?
        func count() -> Int
        func updates() -> stream Note
    }
    sample big: Note = Note(title: "Big", tags: [])
    viewmodel RowViewModel {
        input note: Note
        edit text = ""
        private state hidden = 0
        event removed(id: Int)
        display caption = note.title + text + "\\(hidden)"
        command remove {
            hidden = 1
            emit removed(id: 1)
        }
    }
    viewmodel NoteViewModel {
        input note: Note
        use notes: Notes
        edit title = "" {
            require !title.isEmpty else "Enter a title"
            submit save
        }
        edit kind: Kind = .small
        child row = RowViewModel(note: note)
        list rows of RowViewModel(note: $0) in [note]
        let count = note.tags.count
        display text = "\\(title) \\(count)"
        «member»
        command save when isValid {
            confirm "Save?"
            _ = try? await notes.save(note, quietly: true)
            «step»
        }
        example "a" {
            given note = Note(title: "Shopping", tags: [])
            «example»
        }
    }

    """

  /// Opens the schema with code at one of its places, and returns the items at `│` in the code, in their order.
  private static func items(_ place: String, _ code: String) throws -> [JSON] {
    var session = try session(place, code)
    let items = try session.ask("completion")["items"]?.list ?? []
    return items.sorted { ($0["sortText"]?.text ?? "") < ($1["sortText"]?.text ?? "") }
  }

  private static func session(_ place: String, _ code: String) throws -> Session {
    var text = schema
    for name in ["member", "step", "example"] {
      text = text.replacing("«\(name)»", with: name == place ? code : "// nothing")
    }
    var session = try Session(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    session.open(text)
    return session
  }

  @Test(
    "The steps of an example are completed",
    arguments: [
      ("given notes.│", ["count", "find", "save", "updates"]),
      ("given notes.sa│ returns 1", ["count", "find", "save", "updates"]),
      ("given notes.save │", ["held", "returns", "throws"]), ("given notes.count r│", ["returns"]),
      ("when notes.updates │", ["ends", "sends"]), ("when notes.│", ["count", "find", "save", "updates"]),
      ("expect notes.save.│", ["arguments", "calls", "last"]),
      ("expect notes.save.│ == 1", ["arguments", "calls", "last"]), ("expect notes.save.last.│", ["note", "quietly"]),
      ("when save.│", ["cancel"]), ("when save │", ["answers", "chooses", "confirms", "declines"]),
      ("when title.│", ["submit", "text"]), ("when title.│ = \"a\"", ["submit", "text"]),
      ("when title │", ["begins", "ends"]),
      ("when note.│", ["tags", "title"]), ("when row.text.│", ["submit", "text"]),
      ("when rows.│", ["deselect", "deselectAll", "select"]),
    ])
  func exampleSteps(code: String, labels: [String]) throws {
    let items = try Self.items("example", code)
    let found = items.compactMap { $0["label"]?.text }
    #expect(found.sorted() == labels)
  }

  @Test(
    "Names are completed, also in calls and lines that are not closed",
    arguments: [
      ("example", "given notes.save(│", ["quietly:"], []),
      ("example", "given notes.find(│) returns nil", ["title:"], []),
      ("example", "given note = Note(│)", ["tags:", "title:"], ["notes"]),
      ("member", "display x = note.with(│).title", ["tags:", "title:"], ["notes:"]),
      ("member", "display x = Note(│)", ["tags:", "title:"], []),
      ("member", "display x = Note(│", ["tags:", "title:"], []),
      ("member", "display x = Note(t│)", ["tags:", "title:"], []),
      ("member", "display x = Note(title: \"\", │)", ["tags:"], ["title:"]),
      ("member", "display x = text.replacing(│", ["with:"], []),
      ("step", "try await notes.save(note, │", ["quietly:"], []),
      ("step", "try await notes.save(note, │)", ["quietly:"], []),
      ("step", "try await notes.save(note, quietly: │", ["true"], []),
      ("example", "when row.│", ["appear", "remove", "text"], ["caption", "hidden", "notes"]),
      ("example", "when │", ["appear", "clock", "note", "notes", "rows", "save", "title"], ["text", "count"]),
      ("example", "given │", ["locale", "note", "notes"], ["text"]),
      ("member", "child a = │", ["RowViewModel"], ["Note"]), ("member", "list a of │", ["RowViewModel"], ["Note"]),
      ("member", "child a = RowViewModel(│", ["note:"], []), ("member", "on first │", ["appear"], ["text"]),
      ("member", "on │ {\n        }", ["appear", "change of", "disappear", "first appear", "text"], []),
      ("member", "on change of │ {\n        }", ["title", "kind"], []), ("member", "on change │", ["of"], []),
      ("member", "on row.│ {\n        }", ["removed"], []), ("member", "@│", ["allow"], ["text"]),
      ("member", "display x = │", ["text", "title"], ["x"]), ("member", "private let x: Int = │", ["count"], ["x"]),
    ])
  func names(place: String, code: String, offered: [String], missing: [String]) throws {
    let labels = try Self.items(place, code).compactMap { $0["label"]?.text }
    #expect(Set(offered).isSubset(of: labels), "\(labels)")
    #expect(Set(missing).isDisjoint(with: labels), "\(labels)")
  }

  @Test(
    "The words of clauses follow what they belong to",
    arguments: [
      ("member", "command load │", ["when", "busy", "drop", "exclusive", "throws"], ["in"]),
      (
        "member", "private command load(a: Int) busy \"Wait\" drop │", ["when", "exclusive"], ["busy", "queue", "drop"]
      ),
      ("member", "command load when │", ["isValid"], ["busy"]),
      ("member", "list a of RowViewModel(note: $0) │", ["in"], ["of"]), ("member", "follow x │", ["from"], ["when"]),
      ("member", "follow x from notes.updates() │", ["when"], ["from"]),
      ("member", "on change of title │", ["from"], []), ("member", "edit a = 1 │", ["as text"], []),
      ("member", "every 5s │", ["when"], []), ("member", "display x = title │", [], ["in", "when"]),
      ("step", "confirm \"a\" │", ["destructive", "message", "no", "yes"], ["from", "secure"]),
      ("step", "let x = choose \"a\" message \"b\" │", ["from", "no"], ["message", "yes"]),
      ("step", "for x │", ["in"], []), ("step", "for x in note.tags │", ["where"], []),
      ("step", "if isValid {\n            } │", ["else", "catch"], ["end"]),
      ("member", "follow x from notes.updates() {\n        } │", ["catch", "end"], []),
      ("example", "given notes.count returns 1 │", ["then"], ["returns"]),
    ])
  func clauses(place: String, code: String, offered: [String], missing: [String]) throws {
    try names(place: place, code: code, offered: offered, missing: missing)
  }

  @Test(
    "Cases and values of the expected type are first",
    arguments: [
      ("member", "display x: Kind = │", [".large", ".small", "kind"]),
      ("example", "expect kind == │", [".large", ".small", "kind"]),
      ("member", "display x: Int = │", ["count"]), ("step", "let x = count + │", ["count"]),
      ("step", "if │ {\n            }", ["false", "true"]), ("step", "_ = try? await notes.save(│", ["note"]),
      ("example", "when kind = │", [".large", ".small", "kind"]), ("example", "given note = │", [".big", "big"]),
    ])
  func expectedTypes(place: String, code: String, first: [String]) throws {
    let labels = try Self.items(place, code).prefix(3).compactMap { $0["label"]?.text }
    #expect(Set(first).isSubset(of: labels), "\(labels)")
    #expect(first.first?.hasPrefix(".") != true || labels.first == first.first)
  }

  @Test(
    "A field has its own declaration, and not that of an edit with its name",
    arguments: [
      ("display x = note.│", "title"), ("display x = Note(│)", "title:"), ("display x = note.with(│)", "title:"),
    ])
  func fields(code: String, label: String) throws {
    let item = try #require(try Self.items("member", code).first { $0["label"]?.text == label })
    #expect(item["detail"]?.text == "let title: String")
    #expect(item["kind"]?.number == 5)
  }

  @Test("The label of an argument inserts a colon, and shows the type of its parameter")
  func labels() throws {
    let item = try #require(
      try Self.items("step", "try await notes.save(note, │").first { $0["label"]?.text == "quietly:" })
    #expect(item["textEdit"]?["newText"]?.text == "quietly: ")
    #expect(item["detail"]?.text == "quietly: Bool")
  }

  @Test("The snippet of a list is code of the language")
  func listSnippet() throws {
    let items = try Self.items("member", "li│")
    let item = try #require(items.first { $0["label"]?.text == "list" })
    #expect(
      item["textEdit"]?["newText"]?.text == #"list ${1:rows} of ${2:RowViewModel}(${3:item}: \$0) in ${0:items}"#)
  }

  @Test(
    "The signature of a call is shown before it is complete",
    arguments: [
      ("step", "try await notes.save(│", "func save(_ note: Note, quietly: Bool) async throws(NotesError) -> Int", 0),
      (
        "step", "try await notes.save(note, quietly: │)",
        "func save(_ note: Note, quietly: Bool) async throws(NotesError) -> Int", 1
      ),
      ("member", "display x = Note(│", "Note(title: String, tags: [String])", 0),
      ("member", "display x = Note(title: │", "Note(title: String, tags: [String])", 0),
      ("member", "display x = count.formatted(│", "Int.formatted(_ style: NumberStyle) -> String", 0),
      ("example", "given notes.find(title: │", "func find(title: String) async -> Note?", 0),
    ])
  func signatures(place: String, code: String, label: String, parameter: Int) throws {
    var session = try Self.session(place, code)
    let help = try session.ask("signatureHelp")
    #expect(help["signatures"]?.all("label") == [label])
    #expect(help["activeParameter"]?.number == parameter)
  }

  @Test("The modules of a project are completed after import")
  func modules() throws {
    let shared = try TemporaryModule(["B.vmodel": "enum B { case b }\n"])
    let name = shared.path.split(separator: "/").last ?? ""
    let app = try TemporaryModule(["vmgen.json": #"{"modules": {"Shared": "../\#(name)"}}"#])
    var session = try Session(folder: app.path)
    session.open("import │\n")
    #expect(try session.ask("completion")["items"]?.all("label") == ["Shared"])
  }
}
