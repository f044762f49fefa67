import VmgenSchemaSyntax

/// A pattern of a `case`.
package indirect enum TypedPattern: Sendable {
  /// `.a(let v, _, .b)`: one pattern for each associated value. Empty if the pattern has only the name of the case.
  case enumCase(name: String, parts: [TypedPattern])
  case value(TypedExpression)
  /// `90...`, `..<10` or `...9`.
  case oneSidedRange(TypedExpression, RangeSide)
  case nilLiteral
  case wildcard
  case binding(String)
  /// `(.a, true)`, for the values of `switch (a, b)`.
  case tuple([TypedPattern])
  /// `let x?`: the value of an optional.
  case some(TypedPattern)

  /// Calls `visit` with each value that the pattern compares.
  func forEachValue(_ visit: (TypedExpression) -> Void) {
    switch self {
    case .value(let value), .oneSidedRange(let value, _): visit(value)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { part.forEachValue(visit) }
    case .some(let wrapped): wrapped.forEachValue(visit)
    case .nilLiteral, .wildcard, .binding: break
    }
  }

  /// Returns the pattern with other values to compare.
  package func mapValues(_ transform: (TypedExpression) -> TypedExpression) -> TypedPattern {
    switch self {
    case .value(let value): .value(transform(value))
    case .oneSidedRange(let value, let side): .oneSidedRange(transform(value), side)
    case .tuple(let parts): .tuple(parts.map { $0.mapValues(transform) })
    case .enumCase(let name, let parts): .enumCase(name: name, parts: parts.map { $0.mapValues(transform) })
    case .some(let wrapped): .some(wrapped.mapValues(transform))
    case .nilLiteral, .wildcard, .binding: self
    }
  }

  /// Whether the pattern is `_` or a name.
  package var matchesEveryValue: Bool {
    switch self {
    case .wildcard, .binding: true
    default: false
    }
  }

  /// Returns the pattern `.a(let v, _)`.
  ///
  /// - Parameter bindings: A name for each associated value, nil for `_`.
  package static func enumCase(name: String, bindings: [String?]) -> TypedPattern {
    .enumCase(name: name, parts: bindings.map { $0.map { .binding($0) } ?? .wildcard })
  }
}
