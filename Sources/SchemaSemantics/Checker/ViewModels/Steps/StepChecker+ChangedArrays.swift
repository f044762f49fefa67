import VmgenSchemaSyntax

/// The change that a call of one of Swift's methods makes of an array or a set: `items.removeAll { $0.isDone }` is
/// `items = items.filter { !$0.isDone }`.
struct CollectionMethodChange {
  var target: Expression
  /// Returns the changed value of the current one.
  var value: (Expression) -> Expression
}

extension StepChecker {
  /// Returns the change that a call makes; nil for other calls.
  func changedCollection(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> CollectionMethodChange? {
    guard case .member(let base, let name) = callee.kind, base.isPlace, let type = expressions.placeType(base) else {
      return nil
    }
    if base.withoutDefault != nil, let first = arguments.first, first.label == nil {
      let element = Expression(.array([first.value]), range)
      switch (type, name.text, arguments.count) {
      case (.array, "insert", 2):
        let elements = Argument(label: Identifier(text: "contentsOf", range: name.range), value: element)
        return Self.changedCollection(callee, [elements, arguments[1]], of: type, at: range)
      case (.array, "append", 1):
        let sign = Identifier(text: "+", range: name.range)
        return CollectionMethodChange(target: base) { Expression(.binary($0, sign, element), range) }
      case (.set, "insert", 1):
        let union = Identifier(text: "union", range: name.range)
        return CollectionMethodChange(target: base) { $0.calling(union, [Argument(value: element)], at: range) }
      default: break
      }
    }
    return Self.changedCollection(callee, arguments, of: type, at: range)
  }

  /// Returns the change that a call of a method of an array or a set makes; nil for other calls and types.
  static func changedCollection(
    _ callee: Expression, _ arguments: [Argument], of type: Type, at range: SourceRange
  ) -> CollectionMethodChange? {
    switch type {
    case .array: changedArray(callee, arguments, at: range)
    case .set: changedSet(callee, arguments, at: range)
    default: nil
    }
  }

  /// Returns the entry that `answers.removeValue(forKey: k)` or `answers.updateValue(v, forKey: k)` writes, and its value;
  /// nil for other calls.
  func writtenEntry(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> (element: Expression, value: Expression)? {
    guard case .member(let base, let name) = callee.kind, base.isPlace, let key = arguments.last,
      key.label?.text == "forKey", case .dictionary? = expressions.placeType(base)?.unwrapped
    else { return nil }
    let element = Expression(.index(base, [Argument(value: key.value)]), range)
    switch (name.text, arguments.count) {
    case ("removeValue", 1): return (element, Expression(.nilLiteral, range))
    case ("updateValue", 2) where arguments[0].label == nil: return (element, arguments[0].value)
    default: return nil
    }
  }

  /// The methods that change a set, with those whose result is the changed set.
  private static let resultsOfSets = [
    "formUnion": "union", "subtract": "subtracting", "formIntersection": "intersection",
    "formSymmetricDifference": "symmetricDifference",
  ]

  /// Returns the change that a call of a set's method makes.
  private static func changedSet(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> CollectionMethodChange? {
    guard case .member(let base, let name) = callee.kind, let method = resultsOfSets[name.text] else { return nil }
    let result = Identifier(text: method, range: name.range)
    return CollectionMethodChange(target: base) { $0.calling(result, arguments, at: range) }
  }

  /// Returns the change that a call of an array's method makes.
  private static func changedArray(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange
  ) -> CollectionMethodChange? {
    guard case .member(let base, let name) = callee.kind else { return nil }
    func change(_ method: String, _ arguments: [Argument]) -> CollectionMethodChange {
      let result = Identifier(text: method, range: name.range)
      return CollectionMethodChange(target: base) { $0.calling(result, arguments, at: range) }
    }
    let label = arguments.first.map { $0.isTrailing ? "" : $0.label?.text ?? "" }
    switch (name.text, label) {
    case ("sort", _): return change("sorted", arguments)
    case ("reverse", nil): return change("reversed", [])
    case ("removeFirst", nil), ("removeLast", nil), ("removeFirst", ""?), ("removeLast", ""?):
      guard arguments.first?.isTrailing != true else { return nil }
      return change(name.text == "removeFirst" ? "dropFirst" : "dropLast", arguments)
    case ("append", "contentsOf"?) where arguments.count == 1:
      let sign = Identifier(text: "+", range: name.range)
      return CollectionMethodChange(target: base) { Expression(.binary($0, sign, arguments[0].value), range) }
    case ("insert", "contentsOf"?) where arguments.count == 2 && arguments[1].label?.text == "at":
      let sign = Identifier(text: "+", range: name.range)
      let index = [Argument(value: arguments[1].value)]
      return CollectionMethodChange(target: base) { array in
        let start = array.calling(Identifier(text: "prefix", range: name.range), index, at: range)
        let end = array.calling(Identifier(text: "dropFirst", range: name.range), index, at: range)
        return Expression(
          .binary(Expression(.binary(start, sign, arguments[0].value), range), sign, end), range)
      }
    case ("removeAll", ""?), ("removeAll", "where"?):
      guard arguments.count == 1, case .closure(var closure) = arguments[0].value.kind,
        let kept = closure.body.negated
      else { return nil }
      closure.body = kept
      let filter = Argument(value: Expression(.closure(closure), arguments[0].value.range), isTrailing: true)
      return change("filter", [filter])
    default: return nil
    }
  }
}

extension Expression {
  /// The element `counts[key]` of `counts[key, default: 0]`; nil for another expression.
  var withoutDefault: Expression? {
    guard case .index(let base, let arguments) = kind, arguments.count == 2, arguments[1].label?.text == "default"
    else {
      return nil
    }
    return Expression(.index(base, [arguments[0]]), range)
  }

  /// The opposite of a condition; nil for the statements of a body.
  var negated: Expression? {
    switch kind {
    case .block, .steps: return nil
    case .prefix(let sign, let inner) where sign.text == "!": return inner
    case .binary(let left, let sign, let right) where sign.text == "==" || sign.text == "!=":
      let opposite = Identifier(text: sign.text == "==" ? "!=" : "==", range: sign.range)
      return Expression(.binary(left, opposite, right), range)
    case .binary, .ternary: return Expression(.parenthesized(self), range).not
    default: return not
    }
  }

  /// Returns the call of a method of the value.
  func calling(_ method: Identifier, _ arguments: [Argument], at range: SourceRange) -> Expression {
    Expression(.call(Expression(.member(self, method), range), arguments), range)
  }

  /// `!` before the condition.
  var not: Expression { Expression(.prefix(Identifier(text: "!", range: range.start), self), range) }
}
