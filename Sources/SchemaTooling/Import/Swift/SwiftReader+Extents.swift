/// The extents of types, values and statements.
extension SwiftReader {
  /// Reads the tokens of a type: up to `=`, `{`, `,` or a new line.
  mutating func typeTokens(until end: Int = .max) -> ArraySlice<SwiftToken> {
    let (start, end) = (index, min(end, tokens.count - 1))
    var angles = 0
    while index < end {
      let isContinued = index == start || ["->", ":", ",", "&", ".", "<"].contains(tokens[index - 1].text)
      if token.startsLine, !isContinued, !["->", "&", ".", ">"].contains(token.text) { break }
      if token.isSymbol("<") { angles += 1 }
      if token.isSymbol(">") { angles -= 1 }
      if angles <= 0, ["=", "{", ",", ")", ";", "}"].contains(token.text) { break }
      if token.isWord("where") { break }
      skipToken()
    }
    return tokens[start..<max(start, min(index, end))]
  }

  /// Reads the tokens of a value: up to `,` or a new line that does not continue it.
  mutating func valueTokens(until end: Int = .max) -> ArraySlice<SwiftToken> {
    let (start, end) = (index, min(end, tokens.count - 1))
    var angles = 0
    while index < end {
      let last = tokens[max(index - 1, 0)]
      let isContinued =
        index == start || (last.kind == .symbol && ![")", "]", "}", "!", "?"].contains(last.text))
        || (token.kind == .symbol && ![")", "]", "}", "{", "@", "(", "["].contains(token.text))
      if token.startsLine, !isContinued { break }
      // `Subject<Row, Never>()`: an angle behind a type without white space is no operator.
      if token.isSymbol("<"), last.kind == .word, last.upper == token.lower, last.text.first?.isUppercase == true {
        angles += 1
      } else if token.isSymbol(">"), angles > 0 {
        angles -= 1
      }
      if angles > 0, token.isSymbol(",") {
        index += 1
        continue
      }
      if [",", ";", "}", ")"].contains(token.text), token.kind == .symbol { break }
      if token.isSymbol("{"), ["didSet", "willSet"].contains(tokens[index + 1].text) { break }
      skipToken()
    }
    return tokens[start..<max(start, min(index, end))]
  }

  /// Reads the tokens between angle brackets.
  mutating func typeArguments(_ end: Int) -> ArraySlice<SwiftToken> {
    let start = index + 1
    var angles = 0
    repeat {
      if token.isSymbol("<") { angles += 1 }
      if token.isSymbol(">") { angles -= 1 }
      skipToken()
    } while angles > 0 && index < end
    return tokens[start..<max(start, index - 1)]
  }

  /// Skips a token, or brackets with their content.
  mutating func skipToken() { index = (token.closing ?? index) + 1 }

  /// Skips the rest of a statement, which ends with its line.
  mutating func skipStatement(_ end: Int) {
    // A composition of protocols can have several lines.
    repeat {
      skipToken()
    } while index < end && !token.isSymbol(";")
      && (!token.startsLine || token.isSymbol("&") || ["=", "&"].contains(tokens[index - 1].text))
  }

  static func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }
}
