import VmgenSchemaSemantics

extension TypedExpression {
  /// Whether the type of the Swift code follows from declarations alone: a name, a field, or a call of a declared
  /// function. Swift searches for the type of every other expression if its context does not give the type.
  var hasExplicitType: Bool {
    switch kind {
    case .reference, .facet, .query, .matchedCalls, .function, .derivedCall, .custom, .construct, .allCases,
      .fromRawValue, .enumCase,
      .boolean, .integer, .double, .decimal, .string, .duration, .date, .day, .url, .uuid, .newID:
      true
    case .field(let base, _), .label(let base), .property(let base, _), .not(let base), .errorAs(let base, _):
      base.hasExplicitType
    case .parenthesized(let inner): inner.hasExplicitType
    case .and(let left, let right), .or(let left, let right): left.hasExplicitType && right.hasExplicitType
    case .builtIn(let call): call.hasExplicitType
    case .optionalChain(let base, let chain): base.hasExplicitType && chain.hasExplicitType
    case .chained: true
    case .tuple(let parts): parts.allSatisfy(\.hasExplicitType)
    case .nilLiteral, .array, .dictionary, .closure, .wrapped, .conditional, .match, .ternary, .equal, .coalesce,
      .range, .binding, .sequence, .steps, .passed, .invalid:
      false
    }
  }

  /// Whether the Swift code is nil or a literal of a collection, or a choice of one, that gets its type from its context.
  var needsContext: Bool {
    switch kind {
    case .nilLiteral, .array, .dictionary: true
    case .wrapped(let inner), .parenthesized(let inner): inner.needsContext
    case .ternary(_, let then, let otherwise): then.needsContext || otherwise.needsContext
    default: false
    }
  }

  var isCollectionLiteral: Bool {
    switch kind {
    case .array, .dictionary: true
    case .wrapped(let inner), .parenthesized(let inner): inner.isCollectionLiteral
    default: false
    }
  }

  /// Whether the expression is a property, a method or a field of a literal of a collection.
  var readsCollectionLiteral: Bool {
    switch kind {
    case .builtIn(let call): call.receiver.map { $0.isCollectionLiteral || $0.readsCollectionLiteral } ?? false
    case .field(let base, _), .label(let base), .parenthesized(let base), .wrapped(let base),
      .optionalChain(let base, _):
      base.isCollectionLiteral || base.readsCollectionLiteral
    default: false
    }
  }

  /// Whether Swift gives the value before `??` another type if the result becomes an optional: in
  /// `let n: Int? = [1].first ?? 2`, the array is an `[Int?]`, so that `??` has no effect.
  var losesTypeByPromotion: Bool {
    switch kind {
    case .coalesce(let left, _): !left.hasExplicitType
    case .ternary(_, let then, let otherwise): then.losesTypeByPromotion || otherwise.losesTypeByPromotion
    case .parenthesized(let inner): inner.losesTypeByPromotion
    default: false
    }
  }

  /// Whether the expression is an `if` or a `switch`.
  var isChoice: Bool {
    switch kind {
    case .conditional, .match, .binding, .sequence, .steps: true
    case .wrapped(let inner), .parenthesized(let inner): inner.isChoice
    default: false
    }
  }

  /// The value without its promotion to an optional, for a place that makes the promotion itself.
  var withoutPromotion: TypedExpression {
    if case .wrapped(let inner) = kind, inner.hasExplicitType { inner } else { self }
  }
}

extension BuiltInCall {
  /// Whether the call is a property or a method of a name, and not an operator.
  fileprivate var hasExplicitType: Bool {
    guard let receiver, receiver.hasExplicitType, builtIn.swift.utf8.starts(with: "{self}.".utf8) else { return false }
    return arguments.allSatisfy { argument in
      switch argument {
      case .value(let value): value.hasExplicitType
      case .variadic(let values): values.allSatisfy(\.hasExplicitType)
      case .defaulted: true
      }
    }
  }
}
