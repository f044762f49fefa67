/// The bodies of functions, displays and computed properties, and of the branches in them.
extension Parser {
  /// Parses the `{ statements }` of a declaration.
  mutating func parseBody(of owner: Token) -> Expression {
    parseBody { parser in
      parser.parseStatements(of: owner, .declaration, "the body")
    } steps: { parser in
      parser.parseSteps(of: owner)
    }
  }

  /// Parses the statements of a body, or its steps if it declares variables or has loops.
  ///
  /// Which of them it has is known only after some statements, so the parser returns to the first one.
  private mutating func parseBody(
    statements: (inout Parser) -> Expression, steps: (inout Parser) -> StepsSyntax
  ) -> Expression {
    let start = token
    if !bodiesWithSteps.contains(start.lower) {
      let before = self
      changesVariables = false
      let body = statements(&self)
      guard changesVariables else {
        changesVariables = before.changesVariables
        return body
      }
      let found = bodiesWithSteps
      self = before
      bodiesWithSteps = found.union([start.lower])
    }
    let outer = (readsBody, readsSteps, loopDepth)
    (readsBody, loopDepth) = (true, 0)
    let body = parsingResult(true) { steps(&$0) }
    (readsBody, readsSteps, loopDepth) = outer
    height += 1
    guard checkHeight(height) else { return Expression(.missing(()), range(from: start)) }
    return Expression(.steps(body), body.range)
  }

  /// Whether the current statement declares a variable or is a loop.
  private var isStepOfBody: Bool {
    let next = peek()
    guard !token.isQuoted, !next.startsLine else { return false }
    if beginsLabel { return true }
    return isWord("var") ? isName(next) : isWord("for") && (isName(next) && isLoop || hasNamesOfLoop)
  }

  private mutating func parseStatements(of owner: Token, _ kind: BodySyntax.Kind, _ expected: String) -> Expression {
    let start = token
    var statements: [BodyStatement] = []
    var highest = 0
    parse(in: ExpressionContext()) { parser in
      parser.parseBody(.statements, of: owner, after: "`{` and \(expected)") { parser in
        if let statement = parser.parseStatement(&highest) { statements.append(statement) }
      }
    }
    return block(kind, statements, highest, from: start)
  }

  /// Returns statements as an expression, whose height includes their number, because each statement contains those
  /// after it.
  private mutating func block(
    _ kind: BodySyntax.Kind, _ statements: [BodyStatement], _ highest: Int, from start: Token
  ) -> Expression {
    let range = range(from: start)
    height = highest + statements.count
    guard checkHeight(height) else { return Expression(.missing(()), range) }
    return Expression(.block(BodySyntax(kind, range: range, statements: statements)), range)
  }

  private mutating func parseStatement(_ highest: inout Int) -> BodyStatement? {
    skipDocumentation()
    height = 0
    let start = token
    let kind = parseStatementKind()
    highest = max(highest, height)
    return kind.map { BodyStatement(range: range(from: start), kind: $0) }
  }

  private mutating func parseStatementKind() -> BodyStatement.Kind? {
    if isStepOfBody { return readAsSteps() }
    switch token.kind {
    case .letKeyword: return parseConstantStatement()
    case .ifKeyword, .switchKeyword:
      let choice = parseChoice()
      if isOnLine, continuesValue { failChoiceInExpression(choice) }
      return .value(choice)
    case .identifier where isWord("guard") && beginsCondition(peek()): return parseGuard()
    case .identifier where isWord("return"): return parseReturn()
    default:
      return failStatementInBody() ? nil : parseValueStatement()
    }
  }

  func beginsCondition(_ token: Token) -> Bool {
    token.kind == .caseKeyword || beginsOperand(token) || beginsValue(token, orSign: true)
  }

  /// Parses `let days = …`.
  private mutating func parseConstantStatement() -> BodyStatement.Kind? {
    advance()
    guard let name = parseName("a name after `let`") else { return nil }
    let type = parseOptionalType(after: name)
    if type != nil, !isPanicking, !isOnLine || token.kind == .semicolon || token.kind == .rightBrace {
      return readAsSteps()
    }
    guard readEqual(after: "`\(name.text)`") else { return nil }
    return .constant(name, type, parseExpression())
  }

  private mutating func parseReturn() -> BodyStatement.Kind? {
    let word = token
    advance()
    guard isOnLine, token.kind != .rightBrace, token.kind != .semicolon else {
      fail(.returnsNothing, at: range(of: word))
      return nil
    }
    return .result(parseExpression())
  }

