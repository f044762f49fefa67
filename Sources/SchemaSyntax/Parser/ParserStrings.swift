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
      fail(.unexpectedToken, at: range(of: start), ["expected": "an expression in `\\( )`", "found": "nothing"])
    }
    let result = parseExpression()
    if !isPanicking, token.kind != .interpolationEnd { failExpected("`)` after the interpolated value") }
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
