import VmgenSchemaSyntax

/// Expectations about the parts of a value: `if case .failed(let message) = state { expect … }`.
extension ExampleChecker {
  /// Checks expectations that read the names of conditions. They fail if the conditions do not hold.
  ///
  /// - Parameter checkStep: Checks an expectation.
  func checkMatching(
    _ conditions: [Condition], _ body: [ExampleStepSyntax], _ range: SourceRange,
    _ checkStep: (ExampleStepSyntax) -> ExampleStep.Kind?
  ) -> [ExampleStep] {
    let outer = expressions.environment.locals
    defer { expressions.environment.locals = outer }
    let checker = acts
    let (typed, bindings) = checker.inferConditions(conditions)
    expressions.environment.locals = checker.environment.locals
    let steps = body.map { step in
      ExampleStep(kind: checkStep(step) ?? .expect(expressions.invalid(step.range)), range: step.range)
    }
    var matched = typed
    for index in matched.indices { expressions.dropUnused(bindings[index], in: &matched[index]) }
    if steps.isEmpty {
      return [expectation(of: TypedExpression(.boolean(true), .bool, range), if: matched, range)]
    }
    return steps.map { step in
      guard case .expect(let value) = step.kind else { return step }
      return expectation(of: value, if: matched.keepingNames(readBy: value), step.range)
    }
  }

  private func expectation(
    of value: TypedExpression, if conditions: [TypedCondition], _ range: SourceRange
  ) -> ExampleStep {
    let fails = TypedExpression(.boolean(false), .bool, range)
    let condition = TypedExpression(.conditional(conditions, then: value, else: fails), .bool, range)
    return ExampleStep(kind: .expect(condition), range: range)
  }
}

extension [TypedCondition] {
  /// Returns the conditions without the names that neither a value nor a later condition reads, which Swift would warn
  /// about.
  fileprivate func keepingNames(readBy value: TypedExpression) -> [TypedCondition] {
    indices.map { index in
      let later = self[(index + 1)...]
      return self[index].keepingNames { name in value.mentions(name) || later.contains { $0.mentions(name) } }
    }
  }
}

extension TypedCondition {
  fileprivate func keepingNames(where read: (String) -> Bool) -> TypedCondition {
    switch self {
    case .expression: return self
    case .unwrap(let name, let optional): return read(name) ? self : .unwrap("_", optional)
    case .pattern(let pattern, let subject):
      return .pattern(pattern.dropping(Set(pattern.boundNames.filter { !read($0) })), subject)
    }
  }
}
