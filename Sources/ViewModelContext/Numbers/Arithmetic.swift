import Foundation

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

extension Int {
  /// Returns the number to the power of an exponent. If it overflows, the result is the bound. A negative exponent
  /// returns 1 divided by the power, rounded toward zero, and 0 for the base 0.
  public func power(_ exponent: Int) -> Int {
    if exponent < 0 { return self == 1 || self == -1 ? power(exponent & 1) : 0 }
    var result = 1
    var square = self
    var rest = exponent
    while true {
      if rest & 1 == 1 {
        let (product, overflow) = result.multipliedReportingOverflow(by: square)
        if overflow { return isNegativePower(exponent) ? .min : .max }
        result = product
      }
      rest >>= 1
      if rest == 0 { return result }
      let (next, overflow) = square.multipliedReportingOverflow(by: square)
      if overflow { return isNegativePower(exponent) ? .min : .max }
      square = next
    }
  }

  private func isNegativePower(_ exponent: Int) -> Bool { self < 0 && exponent & 1 == 1 }
}

extension Double {
  /// Returns the number to the power of an exponent, according to IEEE 754.
  public func power(_ exponent: Double) -> Double { pow(self, exponent) }

  /// Euler's number to the power of the number.
  public var exponential: Double { exp(self) }

  /// The logarithm to the base 10: NaN for a negative number, and negative infinity for 0.
  public var commonLogarithm: Double { log10(self) }
}

extension Int {
  /// The magnitude; `Int.max` for `Int.min`.
  public var saturatingMagnitude: Int { self < 0 ? -|self : self }
}

extension Comparable {
  /// Returns the nearest value in the range.
  public func limited(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// Returns the nearest value in the interval, or its upper bound if the bounds are reversed.
  public func limited(to interval: Interval<Self>) -> Self {
    min(max(self, interval.lowerBound), interval.upperBound)
  }
}

extension Int {
  /// Creates the integral part of a number, limited to the range of `Int`; 0 for NaN.
  public init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if let exact = Int(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value < 0 ? .min : .max
    }
  }
}
