/// Values of Swift that a literal of the language replaces.
extension Parser {
  // MARK: Forced unwrapping

  /// Fails at the `!` after a value, with the value to write without it.
  mutating func failForcedUnwrap(of base: Expression) {
    let place = base.range.union(range(of: token))
    fail(.forcedUnwrap, at: range(of: token), suggestion: unwrapped(base).map { .write($0, at: place) })
  }

  /// Returns the code of `URL(string: …)!` and of other conversions of texts, without `!`; nil for other values.
  private func unwrapped(_ value: Expression) -> String? {
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1 else { return nil }
    let argument = arguments[0].value
    let written = code(in: argument.range)
    switch (callee.kind, arguments[0].label?.text, argument.kind) {
    case (.name("URL"), "string"?, .string(let literal)):
      if literal.plainText != nil { return "url(\(written))" }
      guard let origin = origin(of: literal) else { return nil }
      let code = "URL(string: \(written)) ?? url(\"\(origin)\")"
      return [.dot, .question, .leftBracket].contains(peek().kind) ? "(\(code))" : code
    case (.name("UUID"), "uuidString"?, .string(let literal)):
      return literal.plainText.map(isUUID) == true ? "uuid(\(written))" : nil
    case (.member(let text, let name), "using"?, .implicitMember) where name.text == "data" && written == ".utf8":
      return "Data(\(code(in: text.range)).utf8)"
    default: return nil
    }
  }

  /// Returns `https://e.com`, the beginning of an address whose host ends before the first interpolation; nil for others.
  private func origin(of literal: StringLiteral) -> String? {
    guard case .text(let start)? = literal.segments.first, let scheme = start.firstRange(of: "://") else { return nil }
    let host = start[scheme.upperBound...].prefix { $0.isLetter || $0.isNumber || "-.:".contains($0) }
    guard !host.isEmpty, let next = start[host.endIndex...].first, "/?#".contains(next) else { return nil }
    return String(start[..<host.endIndex])
  }

  // MARK: Regular expressions

  /// Fails at `/^[a-z]+$/`, with the pattern as a text. Returns false at other tokens.
  mutating func failRegularExpression() -> Bool {
    guard token.kind == .slash, isOnLine, let end = endOfRegularExpression else { return false }
    let place = SourceRange(file: file, lower: token.lower, upper: end)
    let written = code(in: SourceRange(file: file, lower: token.lower + 1, upper: end - 1))
    let isWhole =
      written.hasPrefix("^") && written.hasSuffix("$") && !written.hasSuffix("\\$") && !written.contains("|")
    let pattern = (isWhole ? String(written.dropFirst().dropLast()) : written)
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let call = "matches(\"\(pattern)\")"
    regularExpressions.append(place)
    let test = Self.isTextPattern(written) ? rangeOfTest(after: end, isWhole: isWhole) : nil
    fail(
      .unexpectedToken(expected: "a value", found: "a regular expression"), at: place,
      help: test == nil ? "write the pattern of the whole text as a text: `….\(call)`" : nil,
      suggestion: test.map { .write(call, at: $0) })
    return true
  }

  /// Whether `matches` reads a pattern as Swift does: without options, boundaries and operations of sets.
  private static func isTextPattern(_ pattern: String) -> Bool {
    let escapes = pattern.replacing("\\\\", with: "").split(separator: "\\", omittingEmptySubsequences: false)
      .dropFirst()
    let groups = pattern.split(separator: "(?", omittingEmptySubsequences: false).dropFirst()
    return !pattern.contains("&&") && groups.allSatisfy { $0.hasPrefix(":") }
      && escapes.allSatisfy { $0.first.map { !$0.isLetter && !$0.isNumber || "dDwWsSnt".contains($0) } == true }
  }

  /// The offset after the `/` that ends the regular expression at the current token; nil if none is on the line.
  private var endOfRegularExpression: Int32? {
    var index = Int(token.upper)
    guard bytes[index] > 0x20 else { return nil }
    while index < bytes.count, bytes[index] >= 0x20 {
      if bytes[index] == UInt8(ascii: "/") { return Int32(index + 1) }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Returns the range from the method on of `text.wholeMatch(of: /a/) != nil` or `text.contains(/^a$/)`, whose regular
  /// expression ends at an offset; nil if another value is tested.
  private func rangeOfTest(after end: Int32, isWhole: Bool) -> SourceRange? {
    guard position > 4, let close = tokens[position...].firstIndex(where: { $0.lower >= end }),
      close + 2 < tokens.count, tokens[close].kind == .rightParen
    else { return nil }
    let hasLabel = tokens[position - 1].kind == .colon && isWord("of", tokens[position - 2])
    let method = tokens[position - (hasLabel ? 4 : 2)]
    let isContained = !hasLabel && isWord("contains", method) && isWhole
    let isMatch = hasLabel && (isWord("wholeMatch", method) || isWord("firstMatch", method) && isWhole)
    if isContained { return range(of: method).union(range(of: tokens[close])) }
    guard isMatch, tokens[close + 1].kind == .notEqual, tokens[close + 2].kind == .nilKeyword else { return nil }
    return range(of: method).union(range(of: tokens[close + 2]))
  }
}
