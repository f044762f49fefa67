import VmgenSchemaSyntax

/// The type of the value of a body whose closure does not state it, as in `items.map { let x = $0.a … return x }`.
///
/// A body is checked against a known type, so its type is found first. What that reports is dropped, because the check
/// reports it again.
extension ExpressionChecker {
  /// Returns the type that the statements of a closure return; `.unknown` if it does not follow from them.
  func resultType(ofBody body: Expression) -> Type {
    if let known = session.resultTypes[body.range] { return known }
    let type = trying { resultType(of: body) }.result
    session.resultTypes[body.range] = type
    return type
  }

  /// Returns the first type of a number for which the closure in a call such as `reduce(0) { $0 + $1.price }` has no
  /// errors, which is the type of the literal.
  ///
  /// - Parameter inputs: The types of the closure's parameters, by the type of the literal.
  func numberType(of closure: Closure, _ inputs: (Type) -> [Type]) -> Type {
    if let known = session.resultTypes[closure.range] { return known }
    let fitting = [Type.int, .double, .decimal].first { type in
      let body = trying { inClosure(closure, inputs(type)) { check(closure.body, as: type) } }
      return !body.hasErrors
    }
    session.resultTypes[closure.range] = fitting ?? .int
    return fitting ?? .int
  }

  /// Calls `body`, and drops what it reports.
  func trying<Result>(_ body: () -> Result) -> (result: Result, hasErrors: Bool) {
    let (reported, calls) = (declarations.sink.diagnostics.count, session.contextFreeCalls.count)
    let result = body()
    let found = declarations.sink.take(after: reported)
    session.contextFreeCalls.removeLast(session.contextFreeCalls.count - calls)
    return (result, found.contains { $0.kind.severity == .error })
  }

  /// Returns the first known type of the last value, and then of those before it. `nil` makes the type optional.
  private func resultType(of statements: ArraySlice<BodyStatement>) -> Type {
    let outer = environment.locals
    defer { environment.locals = outer }
    var found: [Type] = []
    for statement in statements {
      switch statement.kind {
      case .constant(let name, let declared, let value):
        let type = declared.map { check(value, as: resolve($0)).type } ?? infer(value).type
        if isNameable(name) { bind(name.text, type, .local(name.text), at: name.range) }
      case .guarded(let conditions, let otherwise):
        found.append(resultType(of: otherwise))
        _ = inferConditions(conditions)
      case .result(let value), .value(let value): found.append(resultType(of: value))
      }
    }
    return joined(found.reversed())
  }

  func resultType(of value: Expression) -> Type {
    let outer = environment.locals
    defer { environment.locals = outer }
    switch value.kind {
    case .block(let body): return resultType(of: body.statements[...])
    case .steps(let steps): return joined(resultTypes(of: steps).reversed())
    case .nilLiteral: return .optional(.unknown)
    case .conditional(let conditions, let then, let otherwise):
      _ = inferConditions(conditions)
      let first = resultType(of: then)
      environment.locals = outer
      return joined([first] + (otherwise.map { [resultType(of: $0)] } ?? []))
    case .match(let subject, let cases):
      var found: [Type] = []
      _ = checkCases(cases, of: infer(subject)) { found.append(resultType(of: $0)) }
      return joined(found)
    default: return infer(value).type
    }
  }

  /// Returns the types of the values that the steps of a body return.
  private func resultTypes(of steps: StepsSyntax) -> [Type] {
    let checker = StepChecker(self)
    checker.scope = StepScope(owner: .body(StepScope.ComputedBody(type: nil, isText: false)))
    _ = checker.checkSteps(steps, isTail: true)
    return checker.scope.returnedTypes
  }

  func joined(_ types: [Type]) -> Type {
    let known = types.first { !$0.hasUnknown } ?? .unknown
    return types.contains(.optional(.unknown)) && !known.hasUnknown ? known.asOptional : known
  }
}
