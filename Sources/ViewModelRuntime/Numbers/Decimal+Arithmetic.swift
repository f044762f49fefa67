public import Foundation

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
