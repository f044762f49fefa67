extension Parser {
  // MARK: Empty collections

  /// Parses `Set<T>()`, `[T]()` or `[K: V]()`; returns nil at other expressions.
  mutating func parseEmptyCollection() -> Expression? {
    guard beginsEmptyCollection else { return nil }
    let start = token
    let type = parseType()
    advance()
    advance()
    return Expression(.emptyCollection(type), range(from: start))
  }

  /// Whether the brackets of a type are next, and `()` after them.
  private var beginsEmptyCollection: Bool {
    var index = position
    if isWord("Set"), isOnLine, peek().kind == .less, !isSpaceBefore(peek()) { index += 1 }
    var depth = 0
    repeat {
      switch tokens[index].kind {
      case .leftBracket, .less:
        guard [.identifier, .leftBracket].contains(tokens[index + 1].kind) else { return false }
        depth += 1
      case .rightBracket, .greater: depth -= 1
      case .identifier, .colon, .question, .dot: break
      default: return false
      }
      index += 1
    } while depth > 0
    return tokens[index - 1].lower > token.lower && tokens[index].kind == .leftParen && !isSpaceBefore(tokens[index])
      && tokens[index + 1].kind == .rightParen
  }

  /// The type of the empty collection after `=`, in whose place no range is known; nil for other values.
  var typeOfEmptyCollection: TypeSyntax? {
    var ahead = self
    ahead.advance()
    return ahead.beginsEmptyCollection ? TypeSyntax(ahead.parseType().kind, afterPrevious) : nil
  }

  /// Parses an integer in the range of `Int`. With `isNegative`, the range is that of negative numbers.
  mutating func parseInteger(isNegative: Bool) -> Expression {
    height = 1
    let start = token
    let digits = digitsWithoutUnderscores(start)
    advance()
    if Self.magnitude(of: digits, isNegative: isNegative) == nil {
      reportOutOfRange(start, "an Int", "\(Int.min) to \(Int.max)")
    }
    return Expression(.integer(digits), range(of: start))
  }

  private static func magnitude(of digits: String, isNegative: Bool) -> Int? {
    let text: Substring
    let radix: Int
    switch digits.prefix(2) {
    case "0x": (text, radix) = (digits.dropFirst(2), 16)
    case "0b": (text, radix) = (digits.dropFirst(2), 2)
    case "0o": (text, radix) = (digits.dropFirst(2), 8)
    default: (text, radix) = (digits[...], 10)
    }
    return Int((isNegative ? "-" : "") + text, radix: radix)
  }

  mutating func parseDecimal() -> Expression {
    let start = token
    let digits = digitsWithoutUnderscores(start)
    advance()
    // Swift warns of a literal that is infinite, or zero although it has other digits.
    let value = Double(digits) ?? .infinity
    let mantissa = digits.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    if !value.isFinite || (value == 0 && mantissa.contains { $0 > UInt8(ascii: "0") }) {
      reportOutOfRange(start, "a Double", "±5e-324 to ±1.8e308")
    }
    return Expression(.decimal(digits), range(of: start))
  }

  /// Parses `0.5s`, at most a million hours, so that adding a few durations cannot overflow.
  mutating func parseDuration() -> Expression {
    let start = token
    let text = digitsWithoutUnderscores(start)
    advance()
    let number = String(text.prefix { !$0.isLowercase || $0 == "e" })
    let unit = DurationUnit(rawValue: String(text.dropFirst(number.count))) ?? .seconds
    let hours: [DurationUnit: Double] = [.milliseconds: 3_600_000, .seconds: 3600, .minutes: 60, .hours: 1]
    if (Double(number) ?? .infinity) / (hours[unit] ?? 1) > 1_000_000 {
      reportOutOfRange(start, "a duration", "up to 1000000h")
    }
    return Expression(.duration(number, unit: unit), range(of: start))
  }

  private mutating func reportOutOfRange(_ token: Token, _ type: String, _ limits: String) {
    report(.literalOutOfRange(type: type, range: limits), at: range(of: token))
  }

  private func digitsWithoutUnderscores(_ token: Token) -> String {
    let digits = bytes[Int(token.lower)..<Int(token.upper)]
    guard digits.contains(UInt8(ascii: "_")) else { return String(decoding: digits, as: UTF8.self) }
    return String(decoding: digits.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
  }
}

extension Parser {
  /// Parses a string: resolves its escapes, removes its indentation and parses its interpolations.
  mutating func parseString() -> StringLiteral {
    let start = token
    advance()
    var pieces: [Piece] = []
    var highest = 0
    while token.kind != .stringEnd, token.kind != .endOfFile {
      if token.kind == .stringText {
        pieces.append(.text(Int(token.lower)..<Int(token.upper)))
        advance()
      } else {
        pieces.append(.interpolation(parseInterpolation()))
        highest = max(highest, height)
      }
    }
    let end = token
    advance()
    height = highest + 1
    let pounds = bytes[Int(start.lower)..<Int(start.upper)].prefix { $0 == UInt8(ascii: "#") }.count
    // Other quotes, which the lexer has reported, can have three bytes too.
    let isQuoted = bytes[Int(start.upper) - 1] == UInt8(ascii: "\"")
    let isMultiline = isQuoted && start.upper - start.lower - Int32(pounds) == 3
    var decoder = StringDecoder(file: file, bytes: bytes, pounds: pounds)
    if isMultiline, end.upper > end.lower {
      decoder.readIndentation(before: Int(end.lower), after: Int(start.upper))
    }
    let segments = decoder.segments(of: pieces, isMultiline: isMultiline, isClosed: end.upper > end.lower)
    for diagnostic in decoder.diagnostics where isQuoted && diagnostics.count <= maximumDiagnosticCount && !isPanicking
    {
      diagnostics.append(diagnostic)
    }
    return StringLiteral(
      segments: segments, isMultiline: isMultiline,
      range: SourceRange(file: file, lower: start.lower, upper: end.upper))
  }

  /// Parses an interpolation. After a mistake, parsing continues after the interpolation.
  private mutating func parseInterpolation() -> Expression {
    let outer = expressionContext
    expressionContext = ExpressionContext()
    let (start, braces, reported) = (token, braceDepth, diagnostics.count)
    advance()
    height = 0
    if token.kind == .interpolationEnd {
      fail(.unexpectedToken(expected: "an expression in `\\( )`", found: "nothing"), at: range(of: start))
    }
    let result = parseExpression()
    if !isPanicking, token.kind != .interpolationEnd, !failInterpolationFormat(of: result) {
      failExpected("`)` after the interpolated value")
    }
    var level = 1
    while token.kind != .endOfFile {
      if token.kind == .interpolationStart { level += 1 }
      if token.kind == .interpolationEnd { level -= 1 }
      // The lexer reported the missing end. Mistakes in the interpolation follow from it.
      if level == 0, token.lower == token.upper { diagnostics.removeSubrange(reported...) }
      advance()
      if level == 0 { break }
    }
    isPanicking = false
    braceDepth = braces
    expressionContext = outer
    return result
  }
}

/// A part of a string before its escapes are resolved.
enum Piece {
  case text(Range<Int>)
  case interpolation(Expression)
}
