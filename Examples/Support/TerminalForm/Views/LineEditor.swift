/// A line of text with a cursor. Positions are in characters, not in scalars.
struct LineEditor {
  private(set) var text: String
  /// The position of the cursor in characters.
  private(set) var cursor: Int

  init(_ text: String) {
    self.text = text
    cursor = text.count
  }

  /// Replaces the text. The cursor stays after the same characters, or otherwise before as many as before. At the end it
  /// stays at the end.
  mutating func replace(with new: String) {
    let after = text.count - cursor
    let staysAfter = after > 0 && new.hasPrefix(text.prefix(cursor))
    text = new
    cursor = staysAfter ? min(cursor, new.count) : max(0, new.count - after)
  }

  /// Handles a key, and returns whether it edits the text.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .text(let typed): insert(typed)
    case .backspace: remove(cursor - 1..<cursor)
    case .delete: remove(cursor..<cursor + 1)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<text.count)
    case .control("w"): remove(startOfWord..<cursor)
    default: return false
    }
    return true
  }

  private mutating func insert(_ typed: String) {
    let scalars = typed.unicodeScalars.filter { $0.properties.generalCategory != .control }
    // A combining mark merges with the character before it, so compute the cursor from the text before it.
    let before = String(text.prefix(cursor)) + String(String.UnicodeScalarView(scalars))
    text = before + text.dropFirst(cursor)
    cursor = min(before.count, text.count)
  }

  private mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.count)
    text = String(text.prefix(range.lowerBound)) + text.dropFirst(range.upperBound)
    cursor = range.lowerBound
  }

  private var startOfWord: Int {
    let blanks = text.prefix(cursor).reversed().prefix { $0.isWhitespace }.count
    return cursor - blanks - text.prefix(cursor - blanks).reversed().prefix { !$0.isWhitespace }.count
  }
}
