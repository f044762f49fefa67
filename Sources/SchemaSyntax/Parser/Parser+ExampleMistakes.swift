/// Steps of Swift tests that an example does not have, with the step to write.
extension Parser {
  mutating func failExampleStep() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    if text(token) == "|" { return failTable() }
    if beginsNestedExample {
      fail(unknownStep, at: range(of: token), help: "write `examples` for a group of examples with shared steps")
      return
    }
    if text(token).hasPrefix("XCT") { return failAssertion(unknownStep) }
    if failVerification() || failConditionOfExpectations() { return }
    if isWord("guard"), [.letKeyword, .caseKeyword].contains(peek().kind) {
      return fail(
        unknownStep, at: range(of: token),
        help: "write the expectations in braces: `if case .failed(let message) = state { expect … }`")
    }
    if token.kind == .ifKeyword, loopDepth > 0 {
      return fail(
        unknownStep, at: range(of: token), help: "write the condition after the elements: `for row in rows where … {`")
    }
    if token.kind == .ifKeyword || token.kind == .switchKeyword || isWord("guard") {
      return fail(
        unknownStep, at: range(of: token),
        help: "an example has no choices: write an example for each, in a group for their common steps, "
          + "`examples \"…\" { … }`, or a table, `example \"…\" for n in [1, 2] { … }`")
    }
    if isWord("repeat") {
      return fail(
        unknownStep, at: range(of: token), help: "write the condition first: `while count < 3 { when … }`")
    }
    if isWord("for") || isWord("while") {
      return fail(
        unknownStep, at: range(of: token),
        help: "a loop of an example has one name, and no loop inside: `for size in [1, 2] { when … }`")
    }
    if waitsOfTests.contains(text(peek(endOfEffects(from: 0)))) { return failWait() }
    let act = peek(endOfEffects(from: 0))
    let afterAct = peek(endOfEffects(from: 0) + 1)
    if isWord("expect", act), afterAct.kind == .leftParen, failThrowingAssertion() { return }
    if isName(act), [.equal, .leftParen].contains(afterAct.kind), !afterAct.startsLine {
      let place = range(of: token).union(range(of: act))
      return fail(unknownStep, at: range(of: token), suggestion: .write("when \(text(act))", at: place))
    }
    fail(unknownStep, at: range(of: token))
  }

  /// Reports a table as Gherkin writes it, once for all rows.
  private mutating func failTable() {
    let (kind, place) = (unknownStep, range(of: token))
    while token.kind != .endOfFile, !token.startsLine || text(token) == "|" { advance() }
    fail(kind, at: place, help: "write the rows after the title: `example \"…\" for (a, b) in [(1, 2), (3, 4)] { … }`")
  }

  /// Fails at `await Task.yield()` and other waits.
  private mutating func failWait() {
    let yield = removalOfYield
    let help =
      "each step ends when all has settled: remove it, or let time go on, `when clock += 1s`; run a command with `when`"
    fail(
      unknownStep, at: range(of: token),
      help: yield == nil ? help : "remove it; each step ends when all has settled", fixIt: yield)
  }

  /// Fails at `if phase == .done { expect … }`, whose condition is an expectation. Returns false at other choices.
  private mutating func failConditionOfExpectations() -> Bool {
    guard token.kind == .ifKeyword, loopDepth == 0 else { return false }
    var rest = self
    rest.advance()
    let condition = rest.parseExpression(in: .beforeBrace)
    let open = rest.token
    guard rest.take(.leftBrace) else { return false }
    while rest.isWord("expect"), rest.parseExampleStep() != nil { _ = rest.take(.semicolon) }
    let close = rest.token
    guard rest.take(.rightBrace), rest.token.kind != .elseKeyword, rest.diagnostics.count == diagnostics.count else {
      return false
    }
    let steps = code(in: SourceRange(file: file, lower: open.upper, upper: close.lower))
    let place = range(of: token).union(range(of: close))
    guard let first = steps.first(where: { !$0.isWhitespace }) else {
      fail(unknownStep, at: range(of: token), suggestion: .write("expect \(code(in: condition.range))", at: place))
      return true
    }
    let start = steps.firstIndex(of: first) ?? steps.startIndex
    let separator = steps[..<start].contains(where: \.isNewline) ? String(steps[..<start]) : "; "
    let body = String(steps[start...].reversed().drop(while: \.isWhitespace).reversed())
    fail(
      unknownStep, at: range(of: token),
      help: "an example has no choices: write `expect \(source(of: condition.range))` before the expectations, or an "
        + "example for each",
      fixIt: hasComment(in: place)
        ? nil
        : Diagnostic.FixIt(
          range: place, replacement: "expect \(code(in: condition.range))\(separator)\(body)", changesMeaning: true))
    return true
  }
}
