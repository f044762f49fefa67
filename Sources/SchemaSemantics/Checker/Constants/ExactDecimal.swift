import VmgenSchemaSyntax

/// A decimal number as a literal writes it. Comparing two never rounds.
struct ExactDecimal: Hashable {
  private var isNegative = false
  /// From the first digit that is not zero to the last, as values 0 to 9.
  private var digits: [UInt8] = []
  /// The power of ten of the place before the first digit: `0.25` has 0, `25` has 2.
  private var exponent = 0

  /// - Parameter text: digits with an optional sign, decimal point and power of ten: `-1.5e-3`.
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
