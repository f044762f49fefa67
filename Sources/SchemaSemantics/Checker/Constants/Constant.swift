import VmgenSchemaSyntax

/// A value that is known at compile time.
enum Constant: Hashable {
  case integer(Int)
  case double(Double)
  case decimal(ExactDecimal)
  case text(String)
  case boolean(Bool)

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
