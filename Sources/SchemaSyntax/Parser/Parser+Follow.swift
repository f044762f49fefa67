/// `follow path from service.stream(…)`, with steps for each value or without.
extension Parser {
  /// Parses `follow user from profiles.updates() catch { … } end { … }` after its keyword.
  mutating func parseFollow(_ documentation: [String], from start: Token) -> MemberSyntax? {
    let target = parseExpression(
      in: ExpressionContext(allowsTrailingClosure: false, readsEqualAsComparison: false))
    guard readFrom(after: target) else { return nil }
    return parseFollow(documentation, from: start, target: target)
  }

  /// Parses the stream after `from`, and the steps.
  private mutating func parseFollow(
    _ documentation: [String], from start: Token, target: Expression
  ) -> MemberSyntax? {
    let stream = parseExpression(in: .beforeBrace)
    let conditions = parseConditionsOfStream()
    var steps: StepsSyntax?
    if token.kind == .leftBrace, isOnLine, !isPanicking {
      let isName = if case .name = target.kind { true } else { false }
      if !isName {
        let path = source(of: target.range)
        report(
          .unexpectedToken(expected: "a name for the value", found: "`\(path)`"), at: target.range,
          help: "write `follow value from … { \(path) = value }`")
      }
      steps = parseSteps(of: start)
    } else if case .name("_") = target.kind, !isPanicking {
      report(
        .unexpectedToken(expected: "a path for the values", found: "`_`"), at: target.range,
        help: "run steps for each value, `follow _ from … { … }`, or write a path")
    }
    var catches = parseCatches(of: start)
    let end = parseEnd(of: start)
    catches += parseCatches(of: start)
    skipRepeatedEnds()
    return .follow(
      FollowSyntax(
        documentation: documentation, range: range(from: start), target: target, stream: stream, conditions: conditions,
        steps: steps, catches: catches, end: end))
  }

  /// Whether the current token begins `end { … }`.
  var beginsEnd: Bool { isWord("end") && peek().kind == .leftBrace }

  /// Parses `end { … }`; returns nil at other tokens.
  private mutating func parseEnd(of owner: Token) -> EndSyntax? {
    guard !isPanicking, beginsEnd else { return nil }
    skipDocumentation()
    let start = token
    advance()
    let steps = parseSteps(of: owner)
    return EndSyntax(range: range(from: start), steps: steps)
  }

  /// Reports and skips an `end` after the first one.
  private mutating func skipRepeatedEnds() {
    while !isPanicking, beginsEnd {
      report(.repeatedEnd, at: range(of: token))
      _ = parseEnd(of: token)
    }
  }

  /// Reports and skips an `end` that is not after a `follow`. Returns false at other tokens.
  @discardableResult
  mutating func skipMisplacedEnd(in body: Body) -> Bool {
    guard body == .steps || body == .members, beginsEnd else { return false }
    report(.misplacedEnd, at: range(of: token))
    _ = parseEnd(of: token)
    return true
  }

  /// Reports `for await value in stream { … }` in a view model, and reads it as a `follow`.
  mutating func parseForeignFollow(_ documentation: [String]) -> MemberSyntax? {
    let next = endOfEffects(from: 1)
    guard isWord("for"), next > 1, isName(peek(next)), peek(next + 1).kind == .inKeyword else { return nil }
    let start = token
    let head = range(of: start).union(range(of: peek(next + 1)))
    let form = "follow \(text(peek(next))) from"
    report(
      .foreignWord(word: "`\(source(of: head))`", meant: form), at: head, help: "write `\(form)`",
      fixIt: Diagnostic.FixIt(range: head, replacement: form))
    for _ in 0..<next { advance() }
    let target = Expression(.name(text(token)), range(of: token))
    advance()
    advance()
    return parseFollow(documentation, from: start, target: target)
  }

  /// Parses `when isOnline, let id = selection` after a stream.
  private mutating func parseConditionsOfStream() -> [Condition] {
    guard isOnLine, !isPanicking, ["when", "if", "where"].contains(text(token)) else { return [] }
    if !isWord("when") { reportWrongSign("when") }
    advance()
    var highest = 0
    return parseConditions(&highest, isStep: false)
  }

  /// Reads `from` before a stream. Signs of other languages are reported and read as `from`.
  private mutating func readFrom(after target: Expression) -> Bool {
    guard !isPanicking else { return false }
    let isSign =
      token.kind == .equal || token.kind == .inKeyword || token.kind == .colon || token.kind == .foreignOperator
    if isOnLine, isSign {
      reportWrongSign("from")
    } else if !isWord("from") {
      let hasSteps = token.kind == .leftBrace && isOnLine
      failExpected(
        "`from` and a stream",
        help: hasSteps
          ? "write `follow _ from \(source(of: target.range)) { … }`, or a name for the value instead of `_`"
          : "write `follow path from stream`")
      return false
    }
    advance()
    while isWord("await") || isWord("try"), beginsOperand(peek()) {
      reportStatementWord("remove it; `follow` suspends automatically")
      advance()
    }
    return true
  }
}
