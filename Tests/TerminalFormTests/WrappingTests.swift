import Testing

@testable import TerminalForm

@Suite struct WrappingTests {
  @Test(
    "breaks lines between words and ends with “…” if there is not enough room",
    arguments: [
      ("", 5, 2, ""), ("one two", 7, 1, "one two"), ("one two", 6, 2, "one|two"), ("one two", 3, 2, "one|two"),
      ("one two", 6, 1, "one t…"), ("▣ https://a.b/c", 8, 1, "▣ https…"), ("one two three", 7, 2, "one two|three"),
      ("one two three", 7, 1, "one tw…"),
      ("abcdef", 4, 2, "abcd|ef"), ("abcdef", 4, 1, "abc…"), (" abcdef", 4, 3, "|abcd|ef"),
      ("one\n\ntwo", 5, 3, "one||two"), ("one\ntwo", 5, 1, "one…"), ("名前名前", 5, 2, "名前|名前"), ("名前名前", 5, 1, "名前…"),
      ("名", 1, 1, "…"), ("ab", 0, 1, "…"),
    ])
  func wrapped(text: String, columns: Int, lines: Int, expected: String) {
    #expect(text.wrapped(columns: columns, lines: lines).joined(separator: "|") == expected)
  }
}
