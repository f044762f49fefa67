import VmgenSchemaSyntax

/// Displays that the condition or the busy text of a command reads and that read the command: `display canPay =
/// !pay.isRunning`, `command pay when canPay`.
extension CheckedMembers {
  /// Puts the formulas of such displays in their place, since a condition reads the stored state of its command and not
  /// the status that it decides on.
  mutating func expandGates() {
    for command in commands where command.gate != nil || command.busy != nil {
      let formulas = GateFormulas(command: command.id, model: self)
      let (gate, busy) = (command.gate.flatMap(formulas.expand), command.busy.flatMap(formulas.expand))
      if gate == nil, busy == nil { continue }
      add(.command(command.replacing(gate: gate ?? command.gate, busy: busy ?? command.busy)))
    }
  }
}

/// The formulas that can stand in a command's condition.
private struct GateFormulas {
  let command: MemberID
  let model: CheckedMembers

  /// Returns the condition with formulas in place of displays; nil if it has none of them.
  func expand(_ condition: TypedExpression) -> TypedExpression? { expand(condition, inside: []) }

  private func expand(_ condition: TypedExpression, inside outer: Set<MemberID>) -> TypedExpression? {
    if case .reference(.derived(let id)) = condition.kind {
      // A display that reads itself is reported elsewhere.
      guard !outer.contains(id), let formula = model.formula(of: id), dependsOnCommand(id) else { return nil }
      let expanded = expand(formula, inside: outer.union([id])) ?? formula
      return TypedExpression(.parenthesized(expanded), condition.type, condition.range)
    }
    return condition.replacingParts { expand($0, inside: outer) }
  }

  /// Returns whether a display reads a property of the command, also through displays and the conditions of commands.
  private func dependsOnCommand(_ display: MemberID) -> Bool {
    var (waiting, known) = ([display], Set([display]))
    while let next = waiting.popLast() {
      var read: Set<MemberID> = []
      dependencies(of: next).forEachExpression { part in
        switch part.kind {
        case .reference(.derived(let id)), .facet(.member(let id, .command)): read.insert(id)
        default: break
        }
      }
      if read.contains(command) { return true }
      waiting += read.subtracting(known)
      known.formUnion(read)
    }
    return false
  }

  /// Returns what a display, or the status of a command, is computed from.
  private func dependencies(of id: MemberID) -> [TypedExpression] {
    if case .command(let command)? = model[id] { return [command.gate, command.busy].compactMap(\.self) }
    return model.formula(of: id).map { [$0] } ?? []
  }
}

extension TypedExpression {
  /// Returns a condition with other parts; nil if `replace` returns nil for all of them.
  fileprivate func replacingParts(_ replace: (TypedExpression) -> TypedExpression?) -> TypedExpression? {
    func both(_ left: TypedExpression, _ right: TypedExpression, _ make: (TypedExpression, TypedExpression) -> Kind)
      -> Kind?
    {
      let (newLeft, newRight) = (replace(left), replace(right))
      return newLeft == nil && newRight == nil ? nil : make(newLeft ?? left, newRight ?? right)
    }
    let kind: Kind? =
      switch kind {
      case .and(let left, let right): both(left, right) { .and($0, $1) }
      case .or(let left, let right): both(left, right) { .or($0, $1) }
      case .equal(let left, let right, let isNegated): both(left, right) { .equal($0, $1, negated: isNegated) }
      case .binding(let name, let value, in: let body): both(value, body) { .binding(name, $0, in: $1) }
      case .sequence(let first, let second): both(first, second) { .sequence($0, $1) }
      case .not(let inner): replace(inner).map { .not($0) }
      case .parenthesized(let inner): replace(inner).map { .parenthesized($0) }
      case .ternary(let condition, let first, let second):
        conditional([.expression(condition)], first, second, replace)
      case .conditional(let conditions, let first, let second):
        conditional(conditions, first, second, replace)
      default: nil
      }
    return kind.map { TypedExpression($0, type, range) }
  }

  private func conditional(
    _ conditions: [TypedCondition], _ first: TypedExpression, _ second: TypedExpression,
    _ replace: (TypedExpression) -> TypedExpression?
  ) -> Kind? {
    let newConditions = conditions.map { condition -> TypedCondition? in
      if case .expression(let value) = condition { replace(value).map { .expression($0) } } else { nil }
    }
    let (newFirst, newSecond) = (replace(first), replace(second))
    if newFirst == nil, newSecond == nil, newConditions.allSatisfy({ $0 == nil }) { return nil }
    return .conditional(
      zip(newConditions, conditions).map { $0 ?? $1 }, then: newFirst ?? first, else: newSecond ?? second)
  }
}
