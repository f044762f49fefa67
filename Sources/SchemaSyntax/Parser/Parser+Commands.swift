/// The clauses between the parameters and the steps of a command.
private struct CommandHead {
  var result: TypeSyntax?
  var gate: Expression?
  var busy: Expression?
  var busyClause: SourceRange?
  var policy: Identifier?
  var exclusive: ExclusiveSyntax?
  var keepsErrors: SourceRange?
  /// Whether the command is written as a function that views call, each call of which runs.
  var isFunction = false

  func has(_ word: ClauseKeyword) -> Bool {
    switch word {
    case .when: gate != nil
    case .busy: busy != nil
    case .drop, .queue, .restart, .parallel: policy != nil
    case .exclusive: exclusive != nil
    case .throws: keepsErrors != nil
    }
  }
}

extension Parser {
  /// Parses `command c(params) -> T when gate busy "…" policy { … } catch … { … }` after its keyword.
  mutating func parseCommand(_ documentation: [String], from start: Token) -> MemberSyntax? {
    let isFunction = position > 0 && isWord("func", tokens[position - 1]) && !isWord("private", start)
    guard let name = parseName("a command's name") else { return nil }
    let hasParameters = token.kind == .leftParen && isOnLine
    let parameters = hasParameters ? parseParameters(areNamesOptional: false) : []
    var head = CommandHead()
    head.isFunction = isFunction
    var turn = LoopTurn()
    while hasAdvanced(since: &turn), readClause(of: &head) {}
    let result = head.result
    let (steps, catches) = parsingResult(result != nil) { parser in
      (parser.parseSteps(of: start, hasResult: result != nil), parser.parseCatches(of: start))
    }
    return .command(
      CommandSyntax(
        documentation: documentation, range: range(from: start), name: name, parameters: parameters,
        result: result, gate: head.gate, busy: head.busy, busyClause: head.busyClause, policy: head.policy,
        exclusive: head.exclusive, keepsErrors: head.keepsErrors, steps: steps, catches: catches))
  }

