/// Fakes of services.
extension Parser {
  /// Parses `fake MemoryStore: Store { state … func … }` after its keyword.
  mutating func parseFake(_ documentation: [String], from start: Token) -> FakeSyntax? {
    guard let name = parseName("a fake's name"), expect(.colon, "`:` and the service"),
      let service = parseName("the service of the fake")
    else { return nil }
    var states: [StateSyntax] = []
    var functions: [FakeFunctionSyntax] = []
    readsFake = true
    defer { readsFake = false }
    parseBody(.fakeItems, of: start) { parser in
      guard !parser.isPanicking else { return }
      let documentation = parser.takeDocumentation()
      let start = parser.token
      // A function that only the fake calls can be `private`.
      if parser.isWord("private"), parser.isWord("func", parser.peek()) {
        parser.advance()
      } else {
        parser.skipModifiers()
      }
      let first = parser.token
      if parser.beginsComputedProperty {
        if let function = parser.parseFakeProperty(documentation) { functions.append(function) }
        return
      }
      if parser.isWord("var") || first.kind == .letKeyword {
        parser.reportWord(MemberKeyword.state.rawValue)
        parser.advance()
      } else {
        let isState = [.colon, .equal].contains(parser.peek().kind)
        guard parser.readItemKeyword(in: .fakeItems, isState ? MemberKeyword.state.rawValue : "func") else { return }
      }
      if parser.peek().kind == .leftParen {
        if let function = parser.parseFakeFunction(documentation, from: start) { functions.append(function) }
        return
      }
      if case .state(let state) = parser.parseState(documentation, from: first) { states.append(state) }
    }
    return FakeSyntax(
      documentation: documentation, range: range(from: start), name: name, service: service, states: states,
      functions: functions)
  }

  /// Reports `var count: Int { items.count }`, and reads it as a function.
  private mutating func parseFakeProperty(_ documentation: [String]) -> FakeFunctionSyntax? {
    let start = token
    advance()
    guard let (name, type) = parseTypedName("a function's name", after: "var") else { return nil }
    let place = range(from: start)
    let head = "func \(name.text)() -> \(code(in: type.range))"
    report(
      .unexpectedToken(expected: "a function", found: "a computed property"), at: place,
      suggestion: .write(head, at: place, note: ", and call it: `\(name.text)()`"))
    let steps = parsingResult(true) { $0.parseSteps(of: start, hasResult: true) }
    let function = ServiceFunctionSyntax(
      documentation: documentation, range: place, name: name, parameters: [], effects: EffectsSyntax(), isStream: false,
      result: type)
    return FakeFunctionSyntax(range: range(from: start), head: function, steps: steps)
  }

  /// Parses `load() async -> [Item] { return items }` or `load() -> [Item] = items` after `func`.
  private mutating func parseFakeFunction(_ documentation: [String], from start: Token) -> FakeFunctionSyntax? {
    guard let head = parseServiceFunctionHead(documentation, from: start), !isPanicking else { return nil }
    let steps: StepsSyntax
    if token.kind == .equal, isOnLine {
      advance()
      let value = parseExpression()
      steps = StepsSyntax(range: value.range, steps: [StepSyntax(range: value.range, kind: .result(value))])
    } else {
      steps = parsingResult(true) { $0.parseSteps(of: start, hasResult: head.result != nil) }
    }
    return FakeFunctionSyntax(range: range(from: start), head: head, steps: steps)
  }
}

/// Steps that return a value.
extension Parser {
  /// Parses steps with `parse`, which can return a value if `hasResult`.
  mutating func parsingResult<Steps>(_ hasResult: Bool, _ parse: (inout Parser) -> Steps) -> Steps {
    let outer = resultStart
    resultStart = hasResult ? position + 1 : nil
    defer { resultStart = outer }
    return parse(&self)
  }

  /// Parses steps in braces. With a result, `{ value }` is `{ return value }`.
  mutating func parseSteps(of start: Token, hasResult: Bool) -> StepsSyntax {
    var steps = parseSteps(of: start)
    if hasResult, let value = steps.onlyValue {
      steps.steps = [StepSyntax(range: value.range, kind: .result(value))]
    }
    return steps
  }

  /// Parses `return` or `return value`.
  mutating func parseReturnStep() -> StepSyntax.Kind {
    advance()
    return endsStep(token) ? .end : .result(parseHead())
  }
}

extension StepsSyntax {
  /// The value that the steps consist of, if they do nothing else.
  fileprivate var onlyValue: Expression? {
    guard steps.count == 1, case .value(let value, .call) = steps[0].kind else { return nil }
    return value.isTry || value.isAwait ? Expression(.effects(value), value.range) : value.value
  }
}
