import VmgenSchemaSyntax

/// Evaluates expressions whose value is known at compile time.
///
/// Integers are evaluated as `Int`, doubles as `Double` and decimals exactly, so that the results equal those of the
/// generated code. Swift warns about code that is never executed and about a `switch` over a known case, and computes
/// less than this type does: literals, operators on `Bool` and `Double`, comparisons of numbers, cases, and constants
/// with such a value. So the code that remains has no such condition.
struct ConstantEvaluator {
  /// The known values of names: pending values of edits, and local constants.
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
      return a.equals(b).map { .boolean($0 != isNegated) }
    case .nilLiteral: return .absent
    case .enumCase(_, let name, let arguments): return .enumCase(name, arguments.map { value(of: $0.value) })
    case .coalesce(let left, let right):
      return value(of: left).flatMap { $0 == .absent ? value(of: right) : $0 }
    case .match(let subject, let cases):
      let taken = value(of: subject).flatMap { match($0, cases) }
      if let taken { return taken.inner.value(of: cases[taken.index].body) }
      return common(
        cases.map { item in hiding(item.patterns.flatMap { $0.constants(of: nil).map(\.name) }).value(of: item.body) })
    case .ternary(let condition, let first, let second):
      guard let isTrue = truth(of: condition) else { return common([value(of: first), value(of: second)]) }
      return value(of: isTrue ? first : second)
    case .conditional(let conditions, let first, let second): return conditional(conditions, first, second)
    case .binding(let name, let bound, in: let body):
      var inner = self
      inner.known[.local(name)] = value(of: bound)
      return inner.value(of: body)
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
    var isDecided = true
    for condition in conditions {
      let isTrue: Bool?
      switch condition {
      case .expression(let test): isTrue = inner.truth(of: test)
      case .unwrap(let name, let optional):
        let value = inner.value(of: optional)
        isTrue = value.map { $0 != .absent }
        inner.known[.local(name)] = value
      case .pattern(let pattern, let subject):
        let value = inner.value(of: subject)
        isTrue = value.flatMap { inner.matches($0, pattern) }
        inner.bind(pattern, to: value)
      }
      if isTrue == false { return value(of: second) }
      if isTrue == nil { isDecided = false }
    }
    return isDecided ? inner.value(of: first) : common([inner.value(of: first), value(of: second)])
  }

  /// Returns the value that all branches of a choice have.
  private func common(_ values: [Constant?]) -> Constant? {
    guard let first = values.first, let first, values.allSatisfy({ $0.flatMap { $0.equals(first) } == true }) else {
      return nil
    }
    return first
  }

  private func hiding(_ names: [String]) -> ConstantEvaluator {
    var inner = self
    for name in names { inner.known[.local(name)] = nil }
    return inner
  }

  // MARK: Patterns

  /// Returns the index of the case that matches a value, and the evaluator of its body; nil if that is not known.
  func match(_ value: Constant, _ cases: [TypedSwitchCase]) -> (index: Int, inner: ConstantEvaluator)? {
    for (index, item) in cases.enumerated() {
      let matches = item.patterns.map { self.matches(value, $0) }
      guard item.patterns.isEmpty || matches.contains(true) else {
        if matches.contains(nil) { return nil }
        continue
      }
      var inner = self
      for pattern in item.patterns { inner.bind(pattern, to: value) }
      guard let condition = item.guardCondition else { return (index, inner) }
      guard let isTrue = inner.truth(of: condition) else { return nil }
      if isTrue { return (index, inner) }
    }
    return nil
  }

  /// Returns whether a pattern matches a value, or nil if that is not known.
  private func matches(_ value: Constant, _ pattern: TypedPattern) -> Bool? {
    switch pattern {
    case .wildcard, .binding: return true
    case .tuple: return nil
    case .some(let wrapped): return value == .absent ? false : matches(value, wrapped)
    case .nilLiteral: return value == .absent
    case .enumCase(let name, let parts):
      guard case .enumCase(let found, let values) = value else { return value == .absent ? false : nil }
      guard found == name else { return false }
      let matches = zip(parts, values).map { part, value in
        part.matchesEveryValue ? true : value.flatMap { self.matches($0, part) }
      }
      return matches.contains(false) ? false : matches.contains(nil) ? nil : true
    case .value(let expression):
      if case .range(let lower, let upper, let isClosed) = expression.bare.kind {
        return value == .absent ? false : isContained(value, from: lower, to: upper, isClosed: isClosed)
      }
      return self.value(of: expression).flatMap { value.equals($0) }
    case .oneSidedRange(let bound, let side):
      return value == .absent ? false : self.value(of: bound).flatMap { value.compared(side.rawValue, to: $0) }
    }
  }

  /// Adds the constants that a pattern binds.
  mutating func bind(_ pattern: TypedPattern, to value: Constant?) {
    for (name, constant) in pattern.constants(of: value) { known[.local(name)] = constant }
  }

  // MARK: The standard library

  private func result(of call: BuiltInCall) -> Constant? {
    let name = call.builtIn.name
    if name == "contains" { return contains(call) }
    guard let operand = call.receiver else { return nil }
    guard let receiver = value(of: operand) else { return comparison(ofUnknownWith: call) }
    switch (receiver, name) {
    case (.text(let text), "count") where call.arguments.isEmpty: return .integer(text.count)
    case (.text(let text), "isEmpty"): return .boolean(text.isEmpty)
    case (.double(let number), "-") where call.arguments.isEmpty: return .double(-number)
    default: break
    }
    guard case .value(let argument)? = call.arguments.first else { return nil }
    guard let other = value(of: argument) else { return receiver.comparedWithAnyInteger(name) }
    return receiver.compared(name, to: other).map { .boolean($0) } ?? receiver.combined(name, with: other)
  }

  /// Evaluates `x > 9223372036854775807`, which is false for every integer.
  private func comparison(ofUnknownWith call: BuiltInCall) -> Constant? {
    guard case .value(let argument)? = call.arguments.first, let bound = value(of: argument) else { return nil }
    let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
    return mirrored[call.builtIn.name].flatMap { bound.comparedWithAnyInteger($0) }
  }

  /// Evaluates `(1...9).contains(x)`.
  private func contains(_ call: BuiltInCall) -> Constant? {
    guard case .range(let lower, let upper, let isClosed)? = call.receiver?.bare.kind,
      case .value(let argument)? = call.arguments.first, let element = value(of: argument)
    else { return nil }
    return isContained(element, from: lower, to: upper, isClosed: isClosed).map { .boolean($0) }
  }

  private func isContained(
    _ element: Constant, from lower: TypedExpression, to upper: TypedExpression, isClosed: Bool
  ) -> Bool? {
    guard let low = value(of: lower), let high = value(of: upper),
      let isAbove = element.compared(">=", to: low), let isBelow = element.compared(isClosed ? "<=" : "<", to: high)
    else { return nil }
    return isAbove && isBelow
  }
}

extension TypedPattern {
  /// The names that the pattern binds, with their values if the subject has a value.
  func constants(of value: Constant?) -> [(name: String, value: Constant?)] {
    switch self {
    case .binding(let name): return [(name, value)]
    case .enumCase(_, let parts):
      guard case .enumCase(_, let values)? = value, values.count == parts.count else {
        return parts.flatMap { $0.constants(of: nil) }
      }
      return zip(parts, values).flatMap { $0.constants(of: $1) }
    case .tuple(let parts): return parts.flatMap { $0.constants(of: nil) }
    case .some(let wrapped): return wrapped.constants(of: value)
    case .value, .oneSidedRange, .nilLiteral, .wildcard: return []
    }
  }
}
