public import Foundation

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
}

extension Decimal {
  /// Returns the number to the power of an exponent, limited to the greatest magnitude. A negative exponent returns 1
  /// divided by the power; 0 to a negative power is 0.
  public func power(_ exponent: Int) -> Decimal {
    if exponent < 0 { return 1 /| power(0 -| exponent) }
    var result: Decimal = 1
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 {
        result = (result *| square)
      }
      rest >>= 1
      if rest > 0 {
        square = (square *| square)
      }
    }
    return result
  }
}
