import VmgenSchemaSyntax

/// Functions of a fake that call others of the same fake.
extension StepChecker {
  /// Checks a call that only the functions of fakes have: of another function, or of the end of streams. Returns nil for
  /// another call.
  func checkCallInFake(
    _ syntax: StepValueSyntax, _ callee: Expression, _ arguments: [Argument]
  ) -> (step: Step.Kind?, range: SourceRange)? {
    if let answer = checkAnswer(syntax, callee, arguments) { return (answer, callee.range) }
    guard let finish = checkFinish(callee, arguments) else { return nil }
    checkEffectKeywords(syntax, at: callee.range)
    return finish
  }

  /// Checks `try save()` in a function of a fake that has `save`, too.
  private func checkAnswer(_ syntax: StepValueSyntax, _ callee: Expression, _ arguments: [Argument]) -> Step.Kind? {
    guard case .fake(let fake) = scope.owner, case .name(let name) = callee.kind,
      expressions.environment.local(name) == nil, expressions.environment.members[name] == nil,
      let function = ownFunction(name, of: fake) ?? answeredFunction(name, arguments, of: fake)
    else { return nil }
    let called = Identifier(text: name, range: callee.range)
    expressions.refer(to: function, at: callee.range)
    checkEffectKeywords(syntax, function.failure, of: name, at: callee.range)
    note(isAsync: false, function.failure, callee.range)
    return expressions.checkArguments(of: CallSite(of: called, arguments, at: syntax.value.range), function.parameters)
      .map { .answer(of: function, $0) }
  }

  private func ownFunction(_ name: String, of fake: StepScope.FakeBody) -> ServiceFunction? {
    fakes[fake.fake]?.ownFunctions.first { $0.name == name }
  }

  /// Returns the function of the service that a call means, if the fake has it.
  private func answeredFunction(
    _ name: String, _ arguments: [Argument], of fake: StepScope.FakeBody
  ) -> ServiceFunction? {
    guard let declared = services[fake.service]?.functions(named: name, selectedBy: arguments), declared.count == 1,
      let function = declared.first, fake.functions.contains(function.distinctName), function.kind != .stream
    else { return nil }
    return function
  }
}

extension FakeChecker {
  /// Reports functions that call themselves, which might never end.
  func reportCycles(_ functions: [FakeFunction], _ fake: FakeSyntax) {
    let numbers = Dictionary(
      functions.enumerated().map { ($1.function.distinctName, $0) }, uniquingKeysWith: { first, _ in first })
    let links = functions.map { function in
      var called: [Int] = []
      function.steps.forEachStep { step in
        if case .answer(let other, _) = step.kind, let number = numbers[other.distinctName] { called.append(number) }
      }
      return called
    }
    reportCycles(links) { number in
      let name = functions[number].function.name
      return fake.functions.first { $0.range == functions[number].range }?.head.name
        ?? Identifier(text: name, range: functions[number].range)
    }
  }

  /// Reports the cycles of functions, each with the functions that it calls.
  func reportCycles(_ links: [[Int]], _ name: (Int) -> Identifier) {
    for cycle in orderAndCycles(count: links.count, successors: { links[$0] }).cycles {
      MemberChecker(expressions).reportCycle(
        cycle.path.map(name), help: "use a loop; a function that calls itself might never end")
    }
  }
}
