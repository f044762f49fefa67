import VmgenSchemaSyntax

/// The body of a command or a reaction: its steps with their `catch` clauses.
extension StepChecker {
  /// A checked body, the state after its steps, and the errors that it does not catch.
  typealias Body = (body: CommandBody, scope: StepScope, uncaught: [(failure: Failure, range: SourceRange)])

  /// Checks steps with their `catch` clauses.
  ///
  /// - Parameter usedBefore: The parameters that the busy text reads.
  func checkBody(
    _ steps: StepsSyntax, _ catches: [CatchSyntax],
    parameters: Zip2Sequence<[Parameter], [ParameterSyntax]> = zip([], []), usedBefore: Set<String> = [],
    received: [(name: Identifier, type: Type)] = []
  ) -> Body {
    explainMissingError()
    let bindings = bind(parameters)
    let values = received.map { name, type in
      Binding(name: name, number: expressions.bind(name.text, type, .local(name.text), at: name.range))
    }
    let typed = checkSteps(steps, isTail: true)
    let thrown = scope.thrown
    scope.thrown = []
    let (clauses, rest) = checkCatches(catches, thrown)
    for binding in bindings
    where !expressions.session.usedLocals[binding.number] && !usedBefore.contains(binding.name.text)
      && isNameable(binding.name)
    {
      report(.unusedParameter, at: binding.name.range, ["name": binding.name.text])
    }
    _ = expressions.unusedNames(values)
    let uncaught = thrown.filter { rest.contains($0.failure) } + scope.thrown
    return (CommandBody(steps: typed, catches: clauses), scope, uncaught)
  }

  /// Explains that only a `catch` without a pattern declares `error`.
  func explainMissingError() {
    guard expressions.environment.local("error") == nil, expressions.environment.members["error"] == nil else { return }
    expressions.environment.outOfReach["error"] = "only a `catch` without a pattern declares it"
    expressions.environment.outOfReachHelp["error"] =
      "remove the pattern, or bind the associated value: `catch .server(let code)`"
  }

  /// Binds the parameters of a command.
  func bind(_ parameters: Zip2Sequence<[Parameter], [ParameterSyntax]>) -> [Binding] {
    parameters.compactMap { parameter, written in
      guard let name = written.name, name.text != "_" else { return nil }
      let number = expressions.bind(
        parameter.name, parameter.type, .local(parameter.name), at: written.range, named: name.range)
      return Binding(name: name, number: number)
    }
  }
}