  /// Reads one clause of a command. Returns false if there is none. Clauses can be on several lines.
  private mutating func readClause(of head: inout CommandHead) -> Bool {
    guard !isPanicking, token.kind != .leftBrace, token.kind != .endOfFile else { return false }
    let start = token
    guard let word = clauseKeyword() else { return skipForeignClause(of: &head) }
    let isRepeated = head.has(word)
    if word == .when || word == .busy {
      // A string without `busy` before it has been reported.
      let isWritten = token.kind != .stringStart
      if isWritten { advance() }
      if token.kind == .colon, isOnLine {
        report(
          .unexpectedToken(expected: "an expression after `\(word.rawValue)`", found: "`:`"), at: range(of: token),
          help: "remove it", fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
        advance()
      }
      let value = parseHeadCondition(word.rawValue)
      if word == .when {
        head.gate = head.gate ?? value
      } else if head.busy == nil {
        head.busy = value
        head.busyClause = isWritten ? range(from: start) : nil
      }
    } else if word == .exclusive {
      advance()
      let hasGroup = isName(token) && isOnLine && (token.isQuoted || ClauseKeyword(rawValue: text(token)) == nil)
      let group = hasGroup ? takeIdentifier() : nil
      head.exclusive = head.exclusive ?? ExclusiveSyntax(range: range(from: start), group: group)
    } else if word == .throws {
      head.keepsErrors = head.keepsErrors ?? range(of: token)
      advance()
      if token.kind == .leftParen, isOnLine { skipErrorType(after: start) }
    } else {
      head.policy = head.policy ?? Identifier(text: word.rawValue, range: range(of: token))
      advance()
    }
    if isRepeated { reportRepeated(word, from: start) }
    return !isPanicking
  }

  private mutating func reportRepeated(_ word: ClauseKeyword, from start: Token) {
    let (clause, advice) =
      switch word {
      case .when: ("`when`", "combine the conditions with `&&`")
      case .busy: ("`busy`", "remove one of them")
      case .exclusive: ("`exclusive`", "remove one of them")
      case .throws: ("`throws`", "remove one of them")
      case .drop, .queue, .restart, .parallel: ("policy", "remove one of them")
      }
    report(.repeatedClause(clause: clause, advice: advice), at: range(from: start))
  }

  /// Returns the keyword of a clause. A similar word is reported and read as the keyword.
  private mutating func clauseKeyword() -> ClauseKeyword? {
    let written = text(token)
    if token.kind == .identifier, !token.isQuoted, let word = ClauseKeyword(rawValue: written) { return word }
    guard isOnLine else { return nil }
    if token.kind == .stringStart {
      reportClause("write `busy` before the text")
      return .busy
    }
    guard isName(token), !token.isQuoted else { return nil }
    let known = foreignClauses[written]
    guard let meant = known ?? nearNames(to: written, among: clauseKeywords).first else { return nil }
    reportWord(meant)
    return ClauseKeyword(rawValue: meant)
  }

  private mutating func reportClause(_ advice: String) {
    report(.unknownClause(word: describe(token), advice: advice), at: range(of: token))
  }

  /// Reports the type in `throws(LoadError)`.
  private mutating func skipErrorType(after start: Token) {
    let open = token
    _ = parseList(until: .rightParen, ")") { $0.parseType() }
    let advice = "remove it; it follows from the steps"
    let range = range(from: open)
    report(.unknownClause(word: "`\(source(of: range))`", advice: advice), at: range)
  }

  private var isEffectOfFunction: Bool { isWord("async") || isWord("rethrows") }

  private mutating func skipEffects(of head: inout CommandHead) {
    let start = token
    let before = afterPrevious
    let isParallel = head.isFunction && head.policy == nil && isWord("async")
    advance()
    if isWord("throws"), isOnLine, peek().kind != .leftParen { advance() }
    let range = range(from: start)
    if isParallel { head.policy = Identifier(text: ClauseKeyword.parallel.rawValue, range: range) }
    let advice =
      isParallel ? "write `parallel`, so that each call runs as in Swift" : "remove it; it follows from the steps"
    report(
      .unknownClause(word: "`\(source(of: range))`", advice: advice), at: range,
      fixIt: Diagnostic.FixIt(
        range: isParallel ? range : before.union(range), replacement: isParallel ? ClauseKeyword.parallel.rawValue : "")
    )
  }

  /// Reads the result, and reports and skips effects or a `=` before the steps. Returns false at other tokens.
  private mutating func skipForeignClause(of head: inout CommandHead) -> Bool {
    guard isOnLine, token.kind != .rightBrace, token.kind != .invalid else { return false }
    switch token.kind {
    case .identifier where isEffectOfFunction: skipEffects(of: &head)
    case .arrow:
      if head.result != nil { reportClause("write one result, directly after the parameters") }
      let result = parseOptionalResult()
      head.result = head.result ?? result
    case .equal:
      reportClause("remove it; the steps follow in braces")
      advance()
    default:
      guard isName(token) else { return false }
      reportClause("write \(Self.list(ClauseKeyword.self)), or `{` and the steps")
      while isOnLine, token.kind != .leftBrace, token.kind != .rightBrace { advance() }
    }
    return !isPanicking
  }
}

/// Calls, assignments and the values of steps.
extension Parser {
  /// Whether the step that ends here is the value in `{ pin == code }`.
  private var isOnlyResult: Bool { stepStart == resultStart && token.kind == .rightBrace }

