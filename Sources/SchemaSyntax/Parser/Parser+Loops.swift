/// Loops of steps and of examples: `for line in lines where line.isOpen { … }`.
extension Parser {
  /// Whether names in parentheses follow `for`, as in `for (index, item) in items.enumerated()`.
  var hasNamesOfLoop: Bool {
    peek().kind == .leftParen && !peek().startsLine && peek(3).kind == .comma && peek(5).kind == .rightParen
      && peek(6).kind == .inKeyword && isName(peek(2)) && isName(peek(4))
  }

  /// Parses `for upload in waiting { … }`.
  mutating func parseLoop() -> StepSyntax.Kind? {
    guard enter() else {
      advance()
      skipBlock()
      return nil
    }
    loopDepth += 1
    defer { (depth, loopDepth) = (depth - 1, loopDepth - 1) }
    let first = token
    advance()
    let names = takeLoopNames()
    advance()
    let elements = parseHead { $0.parseHeadCondition("in") }
    guard !isPanicking, isWord("where"), isOnLine else {
      if isPanicking { skipBlock() }
      return .forEach(names, elements, parseSteps(of: first))
    }
    advance()
    let condition = parseHeadCondition("where")
    if isPanicking { skipBlock() }
    return .forEach(names, elements, parseFilteredSteps(condition, of: first))
  }

  /// Fails at `for await value in stream { … }` in steps, which only begin and end. Returns false at other tokens.
  mutating func failAwaitedLoop() -> Bool {
    let end = endOfEffects(from: 1)
    guard isWord("for"), end > 1, isWord("await", peek(end - 1)) else { return false }
    let words = range(of: token).union(range(of: peek(end - 1)))
    var rest = self
    for _ in 0..<end { rest.advance() }
    let name = rest.isName(rest.token) ? rest.takeIdentifier().text : "value"
    let stream = rest.take(.inKeyword) ? rest.parseExpression(in: .beforeBrace).range : nil
    let shown = stream.map { source(of: $0) } ?? "service.stream(…)"
    fail(
      .statementStep(
        word: code(in: words), advice: "follow the stream beside the commands: `follow \(name) from \(shown) { … }`"),
      at: words)
    return true
  }

  /// Reads `upload` or `(index, upload)`.
  private mutating func takeLoopNames() -> [Identifier] {
    guard take(.leftParen) else { return [takeIdentifier()] }
    let first = takeIdentifier()
    advance()
    let second = takeIdentifier()
    advance()
    return [first, second]
  }

  /// Parses the steps of a loop after `where condition` as steps of an `if`.
  private mutating func parseFilteredSteps(_ condition: Expression, of owner: Token) -> StepsSyntax {
    let steps = parseSteps(of: owner)
    let range = condition.range.union(steps.range)
    let conditions = [Condition(kind: .expression(condition), range: condition.range)]
    return StepsSyntax(
      range: range, steps: [StepSyntax(range: range, kind: .conditional(conditions, then: steps, else: nil))])
  }

  /// Skips the braces that open on this line, so that nesting that is too deep is one mistake.
  mutating func skipBlock() {
    let outside = braceDepth
    while isOnLine, token.kind != .leftBrace, token.kind != .rightBrace { advance() }
    guard token.kind == .leftBrace else { return }
    repeat { advance() } while braceDepth > outside && token.kind != .endOfFile
  }

  /// Parses `for size in [1, 2] { when … }`. Loops do not nest.
  mutating func parseExampleLoop() -> ExampleStepSyntax? {
    parseRepeatedSteps { parser in
      let names = parser.takeLoopNames()
      parser.advance()
      var elements = parser.parseHeadCondition("in")
      if !parser.isPanicking, parser.isWord("where"), parser.isOnLine {
        parser.advance()
        elements = elements.filtered(by: parser.parseHeadCondition("where"), names)
      }
      return { .loop(names, elements, $0) }
    }
  }

  /// Parses `while seconds > 0 { when tick() }`.
  mutating func parseWhileLoop() -> ExampleStepSyntax? {
    parseRepeatedSteps { parser in
      let condition = parser.parseHeadCondition("while")
      return { .whileLoop(condition, $0) }
    }
  }

  /// Parses a loop of an example.
  ///
  /// - Parameter parseHead: Parses what follows the keyword, and returns the kind of the step with the steps of a turn.
  private mutating func parseRepeatedSteps(
    _ parseHead: (inout Parser) -> ([ExampleStepSyntax]) -> ExampleStepSyntax.Kind
  ) -> ExampleStepSyntax? {
    let start = token
    guard enter() else { return nil }
    loopDepth += 1
    defer { (depth, loopDepth) = (depth - 1, loopDepth - 1) }
    advance()
    let kind = parseHead(&self)
    var steps: [ExampleStepSyntax] = []
    parseBody(.exampleSteps, of: start, after: "`{` and the steps") { parser in
      if let step = parser.parseExampleStep() { steps.append(step) }
    }
    let step = ExampleStepSyntax(range: range(from: start), kind: kind(steps))
    if case .loop(let names, _, _) = step.kind, names.count == 2, !steps.allSatisfy(\.isExpectation) {
      report(
        .unexpectedToken(expected: "one name", found: "two"), at: names[0].range.union(names[1].range),
        help: "a loop with two names has only expectations; other steps read `rows[i]`: `for i in rows.indices { … }`")
    }
    return step
  }
}

extension ExampleStepSyntax {
  fileprivate var isExpectation: Bool { if case .expect = kind { true } else { false } }
}

extension Expression {
  /// Returns the elements of a loop for which the condition after `where` is true: `elements.filter { name in condition }`.
  fileprivate func filtered(by condition: Expression, _ names: [Identifier]) -> Expression {
    let closure = Closure(parameters: names, body: condition, range: condition.range)
    let whole = range.union(condition.range)
    let filter = Identifier(text: "filter", range: condition.range)
    let argument = Argument(value: Expression(.closure(closure), condition.range), isTrailing: true)
    return Expression(.call(Expression(.member(self, filter), whole), [argument]), whole)
  }
}