  /// Parses `guard conditions else { … }`.
  private mutating func parseGuard() -> BodyStatement.Kind? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    let start = token
    advance()
    var highest = 0
    let conditions = parseConditions(&highest, isStep: false)
    guard expect(.elseKeyword, "`else` and what to return") else { return nil }
    let otherwise = parseStatements(of: start, .branch, "what to return")
    height = max(highest, height) + 1
    return .guarded(conditions, otherwise: otherwise)
  }

  private mutating func parseValueStatement() -> BodyStatement.Kind? {
    let value = parse(in: .beforeEqual) { $0.parseExpression() }
    return isOnLine && !isPanicking && isAssignmentSign ? readAsSteps() : .value(value)
  }

  private var isAssignmentSign: Bool {
    token.kind == .equal || token.kind == .foreignOperator && compoundAssignments.contains(text(token))
  }

  /// Skips the body, which is then read again as steps.
  private mutating func readAsSteps() -> BodyStatement.Kind? {
    (changesVariables, isPanicking) = (true, true)
    return nil
  }

  // MARK: Choices

  /// Parses an `if` or `switch` whose branches are statements.
  private mutating func parseChoice() -> Expression {
    guard enter() else { return missing }
    defer { depth -= 1 }
    if token.kind == .switchKeyword { return parseSwitch { $0.parseCaseBody() } }
    let first = token
    return parseIf { parser, isElse in parser.parseStatements(of: first, .branch, isElse ? "the `else`" : "the branch")
    }
  }

  /// Parses the statements of a `case`, up to the next one, or `break` for none.
  private mutating func parseCaseBody() -> Expression {
    let start = token
    if takeBreak() {
      return block(.switchCase, [], 1, from: start)
    }
    let (statements, highest) = parseStatements { $0.endsCase }
    return block(.switchCase, statements, highest, from: start)
  }

  /// Parses statements up to their end, or up to a token that does not begin a line.
  private mutating func parseStatements(
    until isEnd: (Parser) -> Bool
  ) -> (statements: [BodyStatement], highest: Int) {
    var statements: [BodyStatement] = []
    var highest = 0
    var turn = LoopTurn()
    repeat {
      guard hasAdvanced(since: &turn), let statement = parseStatement(&highest), !isPanicking else { break }
      statements.append(statement)
      let hasSeparator = take(.semicolon)
      if isOnLine, !hasSeparator { break }
    } while !isEnd(self)
    return (statements, highest)
  }

  /// Reads the `break` of a case that does nothing.
  mutating func takeBreak() -> Bool {
    guard isWord("break"), endsStep(peek()) || peek().kind == .comma else { return false }
    advance()
    _ = take(.semicolon)
    return true
  }

  /// Parses the statements of a closure and the `}`, after the `{` and the parameters.
  mutating func parseClosureBody(of open: Token) -> Expression {
    guard enter() else { return missing }
    defer { depth -= 1 }
    return parseBody { parser in
      let (statements, highest) = parser.parseStatements { $0.endsClosure }
      parser.endClosure(of: open)
      return parser.block(.declaration, statements, highest, from: open)
    } steps: { parser in
      let steps = parser.parseSteps(from: open) { $0.endsClosure }
      parser.endClosure(of: open)
      return StepsSyntax(range: parser.range(from: open), steps: steps.steps)
    }
  }

  private var endsClosure: Bool { token.kind == .rightBrace || token.kind == .endOfFile }

  private mutating func endClosure(of open: Token) {
    if !isPanicking, isOnLine, token.kind != .rightBrace { reportRestOfLine() }
    expectClosing(.rightBrace, "}", of: open)
  }

  var endsCase: Bool {
    switch token.kind {
    case .caseKeyword, .rightBrace, .endOfFile: true
    default: isWord("default") && peek().kind == .colon
    }
  }

  private var continuesValue: Bool {
    token.kind == .dot || token.kind == .questionQuestion || Precedence.of(token.kind) != nil
  }

  private mutating func failChoiceInExpression(_ choice: Expression) {
    fail(.choiceInExpression(word: source(of: choice.range).hasPrefix("if") ? "if" : "switch"), at: range(of: token))
  }

  /// Fails at a statement that a body cannot contain. Returns false at other tokens.
  mutating func failStatementInBody() -> Bool {
    guard !isStepOfBody, let advice = adviceInBody else { return false }
    fail(.statementInBody(word: text(token), advice: advice), at: range(of: token))
    return true
  }

  /// The advice for a statement that a body cannot contain; nil at other tokens.
  private var adviceInBody: String? {
    guard token.kind == .identifier, !token.isQuoted, let advice = bodyWords[text(token)] else { return nil }
    let next = peek()
    if jumpWords.contains(text(token)), next.startsLine || next.kind == .rightBrace { return advice }
    switch next.kind {
    case .leftBrace: return advice
    case .rightBrace, .endOfFile: return nil
    case .leftParen: return isSpaceBefore(next) && !next.startsLine ? advice : nil
    default: return beginsOperand(next) && !next.startsLine ? advice : nil
    }
  }
}

/// The operators that change a value.
let compoundAssignments: Set<String> = ["+=", "-=", "*=", "/="]

/// Statements of Swift that consist of a word.
private let jumpWords: Set<String> = ["break", "continue", "fallthrough"]

/// Statements of Swift that a body cannot contain, and what to write instead.
private let bodyWords: [String: String] = [
  "var": "write a name and a value: `var total = 0`",
  "for": "write one name, or two for positions and elements: `for item in items { … }`",
  "while": "write `for item in items { … }`; a loop over a collection always ends",
  "repeat": "write `for item in items { … }`; a loop over a collection always ends",
  "do": "leave out `do`; a body cannot fail",
  "defer": "remove it; a body only computes a value",
  "throw": "return an optional, or a value that describes the error",
  "try": "call functions that can fail in a `command`",
  "await": "call functions that suspend in a `command`, and store the result in a `state`",
  "func": "declare the function outside of the body",
  "break": "in a `case`, it stands alone; the statements after the `switch` follow each case that does not return",
  "fallthrough": "list the patterns in one case: `case .a, .b:`",
  "continue": "write `filter`", "print": "remove it; a body only computes a value",
  "get": "write the statements without `get { … }`",
  "set": "remove it; the value of a property with a body follows from other values",
  "emit": "emit events in a `command`", "wait": "wait in a `command`",
]
