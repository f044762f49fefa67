import VmgenSchemaSyntax

/// Calls of Swift's methods that change an array or a set, which are assignments: `items.removeAll { $0.isDone }` is
/// `items = items.filter { !$0.isDone }`.
extension StepChecker {
  /// Returns the assignment with the effect of a call; nil for other calls.
  func changedCollection(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> (target: Expression, value: Expression, symbol: String)? {
    guard case .member(let base, _) = callee.kind, base.isPath, let type = expressions.placeType(base) else {
      return nil
    }
    return Self.changedCollection(callee, arguments, of: type, at: range)
  }

  /// Returns the assignment with the effect of a call of a method of an array or a set; nil for other calls and types.
  static func changedCollection(
    _ callee: Expression, _ arguments: [Argument], of type: Type, at range: SourceRange
  ) -> (target: Expression, value: Expression, symbol: String)? {
    switch type {
    case .array: changedArray(callee, arguments, at: range)
    case .set: changedSet(callee, arguments, at: range)
    default: nil
    }
  }

  /// The methods that change a set, with those whose result is the changed set.
  private static let resultsOfSets = [
    "formUnion": "union", "subtract": "subtracting", "formIntersection": "intersection",
    "formSymmetricDifference": "symmetricDifference",
  ]

  /// Returns the assignment with the effect of a call of a set's method.
  private static func changedSet(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> (target: Expression, value: Expression, symbol: String)? {
    guard case .member(let base, let name) = callee.kind, let method = resultsOfSets[name.text] else { return nil }
    let function = Expression(.member(base, Identifier(text: method, range: name.range)), callee.range)
    return (base, Expression(.call(function, arguments), range), "=")
  }

  /// Returns the assignment with the effect of a call of an array's method.
  private static func changedArray(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> (target: Expression, value: Expression, symbol: String)? {
    guard case .member(let base, let name) = callee.kind else { return nil }
    func call(_ method: String, _ arguments: [Argument]) -> Expression {
      let function = Expression(.member(base, Identifier(text: method, range: name.range)), callee.range)
      return Expression(.call(function, arguments), range)
    }
    let label = arguments.first.map { $0.isTrailing ? "" : $0.label?.text ?? "" }
    switch (name.text, label) {
    case ("sort", _): return (base, call("sorted", arguments), "=")
    case ("reverse", nil): return (base, call("reversed", []), "=")
    case ("append", "contentsOf"?) where arguments.count == 1: return (base, arguments[0].value, "+=")
    case ("removeAll", ""?), ("removeAll", "where"?):
      guard arguments.count == 1, case .closure(var closure) = arguments[0].value.kind,
        let kept = closure.body.negated
      else { return nil }
      closure.body = kept
      let filter = Argument(value: Expression(.closure(closure), arguments[0].value.range), isTrailing: true)
      return (base, call("filter", [filter]), "=")
    default: return nil
    }
  }
}

extension Expression {
  /// The opposite of a condition; nil for the statements of a body.
  var negated: Expression? {
    switch kind {
    case .block: return nil
    case .prefix(let sign, let inner) where sign.text == "!": return inner
    case .binary(let left, let sign, let right) where sign.text == "==" || sign.text == "!=":
      let opposite = Identifier(text: sign.text == "==" ? "!=" : "==", range: sign.range)
      return Expression(.binary(left, opposite, right), range)
    case .binary, .ternary: return Expression(.parenthesized(self), range).not
    default: return not
    }
  }

  /// `!` before the condition.
  var not: Expression { Expression(.prefix(Identifier(text: "!", range: range.start), self), range) }
}
