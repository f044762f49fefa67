extension Parser {
  /// Parses `example "title" { given … expect … }` after its keyword.
  mutating func parseExample(_ documentation: [String], from start: Token) -> MemberSyntax? {
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
    parseBody(.exampleSteps, of: start) { parser in
      if let step = parser.parseExampleStep() { steps.append(step) }
    }
    return .example(
      ExampleSyntax(
        documentation: documentation, range: range(from: start), title: title, steps: steps))
  }

  private mutating func parseExampleStep() -> ExampleStepSyntax? {
    skipDocumentation()
    let start = token
    if token.kind == .letKeyword || isWord("var"), isName(peek()), !peek().startsLine {
      fail(.localInExample, at: range(of: token), ["name": text(peek())])
      return nil
    }
    guard isName(token), let word = exampleKeyword() else {
      failExampleStep()
      return nil
    }
    advance()
    // `when when ends` is the event of an edit with the name of a keyword.
    let isEvent = word == .when && ![.equal, .leftParen, .dot, .leftBracket].contains(peek(2).kind)
    if isRepeated(word.rawValue), !isEvent { skipRepeatedWord() }
    let kind: ExampleStepSyntax.Kind? =
      switch word {
      case .expect: parseExpectation()
      case .given: parseGiven()
      case .when: parseWhen()
      }
    return kind.map { ExampleStepSyntax(range: range(from: start), kind: $0) }
  }

  private mutating func exampleKeyword() -> ExampleKeyword? {
    let written = text(token)
    if !token.isQuoted, let word = ExampleKeyword(rawValue: written) { return word }
    let next = peek()
    guard isName(next), !next.startsLine else { return nil }
    let known = foreignExampleWords[written]
    guard let meant = known ?? nearNames(to: written, among: exampleKeywords).first else { return nil }
    reportWord(meant, known == nil ? .unknownStep : .foreignWord)
    return ExampleKeyword(rawValue: meant)
  }

  private mutating func failExampleStep() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    let waits = ["wait", "sleep", "advance", "tick"].contains(text(token))
    fail(
      .unknownStep, at: range(of: token), ["word": describe(token), "list": Self.list(ExampleKeyword.self)],
      help: waits ? "write `when clock += …` to let time go on" : nil)
  }
}
