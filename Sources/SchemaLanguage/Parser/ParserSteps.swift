extension Parser {
  /// `{ … }`, one step a line.
  mutating func parseSteps(of owner: Token) -> StepsSyntax {
    let start = token
    let wasInSteps = readsSteps
    readsSteps = true
    var steps: [StepSyntax] = []
    var highest = 0
    let comments = parse(in: Surroundings()) { parser in
      parser.parseBody(.steps, of: owner, after: "`{` and the steps") { parser in
        parser.height = 0
        if let step = parser.parseStep() { steps.append(step) }
        highest = max(highest, parser.height)
      }
    }
    readsSteps = wasInSteps
    height = highest
    return StepsSyntax(range: range(from: start), steps: steps, trailingComments: comments)
  }

  private mutating func parseStep() -> StepSyntax? {
    let trivia = takeTrivia()
    let start = token
    guard let kind = parseStepKind() else { return nil }
    return StepSyntax(trivia: finished(trivia), range: range(from: start), kind: kind)
  }

  private mutating func parseStepKind() -> StepSyntax.Kind? {
    let next = peek()
    let hasOperand = !next.startsLine && beginsOperand(next)
    switch token.kind {
    case .letWord: return parseConstantStep()
    case .ifWord: return parseConditionalStep()
    case .identifier where isWord("confirm") && (hasOperand || asksInParentheses):
      advance()
      return .confirm(parseQuestion())
    case .identifier where (isWord("commit") || isWord("revert")) && isName(next) && !next.startsLine:
      let commits = isWord("commit")
      advance()
      let draft = takeIdentifier()
      return commits ? .commit(draft) : .revert(draft)
    case .identifier where isWord("ask") && isWord("again", next) && !next.startsLine:
      advance()
      advance()
      return parseName("the name of a service").map { .askAgain($0) }
    default: return parseAction()
    }
  }

  /// Whether a question's text stands in parentheses, as in a call.
  private var asksInParentheses: Bool { peek().kind == .leftParen && peek(2).kind == .stringStart }

  private mutating func parseQuestion() -> Expression {
    let text = parseExpression()
    if case .parenthesized(let inner) = text.kind { return inner }
    return text
  }

  /// `let user = try await session.signIn(…)`, `let code = prompt "…"`
  private mutating func parseConstantStep() -> StepSyntax.Kind? {
    advance()
    guard let name = parseName("a name after `let`") else { return nil }
    guard readEqual(after: "`\(name.text)`") else { return nil }
    if isWord("prompt"), asksInParentheses || (!peek().startsLine && beginsOperand(peek())) {
      advance()
      return .prompt(name, parseQuestion())
    }
    return .constant(name, parseStepValue())
  }

  /// `if conditions { … } else { … }`. A chain of `else if` is read in a row and folded.
  private mutating func parseConditionalStep() -> StepSyntax.Kind? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    let first = token
    var branches: [(start: Token, conditions: [Condition], then: StepsSyntax)] = []
    var otherwise: StepsSyntax?
    var highest = 0
    repeat {
      let start = token
      advance()
      let conditions = parseConditions(&highest)
      branches.append((start, conditions, parseSteps(of: first)))
      highest = max(highest, height)
      guard !isPanicking, checkHeight(highest + branches.count), readElse() else { break }
      if token.kind == .ifWord { continue }
      otherwise = parseSteps(of: first)
      highest = max(highest, height)
      break
    } while true
    height = highest + branches.count
    guard checkHeight(height) else { return nil }
    for branch in branches.dropFirst().reversed() {
      let kind = StepSyntax.Kind.conditional(branch.conditions, then: branch.then, else: otherwise)
      let range = range(from: branch.start)
      otherwise = StepsSyntax(
        range: range, steps: [StepSyntax(trivia: Trivia(), range: range, kind: kind)], trailingComments: [])
    }
    return .conditional(branches[0].conditions, then: branches[0].then, else: otherwise)
  }

  /// A call, or an assignment: `=`, `+=` or `-=` behind what is assigned to.
  private mutating func parseAction() -> StepSyntax.Kind? {
    guard !beginsEffects else { return .call(parseStepValue()) }
    let start = token
    let target = parseExpression(in: .beforeEqual)
    guard !isPanicking else { return nil }
    if take(.equal) { return .assign(target, operator: "=", parseStepValue()) }
    if token.kind == .foreignOperator, isOnLine, ["+=", "-="].contains(text(token)) {
      let written = text(token)
      advance()
      return .assign(target, operator: written, parseStepValue())
    }
    return .call(StepValueSyntax(range: range(from: start), isTry: false, isAwait: false, value: target))
  }

  /// Whether `try` or `await` stands here, with what it is about.
  private var beginsEffects: Bool {
    guard isWord("try") || isWord("await") else { return false }
    let next = peek()
    switch next.kind {
    case .leftParen, .leftBracket, .leftBrace, .duration: return !next.startsLine
    case .minus, .exclamation: return !next.startsLine && isSpaceBefore(next) && !isSpaceAfter(next)
    default: return !next.startsLine && beginsOperand(next)
    }
  }

  /// `try await session.signIn(…)`
  mutating func parseStepValue() -> StepValueSyntax {
    let start = token
    var (isTry, isAwait) = (false, false)
    while beginsEffects, isWord("try") ? !isTry : !isAwait {
      if isWord("try") { isTry = true } else { isAwait = true }
      advance()
    }
    let value = parseExpression()
    return StepValueSyntax(range: range(from: start), isTry: isTry, isAwait: isAwait, value: value)
  }
}
