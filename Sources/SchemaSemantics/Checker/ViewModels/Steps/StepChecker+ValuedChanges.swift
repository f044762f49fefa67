import VmgenSchemaSyntax

/// `if seen.insert(id).inserted { … }` and `let first = queue.removeFirst()`, which change a collection and read a value of
/// before the change.
extension StepChecker {
  /// Returns the steps `let isNew = !seen.contains(id)` and `seen.insert(id)` before a step that begins with
  /// `seen.insert(id).inserted`; another step alone.
  func dividedByChange(_ step: StepSyntax) -> [StepSyntax] {
    guard let head = step.heads.first ?? step.value?.value, let change = valuedChange(head, in: step) else {
      return [step]
    }
    let range = head.range
    let name = resultName()
    func value(_ value: Expression) -> StepValueSyntax { StepValueSyntax(range: range, value: value) }
    let before = StepValueUse.constant(Identifier(text: name, range: range.start), nil, isVariable: false)
    let replaced = change.replaced(Expression(.name(name), range))
    let call = StepSyntax(range: range, kind: .value(value(change.call), .call))
    if case .call = head.kind, case .value(_, let use) = step.kind {
      switch use {
      case .discard: return [call]
      case .constant: return [step.replacing(change.value), call]
      case .assign, .call, .start: break
      }
    }
    return [
      StepSyntax(range: range, kind: .value(value(change.value), before)),
      call,
      step.value == nil
        ? step.replacing(heads: [replaced] + step.heads.dropFirst()) : step.replacing(replaced),
    ]
  }

  /// Whether an expression changes a collection and has a value.
  func isValuedChange(_ expression: Expression) -> Bool { (expression.insertion ?? removal(in: expression)) != nil }

  private func valuedChange(_ head: Expression, in step: StepSyntax) -> Expression.ValuedChange? {
    if let insertion = head.insertion { return insertion }
    // A removal alone is a step.
    if case .value(_, .call) = step.kind, case .call = head.kind { return nil }
    return removal(in: head)
  }

  /// Returns the removal that an expression begins with: `results.removeFirst()`, `results.popLast() ?? 0`.
  private func removal(in expression: Expression) -> Expression.ValuedChange? {
    let range = expression.range
    switch expression.kind {
    case .parenthesized(let inner), .optionalChain(let inner):
      return removal(in: inner).map { found in
        guard case .optionalChain = expression.kind else { return found }
        return (found.call, found.value, { Expression(.optionalChain(found.replaced($0)), range) })
      }
    case .member(let base, let name):
      return removal(in: base).map { found in
        (found.call, found.value, { Expression(.member(found.replaced($0), name), range) })
      }
    case .binary(let left, let sign, let right) where sign.text == "??":
      return removal(in: left).map { found in
        (found.call, found.value, { Expression(.binary(found.replaced($0), sign, right), range) })
      }
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind, base.isPlace,
        let type = expressions.placeType(base), let value = base.removed(by: name, arguments, from: type)
      else { return nil }
      let removal = ["popFirst": "removeFirst", "popLast": "removeLast"][name.text] ?? name.text
      let call = base.calling(Identifier(text: removal, range: name.range), arguments, at: range)
      return (call, value, { $0 })
    default: return nil
    }
  }
}

extension Expression {
  /// The call that changes a collection, the value of before the change that stands for the call, and a function that
  /// returns the expression with another one in place of the call.
  typealias ValuedChange = (call: Expression, value: Expression, replaced: (Expression) -> Expression)

  /// Returns the element that a call removes from a collection at a place: `results.first`; nil for another call.
  fileprivate func removed(by name: Identifier, _ arguments: [Argument], from type: Type) -> Expression? {
    func member(_ text: String) -> Expression {
      Expression(.member(self, Identifier(text: text, range: name.range)), range)
    }
    switch (type, name.text, arguments.map { $0.label?.text }) {
    case (.array, "removeFirst", []), (.array, "popFirst", []): return member("first")
    case (.array, "removeLast", []), (.array, "popLast", []): return member("last")
    case (.array, "remove", ["at"]), (.dictionary, "removeValue", ["forKey"]):
      return Expression(.index(self, [Argument(value: arguments[0].value)]), range)
    default: return nil
    }
  }

  /// Whether the place is part of a value that can be nil.
  private var isInChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _), .index(let base, _), .parenthesized(let base): base.isInChain
    default: false
    }
  }

  /// The call before `.inserted`, with the condition under which it inserts; nil for another expression.
  fileprivate var insertion: ValuedChange? {
    switch kind {
    case .parenthesized(let inner): return inner.insertion
    case .prefix(let sign, let operand) where sign.text == "!":
      return operand.insertion.map { [range] found in
        (found.call, found.value, { Expression(.prefix(sign, found.replaced($0)), range) })
      }
    case .member(let call, let name) where name.text == "inserted":
      guard case .call(let callee, let arguments) = call.kind, case .member(let set, let method) = callee.kind,
        method.text == "insert", set.isPlace, !set.isInChain
      else { return nil }
      let contains = set.calling(Identifier(text: "contains", range: method.range), arguments, at: call.range)
      let isNew = Expression(.prefix(Identifier(text: "!", range: call.range.start), contains), call.range)
      return (call, isNew, { $0 })
    default: return nil
    }
  }
}
