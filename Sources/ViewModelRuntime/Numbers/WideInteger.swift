/// An unsigned integer of 192 bits: 128 for the significand of a `Decimal`, and more for another digit.
struct WideInteger: Comparable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  /// Creates an integer.
  ///
  /// - Parameter digits: Decimal digits in ASCII, the most significant first.
  init(_ digits: ArraySlice<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// Whether a `Decimal` can have this significand.
  var fitsDecimal: Bool { high == 0 }

  /// Multiplies the integer by 10 and adds a digit, which is in ASCII.
  mutating func append(_ digit: UInt8) {
    var carry = UInt64(digit - UInt8(ascii: "0"))
    low = Self.timesTen(low, &carry)
    middle = Self.timesTen(middle, &carry)
    high = Self.timesTen(high, &carry)
  }

  private static func timesTen(_ limb: UInt64, _ carry: inout UInt64) -> UInt64 {
    let (high, low) = limb.multipliedFullWidth(by: 10)
    let (sum, overflow) = low.addingReportingOverflow(carry)
    carry = high + (overflow ? 1 : 0)
    return sum
  }

  /// Subtracts an integer.
  ///
  /// - Parameter other: An integer that is not greater.
  mutating func subtract(_ other: WideInteger) {
    var borrow = false
    low = Self.difference(low, other.low, &borrow)
    middle = Self.difference(middle, other.middle, &borrow)
    high = Self.difference(high, other.high, &borrow)
  }

  private static func difference(_ lhs: UInt64, _ rhs: UInt64, _ borrow: inout Bool) -> UInt64 {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    let (result, isShort) = difference.subtractingReportingOverflow(borrow ? 1 : 0)
    borrow = overflow || isShort
    return result
  }

  static func < (lhs: WideInteger, rhs: WideInteger) -> Bool {
    (lhs.high, lhs.middle, lhs.low) < (rhs.high, rhs.middle, rhs.low)
  }

  /// The decimal digits in ASCII, the most significant first; none for 0.
  var digits: [UInt8] {
    var rest = self
    var digits: [UInt8] = []
    while rest != WideInteger() {
      var remainder: UInt64 = 0
      (rest.high, remainder) = UInt64(10).dividingFullWidth((remainder, rest.high))
      (rest.middle, remainder) = UInt64(10).dividingFullWidth((remainder, rest.middle))
      (rest.low, remainder) = UInt64(10).dividingFullWidth((remainder, rest.low))
      digits.append(UInt8(ascii: "0") + UInt8(remainder))
    }
    return digits.reversed()
  }
}
