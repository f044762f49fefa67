import VmgenSchemaSyntax

extension Step {
  /// Whether the step only reads and writes the view model's own values: it calls no service, presents no question, and
  /// neither navigates nor suspends.
  package var isChange: Bool {
    switch kind {
    case .constant(_, _, let value), .assign(_, let value): return value.expression != nil
    case .change(let change):
      if case .assign(let value) = change.action { return value.expression != nil }
      return true
    case .progress, .commit, .revert, .invalidate: return true
    case .conditional(_, let then, let otherwise): return (then + otherwise).allSatisfy(\.isChange)
    case .match(_, let cases): return cases.allSatisfy { $0.steps.allSatisfy(\.isChange) }
    case .guarded(_, let steps), .forEach(_, _, let steps): return steps.allSatisfy(\.isChange)
    case .end: return true
    default: return false
    }
  }
}

extension StepValue {
  /// The value as an expression, if evaluating it has no side effect. A query returns the same result for the same
  /// arguments.
  package var expression: TypedExpression? {
    switch self {
    case .expression(let expression): return expression
    case .service(let call):
      guard call.kind == .query, call.failure == .never, let result = call.result else { return nil }
      return TypedExpression(.query(call), result, call.range)
    case .custom, .screen: return nil
    }
  }
}
