/// Conditions with calls, which follow other conditions: `if isReady, await session.isOpen() { … }`.
extension StepSyntax {
  /// Returns the step, or one `guard` or `if` for each condition that calls a service or a command, so that the
  /// conditions before it are tested first.
  ///
  /// The steps after `else` are repeated. If they have such conditions themselves, they would be repeated again and again,
  /// so the step is not divided.
  ///
  /// - Parameter callsCommand: Returns whether an expression without `try` and `await` calls a command.
  package func dividedByCalls(_ callsCommand: (Expression) -> Bool) -> [StepSyntax] {
    divided(atMost: Self.maximumConditions) { !$0.effects.isEmpty || callsCommand($0.value) }
  }

  /// Each of them has the steps after `else`.
  private static let maximumConditions = 16

  private func divided(atMost limit: Int, by isCall: (Condition) -> Bool) -> [StepSyntax] {
    guard limit > 1 else { return [self] }
    switch kind {
    case .guarded(let conditions, let otherwise):
      guard let index = conditions.dropFirst().firstIndex(where: isCall), !otherwise.isDivided(by: isCall) else {
        return [self]
      }
      let first = StepSyntax(range: range, kind: .guarded(Array(conditions[..<index]), else: otherwise))
      let unseeing = otherwise.notSeeing(conditions[..<index])
      let second = StepSyntax(range: range, kind: .guarded(Array(conditions[index...]), else: unseeing))
      return [first] + second.divided(atMost: limit - 1, by: isCall)
    case .conditional(let conditions, let then, let otherwise):
      guard let index = conditions.dropFirst().firstIndex(where: isCall), otherwise?.isDivided(by: isCall) != true
      else {
        return [self]
      }
      let unseeing = otherwise?.notSeeing(conditions[..<index])
      let inner = StepSyntax(range: range, kind: .conditional(Array(conditions[index...]), then: then, else: unseeing))
      let body = StepsSyntax(range: then.range, steps: inner.divided(atMost: limit - 1, by: isCall))
      return [StepSyntax(range: range, kind: .conditional(Array(conditions[..<index]), then: body, else: otherwise))]
    default: return [self]
    }
  }
}

extension StepsSyntax {
  /// Whether a step, or one inside of it, has a condition with a call after another condition.
  fileprivate func isDivided(by isCall: (Condition) -> Bool) -> Bool {
    var isFound = false
    forEachStep { step in
      switch step.kind {
      case .guarded(let conditions, _), .conditional(let conditions, _, _):
        if conditions.dropFirst().contains(where: isCall) { isFound = true }
      default: break
      }
    }
    return isFound
  }
}
