/// A line of text with a cursor in it. Cursor and edits count characters as people do, not scalars.
struct LineEditor {
  private(set) var text: String
  /// In characters; what is typed goes before that one.
  private(set) var cursor: Int

  init(_ text: String) {
    self.text = text
    cursor = text.count
  }

  /// Another text; the cursor stays at the end where it was there.
  mutating func replace(with new: String) {
    let wasAtEnd = cursor == text.count
    text = new
    cursor = wasAtEnd ? text.count : min(cursor, text.count)
  }

  /// Does what the key asks for; false for a key that edits nothing.
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
    // A combining mark joins the character before it, so the cursor is found by what stands before it.
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
