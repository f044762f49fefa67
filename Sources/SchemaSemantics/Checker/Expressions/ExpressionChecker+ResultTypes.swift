import VmgenSchemaSyntax

/// The type of the value of a body whose closure does not state it, as in `items.map { let x = $0.a … return x }`.
///
/// A body is checked against a known type, so its type is found first. What that reports is dropped, because the check
/// reports it again.
extension ExpressionChecker {
  /// Returns the type that the statements of a closure return; `.unknown` if it does not follow from them.
  func resultType(ofBody body: Expression) -> Type {
    if let known = session.resultTypes[body.range] { return known }
    let (reported, calls) = (declarations.sink.diagnostics.count, session.contextFreeCalls.count)
    let type = resultType(of: body)
    _ = declarations.sink.take(after: reported)
    session.contextFreeCalls.removeLast(session.contextFreeCalls.count - calls)
    session.resultTypes[body.range] = type
    return type
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
