// Arithmetic that has an answer for every operand, as Zig spells it, with the precedence of Swift's own operators.
infix operator +| : AdditionPrecedence
infix operator -| : AdditionPrecedence
infix operator *| : MultiplicationPrecedence
infix operator /| : MultiplicationPrecedence
infix operator %| : MultiplicationPrecedence
prefix operator -|

extension Int {
  /// The sum, or the bound that it passes.
  public static func +| (lhs: Int, rhs: Int) -> Int {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .min : .max) : sum
  }

  /// The difference, or the bound that it passes.
  public static func -| (lhs: Int, rhs: Int) -> Int {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .max : .min) : difference
  }

  /// The product, or the bound that it passes.
  public static func *| (lhs: Int, rhs: Int) -> Int {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow ? ((lhs < 0) == (rhs < 0) ? .max : .min) : product
  }

  /// The quotient, towards zero; 0 where the divisor is 0, and `Int.max` for `Int.min /| -1`.
  public static func /| (lhs: Int, rhs: Int) -> Int {
    guard rhs != 0 else { return 0 }
    let (quotient, overflow) = lhs.dividedReportingOverflow(by: rhs)
    return overflow ? .max : quotient
  }

  /// The remainder, with the sign of the dividend; the dividend itself where the divisor is 0.
  public static func %| (lhs: Int, rhs: Int) -> Int {
    guard rhs != 0 else { return lhs }
    return lhs.remainderReportingOverflow(dividingBy: rhs).partialValue
  }

  /// The opposite; `Int.max` for `Int.min`.
  public static prefix func -| (operand: Int) -> Int {
    0 -| operand
  }
}
