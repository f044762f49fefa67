extension Parser {
  /// Parses steps in braces.
  mutating func parseSteps(of owner: Token) -> StepsSyntax { parseSteps(of: owner) { _ in } }

  /// Parses `{ page in steps }`.
  mutating func parseStepsWithParameter(of owner: Token) -> (parameter: Identifier?, steps: StepsSyntax) {
    var parameter: Identifier?
    let steps = parseSteps(of: owner) { parser in
      guard parser.isName(parser.token), parser.peek().kind == .inKeyword else { return }
      parameter = parser.takeIdentifier()
      parser.advance()
    }
    return (parameter, steps)
  }

  private mutating func parseSteps(
    of owner: Token, afterBrace readParameter: (inout Parser) -> Void
  ) -> StepsSyntax {
    let start = token
    var isFirst = true
    let wasInSteps = readsSteps
    readsSteps = true
    var steps: [StepSyntax] = []
    var highest = 0
    parse(in: ExpressionContext()) { parser in
      parser.parseBody(.steps, of: owner, after: "`{` and the steps") { parser in
        parser.height = 0
        if isFirst {
          isFirst = false
          readParameter(&parser)
          if parser.token.kind == .rightBrace { return }
        }
        if let step = parser.parseStep() { steps.append(step) }
        highest = max(highest, parser.height)
      }
    }
    readsSteps = wasInSteps
    height = highest
    return StepsSyntax(range: range(from: start), steps: steps)
  }

  private mutating func parseStep() -> StepSyntax? {
    skipDocumentation()
    let start = token
    let outer = (stepStart, innerEffects)
    (stepStart, innerEffects) = (position, nil)
    defer { (stepStart, innerEffects) = outer }
    if skipMisplacedEnd(in: .steps) { return nil }
    guard let kind = takeJump() ?? parseStepKind() else { return nil }
    return StepSyntax(range: range(from: start), kind: kind)
  }

  private mutating func parseStepKind() -> StepSyntax.Kind? {
    let next = peek()
    if readsBody, failStatementInBody() { return nil }
    if let advice = variableAdvice {
      reportStatement(advice)
      // Prevents more diagnostics, such as those about steps that change the variable.
      isPanicking = true
      return nil
    }
    if failLabel() { return nil }
    let hasOperand = !next.startsLine && beginsOperand(next)
    let hasDuration = !next.startsLine && next.kind == .duration
    let hasName = !next.startsLine && isName(next)
    switch token.kind {
    case .letKeyword: return parseConstantStep()
    case .identifier where isWord("var") && !readsLoad && hasName: return parseConstantStep()
    case .identifier where isWord("async") && next.kind == .letKeyword && !next.startsLine: return parseStartedCall()
    case .ifKeyword: return parseConditionalStep()
    case .switchKeyword: return parseSwitchStep()
    case .identifier where isWord("guard") && !readsLoad && beginsCondition(next): return parseGuardStep()
    case .identifier where beginsBlock: return isWord("do") ? parseAttempt() : parseDeferred()
    case .identifier where isWord("return") && !readsLoad: return parseReturnStep()
    case .identifier where isWord("throw") && !readsLoad && hasOperand:
      advance()
      return .throwing(parseHead())
    case .identifier where isWord("for") && (hasName && isLoop || hasNamesOfLoop): return parseLoop()
    case .identifier where isWord("progress") && hasOperand && (next.kind != .leftParen || isSpaceBefore(next)):
      return parseProgress()
    case .identifier where isWord("wait") && (hasOperand || hasDuration) && next.kind != .leftParen:
      advance()
      return .wait(parseDelay())
    case .identifier where isWord("confirm") && (hasOperand || hasParenthesizedQuestion):
      advance()
      return .confirm(nil, parseQuestion(.confirm))
    case .identifier where (isWord("commit") || isWord("revert")) && hasName: return parseTransaction()
    case .identifier where isWord("invalidate") && hasName:
      advance()
      let service = takeIdentifier()
      skipQuery(of: service)
      return .invalidate(service)
    case .identifier where isWord("emit") && hasName:
      advance()
      let event = takeIdentifier()
      guard token.kind == .leftParen, isOnLine else { return .emit(event, []) }
      readsHead = true
      defer { readsHead = false }
      return .emit(event, parseArguments())
    case .identifier where isWord("finish") && hasOperand && next.kind != .leftParen:
      advance()
      return .finish(parseHead())
    default:
      if failClosureStep() { return nil }
      if failAwaitedLoop() || failYield() { return nil }
      if let advice = statementAdvice {
        reportStatement(advice)
        isPanicking = true
        return nil
      }
      return parseAction()
    }
  }

  /// Reports the query in `invalidate store.items`: all queries of a service are asked again.
  private mutating func skipQuery(of service: Identifier) {
    guard token.kind == .dot, isOnLine, isName(peek()), !peek().startsLine else { return }
    let start = token
    advance()
    let name = takeIdentifier()
    if token.kind == .leftParen, isOnLine, !isSpaceBefore(token) { _ = parseArguments() }
    let rest = range(from: start)
    report(
      .unexpectedRest(found: "`.\(name.text)`"), at: rest,
      help: "write `invalidate \(service.text)`, after which all its queries are asked again",
      fixIt: Diagnostic.FixIt(range: rest, replacement: ""))
  }

  /// Parses `commit form` and `revert form`.
  private mutating func parseTransaction() -> StepSyntax.Kind {
    let commits = isWord("commit")
    advance()
    let name = takeIdentifier()
    if token.kind == .dot, isOnLine {
      let help = "write `\(commits ? "commit" : "revert") \(name.text)`; a draft is committed or reverted as a whole"
      fail(.unexpectedRest(found: describe(token)), at: range(of: token), help: help)
    }
    return commits ? .commit(name) : .revert(name)
  }

  /// The advice for a variable such as `var x = 1` or `int x = 1`; nil at other steps.
  private var variableAdvice: String? {
    let next = peek()
    guard token.kind == .identifier, !token.isQuoted, isName(next), !next.startsLine else { return nil }
    guard isWord("var") ? readsLoad : next.kind == .identifier && peek(2).kind == .equal else { return nil }
    if isWord("invalidate") || isWord("commit") || isWord("revert") || isWord("async") || isWord("emit") { return nil }
    return readsLoad
      ? "write `let \(text(next)) = …`"
      : "write `let \(text(next)) = …`, or `var` for a value that changes"
  }

  /// The advice for a statement that is not a step; nil at other tokens.
  private var statementAdvice: String? {
    guard token.kind == .identifier, !token.isQuoted else { return nil }
    let next = peek()
    if readsLoad, isWord("return"), !next.startsLine {
      return "remove `return`; a `load` ends with the call that returns the rows"
    }
    guard let advice = (readsFake ? statementsOfFakes : statementSteps)[text(token)] ?? statementSteps[text(token)]
    else { return nil }
    if readsLoad, isWord("guard") || isWord("throw") || isWord("defer") {
      return "remove it; a `load` ends with the call that returns the rows"
    }
    switch next.kind {
    case .leftBrace, .rightBrace, .endOfFile: return advice
    case .leftParen, .minus, .exclamation: return isSpaceBefore(next) ? advice : nil
    default: return next.startsLine || next.kind == .duration || beginsOperand(next) ? advice : nil
    }
  }

  private mutating func reportStatement(_ advice: String) {
    report(.statementStep(word: text(token), advice: advice), at: range(of: token))
  }

  /// Whether the text of a question is in parentheses.
  private var hasParenthesizedQuestion: Bool {
    let next = peek()
    return next.kind == .leftParen && !next.startsLine && (peek(2).kind == .stringStart || isSpaceBefore(next))
  }

  /// Reports `let _: User = f()` and reads it as `_ = f()`.
  private mutating func parseTypedDiscard(from start: Token) -> StepSyntax.Kind? {
    advance()
    advance()
    _ = parseType()
    let place = range(from: start)
    guard !isPanicking, token.kind == .equal else {
      failExpected("`=` and a call")
      return nil
    }
    report(
      .unexpectedToken(expected: "a name after `let`", found: "`_`"), at: place, suggestion: .write("_", at: place))
    advance()
    return .value(parseStepValue(), .discard)
  }

  /// Parses `let user = try await session.signIn(…)`, `let code = prompt "…"`.
  private mutating func parseConstantStep() -> StepSyntax.Kind? {
    let start = token
    advance()
    if token.kind == .letKeyword, isOnLine, isName(peek()), !peek().startsLine { skipRepeatedWord() }
    if let names = namesOfTuple {
      failTuple(of: names, from: start)
      return nil
    }
    if isWord("_"), peek().kind == .equal {
      let place = range(of: start).union(range(of: token))
      let fixIt = Diagnostic.FixIt(range: place, replacement: "_")
      report(.unexpectedToken(expected: "a name after `let`", found: "`_`"), at: place, help: "write `_`", fixIt: fixIt)
      return parseDiscard()
    }
    if isWord("_"), peek().kind == .colon, !peek().startsLine { return parseTypedDiscard(from: start) }
    guard let name = parseName("a name after `let`") else { return nil }
    let isVariable = isWord("var", start)
    let colon = token
    let type = parseOptionalType(after: name)
    let typeRange = range(from: colon)
    let help =
      type.map { type in
        isVariable
          ? "write an initial value: `var \(name.text): \(source(of: type.range)) = …`"
          : "write the value, which can be an `if` or a `switch`: `let \(name.text) = if … { … } else { … }`"
      }
    // As in Swift, a `var` of an optional type begins with nil.
    if isVariable, let type, type.isOptional, !isPanicking, !(isOnLine && token.kind == .equal) {
      let none = Expression(.nilLiteral, type.range.end)
      return .value(StepValueSyntax(range: type.range.end, value: none), .constant(name, type, isVariable: true))
    }
    if let type, !isPanicking, !isOnLine || token.kind == .semicolon || token.kind == .rightBrace {
      return .declaration(name, type, isVariable: isVariable)
    }
    guard readEqual(after: "`\(name.text)`", help: help) else { return nil }
    let isPrompt = isWord("prompt")
    if isPrompt || isWord("confirm"), hasParenthesizedQuestion || (!peek().startsLine && beginsOperand(peek())) {
      if type != nil { reportUnneededType(of: name, at: typeRange) }
      advance()
      return isPrompt ? .prompt(name, parseQuestion(.prompt)) : .confirm(name, parseQuestion(.confirm))
    }
    if isWord("choose"), !peek().startsLine, peek().kind != .leftParen, beginsOperand(peek()) {
      if type != nil { reportUnneededType(of: name, at: typeRange) }
      advance()
      return .choose(name, parseQuestion(.choose))
    }
    return .value(parseStepValue(), .constant(name, type, isVariable: isVariable))
  }

  /// Parses `async let user = session.user()`.
  private mutating func parseStartedCall() -> StepSyntax.Kind? {
    let start = token
    advance()
    advance()
    if let names = namesOfTuple {
      failTuple(of: names, from: start)
      return nil
    }
    guard let name = parseName("a name after `async let`") else { return nil }
    let colon = token
    let type = parseOptionalType(after: name)
    if type != nil { reportUnneededType(of: name, at: range(from: colon)) }
    guard readEqual(after: "`\(name.text)`") else { return nil }
    return .value(parseStepValue(), .start(name))
  }

  private mutating func parseConditionalStep() -> StepSyntax.Kind? {
    guard enter() else {
      advance()
      skipBlock()
      return nil
    }
    defer { depth -= 1 }
    let first = token
    let parsed = parseBranches(isStep: true) { parser, isElse in
      if !isElse {
        parser.failClosureInHead()
        if parser.isPanicking { parser.skipBlock() }
      }
      return parser.parseSteps(of: first)
    }
    guard let (branches, otherwise) = parsed else { return nil }
    let rest = branches.dropFirst().reversed().reduce(otherwise) { rest, branch in
      let range = range(from: branch.start)
      let kind = StepSyntax.Kind.conditional(branch.conditions, then: branch.body, else: rest)
      return StepsSyntax(range: range, steps: [StepSyntax(range: range, kind: kind)])
    }
    return .conditional(branches[0].conditions, then: branches[0].body, else: rest)
  }

  /// Parses `switch subject { … }`, with steps in each case.
  private mutating func parseSwitchStep() -> StepSyntax.Kind? {
    guard enter() else {
      advance()
      skipBlock()
      return nil
    }
    defer { depth -= 1 }
    return parseCases(isStep: true) { $0.parseCaseSteps() }.map { .match($0.subject, $0.cases) }
  }

  /// Parses the steps of a `case`, up to the next one, or `break` for none.
  private mutating func parseCaseSteps() -> StepsSyntax {
    let start = token
    if takeBreak() { return StepsSyntax(range: range(from: start), steps: []) }
    if endsCase { failExpected("a step, or `break`") }
    return parseSteps(from: start) { $0.endsCase }
  }

  /// Parses steps without braces.
  mutating func parseSteps(from start: Token, until isEnd: (Parser) -> Bool) -> StepsSyntax {
    var steps: [StepSyntax] = []
    var highest = 0
    var turn = LoopTurn()
    while !isEnd(self), !isPanicking, hasAdvanced(since: &turn) {
      if takeBreak() { break }
      height = 0
      guard let step = parseStep() else { break }
      steps.append(step)
      highest = max(highest, height)
      let hasSeparator = take(.semicolon)
      if isOnLine, !hasSeparator { break }
    }
    height = highest
    return StepsSyntax(range: range(from: start), steps: steps)
  }

  /// Parses `guard conditions else { … }`.
  private mutating func parseGuardStep() -> StepSyntax.Kind? {
    guard enter() else {
      advance()
      skipBlock()
      return nil
    }
    defer { depth -= 1 }
    let first = token
    if peek().kind == .letKeyword, isWord("self", peek(2)) {
      fail(.statementStep(word: "guard let self", advice: "remove it; steps need no `self`"), at: range(of: token))
      return nil
    }
    advance()
    var highest = 0
    let conditions = parseConditions(&highest, isStep: true)
    guard expect(.elseKeyword, "`else` and the steps") else { return nil }
    let otherwise = parseSteps(of: first)
    height = max(highest, height) + 1
    return .guarded(conditions, else: otherwise)
  }

  /// Whether no value can follow on the line of the previous token.
  func endsStep(_ token: Token) -> Bool {
    token.startsLine || token.kind == .rightBrace || token.kind == .semicolon || token.kind == .endOfFile
  }

  /// Parses `progress done of total` or `progress 0.5`.
  private mutating func parseProgress() -> StepSyntax.Kind? {
    advance()
    let done = parseExpression()
    guard !isPanicking, isWord("of"), isOnLine else { return .progress(done, of: nil) }
    advance()
    return .progress(done, of: parseExpression())
  }

  /// Whether `in` follows the name after `for`.
  var isLoop: Bool { peek(2).kind == .inKeyword && !peek(2).startsLine }
}
