import VmgenSchemaSyntax

/// Steps that ask whether their own command runs.
extension MemberChecker {
  func reportOwnRuns(_ model: CheckedMembers) {
    let formulas = Dictionary(model.derived.map { ($0.id, $0.value) }, uniquingKeysWith: { first, _ in first })
    for command in model.commands where command.isAsync {
      let help =
        command.policy == .drop
        ? "leave the condition out; while `\(command.shownName)` runs, it is not started again" : nil
      command.body.forEachStep { step in
        // Only what decides which steps follow: other values can be stored for later.
        for condition in step.conditions {
          condition.forEachExpression { part in
            guard let name = part.name(ofValueTrueWhile: command, runs: formulas) else { return }
            report(.ownRun(value: name, command: command.shownName), at: part.range, help: help)
          }
        }
      }
    }
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

extension TypedExpression {
  /// Returns the name of a value that is true as long as a command runs: its `isRunning`, or a formula that it makes true.
  fileprivate func name(ofValueTrueWhile command: Command, runs formulas: [MemberID: TypedExpression]) -> String? {
    switch kind {
    case .facet(.member(command.id, .command(.isRunning))): return "\(command.shownName).isRunning"
    case .reference(.derived(let id)):
      // A formula that reads itself is reported elsewhere.
      var others = formulas
      let alternatives = others.removeValue(forKey: id)?.alternatives ?? []
      return alternatives.contains { $0.name(ofValueTrueWhile: command, runs: others) != nil } ? id.name : nil
    default: return nil
    }
  }

  /// The operands of `||`; the expression itself if it is no such condition.
  private var alternatives: [TypedExpression] {
    switch kind {
    case .or(let left, let right): left.alternatives + right.alternatives
    case .parenthesized(let inner): inner.alternatives
    default: [self]
    }
  }
}
