/// Fixed ICU date patterns, such as `EEEE MMMM d, yyyy`: a mistake in one shows only on a screen.
extension SchemaChecker {
  private static let fieldLetters: Set<UInt8> = Set("GyYuUrQqMLlwWdDFgEecabBhHkKjJCmsSAzZOvVXx".utf8)

  /// Checks an argument of a `pattern` parameter, if it is a literal.
  func checkDatePattern(_ expression: Expression) {
    guard case .string(let literal) = expression.kind, let pattern = literal.plainText else { return }
    var fields: Set<UInt8> = []
    var isQuoted = false
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      guard !isQuoted, (0x61...0x7A).contains(byte | 0x20) else { continue }
      guard Self.fieldLetters.contains(byte) else {
        let letter = String(decoding: [byte], as: UTF8.self)
        report(
          .badDatePattern, at: literal.range, ["problem": "`\(letter)` means nothing in it"],
          help: "quote words with `'…'`: `d 'of' MMMM`")
        return
      }
      fields.insert(byte)
    }
    if isQuoted {
      report(
        .badDatePattern, at: literal.range, ["problem": "a `'` is not closed"],
        help: "close it, or write `''` for an apostrophe")
    } else if fields.isEmpty {
      report(
        .badDatePattern, at: literal.range, ["problem": "it formats no part of the date"],
        help: "name parts of it by their letters: `d MMMM yyyy`")
    } else if fields.contains(UInt8(ascii: "Y")), fields.isDisjoint(with: "wWeEc".utf8) {
      let mended = String(
        decoding: pattern.utf8.map { $0 == UInt8(ascii: "Y") ? UInt8(ascii: "y") : $0 }, as: UTF8.self)
      report(.weekYear, at: literal.range, fixIt: Diagnostic.FixIt(range: literal.range, replacement: "\"\(mended)\""))
    }
  }
}
