import VmgenSchemaSemantics

// Conditions, patterns and bodies.
extension ExpressionEvaluator {
  func choice(_ expression: TypedExpression, _ scope: Scope) throws -> Value {
    switch expression.kind {
    case .equal(let left, let right, let negated):
      return .bool((try value(left, scope) == value(right, scope)) != negated)
    case .and(let left, let right): return .bool(try value(left, scope).bool && value(right, scope).bool)
    case .or(let left, let right): return .bool(try value(left, scope).bool || value(right, scope).bool)
    case .not(let operand): return .bool(try !value(operand, scope).bool)
    case .coalesce(let left, let right):
      guard let wrapped = try value(left, scope).unwrapped else { return try value(right, scope) }
      return expression.type.isOptional && left.type == expression.type ? Value(wrapping: wrapped) : wrapped
    case .ternary(let condition, let first, let second):
      return try value(condition, scope).bool ? value(first, scope) : value(second, scope)
    case .conditional(let conditions, let then, let otherwise):
      guard let inner = try bindings(of: conditions, scope) else { return try value(otherwise, scope) }
      return try value(then, inner)
    case .match(let subject, let cases):
      let matched = try value(subject, scope)
      for item in cases {
        guard let inner = try scopeIfMatching(item.patterns, item.guardCondition, matched, scope) else { continue }
        return try value(item.body, inner)
      }
      throw EvaluationFailure.unexpected("no case matches \(matched.literal)")
    case .binding(let name, let bound, in: let body):
      return try value(body, scope.binding(name, try value(bound, scope)))
    case .sequence(let first, let second):
      let result = try value(first, scope)
      return result == .passed ? try value(second, scope) : result
    default: return .passed
    }
  }

  /// Returns the scope in which all conditions hold; nil if one of them does not.
  func bindings(of conditions: [TypedCondition], _ scope: Scope) throws -> Scope? {
    var scope = scope
    for condition in conditions {
      switch condition {
      case .expression(let condition): if try !value(condition, scope).bool { return nil }
      case .unwrap(let name, let optional):
        guard let wrapped = try value(optional, scope).unwrapped else { return nil }
        scope.locals[name] = wrapped
      case .pattern(let pattern, let subject):
        guard let inner = try scopeIfMatching(pattern, try value(subject, scope), scope) else { return nil }
        scope = inner
      }
    }
    return scope
  }

  /// Returns the scope of a case whose patterns match a value; nil if they do not.
  func scopeIfMatching(
    _ patterns: [TypedPattern], _ guardCondition: TypedExpression?, _ subject: Value, _ scope: Scope
  ) throws -> Scope? {
    let candidates = patterns.isEmpty ? [.wildcard] : patterns
    for pattern in candidates {
      guard let inner = try scopeIfMatching(pattern, subject, scope) else { continue }
      if try guardCondition.map({ try value($0, inner).bool }) ?? true { return inner }
    }
    return nil
  }

  private func scopeIfMatching(_ pattern: TypedPattern, _ subject: Value, _ scope: Scope) throws -> Scope? {
    if case .wildcard = pattern { return scope }
    switch pattern {
    case .nilLiteral: return subject.isNil ? scope : nil
    case .binding(let name): return scope.binding(name, subject)
    case .value(let expression):
      let compared = try value(expression, scope)
      if case .range(let range) = compared { return try subject.isNil || !range.contains(subject) ? nil : scope }
      return compared == subject ? scope : nil
    case .oneSidedRange(let limit, let side):
      let bound = try value(limit, scope)
      return try !subject.isNil && subject.isInRange(side, bound) ? scope : nil
    case .enumCase(let name, let parts):
      guard case .enumCase(let item) = subject, item.name == name else { return nil }
      return try scopeIfMatching(parts, item.values, scope)
    case .tuple(let parts): return try scopeIfMatching(parts, subject.array, scope)
    case .some(let wrapped): return try subject.unwrapped.flatMap { try scopeIfMatching(wrapped, $0, scope) }
    default: throw EvaluationFailure.unsupported("a new form of pattern")
    }
  }

  private func scopeIfMatching(_ parts: [TypedPattern], _ values: [Value], _ scope: Scope) throws -> Scope? {
    var inner = scope
    for (part, value) in zip(parts, values) {
      guard let next = try scopeIfMatching(part, value, inner) else { return nil }
      inner = next
    }
    return inner
  }
}
