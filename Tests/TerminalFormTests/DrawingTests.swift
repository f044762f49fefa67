import Testing

@testable import TerminalDriver
@testable import TerminalForm

@Suite struct DrawingTests {
  @Test(
    "the width of a character is the width in terminals",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("名", 2), ("한", 2), ("ｗ", 2), ("👩‍💻", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1),
      ("1", 1), ("•", 1),
      ("─", 1),
    ] as [(Character, Int)])
  func width(character: Character, columns: Int) { #expect(character.terminalWidth == columns) }

  @Test func controlCharactersAndCombiningMarksAreMadeVisible() {
    var canvas = Canvas(Size(columns: 8, rows: 1))
    canvas.draw("a\u{1B}\tb\u{AD}", at: Point(column: 0, row: 0))
    #expect(canvas.lines == ["a··b·"])
    canvas.draw("\u{301}x", at: Point(column: 0, row: 0))
    #expect(canvas.lines == ["◌\u{301}x·b·"])
  }

  @Test func aWideCharacterIsNeverDrawnInHalf() {
    var canvas = Canvas(Size(columns: 5, rows: 1))
    canvas.draw("名前名", at: Point(column: 0, row: 0))
    #expect(canvas.lines == ["名前"])
    canvas.draw("x", at: Point(column: 1, row: 0))
    #expect(canvas.lines == [" x前"])
    canvas.draw("x", at: Point(column: 2, row: 0))
    #expect(canvas.lines == [" xx"])
  }

  @Test func drawingOutsideTheCanvasIsClipped() {
    var canvas = Canvas(Size(columns: 3, rows: 2))
    for row in -1...2 { canvas.draw("abcdef", at: Point(column: -1, row: row)) }
    #expect(canvas.lines == ["bcd", "bcd"])
    canvas.draw("abc", at: Point(column: 0, row: 0), columns: -1)
    var nothing = Canvas(Size(columns: 0, rows: 0))
    nothing.draw("a", at: Point(column: 0, row: 0))
    #expect(nothing.cells.isEmpty)
  }

  @Test func anUpdateContainsOnlyTheCellsThatDiffer() {
    var old = Canvas(Size(columns: 20, rows: 2))
    old.draw("count: 1", at: Point(column: 0, row: 1))
    var new = old
    new.draw("2", at: Point(column: 7, row: 1))
    #expect(ScreenUpdate(from: old, to: old, inColor: true).text == "")
    let text = ScreenUpdate(from: old, to: new, inColor: true).text
    #expect(text == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[2;8H\u{1B}[0m2\u{1B}[0m\u{1B}[?2026l")
  }

  @Test func stylesAreKeptWithoutColors() {
    let style = Style(color: .red, isBold: true)
    #expect(style.sequence(inColor: true) == "\u{1B}[0;1;31m")
    #expect(style.sequence(inColor: false) == "\u{1B}[0;1m")
  }

  @Test func anUpdateLeadsFromAnyContentToTheDrawnContent() {
    let size = Size(columns: 12, rows: 3)
    var emulator = Emulator(ScreenSize(columns: size.columns, rows: size.rows))
    var shown: Canvas?
    for _ in 0..<300 {
      let next = Canvas.random(size, startingWith: Bool.random() ? shown : nil)
      emulator.receive(Array(ScreenUpdate(from: shown, to: next, inColor: true).text.utf8))
      #expect(emulator.screen.lines == next.lines)
      #expect(emulator.screen.isCursorVisible == (next.cursor != nil))
      for (cell, expected) in zip(emulator.screen.cells, next.cells) {
        #expect(cell.style.isBold == expected.style.isBold)
        #expect(cell.style.color == expected.style.color?.rawValue)
      }
      shown = next
    }
    #expect(emulator.unknownSequences == [])
  }
}

extension Canvas {
  /// The lines without trailing spaces.
  var lines: [String] {
    (0..<size.rows).map { row in
      let characters = (0..<size.columns).compactMap { self[Point(column: $0, row: row)].character }
      return String(characters.reversed().drop { $0 == " " }.reversed())
    }
  }

  static func random(_ size: Size, startingWith start: Canvas?) -> Canvas {
    var canvas = start ?? Canvas(size)
    for _ in 0..<Int.random(in: 0...4) {
      let words = ["a", "long text", "名前", "e\u{301}", "👩‍💻🇫🇷", "한 1", "   "]
      let point = Point(column: .random(in: -2...12), row: .random(in: 0..<size.rows))
      let style = Style(color: [nil, .red, .cyan].randomElement() ?? nil, isBold: .random())
      canvas.draw(words.randomElement() ?? "", at: point, style)
    }
    canvas.cursor = Bool.random() ? Point(column: 1, row: 1) : nil
    return canvas
  }
}
