import VmgenSchemaSyntax

extension TypedExpression {
  /// Whether the expression contains `UUID()`, so that its value is another one each time.
  package var createsIDs: Bool {
    var creates = false
    forEachExpression { if case .newID = $0.kind { creates = true } }
    return creates
  }

  /// Calls `visit` with every expression directly inside this one, in source order.
  package func forEachChild(_ visit: (TypedExpression) -> Void) {
    switch kind {
    case .integer, .double, .decimal, .boolean, .nilLiteral, .duration, .date, .day, .url, .uuid, .newID, .reference,
      .chained,
      .allCases, .facet, .invalid:
      break
    case .string(let string):
      for case .interpolation(let value) in string.segments { visit(value) }
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .field(let base, _), .property(let base, _), .wrapped(let base), .not(let base), .parenthesized(let base),
      .fromRawValue(_, let base):
      visit(base)
    case .optionalChain(let base, let chain):
      visit(base)
      visit(chain)
    case .builtIn(let call):
      if let receiver = call.receiver { visit(receiver) }
      for argument in call.arguments {
        switch argument {
        case .value(let value): visit(value)
        case .variadic(let values): for value in values { visit(value) }
        case .defaulted: break
        }
      }
    case .function(_, let arguments), .custom(_, let arguments), .construct(_, let arguments),
      .enumCase(_, _, let arguments):
      for argument in arguments { visit(argument.value) }
    case .query(let call):
      for argument in call.arguments { visit(argument.value) }
    case .closure(let closure): visit(closure.body)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .conditional(let conditions, let first, let second):
      for condition in conditions { condition.forEachChild(visit) }
      visit(first)
      visit(second)
    case .match(let subject, let cases):
      visit(subject)
      for item in cases { item.forEachChild(visit) }
    case .equal(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .coalesce(let left, let right), .range(let left, let right, _):
      visit(left)
      visit(right)
    }
  }
}

extension SemanticTree {
  /// The samples that the expression refers to.
  var samplesNamed: [String] {
    var names: [String] = []
    forEachExpression { if case .reference(.sample(let name)) = $0.kind { names.append(name) } }
    return names
  }

  /// Whether a part of the expression could not be typed.
  var hasInvalid: Bool {
    containsExpression { if case .invalid = $0.kind { true } else { false } }
  }
}

extension TypedCondition {
  package func forEachChild(_ visit: (TypedExpression) -> Void) {
    switch self {
    case .expression(let value), .unwrap(_, let value): visit(value)
    case .pattern(let pattern, let value):
      if case .value(let compared) = pattern { visit(compared) }
      visit(value)
    }
  }
}

extension TypedSwitchCase {
  package func forEachChild(_ visit: (TypedExpression) -> Void) {
    for case .value(let compared) in patterns { visit(compared) }
    if let guardCondition { visit(guardCondition) }
    visit(body)
  }
}
