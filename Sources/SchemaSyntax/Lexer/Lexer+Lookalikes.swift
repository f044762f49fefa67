/// Characters that begin no token, and those that only look like another one.
extension Lexer {
  /// Reports a character that begins no token. A run of such characters is reported once.
  mutating func lexUnexpected() {
    let start = index
    if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: ".") {
      index += 1
      return add(.backslash, from: start)
    }
    guard let (scalar, length) = decodeScalar(bytes, at: index) else {
      // `checkText` has reported invalid UTF-8.
      while index < end, bytes[index] >= 0x80, decodeScalar(bytes, at: index) == nil { index += 1 }
      return add(.invalid, from: start)
    }
    if let closing = closingQuotes[scalar], let quote = closingQuote(among: closing, from: start + length) {
      return lexQuoted(textStart: start + length, textEnd: quote.lower, end: quote.upper)
    }
    index += length
    while classes[Int(bytes[index])] == .nonASCII, let (next, length) = decodeScalar(bytes, at: index),
      lookalikes[next] == nil, !next.properties.isXIDStart
    {
      index += length
    }
    let isVisible = scalar.value > 0x20 && !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{A0}"
    let name = isVisible ? "`\(scalar)` (\(codePointName(scalar)))" : codePointName(scalar)
    let meant = lookalikes[scalar].flatMap { fits($0, after: start + length) ? $0 : nil }
    let fixIt = meant.map { Diagnostic.FixIt(range: range(start, start + length), replacement: $0) }
    report(
      .unexpectedCharacter(
        character: scalar.isASCII && isVisible ? "`\(scalar)`" : name, advice: advice(on: scalar, meaning: meant)),
      start, index, fixIt: fixIt)
    if lookalikes[scalar] == " " { flags.hasSpaceBefore = true } else { add(.invalid, from: start) }
  }

  private func advice(on scalar: Unicode.Scalar, meaning meant: String?) -> String {
    if let meant { return meant == " " ? "write a plain space" : "write `\(meant)`" }
    if closingQuotes[scalar] != nil { return "write a text in double quotes, or remove it" }
    return scalar == "\\" && classes[Int(bytes[index])] == .letter
      ? "remove the type; a key path begins with a backslash and a dot" : "remove it"
  }

  // MARK: Quotes

  /// Reads `'…'`, `“…”` or another pair of quotes as a string, and reports the quotes.
  private mutating func lexQuoted(textStart: Int, textEnd: Int, end: Int) {
    let start = index
    let text = String(decoding: bytes[textStart..<textEnd], as: UTF8.self)
    let fixIt = Diagnostic.FixIt(range: range(start, end), replacement: "\"\(text)\"")
    report(.singleQuotes, start, end, fixIt: text.utf8.contains(UInt8(ascii: "\"")) ? nil : fixIt)
    index = textStart
    add(.stringStart, from: start)
    index = textEnd
    addText(from: textStart)
    index = end
    add(.stringEnd, from: textEnd)
  }

  /// Returns the first of some quotes on the line.
  private func closingQuote(among closing: String.UnicodeScalarView, from start: Int) -> (lower: Int, upper: Int)? {
    var place = start
    while place < end, classes[Int(bytes[place])] != .lineBreak {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      let (scalar, length) = decodeScalar(bytes, at: place) ?? (" ", 1)
      if closing.contains(scalar) { return (place, place + length) }
      place += length
    }
    return nil
  }

  // MARK: Lookalikes

  /// Returns whether a token can replace the lookalike before `next`: an operator needs its operands.
  private func fits(_ meant: String, after next: Int) -> Bool {
    if meant == "\"" { return isQuoteMissing(after: next) }
    guard operators.contains(meant) else { return true }
    let isSpaced = [.space, .lineBreak].contains(classes[Int(bytes[next])])
    guard flags.startsLine == false, let last = tokens.last else { return false }
    guard last.kind.endsOperand else {
      return (meant == "-" || meant == "!") && last.kind.precedesOperand && !isSpaced && beginsOperand(next)
    }
    let mustBeEven = meant == "-" || meant == "..."
    guard meant != "!", !mustBeEven || flags.hasSpaceBefore == isSpaced else { return false }
    var place = next
    while classes[Int(bytes[place])] == .space, place < end { place += 1 }
    return beginsOperand(place)
  }

  private func beginsOperand(_ place: Int) -> Bool {
    switch classes[Int(bytes[place])] {
    case .letter, .digit, .doubleQuote, .backquote, .dollar, .dot: true
    case .nonASCII: decodeScalar(bytes, at: place)?.scalar.properties.isXIDStart == true
    default: bytes[place] == UInt8(ascii: "(") || bytes[place] == UInt8(ascii: "[")
    }
  }

  /// Whether the rest of the line has a closing `"` without an opening one.
  private func isQuoteMissing(after start: Int) -> Bool {
    var (place, count) = (start, 0)
    while place < end, classes[Int(bytes[place])] != .lineBreak {
      if bytes[place] == UInt8(ascii: "\"") { count += 1 }
      place += 1
    }
    return count % 2 == 1
  }
}

extension Token.Kind {
  fileprivate var endsOperand: Bool {
    switch self {
    case .identifier, .integer, .decimal, .duration, .closureParameter, .stringEnd, .rightParen, .rightBracket,
      .rightBrace, .trueKeyword, .falseKeyword, .nilKeyword:
      true
    default: false
    }
  }

  /// Whether an operand with a prefix operator can follow.
  fileprivate var precedesOperand: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .equal, .question, .inKeyword, .ifKeyword,
      .interpolationStart:
      true
    default: Precedence.of(self) != nil
    }
  }
}

/// Characters that word processors and other keyboard layouts insert, and the character to write instead.
private let lookalikes: [Unicode.Scalar: String] = [
  "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "\"", "’": "\"", "–": "-", "—": "-", "−": "-", "×": "*",
  "÷": "/", "≤": "<=", "≥": ">=", "≠": "!=", "…": "...", "→": "->", "；": ";", "，": ",", "：": ":", "（": "(", "）": ")",
  "\u{37E}": ";", "¬": "!", "∧": "&&", "∨": "||", "\u{A0}": " ", "\u{3000}": " ",
]

/// The operators among the characters to write.
private let operators: Set<String> = ["-", "*", "/", "<=", ">=", "!=", "...", "!", "&&", "||"]

/// Quotes of other languages and of texts, and those that close them.
private let closingQuotes: [Unicode.Scalar: String.UnicodeScalarView] = [
  "'": "'", "“": "”“", "”": "”", "„": "“”", "«": "»", "»": "«", "‘": "’‘", "’": "’",
].mapValues(\.unicodeScalars)
