import Testing

@testable import TerminalForm

@Suite struct LineEditorTests {
  @Test(
    "each key edits as usual",
    arguments: [
      ("", [Key.text("ab"), .left, .text("x")], "ax|b"),
      ("abc", [.backspace], "ab|"), ("abc", [.home, .delete], "|bc"),
      ("abc", [.home, .backspace, .left, .end, .delete, .right], "abc|"),
      ("one two", [.control("w")], "one |"), ("one two  ", [.control("w")], "one |"),
      ("one two", [.left, .left, .control("u")], "|wo"), ("one two", [.control("a"), .right, .control("k")], "o|"),
      // Editing operates on whole characters (grapheme clusters).
      ("👩‍💻né", [.backspace, .backspace, .backspace], "|"), ("名前", [.left, .text("x")], "名x|前"),
      // An accent that arrives separately combines with the letter before it.
      ("e", [.text("\u{301}"), .text("!")], "e\u{301}!|"), ("ex", [.left, .text("\u{301}")], "e\u{301}|x"),
      // Pasted line endings are ignored.
      ("", [.text("a\r\nb\u{7}")], "ab|"),
    ])
  func keys(text: String, keys: [Key], expected: String) {
    var edited = LineEditor(text)
    for key in keys { edited.expectsToHandle(key) }
    #expect(edited.shown == expected)
  }

  @Test(arguments: [Key.return, .tab, .escape, .up, .control("c")])
  func otherKeysAreIgnored(key: Key) {
    var edited = LineEditor("abc")
    let isHandled = edited.handle(key)
    #expect(!isHandled)
    #expect(edited.shown == "abc|")
  }

  @Test(
    "setting a text keeps the cursor at the end, after the same characters, or before as many as before",
    arguments: [
      ([], "longer", "longer|"), ([.left], "abX", "ab|X"), ([.left], "longer", "longe|r"), ([.left], "x", "|x"),
      ([.left], "", "|"),
    ]
      as [([Key], String, String)])
  func replaced(keys: [Key], text: String, expected: String) {
    var edited = LineEditor("abc")
    for key in keys { _ = edited.handle(key) }
    edited.replace(with: text)
    #expect(edited.shown == expected)
  }

  @Test func theCursorStaysInTheText() {
    let keys: [Key] = [
      .text("a"), .text("\u{301}"), .text("\u{200D}"), .text("🇫"), .text("🇷"), .text("名"), .text("\u{1F3FD}"), .left,
      .right, .home, .end, .backspace, .delete, .control("w"), .control("u"), .control("k"),
    ]
    var source = SystemRandomNumberGenerator()
    var edited = LineEditor("")
    for _ in 0..<5000 {
      // More characters are typed than deleted, so that the text does not stay empty.
      let key = keys[Int.random(in: 0..<(Bool.random(using: &source) ? 7 : keys.count), using: &source)]
      edited.expectsToHandle(key)
      #expect((0...edited.text.count).contains(edited.cursor))
      if edited.text.count > 40 { edited.replace(with: "") }
    }
  }
}

extension LineEditor {
  fileprivate mutating func expectsToHandle(_ key: Key) {
    let isHandled = handle(key)
    #expect(isHandled, "\(key)")
  }

  /// The text with a bar for the cursor.
  fileprivate var shown: String { text.prefix(cursor) + "|" + text.dropFirst(cursor) }
}
