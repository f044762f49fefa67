extension Parser {
  /// Parses `.a(let v)`, `E.a`, a literal or range, `nil`, `_`, `let x`, `let .a(v)`.
  mutating func parsePattern() -> Pattern {
    guard !isPanicking else { return Pattern(kind: .wildcard, range: afterPrevious) }
    let start = token
    let pattern = Pattern(kind: parsePatternKind(), range: range(from: start))
    guard token.kind == .question, isOnLine, !isSpaceBefore(token), !isPanicking else { return pattern }
    advance()
    return Pattern(kind: .some(pattern), range: range(from: start))
  }

  private mutating func parsePatternKind() -> Pattern.Kind {
    readVariableAsConstant()
    switch token.kind {
    case .letKeyword:
      advance()
      if token.kind == .dot || (isTypeName(token) && peek().kind == .dot) { return parseEnumCase(bindsNames: true) }
      return parseName("a name after `let`").map { .binding($0) } ?? .wildcard
    case .nilKeyword:
      advance()
      return .nilLiteral
    case .identifier where token.upper - token.lower == 1 && bytes[Int(token.lower)] == UInt8(ascii: "_"):
      advance()
      return .wildcard
    case .dot: return parseEnumCase(bindsNames: false)
    case .leftParen where isList: return .tuple(parseList(until: .rightParen, ")") { $0.parsePattern() })
    case .leftParen where isParenthesizedRange:
      advance()
      let (value, side) = parsePatternValue()
      _ = expect(.rightParen, "`)` after the range")
      return side.map { .oneSidedRange(value, $0) } ?? .value(value)
    case .identifier where isTypeName(token) && peek().kind == .dot && peek(2).kind == .identifier:
      return parseEnumCase(bindsNames: false)
    default:
      let (value, side) = parsePatternValue()
      return side.map { .oneSidedRange(value, $0) } ?? .value(value)
    }
  }

  /// Reports `var` before a name or a case, and reads it as `let`.
  private mutating func readVariableAsConstant() {
    guard isWord("var"), !token.isQuoted, isName(peek()) || peek().kind == .dot, !peek().startsLine else { return }
    report(
      .unexpectedToken(expected: "a pattern", found: "`var`"), at: range(of: token),
      suggestion: .write("let", at: range(of: token)))
    replaceToken { $0.kind = .letKeyword }
  }

  /// Parses a value, a range or a one-sided range. Returns the bound of the last.
  private mutating func parsePatternValue() -> (value: Expression, side: RangeSide?) {
    let outer = expressionContext
    expressionContext.readsEqualAsComparison = false
    expressionContext.allowsOneSidedRange = true
    defer { expressionContext = outer }
    let isUpper = token.kind == .halfOpenRange || token.kind == .closedRange
    var side: RangeSide? = isUpper ? (token.kind == .closedRange ? .atMost : .lessThan) : nil
    if isUpper { advance() }
    let value = parseExpression()
    if !isUpper, token.kind == .closedRange, !isPanicking {
      advance()
      side = .atLeast
    }
    return (value, side)
  }

  /// Returns whether a token begins with a capital letter. `E.a` in a pattern is a case, `limits.a` a value.
  func isTypeName(_ token: Token) -> Bool {
    token.kind == .identifier && bytes[Int(token.lower)] >= 0x41 && bytes[Int(token.lower)] <= 0x5A
  }

  /// Parses `child.event(let value)`.
  mutating func parseReceivedEvent() -> Pattern {
    let start = token
    let kind = parseEnumCase(bindsNames: false)
    return Pattern(kind: kind, range: range(from: start))
  }

  /// Parses `.a` or `.a(let v, label: _)`. After `let`, names bind.
  private mutating func parseEnumCase(bindsNames: Bool) -> Pattern.Kind {
    let type = token.kind == .dot ? nil : takeIdentifier()
    advance()
    guard let name = parseName("a case's name after `.`") else { return .wildcard }
    guard token.kind == .leftParen, isOnLine else {
      return .enumCase(type: type, name: name, bindings: [])
    }
    if name.text == "some", type == nil, let wrapped = parseWrapped(bindsNames: bindsNames) { return .some(wrapped) }
    let bindings = parseList(until: .rightParen, ")") { $0.parseBinding(bindsNames: bindsNames) }
    // The values after a mistake are unknown.
    if isPanicking { return .enumCase(type: type, name: name, bindings: []) }
    return .enumCase(type: type, name: name, bindings: bindings)
  }

  /// Parses the `(let x)` or `(.a)` of `.some`; returns nil for several values and for other values.
  private mutating func parseWrapped(bindsNames: Bool) -> Pattern? {
    let start = peek()
    let isName = bindsNames && isName(start) && !isWord("_", start) && peek(2).kind == .rightParen
    guard isName || [.letKeyword, .dot].contains(start.kind) || isWord("_", start) else { return nil }
    advance()
    let wrapped =
      isName ? Pattern(kind: .binding(takeIdentifier()), range: range(from: start)) : parsePattern()
    _ = expect(.rightParen, "`)` after the pattern")
    return wrapped
  }

  private mutating func parseBinding(bindsNames: Bool) -> PatternBinding {
    let start = token
    var label: Identifier?
    if isName(token), peek().kind == .colon {
      label = takeIdentifier()
      advance()
    }
    readVariableAsConstant()
    let isWildcard = isWord("_")
    var name: Identifier?
    var isValue = false
    if isWildcard {
      advance()
    } else if take(.letKeyword) || (bindsNames && isName(token)) {
      name = parseName("a name after `let`")
      if let name, token.kind == .question, !isSpaceBefore(token) {
        fail(
          .unexpectedToken(expected: "`)` or `,`", found: "`?`"), at: range(of: token),
          help: "remove it, and unwrap the value in the case: `if let \(name.text) { … }`")
      }
    } else if patternValues != nil, beginsPatternValue {
      name = parseComparedValue()
      isValue = true
    } else if token.kind != .invalid {
      fail(.unboundValue(found: describe(token)), at: range(of: token))
    } else {
      isPanicking = true
    }
    return PatternBinding(label: label, name: name, range: range(from: start), isValue: isValue)
  }

  /// Whether the current token begins a range in parentheses, as in `case (5...)?:`.
  private var isParenthesizedRange: Bool {
    guard let close = tokens[position...].firstIndex(where: { $0.kind == .rightParen || $0.kind == .endOfFile }),
      tokens[close].kind == .rightParen
    else { return false }
    let isRange = tokens[position..<close].contains { $0.kind == .closedRange || $0.kind == .halfOpenRange }
    let next = tokens[close + 1]
    return isRange && ([.question, .colon, .comma, .rightParen, .equal].contains(next.kind) || isWord("where", next))
  }

  private var beginsPatternValue: Bool {
    beginsValue(token, orSign: true) || token.kind == .halfOpenRange || token.kind == .closedRange
  }

  /// Parses the value in `.server(code: 404)`. Returns the name that the value is compared with.
  private mutating func parseComparedValue() -> Identifier {
    let outer = patternValues
    patternValues = nil
    let (value, side) = parsePatternValue()
    let count = outer?.count ?? 0
    let name = Identifier(text: unusedName() + (count == 0 ? "" : "\(count + 1)"), range: value.range)
    patternValues = (outer ?? []) + [PatternValue(name: name, value: value, side: side)]
    return name
  }

  /// Returns the beginning of a name that hides no name of the file.
  private mutating func unusedName() -> String {
    let name = patternNamePrefix ?? Self.unusedName(in: bytes)
    patternNamePrefix = name
    return name
  }

  static func unusedName(in bytes: [UInt8]) -> String {
    var name = "matched"
    while bytes.contains(Array(name.utf8)) { name += "Value" }
    return name
  }

  /// Parses `.a(code: 404), .b where condition` after `case` or `catch`. The values in a pattern are part of the
  /// condition.
  mutating func parseConditionalPatterns(
    of keyword: String, _ parsePatterns: (inout Parser) -> [Pattern]
  ) -> (patterns: [Pattern], condition: Expression?) {
    var (patterns, values) = withPatternValues(parsePatterns)
    var conditions = values.map { $0.condition() }
    if patterns.count > 1, !isPanicking, let (pattern, condition) = joined(patterns, values) {
      (patterns, conditions) = ([pattern], [condition])
    }
    let isList = patterns.count > 1 && !isPanicking
    if let first = values.first, isList {
      fail(.unboundValue(found: "a value"), at: first.name.range, help: "move the pattern to a `\(keyword)` of its own")
    }
    var condition: Expression?
    if isWord("where"), !patterns.isEmpty, !isPanicking {
      let word = range(of: token)
      advance()
      if token.kind == .leftBrace, !expressionContext.allowsTrailingClosure {
        fail(.unexpectedToken(expected: "a condition after `where`", found: describe(token)), at: range(of: token))
      }
      condition = parseExpression()
      let hasMore = token.kind == .comma && !isPanicking
      if isList || hasMore { report(.conditionOfSeveralPatterns(keyword: keyword), at: word) }
      if hasMore { isPanicking = true }
    }
    condition = conditions.reversed().reduce(condition) { condition, value in
      condition.map { value.joined(with: $0, by: "&&") } ?? value
    }
    return (patterns, condition)
  }

  /// Returns the pattern and the condition of one case with alternative values: `.a(code: 404), .a(code: 410)` is
  /// `.a(code: let matched) where matched == 404 || matched == 410`. Returns nil for other patterns.
  private func joined(_ patterns: [Pattern], _ values: [PatternValue]) -> (Pattern, Expression)? {
    guard case .enumCase(let type, let name, var joined)? = patterns.first?.kind else { return nil }
    var rest = values[...]
    var alternatives: [Expression] = []
    for pattern in patterns {
      guard case .enumCase(let otherType, let otherName, let bindings) = pattern.kind, otherName.text == name.text,
        otherType?.text == type?.text, bindings.count == joined.count, bindings.contains(where: \.isValue)
      else { return nil }
      var condition: Expression?
      for (index, binding) in bindings.enumerated() where binding.name != nil {
        guard binding.isValue, joined[index].label?.text == binding.label?.text, let value = rest.popFirst()
        else { return nil }
        if joined[index].name == nil { joined[index] = binding }
        let test = value.condition(of: joined[index].name)
        condition = condition.map { $0.joined(with: test, by: "&&") } ?? test
      }
      if let condition { alternatives.append(condition) }
    }
    let condition = alternatives.dropFirst().reduce(alternatives.first) { $0?.joined(with: $1, by: "||") }
    let kind = Pattern.Kind.enumCase(type: type, name: name, bindings: joined)
    let others = Array(patterns.dropFirst())
    return condition.map { (Pattern(kind: kind, range: patterns[0].range, alternatives: others), $0) }
  }

  /// Parses patterns, and returns the values in them: `.server(code: 404)` is
  /// `.server(let matched) where matched == 404`.
  mutating func withPatternValues<Part>(
    _ parsePatterns: (inout Parser) -> Part
  ) -> (part: Part, values: [PatternValue]) {
    let outer = patternValues
    patternValues = []
    let part = parsePatterns(&self)
    let values = patternValues ?? []
    patternValues = outer
    return (part, values)
  }
}

/// A value in `.server(code: 404)`, and the name that it is compared with.
struct PatternValue {
  let name: Identifier
  let value: Expression
  let side: RangeSide?

  /// Returns the condition for the value of a name, by default ``name``.
  func condition(of matched: Identifier? = nil) -> Expression {
    let matched = matched ?? name
    guard case .binary(let lower, let sign, let upper) = value.kind, let side = RangeSide(upTo: sign.text) else {
      return compare(matched, side?.rawValue ?? "==", value)
    }
    return compare(matched, RangeSide.atLeast.rawValue, lower)
      .joined(with: compare(matched, side.rawValue, upper), by: "&&")
  }

  private func compare(_ matched: Identifier, _ sign: String, _ value: Expression) -> Expression {
    let sign = Identifier(text: sign, range: value.range.start)
    return Expression(.binary(Expression(.name(matched.text), value.range), sign, value), value.range)
  }
}

extension Expression {
  fileprivate func joined(with other: Expression, by sign: String) -> Expression {
    Expression(.binary(self, Identifier(text: sign, range: range.start), other), range.union(other.range))
  }
}
