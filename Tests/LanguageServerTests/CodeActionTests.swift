import EditorSession
import Foundation
import Testing

/// The fixes that the server offers.
@Suite struct CodeActionTests {
  private struct Action {
    let title: String
    let isPreferred: Bool
    /// The text after the action.
    let result: String
    /// The UTF-16 offsets of the code that the action writes.
    let written: Range<Int>
  }

  private static func actions(_ text: String) throws -> [Action] {
    var session = try Session()
    session.open(text)
    return try actions(&session, text)
  }

  /// Returns the quick fixes in a range, or in the whole text.
  private static func actions(_ session: inout Session, _ text: String, in range: JSON? = nil) throws -> [Action] {
    var parameters: [String: Any] = ["context": ["diagnostics": [Any](), "only": ["quickfix"]] as [String: Any]]
    if let range { parameters["range"] = range.value }
    return try session.askAll("codeAction", parameters).list.map { action in
      let edits = action["edit"]?["documentChanges"]?.list.flatMap { $0["edits"]?.list ?? [] } ?? []
      let start = RenamingTests.offset(edits.first?["range"]?["start"], in: text)
      return Action(
        title: action["title"]?.text ?? "", isPreferred: action["isPreferred"]?.text == "1",
        result: RenamingTests.applied(edits, to: text),
        written: start..<start + (edits.first?["newText"]?.text.utf16.count ?? 0))
    }
  }

  @Test(
    "Several fixes of a mistake are offered, and those that end in another error are not",
    arguments: [
      ("display text: String = titlex", ["Write `titles`", "Write `title`"], nil),
      ("display text: String = count", ["Format it: `count.formatted()`", "Write `\"\\(count)\"`"], 0),
      ("display text: String = note", ["Write `note ?? \"\"`"], nil),
      ("display text: String = count > 0 ? note : title", ["Write `(note ?? \"\")`"], nil),
      ("display number: Int = note.count", ["Write `(note ?? \"\")`"], nil),
      ("display number = note.count", ["Write `?.`", "Write `(note ?? \"\")`"], nil),
    ] as [(String, [String], Int?)])
  func severalFixes(member: String, titles: [String], preferred: Int?) throws {
    let schema = """
      viewmodel V {
          input title: String
          input titles: String
          input count: Int
          input note: String?
          \(member)
      }

      """
    let actions = try Self.actions(schema)
    #expect(actions.map { $0.title.prefix { $0 != "," } } == titles.map { $0[...] })
    #expect(actions.firstIndex(where: \.isPreferred) == preferred)
    for action in actions {
      var session = try Session()
      session.open(action.result)
      session.settle()
      #expect(session.diagnostics() == [], "\(action.result)")
    }
  }

  private static let mistakes: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../SchemaLanguageTests")
      .standardized
    let files = ["Checker/Mistakes", "Parser/Mistakes"].flatMap { name in
      (try? FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil))
        ?? []
    }
    return files.map(\.path).sorted()
  }()

  @Test("The code that a fix writes has no other error", arguments: mistakes)
  func fixesOfMistakes(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for part in text.split(separator: /(?m)^===.*\n/) {
      let schema = String(part)
      var session = try Session()
      session.open(schema)
      session.settle()
      let found = session.published
      let known = Set(found.map { $0["message"]?.text })
      for range in found.compactMap({ $0["range"] }) {
        for action in try Self.actions(&session, schema, in: range) {
          var fixed = try Session()
          fixed.open(action.result)
          fixed.settle()
          let new = fixed.published.filter { diagnostic in
            guard diagnostic["severity"]?.number == 1, !known.contains(diagnostic["message"]?.text) else {
              return false
            }
            let lower = RenamingTests.offset(diagnostic["range"]?["start"], in: action.result)
            let upper = RenamingTests.offset(diagnostic["range"]?["end"], in: action.result)
            return lower < action.written.upperBound && action.written.lowerBound < upper
          }
          let messages = new.map { $0["message"]?.text ?? "" }.filter { !$0.contains("fails: ") }
          #expect(messages.isEmpty, "\(action.title):\n\(action.result)")
        }
      }
    }
  }
}
