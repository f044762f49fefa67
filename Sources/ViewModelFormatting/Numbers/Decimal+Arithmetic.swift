public import Foundation
import ViewModelContext

extension Decimal: Summable {}

// Foundation returns NaN when a Decimal overflows, and traps when a product is too close to zero.
extension Decimal {
  /// Returns the sum, or the greatest magnitude if the sum overflows.
  public static func +| (lhs: Decimal, rhs: Decimal) -> Decimal {
    saturating(lhs + rhs, lhs, rhs, isNegative: lhs < 0)
  }

  /// Returns the difference, or the greatest magnitude if the difference overflows.
  public static func -| (lhs: Decimal, rhs: Decimal) -> Decimal {
    saturating(lhs - rhs, lhs, rhs, isNegative: lhs < 0)
  }

  /// Returns the product, or the greatest magnitude if the product overflows; 0 if the product is too close to zero.
  public static func *| (lhs: Decimal, rhs: Decimal) -> Decimal {
    if lhs.isNaN || rhs.isNaN { return .nan }
    let missing = -128 - (lhs.exponent + rhs.exponent)
    guard missing > 0 else { return saturating(lhs * rhs, lhs, rhs, isNegative: (lhs < 0) != (rhs < 0)) }
    // The operand with more digits is rounded.
    let (long, short) = lhs.significand.magnitude > rhs.significand.magnitude ? (lhs, rhs) : (rhs, lhs)
    let rounded = long.scaled(-(long.exponent + missing), .plain)
    return rounded.exponent + short.exponent < -128 ? 0 : rounded * short
  }

  /// Returns the quotient, rounded to the digits that a `Decimal` holds; 0 if the divisor is 0, and the greatest
  /// magnitude if the quotient overflows.
  public static func /| (lhs: Decimal, rhs: Decimal) -> Decimal {
    if rhs == 0 { return 0 }
    if lhs.isNaN || rhs.isNaN { return .nan }
    let quotient = DecimalDigits(lhs).divided(by: DecimalDigits(rhs))
    return quotient.decimal ?? (quotient.isNegative ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude)
  }

  /// Returns the remainder of the division with an integral quotient, with the sign of the dividend. If the divisor is
  /// 0, the result is the dividend.
  public static func %| (lhs: Decimal, rhs: Decimal) -> Decimal {
    if rhs == 0 { return lhs }
    if lhs.isNaN || rhs.isNaN { return .nan }
    return DecimalDigits(lhs).remainder(dividingBy: DecimalDigits(rhs)).decimal ?? lhs
  }

  private static func saturating(_ result: Decimal, _ lhs: Decimal, _ rhs: Decimal, isNegative: Bool) -> Decimal {
    guard result.isNaN, !lhs.isNaN, !rhs.isNaN else { return result }
    return isNegative ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }

  var nearestDouble: Double { NSDecimalNumber(decimal: self).doubleValue }

  func scaled(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, min(max(scale, -200), 200), mode)
    return result
  }
}

// Long division. Foundation's own division loses digits as the divisor grows.
extension DecimalDigits {
  /// Returns the quotient, with one digit more than a `Decimal` holds if there are that many.
  ///
  /// - Parameter other: A number that is not 0.
  func divided(by other: DecimalDigits) -> DecimalDigits {
    var division = LongDivision(divisor: WideInteger(other.digits[...]))
    var quotient: [UInt8] = []
    var exponent = exponent - other.exponent
    for digit in digits {
      let next = division.bringDown(digit)
      if next != UInt8(ascii: "0") || !quotient.isEmpty { quotient.append(next) }
    }
    while !division.isExact, quotient.count <= Self.mostDigits {
      let next = division.bringDown(UInt8(ascii: "0"))
      if next != UInt8(ascii: "0") || !quotient.isEmpty { quotient.append(next) }
      exponent -= 1
    }
    return DecimalDigits(isNegative: isNegative != other.isNegative, digits: quotient, exponent: exponent)
  }

  /// Returns the remainder of the division with an integral quotient, with the sign of the dividend.
  ///
  /// - Parameter other: A number that is not 0.
  func remainder(dividingBy other: DecimalDigits) -> DecimalDigits {
    let shift = exponent - other.exponent
    // A divisor with more digits than the dividend is greater.
    if digits.count + shift < other.digits.count { return self }
    let divisor = other.digits + Array(repeating: UInt8(ascii: "0"), count: max(-shift, 0))
    var division = LongDivision(divisor: WideInteger(divisor[...]))
    for digit in digits { _ = division.bringDown(digit) }
    for _ in 0..<max(shift, 0) { _ = division.bringDown(UInt8(ascii: "0")) }
    return DecimalDigits(
      isNegative: isNegative, digits: division.remainder.digits, exponent: min(exponent, other.exponent))
  }
}

private struct LongDivision {
  let divisor: WideInteger
  private(set) var remainder = WideInteger()

  init(divisor: WideInteger) { self.divisor = divisor }

  var isExact: Bool { remainder == WideInteger() }

  /// Appends the next digit of the dividend, in ASCII, to the remainder.
  ///
  /// - Returns: The next digit of the quotient.
  mutating func bringDown(_ digit: UInt8) -> UInt8 {
    remainder.append(digit)
    var quotient = UInt8(ascii: "0")
    while remainder >= divisor {
      remainder.subtract(divisor)
      quotient += 1
    }
    return quotient
  }
}

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