  /// Parses a call, or an assignment with `=`, `+=` or `-=`.
  mutating func parseAction() -> StepSyntax.Kind? {
    if beginsEffects { return parseCallWithEffects() }
    if isWord("_"), peek().kind == .equal { return parseDiscard() }
    let start = token
    let (target, inner) = notingEffects { $0.parseExpression(in: .beforeEqual) }
    guard !isPanicking else { return nil }
    if take(.equal) { return .value(parseStepValue(), .assign(target, operator: "=")) }
    if token.kind == .questionQuestion, isOnLine {
      failNilAssignment(to: target)
      return nil
    }
    if token.kind == .foreignOperator, isOnLine { return parseCompoundAssignment(of: target) }
    if !isOnlyResult, case .binary(let left, let sign, let right) = target.kind, sign.text == "==", left.isPath {
      let fixIt = Diagnostic.FixIt(range: sign.range, replacement: "=")
      report(.wrongSign(expected: "=", found: "=="), at: sign.range, fixIt: fixIt)
      let value = StepValueSyntax(range: right.range, value: right)
      return .value(value, .assign(left, operator: "="))
    }
    checkEffect(of: target)
    if isWord("undo"), isOnLine {
      advance()
      let period = parseExpression(in: .beforeBrace)
      // The steps run later, when no turn of a loop around them is left.
      let outer = loopDepth
      loopDepth = 0
      defer { loopDepth = outer }
      return .removal(target, undo: period, parseSteps(of: start))
    }
    let value = StepValueSyntax(
      range: range(from: start), isTry: inner.isTry, isAwait: inner.isAwait, value: target)
    return .value(value, .call)
  }

  private mutating func parseCallWithEffects() -> StepSyntax.Kind? {
    let value = parseStepValue()
    if token.kind != .equal || !isOnLine, !value.awaitsName { checkEffect(of: value.value) }
    return .value(value, .call)
  }

  /// Parses `_ = call`.
  mutating func parseDiscard() -> StepSyntax.Kind? {
    advance()
    advance()
    let value = parseStepValue()
    if !isPanicking, !value.awaitsName { checkEffect(of: value.value) }
    return .value(value, .discard)
  }

  private mutating func parseCompoundAssignment(of target: Expression) -> StepSyntax.Kind? {
    let written = text(token)
    if compoundAssignments.contains(written) {
      advance()
      return .value(parseStepValue(), .assign(target, operator: written))
    }
    if written == "%=" {
      failRemainderAssignment(to: target)
      return nil
    }
    let name = source(of: target.range)
    guard let form = foreignAssignments[written] else {
      _ = failForeignOperator()
      return nil
    }
    let advice = "write `\(name) \(form.replacing("{target}", with: name))`"
    fail(.foreignOperator(symbol: written, advice: advice), at: range(of: token))
    return nil
  }

  /// Reports a step that is an unused value.
  private mutating func checkEffect(of value: Expression) {
    // The only value in the braces is the result.
    if readsBody || isOnlyResult { return }
    // Other tokens on the line are reported instead.
    guard !isOnLine || token.kind == .rightBrace || token.kind == .semicolon else { return }
    let advice: String
    switch value.kind {
    case .call, .missing: return
    case .ternary(let condition, let first, let second) where first.isCall && second.isCall && resultStart == nil:
      let (condition, first, second) = (source(of: condition.range), source(of: first.range), source(of: second.range))
      return report(
        .emptyStep(advice: ""), at: value.range,
        suggestion: .write("if \(condition) { \(first) } else { \(second) }", at: value.range))
    case _ where resultStart != nil: advice = "write `return \(source(of: value.range))` to end with the value"
    case .name(let name) where stepForms[name] != nil: advice = "write `\(stepForms[name] ?? name)`"
    case _ where value.isPath && readsLoad: advice = "end with the call that returns the rows, without `let`"
    case _ where value.isPath: advice = "write `\(source(of: value.range))()` to call it, or name a value with `let`"
    default: advice = "call a function, assign the value with `=`, or name it with `let`"
    }
    report(.emptyStep(advice: advice), at: value.range)
  }

  // MARK: Effects

  /// Parses `try await session.signIn(…)`.
  mutating func parseStepValue() -> StepValueSyntax {
    let start = token
    var (isTry, isAwait) = (false, false)
    let optionalTry = isWord("try") && peek().kind == .question && beginsEffects ? rangeOfOptionalTry : nil
    while beginsEffects, isWord("try") ? !isTry : !isAwait {
      if isWord("try") {
        if isAwait { reportPlace("before `await`") }
        isTry = true
      } else {
        isAwait = true
      }
      readEffect()
    }
    if beginsNextAssignment { failExpected("a value") }
    failTask()
    var (value, inner) = notingEffects { $0.parseExpression() }
    if readsSteps { (isTry, isAwait) = (isTry || inner.isTry, isAwait || inner.isAwait) }
    // The mark has been reported. The source expects an optional result: an unknown value prevents more diagnostics.
    if optionalTry != nil, !readsSteps { value = missing }
    return StepValueSyntax(
      range: range(from: start), isTry: isTry, isAwait: isAwait, optionalTry: readsSteps ? optionalTry : nil,
      value: value)
  }

