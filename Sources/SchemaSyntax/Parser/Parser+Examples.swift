extension Parser {
  /// Parses `example "title" { given … expect … }`, or `examples "title" { … }`, after its keyword.
  mutating func parseExample(_ documentation: [String], from start: Token, isGroup: Bool) -> ExampleSyntax? {
    let title = parseExampleTitle(from: start)
    let table = isOnLine && isWord("for") && !isPanicking ? parseExampleTable() : nil
    var steps: [ExampleStepSyntax] = []
    var nested: [ExampleSyntax] = []
    var functions: [ExampleFunctionSyntax] = []
    // Examples nest like brackets.
    guard enter() else { return nil }
    let outer = exampleFunctions
    defer { (depth, exampleFunctions) = (depth - 1, outer) }
    if isGroup { exampleFunctions.formUnion(functionNames(inBracesAt: position)) }
    parseBody(isGroup ? .exampleGroup : .exampleSteps, of: start) { parser in
      if isGroup, parser.beginsExampleFunction {
        if let function = parser.parseExampleFunction() { functions.append(function) }
      } else if isGroup, parser.beginsNestedExample || parser.readForeignExampleWord() {
        if let example = parser.parseNestedExample() { nested.append(example) }
      } else if let step = parser.parseExampleStep() {
        if let first = nested.first {
          let label = Diagnostic.Label(range: first.title.range, text: "the first example")
          parser.report(.stepAfterExample, at: step.range, labels: [label])
        }
        steps.append(step)
      }
    }
    if table != nil, let inner = nested.lazy.compactMap(\.firstTable).first { report(.tableInTable, at: inner.range) }
    return ExampleSyntax(
      documentation: documentation, range: range(from: start), title: title, table: table, steps: steps,
      nested: isGroup ? nested : nil, functions: functions)
  }

  private mutating func parseExampleTitle(from start: Token) -> Expression {
    if token.kind == .stringStart, isOnLine {
      let literal = parseString()
      return Expression(.string(literal), literal.range)
    }
    if isName(token), isOnLine {
      report(.untitledExample(word: String(text(start))), at: range(of: token))
      advance()
    } else if token.kind == .leftBrace {
      report(.untitledExample(word: String(text(start))), at: range(of: start))
    } else {
      failExpected("the example's title, as a string")
    }
    return missing
  }

  /// Whether `example "title"` or `examples "title"` follows.
  var beginsNestedExample: Bool {
    token.kind == .identifier && exampleDeclarationKeywords.contains(text(token))
  }

  /// Reports the keyword of another language in `it "title"`, and reads it as `example`.
  private mutating func readForeignExampleWord() -> Bool {
    guard token.kind == .identifier, peek().kind == .stringStart, !peek().startsLine,
      let meant = foreignMembers[text(token)], exampleDeclarationKeywords.contains(meant)
    else { return false }
    reportWord(meant)
    return true
  }

  private mutating func parseNestedExample() -> ExampleSyntax? {
    let documentation = takeDocumentation()
    let start = token
    let isGroup = isWord("examples") || foreignMembers[text(token)] == "examples"
    advance()
    return parseExample(documentation, from: start, isGroup: isGroup)
  }

  mutating func parseExampleStep() -> ExampleStepSyntax? {
    skipDocumentation()
    let start = token
    if token.kind == .letKeyword || isWord("var"), isName(peek()), !peek().startsLine {
      let isVariable = token.kind != .letKeyword
      let constant = parseExampleConstant()
      if isVariable { reportVariable(constant, from: start) }
      return constant.map { ExampleStepSyntax(range: range(from: start), kind: $0) }
    }
    let beginsLoop = isLoop && isName(peek()) && !peek().startsLine || hasNamesOfLoop
    if isWord("for"), beginsLoop, loopDepth == 0 { return parseExampleLoop() }
    if isWord("while"), loopDepth == 0, !peek().startsLine { return parseWhileLoop() }
    if token.kind == .ifKeyword, [.letKeyword, .caseKeyword].contains(peek().kind) { return parseMatching() }
    if beginsCallOfExampleFunction { return parseCallOfExampleFunction() }
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

  /// Parses `if case .failed(let message) = state { expect … }`.
  private mutating func parseMatching() -> ExampleStepSyntax? {
    let start = token
    guard enter() else { return nil }
    defer { depth -= 1 }
    advance()
    var highest = 0
    let conditions = parseConditions(&highest, isStep: false)
    var steps: [ExampleStepSyntax] = []
    parseBody(.exampleSteps, of: start, after: "`{` and the expectations") { parser in
      guard parser.isWord("expect") else {
        let help = "write other steps before or after the `if`"
        return parser.fail(
          .unexpectedToken(expected: "`expect` and a condition", found: parser.describe(parser.token)),
          at: parser.range(of: parser.token), help: help)
      }
      if let step = parser.parseExampleStep() { steps.append(step) }
    }
    if token.kind == .elseKeyword, isOnLine {
      let first = token
      advance()
      skipBlock()
      let rest = range(from: first)
      report(
        .unexpectedRest(found: "`else`"), at: range(of: first),
        help: "remove it; the expectations fail if the condition does not hold",
        fixIt: Diagnostic.FixIt(
          range: SourceRange(file: file, lower: Int(first.lower) - 1, upper: Int(rest.upper)), replacement: ""))
    }
    return ExampleStepSyntax(range: range(from: start), kind: .matching(conditions, steps))
  }

  private mutating func exampleKeyword() -> ExampleKeyword? {
    let written = text(token)
    if !token.isQuoted, let word = ExampleKeyword(rawValue: written) { return word }
    let next = peek()
    guard isName(next), !next.startsLine else { return nil }
    let known = foreignExampleWords[written]
    guard let meant = known ?? nearNames(to: written, among: exampleKeywords).first else { return nil }
    reportWord(meant, known == nil ? unknownStep : nil)
    return ExampleKeyword(rawValue: meant)
  }

  var unknownStep: DiagnosticKind {
    .unknownStep(word: describe(token), list: Self.list(ExampleKeyword.self))
  }
}

/// The parts after `given` and `expect`.
extension Parser {
  /// Parses `given name = value`, `given session.signIn returns value`.
  mutating func parseGiven() -> ExampleStepSyntax.Kind? {
    if isName(token), isOnLine, peek().kind == .dot {
      guard let place = parseServiceFunctionReference() else { return nil }
      if token.kind == .equal, isOnLine, place.arguments == nil {
        advance()
        return .givenPart(place, parseExpression())
      }
      guard let answer = parseStubBehavior(of: place) else { return nil }
      return .stub(isGiven: true, place, answer)
    }
    guard let name = parseName("the name of an input") else { return nil }
    if token.kind == .identifier, isOnLine, StubKeyword(rawValue: text(token)) != nil {
      let help = "write the service and its function: `given service.\(name.text) \(text(token)) …`"
      failExpected("`.` and the name of a service's function", help: help)
      return nil
    }
    return .given(name, readEqual(after: "`\(name.text)`") ? parseExpression() : missing)
  }

  /// Parses `session.signIn`, `api.page(number: 2)`.
  mutating func parseServiceFunctionReference() -> ServiceFunctionReference? {
    let use = takeIdentifier()
    advance()
    guard let function = parseName("the name of a service's function") else { return nil }
    let arguments = token.kind == .leftParen && isOnLine ? parseArguments() : nil
    return ServiceFunctionReference(use: use, function: function, arguments: arguments)
  }

  /// Parses `returns value`, `throws .offline` or `held`, or several answers in sequence: `returns a then b then held`.
  mutating func parseStubBehavior(of place: ServiceFunctionReference) -> StubBehaviorSyntax? {
    guard let first = parseStubAnswer(of: place) else { return nil }
    var answers = [first]
    while !isPanicking, isOnLine, isWord("then") {
      advance()
      guard isOnLine, token.kind != .rightBrace else {
        failExpected("an answer", help: "write the next answer: `then value`, `then throws .offline` or `then held`")
        break
      }
      if isWord("held") {
        advance()
        answers.append(.held)
        continue
      }
      if isWord("returns") || isWord("throws") {
        guard let next = parseStubAnswer(of: place) else { break }
        answers.append(next)
      } else {
        let value = parseExpression()
        if case .fails = answers[answers.count - 1] {
          answers.append(.fails(value))
        } else {
          answers.append(.returns(value))
        }
      }
    }
    return answers.count == 1 ? first : .sequence(answers)
  }

  /// Parses `returns value`, `throws .offline` or `held`; for a stream, `sends value` or `ends`.
  private mutating func parseStubAnswer(of place: ServiceFunctionReference) -> StubBehaviorSyntax? {
    guard !isPanicking, let word = stubKeyword() else {
      failStubBehavior(of: place)
      return nil
    }
    advance()
    switch word {
    case .returns:
      if isOnLine, token.kind == .leftParen, peek().kind == .rightParen { skipEmptyTuple() }
      return .returns(isOnLine && token.kind != .rightBrace && !isWord("then") ? parseExpression() : nil)
    case .throws:
      if !isOnLine || token.kind == .rightBrace {
        let help = "write the error: `throws .offline`, or `throws E.offline` if the function throws any error"
        failExpected("an error", help: help + ", and declare the type: `error E { case offline }`")
      }
      return .fails(parseExpression())
    case .held: return .held
    case .sends:
      return .sends(isOnLine && token.kind != .rightBrace ? parseExpression() : nil)
    case .ends: return .ends
    case .declines: return .declines
    }
  }

  /// Reports `returns ()` and reads it as `returns` alone.
  private mutating func skipEmptyTuple() {
    let open = token
    let before = afterPrevious
    advance()
    advance()
    report(
      .unexpectedToken(expected: "a value or the end of the line", found: "`()`"), at: range(from: open),
      help: "write `returns` alone", fixIt: Diagnostic.FixIt(range: before.union(range(from: open)), replacement: ""))
  }

  private mutating func stubKeyword() -> StubKeyword? {
    guard token.kind == .identifier, isOnLine else { return nil }
    let written = text(token)
    if let word = StubKeyword(rawValue: written) { return word }
    let known = foreignStubBehaviors[written]
    guard let meant = known ?? nearNames(to: written, among: StubKeyword.allCases.map(\.rawValue)).first else {
      return nil
    }
    reportWord(meant)
    return StubKeyword(rawValue: meant)
  }

  private mutating func failStubBehavior(of place: ServiceFunctionReference) {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    let found = isOnLine ? describe(token) : "the end of the line"
    fail(
      .missingAnswer(place: "\(place.use.text).\(place.function.text)", found: found),
      at: isOnLine ? range(of: token) : afterPrevious)
  }

  /// Parses `expect condition`, `expect navigator == [push HomeViewModel, pop]`.
  mutating func parseExpectation() -> ExampleStepSyntax.Kind? {
    skipEffectsOfExpectation()
    guard isNavigation else {
      if isName(token), isOnLine, peek().kind == .equalEqual, navigationKeywords.contains(text(peek(2))),
        peek(3).kind == .identifier, !peek(3).startsLine
      {
        advance()
        advance()
        failExpected("`[`", help: "write the navigation in brackets: `[\(text(token)) \(text(peek()))]`")
        return nil
      }
      if failThrowingExpectation() || failPatternExpectation() { return nil }
      noteComparedTuples()
      let condition = parseExpression()
      if failThrowingExpectation() { return nil }
      failAccuracy(of: condition)
      skipMessageOfExpectation()
      return .expect(condition)
    }
    let navigator = takeIdentifier()
    advance()
    return .expectNavigation(navigator, parseList(until: .rightBracket, "]") { $0.parseNavigation() })
  }

  /// Notes that the values in the parentheses of `expect (a, b) == (1, 2)` are compared one by one.
  private mutating func noteComparedTuples() {
    guard token.kind == .leftParen else { return }
    let end = indexAfterBrackets(from: position)
    guard end + 1 < tokens.count, tokens[end].kind == .equalEqual, tokens[end + 1].kind == .leftParen else { return }
    comparedTuples = [token.lower, tokens[end + 1].lower]
  }

  private mutating func parseNavigation() -> NavigationSyntax {
    guard let kind = parseName("a navigation step") else {
      return NavigationSyntax(kind: Identifier(text: "", range: afterPrevious))
    }
    if !navigationKeywords.contains(kind.text) { failNavigation(kind) }
    let endsItem = !isOnLine || token.kind == .comma || token.kind == .rightBracket
    guard !endsItem, !isPanicking else { return NavigationSyntax(kind: kind) }
    if valueNavigations.contains(kind.text) {
      // `open("/users/1")` is `open "/users/1"`.
      var value = parseExpression()
      if case .parenthesized(let inner) = value.kind { value = inner }
      return NavigationSyntax(kind: kind, value: value)
    }
    // `push(HomeViewModel)` is `push HomeViewModel`.
    let isParenthesized = token.kind == .leftParen && take(.leftParen)
    guard let viewModel = token.kind == .identifier ? identifier : parseName("a view model's name") else {
      return NavigationSyntax(kind: kind)
    }
    var value: Expression?
    if peek().kind == .leftParen { value = parseExpression() } else { advance() }
    if isParenthesized, !isPanicking, !take(.rightParen) { failExpected("`)`") }
    return NavigationSyntax(kind: kind, viewModel: viewModel, value: value)
  }

  private mutating func failNavigation(_ kind: Identifier) {
    let list = navigationKeywords.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let near = nearNames(to: kind.text, among: navigationKeywords).first
    fail(
      .unexpectedToken(expected: "a navigation step", found: "`\(kind.text)`"), at: kind.range,
      help: near.map { "write `\($0)`" } ?? "write one of \(list)")
  }

  /// Whether the current tokens are `name == [push V` or `name == [pop`. No list of values begins with two names, and
  /// the steps of a navigator are no functions.
  private var isNavigation: Bool {
    guard isName(token), isOnLine, peek().kind == .equalEqual, peek(2).kind == .leftBracket else { return false }
    let (first, second) = (peek(3), peek(4))
    guard first.kind == .identifier, !first.isQuoted else { return false }
    if second.kind == .identifier { return true }
    guard navigationKeywords.contains(text(first)) else { return false }
    // `[open(x)]` can also be a list of events.
    return second.kind != .leftParen || text(token) != "events"
  }
}
