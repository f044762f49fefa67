/// What stands out in the spelling of a schema's names: formatters have rules on it.
package struct NameSpelling: Hashable, Sendable {
  /// A name has an underscore behind its first character.
  package var hasUnderscores = false
  /// A name has a letter beyond ASCII.
  package var hasUnicodeLetters = false
}

extension SourceFile {
  /// The spelling of all names that the file has outside strings and comments.
  package var nameSpelling: NameSpelling {
    var spelling = NameSpelling()
    // Most files have neither anywhere, and are not lexed again.
    guard bytes.contains(where: { $0 == UInt8(ascii: "_") || $0 >= 0x80 }) else { return spelling }
    var lexer = Lexer(self)
    lexer.run()
    for token in lexer.tokens where token.kind == .identifier {
      let name = bytes[Int(token.lower)..<Int(token.upper)]
      if name.dropFirst(token.isQuoted ? 2 : 1).contains(UInt8(ascii: "_")) { spelling.hasUnderscores = true }
      if name.contains(where: { $0 >= 0x80 }) { spelling.hasUnicodeLetters = true }
    }
    return spelling
  }
}
