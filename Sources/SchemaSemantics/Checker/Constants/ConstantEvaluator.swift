import VmgenSchemaSyntax

/// Evaluates expressions whose value is known at compile time.
///
/// Integers are evaluated as `Int`, doubles as `Double` and decimals exactly, so that the results equal those of the
/// generated code.
struct ConstantEvaluator {
  /// The known values of names: pending values of edits, and constants that `if let` binds.
  var known: [Reference: Constant] = [:]

  /// Returns whether a condition is always true or always false, or nil if it is neither.
  func truth(of condition: TypedExpression) -> Bool? {
    if case .boolean(let value)? = value(of: condition) { return value }
    return nil
  }

  /// Returns the value of an expression, or nil if it is not constant.
  func value(of expression: TypedExpression) -> Constant? {
    switch expression.kind {
    case .reference(let reference): return known[reference]
    case .parenthesized(let inner), .wrapped(let inner): return value(of: inner)
    case .not(let operand): return truth(of: operand).map { .boolean(!$0) }
    case .and(let left, let right): return junction(left, right, decidedBy: false)
    case .or(let left, let right): return junction(left, right, decidedBy: true)
    case .equal(let left, let right, let isNegated):
      guard let a = value(of: left), let b = value(of: right) else { return nil }
      return .boolean((a == b) != isNegated)
    case .ternary(let condition, let first, let second):
      return truth(of: condition).flatMap { value(of: $0 ? first : second) }
    case .conditional(let conditions, let first, let second): return conditional(conditions, first, second)
    case .builtIn(let call): return result(of: call)
    default: return expression.literal
    }
  }

  /// Evaluates `&&`, which is false if one operand is, or `||`, which is true if one operand is.
  private func junction(
    _ left: TypedExpression, _ right: TypedExpression, decidedBy deciding: Bool
  ) -> Constant? {
    let truths = [truth(of: left), truth(of: right)]
    if truths.contains(deciding) { return .boolean(deciding) }
    return truths.contains(nil) ? nil : .boolean(!deciding)
  }

  private func conditional(
    _ conditions: [TypedCondition], _ first: TypedExpression, _ second: TypedExpression
  ) -> Constant? {
    var inner = self
    for condition in conditions {
      switch condition {
      case .expression(let test):
        guard let isTrue = inner.truth(of: test) else { return nil }
        if !isTrue { return value(of: second) }
      case .unwrap(let name, let optional):
        guard let value = inner.value(of: optional) else { return nil }
        inner.known[.local(name)] = value
      case .pattern: return nil
      }
    }
    return inner.value(of: first)
  }

  private func result(of call: BuiltInCall) -> Constant? {
    let name = call.builtIn.name
    if name == "contains" { return contains(call) }
    guard let receiver = call.receiver.flatMap({ value(of: $0) }) else { return nil }
    switch (receiver, name) {
    case (.text(let text), "count"): return .integer(text.count)
    case (.text(let text), "isEmpty"): return .boolean(text.isEmpty)
    default: break
    }
    guard case .value(let argument)? = call.arguments.first, let other = value(of: argument) else { return nil }
    return receiver.compared(name, to: other).map { .boolean($0) }
  }

  /// Evaluates `(1...9).contains(x)`.
  private func contains(_ call: BuiltInCall) -> Constant? {
    guard case .range(let lower, let upper, let isClosed)? = call.receiver?.bare.kind,
      case .value(let argument)? = call.arguments.first, let element = value(of: argument),
      let low = value(of: lower), let high = value(of: upper),
      let isAbove = element.compared(">=", to: low), let isBelow = element.compared(isClosed ? "<=" : "<", to: high)
    else { return nil }
    return .boolean(isAbove && isBelow)
  }
}

extension TypedExpression {
  /// Whether the condition is always true or always false, or nil if it is neither.
  ///
  /// Swift warns about a branch that is never taken, so that branch is not generated.
  var constantTruth: Bool? { ConstantEvaluator().truth(of: self) }
}