  /// Fails at the value `Task { … }`, whose steps are those of a command. A model can have this name, too.
  private mutating func failTask() {
    guard isWord("Task"), let advice = statementSteps[text(token)], !peek().startsLine else { return }
    let isTask =
      peek().kind == .leftBrace || peek().kind == .leftParen && isWord("priority", peek(2))
      || peek().kind == .dot && isWord("detached", peek(2))
    if isTask { fail(.statementStep(word: text(token), advice: advice), at: range(of: token)) }
  }

  /// Parses an expression that a step evaluates before anything else, so that its calls can have `try` and `await`.
  mutating func parseHead(_ parse: (inout Parser) -> Expression = { $0.parseExpression() }) -> Expression {
    let outer = readsHead
    readsHead = true
    headStart = position
    defer { readsHead = outer }
    return parse(&self)
  }

  /// Parses an expression whose calls can have `try` and `await`, and returns which of these words it has.
  private mutating func notingEffects(
    _ parse: (inout Parser) -> Expression
  ) -> (value: Expression, inner: (isTry: Bool, isAwait: Bool)) {
    let outer = innerEffects
    innerEffects = (false, false)
    defer { innerEffects = outer }
    let value = parse(&self)
    return (value, innerEffects ?? (false, false))
  }

  /// The range of the `try?` at the current token.
  private var rangeOfOptionalTry: SourceRange { range(of: token).union(range(of: peek())) }

  /// Whether a new line begins with `name =`, so that the value before it is missing.
  private var beginsNextAssignment: Bool {
    guard token.startsLine, readsSteps, token.kind == .identifier else { return false }
    var index = position + 1
    while tokens[index].kind == .dot, isName(tokens[index + 1]) { index += 2 }
    let sign = tokens[index]
    return !sign.startsLine
      && (sign.kind == .equal || (sign.kind == .foreignOperator && compoundAssignments.contains(text(sign))))
  }

  /// Returns the distance of the first token after `try` and `await`.
  func endOfEffects(from distance: Int) -> Int {
    var end = distance
    while isWord("try", peek(end)) || isWord("await", peek(end)) { end += 1 }
    return end
  }

  /// Whether the current token is `try` or `await` with an operand.
  var beginsEffects: Bool {
    guard isWord("try") || isWord("await") else { return false }
    let next = peek()
    switch next.kind {
    case .leftParen, .leftBracket, .leftBrace, .duration: return !next.startsLine
    case .question: return isWord("try") && !isSpaceBefore(next)
    case .exclamation where isWord("try") && !isSpaceBefore(next): return true
    case .minus, .exclamation: return !next.startsLine && isSpaceBefore(next) && !isSpaceAfter(next)
    default: return !next.startsLine && beginsOperand(next)
    }
  }

  /// Reads `try` or `await`, and reports the mark of `try?` and `try!`.
  mutating func readEffect() {
    let word = token
    advance()
    guard token.kind == .question || token.kind == .exclamation, !isSpaceBefore(token), !isPanicking else { return }
    guard text(word) == "try" else { return }
    if token.kind == .question, readsSteps { return advance() }
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "")
    report(.passedOverError(mark: text(token)), at: range(from: word).union(range(of: token)), fixIt: fixIt)
    advance()
  }

  /// Reports the current token, a keyword in the wrong place.
  mutating func reportPlace(_ place: String, help: String? = nil) {
    report(.effectPlace(word: text(token), place: place), at: range(of: token), help: help)
  }
}

extension Expression {
  fileprivate var isCall: Bool { if case .call = kind { true } else { false } }
}
