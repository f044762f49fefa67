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

  /// Returns the result of a comparison with an integer that is not known, if it is the same for every integer.
  func comparedWithAnyInteger(_ symbol: String) -> Constant? {
    switch (self, symbol) {
    case (.integer(.max), ">="), (.integer(.min), "<="): .boolean(true)
    case (.integer(.max), "<"), (.integer(.min), ">"): .boolean(false)
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

/// The exact value of a decimal literal. Comparisons do not round.
struct ExactDecimal: Hashable {
  private var isNegative = false
  /// The digits from the first to the last that is not zero, as values from 0 to 9.
  private var digits: [UInt8] = []
  /// The exponent of the decimal point relative to the first digit: 0 for `0.25`, 2 for `25`.
  private var exponent = 0

  /// Creates a value from digits with an optional sign, decimal point and exponent, such as `-1.5e-3`.
  init?(_ text: String) {
    var isFraction = false
    var rest = Substring(text).utf8
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      isNegative = rest.popFirst() == UInt8(ascii: "-")
    }
    guard !rest.isEmpty else { return nil }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let power = Int(String(Substring(rest))), abs(power) < 1_000_000 else { return nil }
        exponent += power
        rest = rest.suffix(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits.isEmpty, byte == UInt8(ascii: "0") {
          if isFraction { exponent -= 1 }
          continue
        }
        digits.append(byte - UInt8(ascii: "0"))
        if !isFraction { exponent += 1 }
      default: return nil
      }
    }
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }
}

extension ExactDecimal: Comparable {
  static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
    if first.sign != second.sign { return first.sign < second.sign }
    return first.isNegative ? second.hasLowerMagnitude(than: first) : first.hasLowerMagnitude(than: second)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func hasLowerMagnitude(than other: ExactDecimal) -> Bool {
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
