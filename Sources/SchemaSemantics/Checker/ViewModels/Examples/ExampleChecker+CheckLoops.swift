import VmgenSchemaSyntax

/// Loops of examples: `for size in [1, 2] { when … }`, `while seconds > 0 { when tick() }`.
extension ExampleChecker {
  /// The example is run, and its moments are shown, for each turn.
  private static let maximumTurns = 1_000

  /// Checks a loop, and returns its steps for each element.
  ///
  /// - Parameters:
  ///   - constants: The values of the names that steps before have declared.
  ///   - checkSteps: Checks the steps, which can read the element.
  func checkLoop(
    _ name: Identifier, _ elements: Expression, _ constants: [String: TypedExpression],
    _ checkSteps: () -> [ExampleStep]
  ) -> [ExampleStep] {
    var typed = explainingTurns { values.infer(elements) }
    if case .reference(.local(let name)) = typed.kind, let value = constants[name] { typed = value }
    let turns = elementsOfLoop(typed)
    let isNamed = name.text != "_" && isNameable(name)
    let type = turns?.first?.type ?? .unknown
    var steps = repeating {
      let bindings = isNamed ? [bind(name, type, isUsed: type == .unknown, isGiven: true)] : []
      defer { _ = expressions.unusedNames(bindings, help: "use it in the steps, or write `_` instead") }
      return checkSteps()
    }
    let loop = ExampleLoop(isNamed ? name.text : nil, in: typed, length: steps.count + (isNamed ? 1 : 0))
    for index in steps.indices { steps[index].loop = loop }
    return (turns ?? []).flatMap { value in
      let constant = ExampleStep.Kind.constant(name.text, nil, value, isGiven: false)
      return (isNamed ? [ExampleStep(kind: constant, range: name.range, loop: loop)] : []) + steps
    }
  }

  /// Checks `while seconds > 0 { when tick() }`, and returns the step with the condition and the steps of a turn.
  func checkWhileLoop(
    _ condition: Expression, _ body: [ExampleStepSyntax], _ checkSteps: () -> [ExampleStep]
  ) -> [ExampleStep] {
    let typed = checkExpectation(condition)
    if !body.contains(where: { $0.kind.isAct && !$0.kind.isExpectation }) {
      report(.endlessExampleLoop, at: condition.range)
    }
    var steps = [ExampleStep(kind: .turn(while: typed), range: condition.range)] + repeating(checkSteps)
    let loop = ExampleLoop(nil, in: nil, length: steps.count)
    for index in steps.indices { steps[index].loop = loop }
    return steps
  }

  /// Checks the steps of a turn, whose names end with it.
  private func repeating(_ checkSteps: () -> [ExampleStep]) -> [ExampleStep] {
    let outer = (expressions.environment, values.environment)
    defer {
      (expressions.environment.locals, expressions.environment.isRepeated) = (outer.0.locals, outer.0.isRepeated)
      (values.environment.locals, values.environment.isRepeated) = (outer.1.locals, outer.1.isRepeated)
    }
    expressions.environment.isRepeated = true
    values.environment.isRepeated = true
    return checkSteps()
  }

  /// Infers the elements of a loop with acts, which cannot read the view model.
  private func explainingTurns<Result>(_ infer: () -> Result) -> Result {
    let outer = values.environment.unavailable
    defer { values.environment.unavailable = outer }
    for name in model.ids.map(\.name) {
      values.environment.unavailable[name] = .init(
        reason: "a loop with `when` steps is about values that are known before the example runs",
        help: "write the values, and read the view model in an `expect`")
    }
    return infer()
  }

  /// Returns the expectations of a loop over a value of the view model, each about all elements; nil for other loops.
  func expectations(
    of name: Identifier, in elements: Expression, _ body: [ExampleStepSyntax]
  ) -> [ExampleStepSyntax]? {
    var expectations: [ExampleStepSyntax] = []
    for step in body {
      guard case .expect(let condition) = step.kind else { return nil }
      let range = condition.range
      func call(_ function: String, of base: Expression, _ closure: Closure) -> Expression {
        let argument = Argument(value: Expression(.closure(closure), range), isTrailing: true)
        return base.calling(Identifier(text: function, range: elements.range.end), [argument], at: range)
      }
      // The failure shows for which elements the condition holds. A range has no `allSatisfy`.
      let results = call("map", of: elements, Closure(parameters: [name], body: condition, range: range))
      let all = call("allSatisfy", of: results, Closure(body: Expression(.closureParameter(0), range), range: range))
      var expectation = step
      expectation.kind = .expect(all)
      expectations.append(expectation)
    }
    return expectations
  }

  /// Returns the values of a range of numbers or of an array, which are written in the example; nil after reporting others.
  private func elementsOfLoop(_ elements: TypedExpression) -> [TypedExpression]? {
    switch elements.kind {
    case .array(let values) where values.count <= Self.maximumTurns: return values
    case .range(let lower, let upper, let isClosed):
      guard case .integer(let first) = lower.kind, case .integer(let last) = upper.kind else { break }
      let count = last.subtractingReportingOverflow(first)
      guard !count.overflow, count.partialValue <= Self.maximumTurns - (isClosed ? 1 : 0) else { break }
      let numbers = last < first ? [] : Array(first..<last) + (isClosed ? [last] : [])
      return numbers.map { TypedExpression(.integer($0), .int, elements.range) }
    default: break
    }
    if !elements.hasInvalid { report(.turnsOfExample(maximum: Self.maximumTurns), at: elements.range) }
    return nil
  }
}
