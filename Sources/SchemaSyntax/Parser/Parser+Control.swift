/// The conditions of an `if` and the body that they guard.
struct Branch<Body> {
  var start: Token
  var conditions: [Condition]
  var body: Body
}

extension Parser {
  /// Reads a `continue` or `break` in a loop; nil for other steps.
  mutating func takeJump() -> StepSyntax.Kind? {
    guard loopDepth > 0, isWord("continue") || isWord("break"), endsStep(peek()) else { return nil }
    let kind: StepSyntax.Kind = isWord("continue") ? .nextTurn : .endLoop
    advance()
    return kind
  }

  /// Parses `if` or `switch`. They use more stack than brackets, so each counts as one extra level.
  mutating func parseControl() -> Expression {
    guard enter() else { return missing }
    let result =
      token.kind == .ifKeyword
      ? parseIf { parser, isElse in parser.parseBranch(isElse ? "`else`" : "the condition") }
      : parseSwitch { $0.parseExpression() }
    depth -= 1
    return result
  }

  /// Parses `if conditions body else body`.
  mutating func parseIf(_ parseBody: (inout Parser, _ isElse: Bool) -> Expression) -> Expression {
    guard let (branches, otherwise) = parseBranches(parseBody) else { return missing }
    return branches.reversed().reduce(otherwise) { rest, branch in
      let kind = Expression.Kind.conditional(branch.conditions, then: branch.body, else: rest)
      return Expression(kind, range(from: branch.start))
    } ?? missing
  }

  /// Parses `if conditions body else body`. A chain of `else if` is parsed in a loop.
  ///
  /// - Parameters:
  ///   - isStep: Whether the conditions can call services.
  ///   - parseBody: Parses the body of a branch, or of the `else`.
  /// - Returns: The branches and the body of the `else`, or nil after the `if` exceeds the limit for the height.
  mutating func parseBranches<Body>(
    isStep: Bool = false, _ parseBody: (inout Parser, _ isElse: Bool) -> Body
  ) -> (branches: [Branch<Body>], otherwise: Body?)? {
    var branches: [Branch<Body>] = []
    var otherwise: Body?
    var highest = 0
    repeat {
      let start = token
      advance()
      let conditions = parseConditions(&highest, isStep: isStep)
      branches.append(Branch(start: start, conditions: conditions, body: parseBody(&self, false)))
      highest = max(highest, height)
      guard !isPanicking, checkHeight(highest + branches.count), readElse() else { break }
      if token.kind == .ifKeyword { continue }
      otherwise = parseBody(&self, true)
      highest = max(highest, height)
      break
    } while true
    height = highest + branches.count
    return checkHeight(height) ? (branches, otherwise) : nil
  }

  mutating func parseConditions(_ highest: inout Int, isStep: Bool) -> [Condition] {
    let outer = expressionContext
    expressionContext.allowsTrailingClosure = false
    var conditions: [Condition] = []
    repeat {
      height = 0
      let (condition, values) = withPatternValues { parser in
        parser.parseCondition(isStep: isStep) { isStep ? $0.parseHead() : $0.parseExpression() }
      }
      conditions.append(condition)
      conditions += values.map { Condition(kind: .expression($0.condition()), range: $0.name.range) }
      highest = max(highest, height)
    } while take(.comma)
    expressionContext = outer
    return conditions
  }

  /// Parses `{ value }`.
  private mutating func parseBranch(_ place: String) -> Expression {
    let open = token
    guard !isPanicking, expect(.leftBrace, "`{` and a value after \(place)") else { return missing }
    let value = parseBlockBody(of: open)
    // In the condition of another `if`, the brace belongs to that `if`.
    if token.kind == .leftBrace, isOnLine, expressionContext.allowsTrailingClosure {
      fail(.closureInCondition(body: expressionContext.body), at: value.range)
    }
    return value
  }

  /// Reads `else`. Words of other languages for `else if` are reported and read as `else if`.
  mutating func readElse() -> Bool {
    if take(.elseKeyword) { return true }
    guard isWord("elseif") || isWord("elif") || isWord("elsif") else { return false }
    reportWord("else if")
    replaceToken { $0.kind = .ifKeyword }
    return token.kind == .ifKeyword
  }

  /// Parses the expression of a block and the `}`, after the `{`.
  mutating func parseBlockBody(of open: Token) -> Expression {
    let outer = expressionContext
    expressionContext = ExpressionContext()
    let body = parseExpression()
    if !isPanicking, token.kind != .rightBrace { endBlock() }
    expectClosing(.rightBrace, "}", of: open)
    expressionContext = outer
    return body
  }

  /// Reports a second statement of a block.
  private mutating func endBlock() {
    while token.kind == .semicolon { readSeparator() }
    if token.startsLine, token.kind != .rightBrace, token.kind != .endOfFile, token.kind != .invalid,
      !startsItem(of: .members), !startsItem(of: .file)
    {
      fail(.severalStatements, at: range(of: token), help: closureDepth > 0 ? statementsAdvice : nil)
    }
  }

  private mutating func parseCondition(isStep: Bool, _ parseValue: (inout Parser) -> Expression) -> Condition {
    let start = token
    let kind: Condition.Kind
    let isVariable = isWord("var") && isName(peek())
    if token.kind == .letKeyword || isVariable {
      if isVariable, !isStep { reportStatementWord("write `let`") }
      kind = parseUnwrap(parseValue)
    } else if take(.caseKeyword) {
      kind = parsePatternCondition(parseValue)
    } else {
      kind = .expression(parseValue(&self))
    }
    return Condition(kind: kind, range: range(from: start), isVariable: isVariable && isStep)
  }

