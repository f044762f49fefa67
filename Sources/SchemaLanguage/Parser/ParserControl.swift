extension Parser {
  /// `if conditions { … } else { … }`
  mutating func parseIf() -> Expression {
    guard enter() else { return missing }
    defer { depth -= 1 }
    let start = token
    advance()
    var conditions: [Condition] = []
    var highest = 0
    repeat {
      conditions.append(parseCondition())
      highest = max(highest, height)
    } while take(.comma)
    let then = parseBlock("'{' and the value for when the condition holds")
    highest = max(highest, height)
    if token.kind == .leftBrace, isOnLine, !isPanicking { fail(.closureInCondition, at: then.range) }
    var otherwise: Expression?
    if !isPanicking, readElse() {
      otherwise = token.kind == .ifWord ? parseIf() : parseBlock("'{' or 'if' after 'else'")
      highest = max(highest, height)
    }
    height = highest + 1
    guard checkHeight(height) else { return missing }
    return Expression(.conditional(conditions, then: then, else: otherwise), range(from: start))
  }

  /// `else`; other languages' words for `else if` are reported and read as that.
  private mutating func readElse() -> Bool {
    if take(.elseWord) { return true }
    guard isWord("elseif") || isWord("elif") || isWord("elsif") else { return false }
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "else if")
    report(
      .statementWord, at: range(of: token), ["word": text(token), "advice": "write 'else if'"], fixIt: fixIt)
    token.kind = .ifWord
    return true
  }

  /// `{ value }` of an `if`.
  private mutating func parseBlock(_ expected: String) -> Expression {
    guard !isPanicking else { return missing }
    let open = token
    guard expect(.leftBrace, expected) else { return missing }
    return parseBlockBody(of: open)
  }

  /// The one expression before a `}`; the `{` has been read.
  mutating func parseBlockBody(of open: Token) -> Expression {
    let (closures, equals) = (allowsTrailingClosure, readsEqualAsComparison)
    (allowsTrailingClosure, readsEqualAsComparison) = (true, true)
    let body = parseExpression()
    if !isPanicking, token.kind != .rightBrace, token.kind != .endOfFile, token.kind != .invalid {
      while token.kind == .semicolon {
        report(.semicolon, at: range(of: token), fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
        advance()
      }
      if token.startsLine, !startsItem(of: .members), !startsItem(of: .file) {
        fail(.severalStatements, at: range(of: token))
      }
    }
    expectClosing(.rightBrace, "}", of: open)
    (allowsTrailingClosure, readsEqualAsComparison) = (closures, equals)
    return body
  }

  private mutating func parseCondition() -> Condition {
    let closures = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = closures }
    let start = token
    height = 0
    if token.kind == .letWord || (isWord("var") && isName(peek())) {
      if token.kind != .letWord {
        report(.statementWord, at: range(of: token), ["word": "var", "advice": "write 'let'"])
      }
      advance()
      guard let name = parseName("a name after 'let'") else { return condition(.expression(missing), from: start) }
      // `if let x` stands for `if let x = x`.
      let value = take(.equal) ? parseExpression() : Expression(.name(name.text), name.range)
      return condition(.unwrap(name, value), from: start)
    }
    if take(.caseWord) {
      let pattern = parsePattern()
      guard expect(.equal, "'=' and the value to match") else { return condition(.expression(missing), from: start) }
      return condition(.pattern(pattern, parseExpression()), from: start)
    }
    return condition(.expression(parseExpression()), from: start)
  }

  private func condition(_ kind: Condition.Kind, from start: Token) -> Condition {
    Condition(kind: kind, range: range(from: start))
  }

  /// `switch subject { case patterns: value … default: value }`
  mutating func parseSwitch() -> Expression {
    let start = token
    advance()
    let closures = allowsTrailingClosure
    allowsTrailingClosure = false
    let subject = parseExpression()
    allowsTrailingClosure = true
    var highest = height
    let open = token
    guard expect(.leftBrace, "'{' and the cases") else { return missing }
    var cases: [SwitchCase] = []
    while token.kind != .rightBrace, token.kind != .endOfFile, !isPanicking {
      guard let next = parseSwitchCase() else { break }
      cases.append(next)
      highest = max(highest, height)
    }
    expectClosing(.rightBrace, "}", of: open)
    allowsTrailingClosure = closures
    if cases.isEmpty, !isPanicking { fail(.emptySwitch, at: range(from: start)) }
    height = highest + 1
    guard checkHeight(height) else { return missing }
    return Expression(.match(subject, cases), range(from: start))
  }

  private mutating func parseSwitchCase() -> SwitchCase? {
    var trivia = takeTrivia()
    let start = token
    var patterns: [Pattern] = []
    var guardCondition: Expression?
    if take(.caseWord) {
      repeat { patterns.append(parsePattern()) } while take(.comma)
      if isWord("where"), !isPanicking {
        advance()
        guardCondition = parseExpression()
      }
    } else if isWord("default") {
      advance()
    } else if isWord("else") || token.kind == .elseWord {
      failExpected("'case' or 'default'", help: "write 'default:'")
    } else {
      failExpected("'case', 'default' or '}'")
    }
    readCaseColon()
    guard !isPanicking else { return nil }
    let body = parseExpression()
    guard !isPanicking else { return nil }
    endSwitchCase()
    finishTrivia(&trivia)
    return SwitchCase(
      patterns: patterns, guardCondition: guardCondition, body: body, trivia: trivia, range: range(from: start))
  }

  private mutating func readCaseColon() {
    guard !isPanicking, !take(.colon) else { return }
    let written = text(token)
    guard token.kind == .arrow || written == "=>" else { return failExpected("':' and the case's value") }
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: ":")
    report(.wrongSign, at: range(of: token), ["expected": ":", "found": written], fixIt: fixIt)
    advance()
  }

  /// Cases separate by line or comma.
  private mutating func endSwitchCase() {
    while token.kind == .semicolon {
      report(.semicolon, at: range(of: token), fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
      advance()
    }
    if take(.comma) || token.kind == .rightBrace || !isOnLine { return }
    if token.kind == .caseWord || isWord("default") {
      report(.unexpectedRest, at: range(of: token), ["found": describe(token)])
    } else {
      failExpected("a new line or ',' after the case")
    }
  }

  /// `{ $0.name }`, `{ step in … }`
  mutating func parseClosure() -> Expression {
    let open = token
    advance()
    var parameters: [Identifier] = []
    if let count = closureParameterCount() {
      let isParenthesized = take(.leftParen)
      for _ in 0..<count {
        parameters.append(takeIdentifier())
        _ = take(.comma)
      }
      if isParenthesized { advance() }
      advance()
    }
    if token.kind == .rightBrace {
      advance()
      fail(.emptyClosure, at: range(from: open))
      return missing
    }
    let body = parseBlockBody(of: open)
    height += 1
    let range = range(from: open)
    return Expression(.closure(Closure(parameters: parameters, body: body, range: range)), range)
  }

  /// How many names stand before an `in`, nil where there is none.
  private func closureParameterCount() -> Int? {
    var index = position
    let isParenthesized = tokens[index].kind == .leftParen
    if isParenthesized { index += 1 }
    var count = 0
    while tokens[index].kind == .identifier, index - position < 64 {
      count += 1
      index += 1
      guard tokens[index].kind == .comma else { break }
      index += 1
    }
    if isParenthesized {
      guard tokens[index].kind == .rightParen else { return nil }
      index += 1
    }
    return count > 0 && tokens[index].kind == .inWord ? count : nil
  }
}
