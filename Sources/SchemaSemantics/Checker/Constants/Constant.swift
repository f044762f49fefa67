import VmgenSchemaSyntax

/// A value that is known at compile time.
enum Constant: Hashable {
  case integer(Int)
  case double(Double)
  case decimal(ExactDecimal)
  case text(String)
  case boolean(Bool)
  /// `nil`. An optional that is not nil is the constant that it contains.
  case absent
  /// A case of an enum, with those of its associated values that are known.
  case enumCase(String, [Constant?])

  /// Returns whether two values are equal, or nil if that depends on an associated value that is not known.
  func equals(_ other: Constant) -> Bool? {
    guard case (.enumCase(let name, let values), .enumCase(let otherName, let otherValues)) = (self, other),
      name == otherName
    else { return self == other }
    let pairs = zip(values, otherValues).map { a, b in a.flatMap { a in b.flatMap { a.equals($0) } } }
    return pairs.contains(false) ? false : pairs.contains(nil) ? nil : true
  }

  /// Returns the result of a comparison with `<`, `<=`, `>` or `>=`, or nil for another operator or for values of
  /// different types.
  func compared(_ symbol: String, to other: Constant) -> Bool? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): Self.compare(a, symbol, b)
    case (.double(let a), .double(let b)): Self.compare(a, symbol, b)
    case (.decimal(let a), .decimal(let b)): Self.compare(a, symbol, b)
    default: nil
    }
  }

  /// Returns the result of `+`, `-`, `*` or `/` for two doubles, or nil for other operators and values.
  func combined(_ symbol: String, with other: Constant) -> Constant? {
    guard case (.double(let a), .double(let b)) = (self, other) else { return nil }
    switch symbol {
    case "+": return .double(a + b)
    case "-": return .double(a - b)
    case "*": return .double(a * b)
    case "/": return .double(a / b)
    default: return nil
    }
  }

  private static func compare<Value: Comparable>(_ a: Value, _ symbol: String, _ b: Value) -> Bool? {
    switch symbol {
    case "<": a < b
    case "<=": a <= b
    case ">": a > b
    case ">=": a >= b
    default: nil
    }
  }
}

extension TypedExpression {
  /// The value of a literal, or nil for any other expression.
  var literal: Constant? {
    switch kind {
    case .integer(let value): .integer(value)
    case .double(let text): Double(text).map { .double($0) }
    case .decimal(let text): ExactDecimal(text).map { .decimal($0) }
    case .boolean(let value): .boolean(value)
    case .string(let string): string.isLocalized ? nil : string.plainText.map { .text($0) }
    case .parenthesized(let inner): inner.literal
    default: nil
    }
  }
}
