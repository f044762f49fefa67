import VmgenSchemaSyntax

/// The conditions after `expect`.
extension ExampleChecker {
  /// Returns `expect a == 1` and `expect b == 2` for `expect (a, b) == (1, 2)`; nil for another step.
  func dividedTuples(_ step: ExampleStepSyntax) -> [ExampleStepSyntax]? {
    guard case .expect(let condition) = step.kind, case .binary(let left, let sign, let right) = condition.kind,
      case .tuple(let values) = left.kind, case .tuple(let wanted) = right.kind
    else { return nil }
    if values.count != wanted.count {
      report(.typeMismatch(expected: "\(values.count) values", found: "\(wanted.count)"), at: right.range)
    }
    return zip(values, wanted).map { value, wanted in
      let comparison = Expression(.binary(value, sign, wanted), value.range.union(wanted.range))
      var step = step
      step.kind = .expect(comparison)
      return step
    }
  }

  /// Returns the navigator in `navigator == []`.
  func navigatorComparedToEmpty(_ condition: Expression) -> Identifier? {
    guard case .binary(let left, let symbol, let right) = condition.kind, symbol.text == "==",
      case .name(let name) = left.kind, case .array(let elements) = right.kind, elements.isEmpty,
      case .use(service: ServiceDeclaration.navigator)? = environment.members[name]?.kind
    else { return nil }
    return Identifier(text: name, range: left.range)
  }

  /// Reports a property of the navigator, as in `navigator.isEmpty` and `navigator.count == 1`. Returns false for any
  /// other condition.
  private func reportsNavigatorProperty(_ condition: Expression) -> Bool {
    let property: Expression
    switch condition.kind {
    case .member: property = condition
    case .binary(let left, _, _): property = left
    case .prefix(let sign, let inner) where sign.text == "!": property = inner
    default: return false
    }
    guard case .member(let base, let name) = property.kind, case .name(let navigator) = base.kind,
      case .use(service: ServiceDeclaration.navigator)? = environment.members[navigator]?.kind,
      Navigation.Kind(rawValue: name.text) == nil
    else { return false }
    let empty = "\(navigator) == []"
    if name.text == "isEmpty", case .member = condition.kind {
      report(.serviceAsValue(name: navigator), at: condition.range, suggestion: .write(empty, at: condition.range))
    } else {
      report(
        .serviceAsValue(name: navigator), at: property.range,
        help: "compare it with a list of what it opened: `\(empty)` or `\(navigator) == [push HomeViewModel, pop]`")
    }
    return true
  }

  /// Returns the navigator in comparisons such as `navigator == [.pop]`.
  private func navigatorCompared(_ condition: Expression) -> String? {
    guard case .binary(let left, let symbol, _) = condition.kind, symbol.text == "==" || symbol.text == "!=",
      case .name(let name) = left.root.kind,
      case .use(service: ServiceDeclaration.navigator)? = environment.members[name]?.kind
    else { return nil }
    return name
  }

  func checkExpectation(_ condition: Expression) -> TypedExpression {
    if let navigator = navigatorCompared(condition) {
      report(
        .serviceAsValue(name: navigator), at: condition.range,
        help: "compare it with a list: `\(navigator) == [push HomeViewModel, pop]`")
      return TypedExpression(.invalid, .bool, condition.range)
    }
    if reportsNavigatorProperty(condition) { return TypedExpression(.invalid, .bool, condition.range) }
    return checkElement(condition) ?? acts.checkCondition(condition, as: .expectation)
  }

  /// Checks `rows[0].isOn` and `!rows[0].isOn`, which are false if the row does not exist; nil for other conditions.
  private func checkElement(_ condition: Expression) -> TypedExpression? {
    var (value, expected) = (condition, true)
    if case .prefix(let sign, let operand) = condition.kind, sign.text == "!" { (value, expected) = (operand, false) }
    guard value.readsElement else { return nil }
    let typed = acts.infer(value)
    if typed.hasInvalid { return TypedExpression(.invalid, .bool, condition.range) }
    guard typed.type == .optional(.bool) else { return expected ? acts.checkCondition(typed, as: .expectation) : nil }
    let literal = TypedExpression(.boolean(expected), .bool, condition.range)
    return TypedExpression(
      .equal(typed, acts.convert(literal, to: typed.type), negated: false), .bool, condition.range)
  }

  /// The environment of values that an expectation compares.
  var expectationEnvironment: Environment {
    var expectation = environment
    expectation.hasSamples = true
    expectation.hasConstantIDs = true
    expectation.position = .expectation
    expectation.hidingMembers = ReservedNames.ofTests
    return expectation
  }
}

extension Expression {
  /// Whether the expression reads a member of an element: `rows[0].title`.
  fileprivate var readsElement: Bool {
    switch kind {
    case .member(let base, _):
      if case .index = base.kind { true } else { base.readsElement }
    case .call(let base, _), .index(let base, _), .optionalChain(let base), .parenthesized(let base): base.readsElement
    default: false
    }
  }

  /// The base of a chain of members: `a` of `a.b.c`.
  fileprivate var root: Expression {
    if case .member(let base, _) = kind { return base.root }
    return self
  }
}
