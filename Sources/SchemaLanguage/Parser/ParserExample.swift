extension Parser {
  /// `example "title" { given … expect … }`, after its word.
  mutating func parseExample(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    var title = missing
    if token.kind == .stringStart, isOnLine {
      let literal = parseString()
      title = Expression(.string(literal), literal.range)
    } else {
      if isName(token), isOnLine {
        report(.untitledExample, at: range(of: token))
        advance()
      } else if token.kind == .leftBrace {
        report(.untitledExample, at: range(of: start))
      } else {
        failExpected("the example's title, as a string")
      }
    }
    var steps: [ExampleStepSyntax] = []
    let comments = parseBody(.steps, of: start) { parser in
      if let step = parser.parseStep() { steps.append(step) }
    }
    return .example(
      ExampleSyntax(
        trivia: finished(trivia), range: range(from: start), title: title, steps: steps, trailingComments: comments))
  }

  private mutating func parseStep() -> ExampleStepSyntax? {
    let trivia = takeTrivia()
    let start = token
    guard isName(token), let word = stepWord() else {
      failStep()
      return nil
    }
    advance()
    var kind = ExampleStepSyntax.Kind.expect(missing)
    switch word {
    case .expect: kind = .expect(parseExpression())
    case .given, .when:
      guard let name = parseName("the name of an input") else { return nil }
      let value = readEqual(after: "`\(name.text)`") ? parseExpression() : missing
      kind = word == .given ? .given(name, value) : .when(name, value)
    }
    return ExampleStepSyntax(trivia: finished(trivia), range: range(from: start), kind: kind)
  }

  private mutating func stepWord() -> StepWord? {
    let written = text(token)
    if !token.isQuoted, let word = StepWord(rawValue: written) { return word }
    let next = peek()
    guard isName(next), !next.startsLine else { return nil }
    let known = foreignSteps[written]
    guard let meant = known ?? nearNames(to: written, among: stepWords).first else { return nil }
    reportWord(meant, known == nil ? .unknownStep : .foreignWord)
    return StepWord(rawValue: meant)
  }

  private mutating func failStep() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    fail(.unknownStep, at: range(of: token), ["word": describe(token), "list": Self.list(StepWord.self)])
  }
}

/// Words where a step is expected, and the word to write.
let foreignSteps: [String: String] = [
  "let": "given", "set": "when", "var": "given", "input": "given", "with": "given", "then": "expect",
  "assert": "expect", "check": "expect", "verify": "expect", "should": "expect", "and": "expect",
]
