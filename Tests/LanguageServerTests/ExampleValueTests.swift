import EditorSession
import Testing

/// The values and results of examples, as the editor shows them.
@Suite struct ExampleValueTests {
  private static func hints(_ session: inout Session) throws -> [String] {
    try session.askAll("inlayHint").list.map { "\($0["position"]?["line"]?.number ?? -1) \($0["label"]?.text ?? "")" }
  }

  @Test("Each member shows its value in the first example")
  func valuesOfTheFirstExample() throws {
    var session = try FeatureTests.session(after: "model Person")
    let hints = try Self.hints(&session)
    #expect(
      hints == [
        "12 = Person(name: \"Ada\", age: 20)", "13 = .happy", "15 = \"Ada 🎈 20\"", "16 = false", "17 = \"Junior\"",
        "18 ✗ \"Too long\"", "19 cannot run",
      ])
  }

  @Test("The values are those of the example at the cursor, up to the step at the cursor")
  func valuesAtTheCursor() throws {
    var session = try FeatureTests.session(after: "given person = Person(name: \"Ada\"")
    _ = try session.ask("documentHighlight")
    #expect(try Self.hints(&session).contains("18 = \"\""))
    session = try FeatureTests.session(after: "expect badge == \"Sen")
    _ = try session.ask("documentHighlight")
    #expect(try Self.hints(&session).contains("17 = \"Senior\""))
  }

  @Test("A hover and a tooltip shorten a very long value, and have its length")
  func veryLongValues() throws {
    var session = try Session()
    let text = String(repeating: "a", count: 5_000)
    session.open(
      "viewmodel V {\n    input text: String\n    display ti│tle = text\n"
        + "    example \"long\" { given text = \"\(text)\" }\n}\n")
    let shown = "\"" + text.prefix(999) + "… (5002 characters)\n```"
    #expect(try session.ask("hover")["contents"]?["value"]?.text.contains(shown) == true)
    let tooltips = try session.askAll("inlayHint").list.map { $0["tooltip"]?["value"]?.text ?? "" }
    #expect(tooltips.count == 2 && tooltips.allSatisfy { $0.hasSuffix(shown) })
  }

  @Test("A lens of each example has its result, and chooses the example")
  func lenses() throws {
    var session = try FeatureTests.session(after: "model Person")
    #expect(try Self.lenses(&session) == ["… not run · values shown", "… not run"])
    session.settle()
    #expect(try Self.lenses(&session) == ["✓ passed · values shown", "✓ passed"])
    let lens = try session.askAll("codeLens").list.last?["command"]
    let arguments = lens?["arguments"]?.list.map(\.text) ?? []
    _ = try session.request(
      "workspace/executeCommand", ["command": lens?["command"]?.text ?? "", "arguments": arguments])
    #expect(try Self.lenses(&session) == ["✓ passed", "✓ passed · values shown"])
    #expect(try Self.hints(&session).contains("17 = \"Senior\""))
  }

  @Test("A failure is counted among the rows of a table")
  func tables() throws {
    var session = try Session()
    session.open(
      "viewmodel V {\n    input x: Int\n    display y = x + 1\n    example \"adds\" for (x, y) in [(1, 2), (2, 2)] {\n"
        + "        given x = x\n        expect y == y\n    }\n}\n")
    session.settle()
    #expect(try Self.lenses(&session).count == 1)
  }

  @Test("A view model whose stored values have an error shows no values, another one does")
  func errors() throws {
    var session = try Session()
    session.open(
      "viewmodel A {\n    display x = 1\n    state y: Int = unknown\n    example \"a\" { expect x == 1 }\n}\n"
        + "viewmodel B {\n    display x = 2\n    example \"b\" { expect x == 2 }\n}\n")
    #expect(try Self.hints(&session) == ["6 = 2"])
  }

  @Test("A formula with an error, and what reads it, has no value; the other members have theirs")
  func formulasWithErrors() throws {
    func schema(_ total: String, _ step: String = "count += 1") -> String {
      """
      viewmodel A {
          state count = 1
          display total = \(total)
          display text = "\\(total)"
          display double = count * 2
          command add { \(step) }
          example "a" {
              when add()
              expect total == 4
          }
      }
      """
    }
    var session = try Session()
    session.open(schema("count * 3"))
    #expect(try Self.hints(&session) == ["1 = 2", "2 = 6", "3 = \"6\"", "4 = 4", "5 can run"])
    session.change(schema("cuont * 3"))
    #expect(try Self.hints(&session) == ["1 = 2", "4 = 4", "5 can run"])
    session.change(schema("count * 3", "count += cuont"), version: 3)
    #expect(try Self.hints(&session) == [])
  }

  @Test("If an error affects the example at the cursor, the values are those of another one")
  func unfinishedExamples() throws {
    func schema(_ cursor: String, _ code: String = "") -> String {
      "viewmodel A {\n    input n: Int\n    display t = \"\\(n)\"\n    example \"one\" {\n        given n = 1\n        expect t == \"1\"\n    }\n"
        + "    example \"two\" {\n        given n = 2\n        expect t == \(cursor)\"2\"\n\(code)    }\n}\n"
    }
    var session = try Session()
    session.open(schema("│"))
    _ = try session.ask("documentHighlight")
    #expect(try Self.hints(&session) == ["1 = 2", "2 = \"2\""])
    session.change(schema("", "        expect t.\n"))
    #expect(try Self.hints(&session) == ["1 = 1", "2 = \"1\""])
    session.settle()
    #expect(try Self.lenses(&session) == ["✓ passed · values shown", "– not run: an error affects it"])
  }

  @Test("Other work can follow each example that takes long")
  func longExamples() throws {
    let example = "        when sum()\n        expect total > 0\n    }\n"
    var session = try Session()
    session.open(
      "viewmodel A {\n    state total = 0\n    display text = \"\\(total)\"\n    command sum {\n"
        + "        total = (0..<20000).map { $0 * 2 }.sum()\n    }\n"
        + (0..<3).map { "    example \"\($0)\" {\n\(example)" }.joined() + "}\n")
    session.server.work()
    #expect(try Self.lenses(&session).compactMap(\.self).count { $0.hasPrefix("… not run") } == 3)
    session.server.work()
    #expect(try Self.lenses(&session).compactMap(\.self).count { $0.hasPrefix("… not run") } == 2)
    session.settle()
    #expect(try Self.lenses(&session).compactMap(\.self).count { $0.hasPrefix("✓ passed") } == 3)
  }

  @Test("A long value is shortened, and whole in the tooltip")
  func longValues() throws {
    var session = try Session()
    session.open(
      "viewmodel A {\n    let x: String\n    example \"a\" {\n        given x = \"\(String(repeating: "ä", count: 50))\"\n    expect x == x }\n}\n"
    )
    let hint = try session.askAll("inlayHint").list.first
    #expect(hint?["label"]?.text.count == 32)
    #expect(hint?["tooltip"]?["value"]?.text.contains(String(repeating: "ä", count: 50)) == true)
  }

  private static func lenses(_ session: inout Session) throws -> [String?] {
    try session.askAll("codeLens").list.map { $0["command"]?["title"]?.text }
  }
}
