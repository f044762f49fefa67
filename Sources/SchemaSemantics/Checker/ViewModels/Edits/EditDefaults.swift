import VmgenSchemaSyntax

/// A first value that its own edit would refuse: seen where the value and the rule are written out.
extension SchemaChecker {
  /// Empty values are where a form begins, and are not reported: a person has not typed anything yet.
  func checkFirstValue(_ syntax: EditSyntax, _ edit: Edit) {
    var first: TypedExpression?
    switch edit.storage {
    case .own(let value): first = value
    case .path(_, let value): first = value
    }
    guard edit.text != nil, let first, let value = first.bare.foldable, value != .text("") else { return }
    let rules = syntax.rules.filter { if case .require = $0.kind { true } else { false } }
    for (requirement, rule) in zip(edit.requirements, rules) where requirement.isOwn {
      guard requirement.condition.truth(where: edit.name, is: value) == false else { continue }
      report(
        .firstValueRefused, at: first.range, ["name": edit.name],
        labels: [Diagnostic.Label(range: rule.range, text: "violates this rule")])
      return
    }
  }
}

extension TypedExpression {
  /// Whether the condition holds while `value` is pending in `edit`; nil where that is not known before the program
  /// runs.
  fileprivate func truth(where edit: String, is value: Constant) -> Bool? {
    if case .truth(let truth)? = folded(edit, value) { return truth }
    return nil
  }

  /// A literal; of a `Decimal` near enough to compare it.
  fileprivate var foldable: Constant? {
    if case .decimal(let text) = kind { return Double(text).map { .number($0) } }
    return constant
  }

  private func folded(_ edit: String, _ value: Constant) -> Constant? {
    switch kind {
    case .reference(.pending(edit)), .reference(.local(edit)): return value
    case .parenthesized(let inner), .wrapped(let inner): return inner.folded(edit, value)
    case .not(let operand):
      return operand.truth(where: edit, is: value).map { .truth(!$0) }
    case .and(let left, let right):
      let truths = [left.truth(where: edit, is: value), right.truth(where: edit, is: value)]
      if truths.contains(false) { return .truth(false) }
      return truths == [true, true] ? .truth(true) : nil
    case .or(let left, let right):
      let truths = [left.truth(where: edit, is: value), right.truth(where: edit, is: value)]
      if truths.contains(true) { return .truth(true) }
      return truths == [false, false] ? .truth(false) : nil
    case .equal(let left, let right, let negated):
      guard let a = left.folded(edit, value), let b = right.folded(edit, value) else { return nil }
      return .truth((a == b) != negated)
    case .conditional(let conditions, let first, _):
      // A range of an optional: the value is there.
      guard conditions.count == 1, case .unwrap(edit, _) = conditions[0] else { return nil }
      return first.folded(edit, value)
    case .builtIn(let call): return foldedCall(call, edit, value)
    default: return foldable
    }
  }

  private func foldedCall(_ call: BuiltInCall, _ edit: String, _ value: Constant) -> Constant? {
    let name = SignatureIndex.name(of: call.builtIn.signature)
    if let receiver = call.receiver?.folded(edit, value) {
      switch (receiver, name) {
      case (.text(let text), "count"): return .number(Double(text.count))
      case (.text(let text), "isEmpty"): return .truth(text.isEmpty)
      case (.number(let a), "<"), (.number(let a), "<="), (.number(let a), ">"), (.number(let a), ">="):
        guard case .value(let right)? = call.arguments.first, case .number(let b)? = right.folded(edit, value) else {
          return nil
        }
        return .truth(Self.compare(a, name, b))
      default: return nil
      }
    }
    guard name == "contains", case .range(let lower, let upper, let isClosed)? = call.receiver?.bare.kind,
      case .value(let asked)? = call.arguments.first, case .number(let number)? = asked.folded(edit, value),
      case .number(let low)? = lower.foldable, case .number(let high)? = upper.foldable
    else { return nil }
    return .truth(number >= low && (isClosed ? number <= high : number < high))
  }

  private static func compare(_ a: Double, _ symbol: String, _ b: Double) -> Bool {
    switch symbol {
    case "<": a < b
    case "<=": a <= b
    case ">": a > b
    default: a >= b
    }
  }
}
