import Testing

@testable import VmgenProjectGeneration
@testable import vmgen

@Suite struct SourceLineTests {
  private static let characters: [(Character, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("👩‍🚀", 2), ("🇩🇪", 2),
    ("❤️", 2), ("\u{200B}", 0), ("\t", TerminalWidth.tabWidth), ("→", 1),
  ]

  @Test(arguments: characters)
  func charactersHaveTheirWidthInATerminal(character: Character, width: Int) {
    #expect(TerminalWidth.width(of: character) == width)
  }

  @Test(arguments: ["", "let a = 1", "\tlet 日本 = \"👩🏽‍🚀\"", "e\u{301}\u{301}x", "\u{FEFF}a", "\r"])
  func columnsNeverDecreaseAndEndWithTheLine(text: String) {
    let line = SourceLine(Array(text.utf8)[...], focus: 0)
    let columns = (0...text.utf8.count).map(line.column(of:))
    #expect(columns == columns.sorted())
    #expect(columns.last == line.text.reduce(0) { $0 + TerminalWidth.width(of: $1) })
  }

  @Test(arguments: [0, 1, 139, 140, 141, 500, 999, 1_000, 5_000])
  func aLongLineIsTruncatedAroundTheMarkedRange(focus: Int) {
    let bytes = (0..<1_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    let line = SourceLine(bytes[...], focus: focus)
    #expect(line.text.count <= SourceLine.widest + 2)
    let offset = min(focus, 999)
    #expect(Array(line.text)[line.column(of: offset)] == Character(Unicode.Scalar(bytes[offset])))
  }

  @Test func aLongLineIsNotTruncatedWithinACharacter() {
    let line = SourceLine(Array(String(repeating: "日", count: 200).utf8)[...], focus: 301)
    #expect(!line.text.contains("\u{FFFD}"))
  }
}
