import VmgenSchemaSyntax

/// Loops of examples: `for size in [1, 2] { when … }`, `while seconds > 0 { when tick() }`.
extension ExampleChecker {
  /// The number of turns whose moments are shown.
  private static let maximumShownTurns = 1_000

  /// Checks a loop, and returns its steps for each element that the schema writes, or once.
  ///
  /// - Parameters:
  ///   - constants: The values of the names that steps before have declared.
  ///   - checkSteps: Checks the steps, which can read the element.
  func checkLoop(
    _ name: Identifier, _ elements: Expression, _ constants: [String: TypedExpression],
    _ checkSteps: () -> [ExampleStep]
  ) -> [ExampleStep] {
    var typed = acts.infer(elements)
    // A constant that reads the view model has the values of its own place.
    if case .reference(.local(let name)) = typed.kind, let value = constants[name], value.isWritten,
      values.environment.local(name) != nil
    {
      typed = value
    }
    let turns = writtenElements(typed)
    var type = turns?.first?.type
    if turns == nil { (typed, type) = steps.checkElements(typed, elements) }
    var unique: String?
    var steps = repeating {
      guard name.text != "_", isNameable(name) else { return checkSteps() }
      let element = bind(name, type ?? .unknown, isUsed: type == nil || type == .unknown, isGiven: turns != nil)
      unique = element.name
      // The name ends with the loop.
      defer { names.used.remove(element.name) }
      defer { _ = expressions.unusedNames([element.binding], help: "use it in the steps, or write `_` instead") }
      return checkSteps()
    }
    if turns == nil { steps.insert(ExampleStep(kind: .each(of: typed), range: elements.range), at: 0) }
    let loop = ExampleLoop(
      unique, in: typed, isUnrolled: turns != nil, length: steps.count + (turns != nil && unique != nil ? 1 : 0))
    for index in steps.indices { steps[index].loop = loop }
    guard let turns else { return (typed.hasInvalid ? [] : checkTurns(elements)) + steps }
    return turns.flatMap { value in
      let constant = unique.map { ExampleStep.Kind.constant($0, nil, value, isGiven: false) }
      return (constant.map { [ExampleStep(kind: $0, range: name.range, loop: loop)] } ?? []) + steps
    }
  }

  /// Returns the expectation that a loop has an element, because one without elements would expect nothing.
  func checkTurns(_ elements: Expression) -> [ExampleStep] {
    let isEmpty = Expression(.member(elements, Identifier(text: "isEmpty", range: elements.range)), elements.range)
    let condition = checkExpectation(isEmpty.not)
    return isKnownBefore(condition) ? [] : [ExampleStep(kind: .expect(condition), range: elements.range)]
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
    let loop = ExampleLoop(nil, in: nil, isUnrolled: false, length: steps.count)
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

  /// Returns the expectations of a loop over a value of the view model, each about all elements; nil for other loops.
  func expectations(
    of names: [Identifier], in elements: Expression, _ body: [ExampleStepSyntax]
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
      let results = call("map", of: elements, Closure(parameters: names, body: condition, range: range))
      let all = call("allSatisfy", of: results, Closure(body: Expression(.closureParameter(0), range), range: range))
      var expectation = step
      expectation.kind = .expect(all)
      expectations.append(expectation)
    }
    return expectations
  }

  /// Returns the values of a range of numbers or of an array that the example writes; nil for other elements, and for more
  /// than are shown.
  private func writtenElements(_ elements: TypedExpression) -> [TypedExpression]? {
    switch elements.kind {
    case .array(let values) where values.count <= Self.maximumShownTurns: return values
    case .range(let lower, let upper, let isClosed):
      guard case .integer(let first) = lower.kind, case .integer(let last) = upper.kind else { return nil }
      let count = last.subtractingReportingOverflow(first)
      guard !count.overflow, count.partialValue <= ExampleLoop.maximumTurns - (isClosed ? 1 : 0) else {
        report(.turnsOfExample(maximum: ExampleLoop.maximumTurns), at: elements.range)
        return []
      }
      guard count.partialValue <= Self.maximumShownTurns - (isClosed ? 1 : 0) else { return nil }
      let numbers = last < first ? [] : Array(first..<last) + (isClosed ? [last] : [])
      return numbers.map { TypedExpression(.integer($0), .int, elements.range) }
    default: return nil
    }
  }
}

extension TypedExpression {
  /// Whether the value is an array or a range that a schema writes.
  fileprivate var isWritten: Bool {
    switch kind {
    case .array, .range: true
    default: false
    }
  }
}
