import VmgenSchemaSyntax

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
