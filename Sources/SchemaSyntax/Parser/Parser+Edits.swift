extension Parser {
  /// Parses `edit age = $user.age as text { rules }` after its keyword.
  mutating func parseEdit(_ documentation: [String], from start: Token) -> MemberSyntax? {
    if token.kind == .dollar, isOnLine {
      fail(
        .unexpectedToken(expected: "an edit's name", found: "`$`"), at: range(of: token),
        help: "write `edit name = $…`")
    }
    guard let name = parseName("an edit's name") else { return nil }
    let type = parseOptionalType(after: name)
    let value = parseEditValue(of: name, type)
    let text = isWord("as") && !isPanicking ? parseEditText() : nil
    if isWord("when"), isOnLine, !isPanicking, beginsOperand(peek()) || peek().kind == .exclamation {
      fail(
        .unexpectedRest(found: "`when`"), at: range(of: token),
        help: "an edit has no condition; let the view read a `display` instead")
    }
    failObserver(of: name)
    var rules: [EditRuleSyntax] = []
    if token.kind == .leftBrace {
      parseBody(.rules, of: start) { parser in
        if let rule = parser.parseEditRule() { rules.append(rule) }
      }
    }
    return .edit(
      EditSyntax(
        documentation: documentation, range: range(from: start), name: name, type: type, value: value, text: text,
        rules: rules))
  }

  private mutating func parseEditValue(of name: Identifier, _ type: TypeSyntax?) -> EditValueSyntax {
    if let value = omittedValue(of: name, type) { return .own(value) }
    return readEqual(after: "`\(name.text)`") ? parseEditValue() : .own(missing)
  }

  /// Parses `$path ?? default`, or the initial value of an edit that stores its own value.
  private mutating func parseEditValue() -> EditValueSyntax {
    guard token.kind == .dollar, peek().kind == .identifier, !peek().startsLine else {
      readsEditValue = true
      let value = parseExpression(in: .beforeAs)
      readsEditValue = false
      return .own(value)
    }
    if isSpaceBefore(peek()) { reportUnevenSpacing() }
    advance()
    let path = parse(in: .beforeAs) { $0.parsePostfix() }
    guard token.kind == .questionQuestion, !token.startsLine || isSpaceAfter(token), take(.questionQuestion) else {
      return .path(path, default: nil)
    }
    return .path(path, default: parseExpression(in: .beforeAs))
  }

  /// Parses `as text(format: …, parse: …)`.
  private mutating func parseEditText() -> EditTextSyntax? {
    let start = token
    advance()
    guard isName(token), isOnLine else {
      failExpected("`text`")
      return nil
    }
    if !isWord("text") {
      let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "text")
      report(.editText(found: text(token)), at: range(of: token), fixIt: fixIt)
    }
    advance()
    let arguments = token.kind == .leftParen && isOnLine ? parseArguments() : []
    return EditTextSyntax(range: range(from: start), arguments: arguments)
  }
}

extension Expression {
  /// Whether the expression is a name with members, which can follow `$`. Names of types begin with a capital letter.
  package var isPath: Bool {
    switch kind {
    case .name(let name): !(name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? true)
    case .member(let base, _), .optionalChain(let base): base.isPath
    default: false
    }
  }
}

extension Parser {
  /// Parses `trim`, `transform { … }`, `debounce 0.5s`, `require … else "…"`, `check … after … else "…"`, `next password`, `submit logIn`.
  mutating func parseEditRule() -> EditRuleSyntax? {
    skipDocumentation()
    let start = token
    guard let word = editRuleKeyword() else {
      failEditRule()
      return nil
    }
    advance()
    let kind = parseEditRuleKind(word)
    return EditRuleSyntax(range: range(from: start), kind: kind)
  }

  private mutating func editRuleKeyword() -> EditRuleKeyword? {
    guard token.kind == .identifier else { return nil }
    let written = text(token)
    if !token.isQuoted, let word = EditRuleKeyword(rawValue: written) { return word }
    let known = foreignRules[written]
    guard let meant = known ?? nearNames(to: written, among: editRuleKeywords).first else { return nil }
    guard hasValue(of: EditRuleKeyword(rawValue: meant)) else { return nil }
    reportWord(meant)
    return EditRuleKeyword(rawValue: meant)
  }

