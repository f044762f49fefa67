// Arithmetic that never traps, with the spelling of Zig and the precedence of Swift's own operators.
infix operator +| : AdditionPrecedence
infix operator -| : AdditionPrecedence
infix operator *| : MultiplicationPrecedence
infix operator /| : MultiplicationPrecedence
infix operator %| : MultiplicationPrecedence
prefix operator -|

extension Int {
  /// Returns the sum. If it overflows, the result is the bound.
  public static func +| (lhs: Int, rhs: Int) -> Int {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .min : .max) : sum
  }

  /// Returns the difference. If it overflows, the result is the bound.
  public static func -| (lhs: Int, rhs: Int) -> Int {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .max : .min) : difference
  }

  /// Returns the product. If it overflows, the result is the bound.
  public static func *| (lhs: Int, rhs: Int) -> Int {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow ? ((lhs < 0) == (rhs < 0) ? .max : .min) : product
  }

  /// Returns the quotient, rounded toward zero; 0 if the divisor is 0, and `Int.max` for `Int.min /| -1`.
  public static func /| (lhs: Int, rhs: Int) -> Int {
    guard rhs != 0 else { return 0 }
    let (quotient, overflow) = lhs.dividedReportingOverflow(by: rhs)
    return overflow ? .max : quotient
  }

  /// Returns the remainder, with the sign of the dividend. If the divisor is 0, the result is the dividend.
  public static func %| (lhs: Int, rhs: Int) -> Int {
    guard rhs != 0 else { return lhs }
    return lhs.remainderReportingOverflow(dividingBy: rhs).partialValue
  }

  /// Returns the negated number; `Int.max` for `Int.min`.
  public static prefix func -| (operand: Int) -> Int {
    0 -| operand
  }
}
