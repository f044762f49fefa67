import VmgenSchemaSyntax

/// `if seen.insert(id).inserted { … }`, which changes a set and reads whether the change was needed.
extension StepChecker {
  /// Returns the steps `let isNew = !seen.contains(id)` and `seen.insert(id)` before a step that begins with
  /// `seen.insert(id).inserted`; another step alone.
  func dividedByInsertion(_ step: StepSyntax) -> [StepSyntax] {
    guard let head = step.heads.first ?? step.value?.value, let insertion = head.insertion else { return [step] }
    let range = head.range
    let name = Expression(.name(resultName()), range)
    guard case .name(let text) = name.kind else { return [step] }
    func value(_ value: Expression) -> StepValueSyntax { StepValueSyntax(range: range, value: value) }
    let isNew = StepValueUse.constant(Identifier(text: text, range: range.start), nil, isVariable: false)
    return [
      StepSyntax(range: range, kind: .value(value(insertion.isNew), isNew)),
      StepSyntax(range: range, kind: .value(value(insertion.call), .call)),
      step.value == nil
        ? step.replacing(heads: [insertion.replaced(name)] + step.heads.dropFirst())
        : step.replacing(insertion.replaced(name)),
    ]
  }
}

extension Expression {
  /// Whether the place is part of a value that can be nil.
  private var isInChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _), .index(let base, _), .parenthesized(let base): base.isInChain
    default: false
    }
  }

  /// The call before `.inserted`, the condition under which it inserts, and a function that returns the expression with
  /// another one in its place; nil for another expression.
  var insertion: (call: Expression, isNew: Expression, replaced: (Expression) -> Expression)? {
    switch kind {
    case .parenthesized(let inner): return inner.insertion
    case .prefix(let sign, let operand) where sign.text == "!":
      return operand.insertion.map { [range] found in
        (found.call, found.isNew, { Expression(.prefix(sign, found.replaced($0)), range) })
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