  /// Whether the value of a rule follows its keyword, which a similar word may have meant. A text is a message.
  private func hasValue(of keyword: EditRuleKeyword?) -> Bool {
    switch keyword {
    case .trim, nil: true
    case .transform: peek().kind == .leftBrace && !peek().startsLine
    case .debounce, .check: !peek().startsLine && beginsValue(peek(), orSign: true)
    case .require: !peek().startsLine && beginsValue(peek(), orSign: true) && peek().kind != .stringStart
    case .next, .submit: isName(peek()) && !peek().startsLine
    }
  }

  private mutating func failEditRule() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    let isCondition = token.kind == .identifier && foreignRules[text(token)] == EditRuleKeyword.require.rawValue
    fail(
      .unknownRule(word: describe(token), list: Self.list(EditRuleKeyword.self)), at: range(of: token),
      help: isCondition
        ? "write a condition and a message: `require !name.isEmpty else \"…\"`"
        : ruleHelps[text(token)])
  }

  private mutating func parseEditRuleKind(_ word: EditRuleKeyword) -> EditRuleSyntax.Kind {
    switch word {
    case .trim: return .trim
    case .transform: return .transform(parseExpression())
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
    case .next:
      let name = parseReturnTarget("the name of the next edit")
      if token.kind == .leftParen, isOnLine, peek().kind == .rightParen { reportParentheses() }
      return .next(name)
    case .submit:
      let name = parseReturnTarget("the name of a command")
      return .submit(readFullName(name))
    }
  }

  /// Parses the edit after `next` or the command after `submit`. A dot before the name is reported.
  private mutating func parseReturnTarget(_ expected: String) -> Identifier {
    if token.kind == .dot, isOnLine, isName(peek()), !peek().startsLine {
      report(
        .unexpectedToken(expected: expected, found: "`.`"), at: range(of: token), help: "remove it",
        fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
      advance()
    }
    return parseName(expected) ?? Identifier(text: "", range: afterPrevious)
  }

  private mutating func reportParentheses() {
    let parentheses = range(of: token).union(range(of: peek()))
    report(
      .unexpectedRest(found: "`()`"), at: parentheses, help: "remove the parentheses",
      fixIt: Diagnostic.FixIt(range: parentheses, replacement: ""))
    advance()
    advance()
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
        .unexpectedRest(found: describe(token)), at: range(of: token), help: "write `\(digits)\(unit.rawValue)`",
        fixIt: Diagnostic.FixIt(range: place, replacement: unit.rawValue))
      advance()
      return Expression(.duration(digits, unit: unit), range(from: start))
    default: return value
    }
  }

  /// Parses `else "message"`. A missing or different keyword before the message is reported and read as `else`.
  private mutating func parseMessage(of rule: EditRuleKeyword) -> Expression {
    guard !isPanicking else { return missing }
    if take(.elseKeyword) {
      if token.kind == .leftBrace { failExpected("the message, without braces") }
      return parseExpression()
    }
    if isOnLine, token.kind == .identifier, peek().kind == .stringStart, !peek().startsLine, !isWord("verbatim") {
      reportWord("else", .missingMessage(rule: rule.rawValue))
      advance()
      return parseExpression()
    }
    let hasSign = token.kind == .comma || token.kind == .colon || token.kind == .equal || token.kind == .arrow
    let hasMessage = isOnLine && (token.kind == .stringStart || (hasSign && peek().kind == .stringStart))
    let place = hasMessage && hasSign ? range(of: token) : afterPrevious
    let fixIt = Diagnostic.FixIt(range: place, replacement: " else")
    report(.missingMessage(rule: rule.rawValue), at: place, fixIt: hasMessage ? fixIt : nil)
    guard hasMessage else { return missing }
    if hasSign { advance() }
    return parseExpression()
  }
}
