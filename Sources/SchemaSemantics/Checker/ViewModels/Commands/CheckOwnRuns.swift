import VmgenSchemaSyntax

/// Steps that ask whether their own command runs, or cancel it.
extension MemberChecker {
  func reportOwnRuns(_ model: CheckedMembers) {
    for command in model.commands where command.isAsync {
      for steps in [command.body.steps] + command.body.catches.map(\.steps) { reportOwnCancel(in: steps, of: command) }
      let run = OwnRun(command: command, model: model)
      command.body.forEachStep { step in
        // Only what decides which steps follow: other values can be stored for later.
        for condition in step.conditions {
          condition.forEachExpression { part in
            guard let (name, value) = run.knownRead(part) else { return }
            report(
              .ownRun(value: name, isTrue: value, command: command.shownName), at: part.range,
              help: help(name, is: value, during: command))
          }
        }
      }
    }
  }

  /// Reports a step that ends the run although others follow.
  private func reportOwnCancel(in steps: [Step], of command: Command) {
    for (step, next) in zip(steps, steps.dropFirst().map(Optional.some) + [nil]) {
      for branch in step.facts.branches { reportOwnCancel(in: branch, of: command) }
      guard case .cancel(command.id) = step.kind, let next, !next.alwaysReturns else { continue }
      let help =
        command.policy == .restart
        ? "remove it: a new run of a command with `restart` has ended the one before" : "write it as the last step"
      report(.ownCancel(command: command.shownName), at: step.range, help: help)
    }
  }

  private func help(_ name: String, is value: Bool, during command: Command) -> String? {
    guard command.policy == .drop else { return nil }
    if value { return "leave the condition out; while `\(command.shownName)` runs, it is not started again" }
    let condition = command.gate == nil ? "`command \(command.methodName) when \(name)`" : "`when … && \(name)`"
    return "let the command have the condition, which is read before it runs: \(condition)"
  }
}

extension Step {
  fileprivate var conditions: [TypedExpression] {
    let conditions: [TypedCondition] =
      switch kind {
      case .guarded(let conditions, _), .conditional(let conditions, _, _): conditions
      default: []
      }
    return conditions.compactMap { if case .expression(let condition) = $0 { condition } else { nil } }
  }
}

/// The values that follow from the fact that a command runs.
private struct OwnRun {
  let command: Command
  let model: CheckedMembers

  /// Returns the name and the value of a facet or a display that has one value while the command runs; nil for other
  /// expressions.
  func knownRead(_ expression: TypedExpression) -> (name: String, value: Bool)? {
    guard let value = value(of: expression, Scope()) else { return nil }
    switch expression.kind {
    case .facet(.member(_, let facet)): return ("\(command.shownName).\(facet.name)", value)
    // What is always the same is reported elsewhere.
    case .reference(.derived(let id)) where dependsOnRun(expression, Scope()): return (id.name, value)
    default: return nil
    }
  }

  /// The local constants with known values, and the displays whose formulas contain the expression.
  private struct Scope {
    var locals: [String: Bool] = [:]
    var displays: Set<MemberID> = []

    /// Returns the scope of a display's formula; nil if the display reads itself, which is reported elsewhere.
    func entering(_ display: MemberID) -> Scope? {
      displays.contains(display) ? nil : Scope(displays: displays.union([display]))
    }
  }

  private func value(of expression: TypedExpression, _ scope: Scope) -> Bool? {
    switch expression.kind {
    case .boolean(let value): return value
    case .facet(.member(command.id, .command(.isRunning))): return true
    case .facet(.member(command.id, .command(.canRun))): return command.policy == .drop ? false : nil
    case .reference(.derived(let id)):
      guard let formula = model.formula(of: id) else { return nil }
      return scope.entering(id).flatMap { value(of: formula, $0) }
    case .reference(.local(let name)): return scope.locals[name]
    case .parenthesized(let inner): return value(of: inner, scope)
    case .not(let inner): return value(of: inner, scope).map { !$0 }
    case .and(let left, let right): return decided(by: false, value(of: left, scope), value(of: right, scope))
    case .or(let left, let right): return decided(by: true, value(of: left, scope), value(of: right, scope))
    case .binding(let name, let constant, in: let body):
      var inner = scope
      inner.locals[name] = value(of: constant, scope)
      return value(of: body, inner)
    case .ternary(let condition, let first, let second):
      return choice([.expression(condition)], first, second, scope)
    case .conditional(let conditions, let first, let second): return choice(conditions, first, second, scope)
    default: return nil
    }
  }

  /// Returns the value of `&&` or `||`, which one operand with the value `deciding` decides.
  private func decided(by deciding: Bool, _ left: Bool?, _ right: Bool?) -> Bool? {
    if left == deciding || right == deciding { return deciding }
    return left == nil || right == nil ? nil : !deciding
  }

  private func choice(
    _ conditions: [TypedCondition], _ first: TypedExpression, _ second: TypedExpression, _ scope: Scope
  ) -> Bool? {
    let known = conditions.map { condition -> Bool? in
      if case .expression(let part) = condition { value(of: part, scope) } else { nil }
    }
    if known.contains(false) { return value(of: second, scope) }
    var inner = scope
    for name in conditions.flatMap(\.names) { inner.locals[name] = nil }
    let result = value(of: first, inner)
    if known.allSatisfy({ $0 == true }) { return result }
    return result == value(of: second, scope) ? result : nil
  }

  private func dependsOnRun(_ expression: TypedExpression, _ scope: Scope) -> Bool {
    expression.containsExpression { part in
      switch part.kind {
      case .facet(.member(command.id, .command)): return true
      case .reference(.derived(let id)):
        guard let formula = model.formula(of: id), let inner = scope.entering(id) else { return false }
        return dependsOnRun(formula, inner)
      default: return false
      }
    }
  }
}
