/// What stands behind `given`, `when` and `expect`.
extension Parser {
  /// `given name = value`, `given session.signIn returns value`
  mutating func parseGiven() -> ExampleStepSyntax.Kind? {
    if isName(token), peek().kind == .dot {
      guard let place = parseServicePlace(), let answer = parseAnswer() else { return nil }
      return .stub(isGiven: true, place, answer)
    }
    guard let name = parseName("the name of an input") else { return nil }
    return .given(name, readEqual(after: "`\(name.text)`") ? parseExpression() : missing)
  }

  private mutating func parseServicePlace() -> ServicePlace? {
    let use = takeIdentifier()
    advance()
    return parseName("the name of a service's function").map { ServicePlace(use: use, function: $0) }
  }

  /// `returns value`, `throws .offline`, `held`; of a stream `sends value`, `ends`.
  private mutating func parseAnswer() -> AnswerSyntax? {
    guard token.kind == .identifier, isOnLine, let word = AnswerWord(rawValue: text(token)) else {
      failExpected("`returns`, `throws` or `held`")
      return nil
    }
    advance()
    switch word {
    case .returns: return .returns(isOnLine && token.kind != .rightBrace ? parseExpression() : nil)
    case .throws: return .fails(parseExpression())
    case .held: return .held
    case .sends: return .sends(parseExpression())
    case .ends: return .ends
    }
  }

  /// What happens: something is assigned, typed, run, answered or sent, or time goes on.
  mutating func parseWhen() -> ExampleStepSyntax.Kind? {
    let next = peek()
    let isAlone = next.startsLine || next.kind == .rightBrace || next.kind == .endOfFile
    if isWord("appear") || isWord("disappear"), isOnLine, isAlone {
      defer { advance() }
      return isWord("appear") ? .appear : .disappear
    }
    if isWord("commit") || isWord("revert"), isOnLine, isName(next), !next.startsLine {
      let commits = isWord("commit")
      advance()
      let draft = takeIdentifier()
      return commits ? .commit(draft) : .revert(draft)
    }
    switch next.kind {
    case .dot, .leftParen, .leftBracket, .question: return parseWhenOfPlace()
    default: return parseWhenOfName()
    }
  }

  /// `age.text = "x"`, `signIn(code: "1")`, `profiles.updates sends user`
  private mutating func parseWhenOfPlace() -> ExampleStepSyntax.Kind? {
    let target = parse(in: Surroundings(readsEqualAsComparison: false)) { $0.parsePostfix() }
    guard !isPanicking else { return nil }
    if case .member(let use, let function) = target.kind, case .name(let name) = use.kind,
      token.kind == .identifier, isOnLine
    {
      let place = ServicePlace(use: Identifier(text: name, range: use.range), function: function)
      return parseAnswer().map { .stub(isGiven: false, place, $0) }
    }
    if case .call = target.kind { return .run(target) }
    return .write(target, readEqual(after: "the place") ? parseExpression() : missing)
  }

  /// `name = value`, `age begins`, `signIn answers "1"`, `clock += 0.5s`
  private mutating func parseWhenOfName() -> ExampleStepSyntax.Kind? {
    guard let name = parseName("the name of an input") else { return nil }
    if token.kind == .foreignOperator, isOnLine, text(token) == "+=", name.text == "clock" {
      advance()
      return .clock(parseExpression())
    }
    if token.kind == .identifier, isOnLine, let word = HappeningWord(rawValue: text(token)) {
      advance()
      switch word {
      case .begins: return .editing(name, begins: true)
      case .ends: return .editing(name, begins: false)
      case .answers: return .reply(name, .answers(parseExpression()))
      case .confirms: return .reply(name, .confirms)
      case .declines: return .reply(name, .declines)
      }
    }
    return .when(name, readEqual(after: "`\(name.text)`") ? parseExpression() : missing)
  }

  /// `expect condition`, `expect navigator == [push HomeViewModel, pop]`
  mutating func parseExpectation() -> ExampleStepSyntax.Kind? {
    guard isNavigation else { return .expect(parseExpression()) }
    let navigator = takeIdentifier()
    advance()
    let steps = parseList(until: .rightBracket, "]") { parser in
      let kind = parser.parseName("a step of a navigator") ?? Identifier(text: "", range: parser.afterPrevious)
      return NavigationSyntax(
        kind: kind, viewModel: parser.isName(parser.token) ? parser.parseName("a view model's name") : nil)
    }
    return .expectNavigation(navigator, steps)
  }

  /// Whether `name == [push V` or `name == [pop` stands here: no list of values begins with two names.
  private var isNavigation: Bool {
    guard isName(token), peek().kind == .equalEqual, peek(2).kind == .leftBracket else { return false }
    let (first, second) = (peek(3), peek(4))
    guard first.kind == .identifier, !first.isQuoted else { return false }
    if second.kind == .identifier { return true }
    return navigationWords.contains(text(first)) && (second.kind == .comma || second.kind == .rightBracket)
  }
}

/// What a service's double is told to do.
enum AnswerWord: String, CaseIterable {
  case returns, `throws`, held, sends, ends
}

/// What a view does with a field or a question.
enum HappeningWord: String, CaseIterable {
  case begins, ends, answers, confirms, declines
}

/// What a navigator does.
let navigationWords: Set<String> = ["push", "pop", "popToRoot", "present", "dismiss", "resetRoot"]
