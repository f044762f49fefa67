/// An unsigned integer of 192 bits: the 128 of a `Decimal`'s significand, and room for a digit more.
struct WideInteger: Comparable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  /// - Parameter digits: decimal digits in ASCII, the most significant first.
  init(_ digits: ArraySlice<UInt8>) {
    for digit in digits { append(digit) }
  }

  /// Whether it is a significand that a `Decimal` can have.
  var fitsDecimal: Bool { high == 0 }

  /// Multiplies it by 10 and adds the digit, which is in ASCII.
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

  /// - Parameter other: not greater than this number.
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

  /// Its decimal digits in ASCII, the most significant first; none for 0.
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
