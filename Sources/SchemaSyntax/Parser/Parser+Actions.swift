/// Calls, assignments and the values of steps.
extension Parser {
  /// Parses a call, or an assignment with `=`, `+=` or `-=`.
  mutating func parseAction() -> StepSyntax.Kind? {
    if beginsEffects { return parseCallWithEffects() }
    if isWord("_"), peek().kind == .equal { return parseDiscard() }
    let start = token
    let target = parseExpression(in: .beforeEqual)
    guard !isPanicking else { return nil }
    if take(.equal) { return .assign(target, operator: "=", parseStepValue()) }
    if token.kind == .foreignOperator, isOnLine { return parseCompoundAssignment(of: target) }
    if case .binary(let left, let sign, let right) = target.kind, sign.text == "==", left.isPath {
      let fixIt = Diagnostic.FixIt(range: sign.range, replacement: "=")
      report(.wrongSign, at: sign.range, ["expected": "=", "found": "=="], fixIt: fixIt)
      let value = StepValueSyntax(range: right.range, isTry: false, isAwait: false, value: right)
      return .assign(left, operator: "=", value)
    }
    checkEffect(of: target)
    if isWord("undo"), isOnLine {
      advance()
      let period = parseExpression(in: .beforeBrace)
      return .removal(target, undo: period, parseSteps(of: start))
    }
    return .call(StepValueSyntax(range: range(from: start), isTry: false, isAwait: false, value: target))
  }

  private mutating func parseCallWithEffects() -> StepSyntax.Kind? {
    let value = parseStepValue()
    if token.kind != .equal || !isOnLine { checkEffect(of: value.value) }
    return .call(value)
  }

  /// Reports `_ = call` and reads it as the call.
  private mutating func parseDiscard() -> StepSyntax.Kind? {
    let start = token
    advance()
    advance()
    let range = range(from: start)
    let advice = "remove `_ =`; the result of a call can be unused"
    report(.statementStep, at: range, ["word": "_ =", "advice": advice])
    return .call(parseStepValue())
  }

  private mutating func parseCompoundAssignment(of target: Expression) -> StepSyntax.Kind? {
    let written = text(token)
    if written == "+=" || written == "-=" {
      advance()
      return .assign(target, operator: written, parseStepValue())
    }
    let name = source(of: target.range)
    guard let form = foreignAssignments[written] else {
      _ = failForeignOperator()
      return nil
    }
    let advice = "write `\(name) \(DiagnosticKind.fill(form, with: ["target": name]))`"
    fail(.foreignOperator, at: range(of: token), ["operator": written, "advice": advice])
    return nil
  }

  /// Reports a step that is an unused value.
  private mutating func checkEffect(of value: Expression) {
    // Other tokens on the line are reported instead.
    guard !isOnLine || token.kind == .rightBrace || token.kind == .semicolon else { return }
    let advice: String
    switch value.kind {
    case .call, .missing: return
    case .name(let name) where stepForms[name] != nil: advice = "write `\(stepForms[name] ?? name)`"
    case _ where value.isPath && readsLoad: advice = "end with the call that returns the rows, without `let`"
    case _ where value.isPath: advice = "write `\(source(of: value.range))()` to call it, or name a value with `let`"
    default: advice = "call a function, assign the value with `=`, or name it with `let`"
    }
    report(.emptyStep, at: value.range, ["advice": advice])
  }

  // MARK: Effects

  /// Parses `try await session.signIn(…)`.
  mutating func parseStepValue() -> StepValueSyntax {
    let start = token
    var (isTry, isAwait) = (false, false)
    let hasOptionalTry = isWord("try") && (peek().kind == .question) && beginsEffects
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
    var value = parseExpression()
    // With `try?` the source expects an optional result. An unknown value prevents more diagnostics.
    if hasOptionalTry { value = missing }
    return StepValueSyntax(range: range(from: start), isTry: isTry, isAwait: isAwait, value: value)
  }

  /// Whether a new line begins with `name =`, so that the value before it is missing.
  private var beginsNextAssignment: Bool {
    guard token.startsLine, readsSteps, token.kind == .identifier else { return false }
    var index = position + 1
    while tokens[index].kind == .dot, isName(tokens[index + 1]) { index += 2 }
    let sign = tokens[index]
    return !sign.startsLine
      && (sign.kind == .equal || (sign.kind == .foreignOperator && ["+=", "-="].contains(text(sign))))
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
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "")
    report(.passedOverError, at: range(from: word).union(range(of: token)), ["mark": text(token)], fixIt: fixIt)
    advance()
  }

  /// Reports the current token, a keyword in the wrong place.
  mutating func reportPlace(_ place: String, help: String? = nil) {
    report(.effectPlace, at: range(of: token), ["word": text(token), "place": place], help: help)
  }
}
