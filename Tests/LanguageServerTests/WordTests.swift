import EditorSession
import Testing
import VmgenSchemaSyntax

@testable import VmgenLanguageServer

/// What the server says about the words of the language.
@Suite struct WordTests {
  /// The words that mean what they mean in Swift.
  private static let wordsOfSwift: Set<String> = [
    "async", "await", "break", "case", "continue", "default", "do", "for", "guard", "if", "let", "return", "switch",
    "throw",
    "try", "var",
  ]

  @Test func eachWordOfTheLanguageHasAMeaning() {
    let bodies: [Body] = [
      .file, .fields, .cases, .functions, .members, .rules, .listRules, .errorPolicy, .steps, .exampleSteps, .routes,
      .statements,
    ]
    let words =
      bodies.flatMap(\.words) + ClauseKeyword.allCases.map(\.rawValue) + StubKeyword.allCases.map(\.rawValue)
      + EventKeyword.allCases.map(\.rawValue) + QuestionKeyword.allCases.map(\.rawValue) + navigationKeywords
      + valueNavigations
    let missing = Set(words).subtracting(Self.wordsOfSwift).filter { Words.meaning(of: $0, isMember: false) == nil }
    #expect(missing.sorted() == [])
  }

  private static let schema = """
    model Note: Identifiable { let id: Int }
    service Store {
        func notes(of page: Int) async throws -> [Note]
        func tidy() async
    }
    viewmodel RowViewModel { input note: Note }
    viewmodel NotesViewModel {
        use store: Store
        edit name = "" { trim }
        list rows of RowViewModel(note: $0) {
            load pages of 2 { page in try await store.notes(of: page.number) }
        }
        command tidy { await store.tidy() }
        on first appear { rows.refresh() }
        example "a" {
            given store.notes returns []
            when tidy()
            expect store.tidy.calls == 1 && rows.phase == .loading
        }
    }

    """

  @Test(
    "A hover over a word shows how it is written and what it means",
    arguments: [
      ("tr│im", "trim", "Removes white space from both ends of the text."),
      ("rows.ref│resh()", "rows.refresh()", "Loads the first page. The rows stay until it is received."),
      ("page.num│ber", "page.number", "The number of the page, from 1."),
      ("tidy.cal│ls", "expect store.save.calls == 1", "How often a function or an event was called in the example."),
      ("rows.pha│se", "phase: ListPhase", "`.loading`, `.empty`, `.noResults`, `.failed` or `.content`."),
    ])
  func hover(place: String, code: String, text: String) throws {
    var session = try Session()
    session.open(Self.schema.replacing(place.replacing("│", with: ""), with: place))
    #expect(try session.ask("hover")["contents"]?["value"]?.text == "```vmodel\n\(code)\n```\n\n\(text)")
  }

  @Test("A label of an argument is no word of the language")
  func label() throws {
    var session = try Session()
    session.open(Self.schema.replacing("notes(of: page", with: "notes(o│f: page"))
    #expect(try session.ask("hover")["contents"]?["value"]?.text.contains("progress") != true)
  }
}
