public import Foundation

// Foundation answers NaN where a Decimal overflows, and traps where a product is too near to zero.
extension Decimal {
  /// The sum, or the greatest magnitude where it is greater still.
  public static func +| (lhs: Decimal, rhs: Decimal) -> Decimal {
    saturating(lhs + rhs, lhs, rhs, isNegative: lhs < 0)
  }

  /// The difference, or the greatest magnitude where it is greater still.
  public static func -| (lhs: Decimal, rhs: Decimal) -> Decimal {
    saturating(lhs - rhs, lhs, rhs, isNegative: lhs < 0)
  }

  /// The product, or the greatest magnitude where it is greater still; 0 where it is nearer to zero than a `Decimal` can be.
  public static func *| (lhs: Decimal, rhs: Decimal) -> Decimal {
    if lhs.isNaN || rhs.isNaN { return .nan }
    let missing = -128 - (lhs.exponent + rhs.exponent)
    guard missing > 0 else { return saturating(lhs * rhs, lhs, rhs, isNegative: (lhs < 0) != (rhs < 0)) }
    // The digits that cannot stay are taken from the operand that has more of them.
    let (long, short) = lhs.significand.magnitude > rhs.significand.magnitude ? (lhs, rhs) : (rhs, lhs)
    let rounded = long.scaled(-(long.exponent + missing), .plain)
    return rounded.exponent + short.exponent < -128 ? 0 : rounded * short
  }

  /// The quotient, rounded to the digits that a `Decimal` holds; 0 where the divisor is 0, and the greatest magnitude where
  /// the quotient is greater still.
  public static func /| (lhs: Decimal, rhs: Decimal) -> Decimal {
    if rhs == 0 { return 0 }
    if lhs.isNaN || rhs.isNaN { return .nan }
    let quotient = DecimalDigits(lhs).divided(by: DecimalDigits(rhs))
    return quotient.decimal ?? (quotient.isNegative ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude)
  }

  /// The remainder of a division with a whole quotient, with the sign of the dividend; the dividend itself where the divisor is
  /// 0.
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
