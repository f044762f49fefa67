extension Parser {
  /// Parses `trim`, `debounce 0.5s`, `require … else "…"`, `check … after … else "…"`.
  mutating func parseRule() -> EditRuleSyntax? {
    skipDocumentation()
    let start = token
    guard let word = ruleKeyword() else {
      failRule()
      return nil
    }
    advance()
    let kind = parseRuleKind(word)
    return EditRuleSyntax(range: range(from: start), kind: kind)
  }

  private mutating func ruleKeyword() -> RuleKeyword? {
    guard token.kind == .identifier else { return nil }
    let written = text(token)
    if !token.isQuoted, let word = RuleKeyword(rawValue: written) { return word }
    let known = foreignRules[written]
    guard let meant = known ?? nearNames(to: written, among: ruleKeywords).first else { return nil }
    guard hasValue(of: RuleKeyword(rawValue: meant)) else { return nil }
    reportWord(meant, .foreignWord)
    return RuleKeyword(rawValue: meant)
  }

  /// Whether the value of a rule follows its keyword, which a similar word may have meant. A text is a message.
  private func hasValue(of keyword: RuleKeyword?) -> Bool {
    switch keyword {
    case .trim, nil: true
    case .debounce, .check: !peek().startsLine && beginsValue(peek(), orSign: true)
    case .require: !peek().startsLine && beginsValue(peek(), orSign: true) && peek().kind != .stringStart
    }
  }

  private mutating func failRule() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    let isCondition = token.kind == .identifier && foreignRules[text(token)] == RuleKeyword.require.rawValue
    fail(
      .unknownRule, at: range(of: token), ["word": describe(token), "list": Self.list(RuleKeyword.self)],
      help: isCondition ? "write a condition and a message: `require !name.isEmpty else \"…\"`" : nil)
  }

  private mutating func parseRuleKind(_ word: RuleKeyword) -> EditRuleSyntax.Kind {
    switch word {
    case .trim: return .trim
    case .debounce: return .debounce(parseDelay())
    case .require:
      let condition = parseExpression()
      return .require(condition, message: parseMessage(of: word))
    case .check:
      readsCheck = true
      let value = parseStepValue()
      readsCheck = false
      var delay: Expression?
      if isWord("after"), !isPanicking {
        advance()
        delay = parseDelay()
      }
      return .check(value, after: delay, message: parseMessage(of: word))
    }
  }

  /// Parses a duration. `300 ms` is reported and read as `300ms`.
  mutating func parseDelay() -> Expression {
    let start = token
    return readUnit(after: parseExpression(), from: start)
  }

  /// Reports a unit that is separated from its number, and returns the duration.
  mutating func readUnit(after value: Expression, from start: Token) -> Expression {
    guard isOnLine, token.kind == .identifier, let unit = durationUnits[text(token)], !isPanicking else { return value }
    switch value.kind {
    case .integer(let digits), .decimal(let digits):
      let place = SourceRange(file: file, lower: value.range.upper, upper: token.upper)
      report(
        .unexpectedRest, at: range(of: token), ["found": describe(token)], help: "write `\(digits)\(unit.rawValue)`",
        fixIt: Diagnostic.FixIt(range: place, replacement: unit.rawValue))
      advance()
      return Expression(.duration(digits, unit: unit), range(from: start))
    default: return value
    }
  }

  /// Parses `else "message"`. A missing or different keyword before the message is reported and read as `else`.
  private mutating func parseMessage(of rule: RuleKeyword) -> Expression {
    guard !isPanicking else { return missing }
    if take(.elseKeyword) {
      if token.kind == .leftBrace { failExpected("the message, without braces") }
      return parseExpression()
    }
    let hasSign = token.kind == .comma || token.kind == .colon || token.kind == .equal || token.kind == .arrow
    let hasMessage = isOnLine && (token.kind == .stringStart || (hasSign && peek().kind == .stringStart))
    let place = hasMessage && hasSign ? range(of: token) : afterPrevious
    let fixIt = Diagnostic.FixIt(range: place, replacement: " else")
    report(.missingMessage, at: place, ["rule": rule.rawValue], fixIt: hasMessage ? fixIt : nil)
    guard hasMessage else { return missing }
    if hasSign { advance() }
    return parseExpression()
  }
}