  /// Parses `let x = value`, or `let x` for `let x = x`.
  private mutating func parseUnwrap(_ parseValue: (inout Parser) -> Expression) -> Condition.Kind {
    advance()
    if isWord("_"), peek().kind == .equal {
      let name = takeIdentifier()
      advance()
      return .unwrap(name, parseValue(&self))
    }
    guard let name = parseName("a name after `let`") else { return .expression(missing) }
    return .unwrap(name, take(.equal) ? parseValue(&self) : Expression(.name(name.text), name.range))
  }

  mutating func failStatementWord(_ advice: String) {
    reportStatementWord(advice)
    isPanicking = true
  }

  mutating func reportStatementWord(_ advice: String) {
    report(.statementWord(word: text(token), advice: advice), at: range(of: token))
  }

  private mutating func parsePatternCondition(_ parseValue: (inout Parser) -> Expression) -> Condition.Kind {
    let pattern = parsePattern()
    guard expect(.equal, "`=` and the value to match") else { return .expression(missing) }
    return .pattern(pattern, parseValue(&self))
  }

  /// Parses `switch subject { case patterns: value … default: value }`.
  mutating func parseSwitch(_ parseBody: (inout Parser) -> Expression) -> Expression {
    let start = token
    guard let (subject, cases) = parseCases(parseBody) else { return missing }
    return Expression(.match(subject, cases), range(from: start))
  }

  /// Parses `switch subject { case patterns: body … default: body }`.
  ///
  /// - Returns: The subject and the cases, or nil after an error.
  mutating func parseCases<Body>(
    isStep: Bool = false, _ parseBody: (inout Parser) -> Body
  ) -> (subject: Expression, cases: [SwitchCase<Body>])? {
    let start = token
    advance()
    let outer = expressionContext
    expressionContext.allowsTrailingClosure = false
    let subject = isStep ? parseHead() : parseExpression()
    expressionContext = ExpressionContext()
    var highest = height
    let open = token
    guard expect(.leftBrace, "`{` and the cases") else { return nil }
    if isOnLine, closureParameterCount() != nil || token.kind == .closureParameter {
      fail(.closureInCondition(body: expressionContext.body), at: range(of: open))
    }
    var cases: [SwitchCase<Body>] = []
    var turn = LoopTurn()
    while token.kind != .rightBrace, token.kind != .endOfFile, !isPanicking, hasAdvanced(since: &turn) {
      guard let next = parseSwitchCase(parseBody) else { break }
      cases.append(next)
      highest = max(highest, height)
    }
    expectClosing(.rightBrace, "}", of: open)
    expressionContext = outer
    if cases.isEmpty, !isPanicking { fail(.emptySwitch, at: range(from: start)) }
    height = highest + 1
    return checkHeight(height) ? (subject, cases) : nil
  }

  private mutating func parseSwitchCase<Body>(_ parseBody: (inout Parser) -> Body) -> SwitchCase<Body>? {
    skipDocumentation()
    let start = token
    height = 0
    let (patterns, guardCondition) = parseCaseHead()
    let highest = height
    guard !isPanicking else { return nil }
    caseStart = position
    let body = parseBody(&self)
    height = max(highest, height)
    guard !isPanicking else { return nil }
    let range = range(from: start)
    endSwitchCase()
    return SwitchCase(patterns: patterns, guardCondition: guardCondition, body: body, range: range)
  }

  /// Parses `case patterns where condition:`, `default:`.
  private mutating func parseCaseHead() -> ([Pattern], Expression?) {
    var patterns: [Pattern] = []
    var guardCondition: Expression?
    var highest = 0
    if take(.caseKeyword) {
      (patterns, guardCondition) = parseConditionalPatterns(of: "case") { parser in
        var patterns: [Pattern] = []
        repeat {
          patterns.append(parser.parsePattern())
          highest = max(highest, parser.height)
        } while parser.take(.comma)
        return patterns
      }
    } else if isWord("default") {
      advance()
    } else {
      let help = token.kind == .elseKeyword ? "write `default:`" : nil
      failExpected("`case`, `default` or `}`", help: help, isAtLineStart: true)
    }
    height = max(highest, height)
    readCaseColon()
    return (patterns, guardCondition)
  }

  private mutating func readCaseColon() {
    guard !isPanicking, !take(.colon) else { return }
    guard token.kind == .arrow || (token.kind == .foreignOperator && text(token) == "=>") else {
      return failExpected("`:` and the case's value")
    }
    reportWrongSign(":")
    advance()
  }

  /// Reports and skips a `;` or `,` at the end of a line.
  mutating func readSeparator() {
    let endsLine = peek().startsLine || peek().kind == .rightBrace || peek().kind == .endOfFile
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: endsLine ? "" : "\n")
    report(
      .separator(separator: text(token)), at: range(of: token), help: endsLine ? nil : "begin a new line",
      fixIt: endsLine || token.kind != .comma ? fixIt : nil)
    advance()
  }

  /// Reads the separator of cases: a line break or a comma.
  private mutating func endSwitchCase() {
    // The statements of the case end with the `;` that separates them from the next case, as in Swift.
    if position > 0, tokens[position - 1].kind == .semicolon { return }
    while token.kind == .semicolon { readSeparator() }
    if take(.comma) || token.kind == .rightBrace || !isOnLine { return }
    if token.kind == .caseKeyword || isWord("default") {
      report(.unexpectedRest(found: describe(token)), at: range(of: token))
    } else {
      failExpected("a new line or `,` after the case")
    }
  }
}
