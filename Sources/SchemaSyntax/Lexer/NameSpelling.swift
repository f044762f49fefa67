/// Properties of a schema's names for which linters of generated code have rules.
package struct NameSpelling: Hashable, Sendable {
  /// Whether a name has an underscore after its first character.
  package var hasUnderscores = false
  /// Whether a name has a letter beyond ASCII.
  package var hasUnicodeLetters = false
}

extension SourceFile {
  /// The spelling of all names of the file outside strings and comments.
  package var nameSpelling: NameSpelling {
    var spelling = NameSpelling()
    // Most files have neither character, and are not lexed again.
    guard hasUnderscoreOrUnicode else { return spelling }
    var lexer = Lexer(self)
    lexer.run()
    for token in lexer.tokens where token.kind == .identifier {
      let name = bytes[Int(token.lower)..<Int(token.upper)]
      if name.dropFirst(token.isQuoted ? 2 : 1).contains(UInt8(ascii: "_")) { spelling.hasUnderscores = true }
      if name.contains(where: { $0 >= 0x80 }) { spelling.hasUnicodeLetters = true }
    }
    return spelling
  }

  private var hasUnderscoreOrUnicode: Bool {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "_") || bytes[index] >= 0x80 { return true }
        index += 1
      }
      return false
    }
  }
}
