import Testing

@testable import VmgenMustache

/// Tests values whose layout depends on the line of their tag.
@Suite struct LayoutTests {
  /// Prints the text before and after its tag.
  private let probe = MustacheValue.text(MustacheText(content: 0) { "<\($0.before)|\($0.after)>" })
  private let block = MustacheValue.text(MustacheText(content: 0) { "\n\($0.before)  a\n\($0.before)" })

  @Test func aTextReceivesTheRestOfItsLine() throws {
    #expect(try rendered("a\n  b {{x}} c\nd", ["x": probe], .code) == "a\n  b <  b | c> c\nd")
  }

  @Test func aTextReceivesTheIndentationOfItsPartial() throws {
    #expect(try rendered("  {{>p}}\n", ["x": probe], .code, partials: ["p": "{{x}};\n"]) == "  <  |;>;\n")
  }

  @Test func aTextReceivesEarlierTextsOfItsLine() throws {
    let data: MustacheValue = ["x": .text(MustacheText(content: 0) { _ in "first" }), "y": probe]
    #expect(try rendered("{{x}} {{y}}", data, .code) == "first <first |>")
  }

  @Test func spacesNextToALineBreakAreRemoved() throws {
    #expect(
      try rendered("  { {{x}} }", ["x": .text(MustacheText(content: 0) { _ in "\n    a\n  " })], .code)
        == "  {\n    a\n  }")
  }

  @Test func aSectionCanPrintATextAsItsContext() throws {
    #expect(try rendered("{{#x}}= {{.}}{{/x}}{{^y}}none{{/y}}", ["x": probe, "y": nil], .code) == "= <= |none>none")
  }

  @Test func aLayoutSectionReceivesItsRenderedContent() throws {
    let layout = MustacheLayout { parts, line in
      parts.map { part in
        switch part {
        case .text(let text): text.uppercased()
        case .value(let value): value.text
        }
      }.joined(separator: "+") + "@\(line.before.count)"
    }
    let data: MustacheValue = ["up": .layout(layout), "n": "name", "x": probe]
    #expect(try rendered("ab{{#up}}f({{n}}, {{x}}){{/up}}.", data, .code) == "abF(NAME, +<|>+)@2.")
  }

  @Test func aTextWithoutATagPrintsAsJSONString() {
    #expect(MustacheValue.list([probe]).json == "[\n  \"<|>\"\n]")
  }
}
