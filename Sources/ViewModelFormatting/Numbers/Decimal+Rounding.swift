public import Foundation
import ViewModelContext

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

extension Double {
  /// Returns the number rounded to a number of decimals, halves away from zero. A negative number of decimals rounds to
  /// tens or hundreds.
  public func rounded(_ digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    guard isFinite, magnitude < 1e15 || digits < 0 else { return self }
    // The shortest decimal that round-trips, so that 1.005 is rounded in its decimal form. Its exponent may exceed the
    // range of `Decimal`, as in 1e+300, and stays separate.
    let parts = description.split(separator: "e")
    let exponent: Int = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    guard let significand = Decimal(string: String(parts[0]), locale: nil) else { return self }
    let place = digits +| exponent
    if place < -20 {
      // The place is above all digits. No `Decimal` holds 10 to the power of 200.
      let unit = significand.rounded(-20, rule)
      if unit == 0 { return 0 }
      let magnitude = Double("1e" + String(0 -| digits)) ?? .infinity
      return unit < 0 ? -magnitude : magnitude
    }
    let rounded: Decimal = significand.rounded(place, rule)
    return Double("\(rounded)e\(exponent)") ?? self
  }
}

extension Decimal {
  /// Returns the number rounded to a number of decimals, halves away from zero. A negative number of decimals rounds to
  /// tens or hundreds.
  public func rounded(_ digits: Int = 0, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Decimal {
    switch rule {
    case .up: scaled(digits, .up)
    case .down: scaled(digits, .down)
    case .towardZero: scaled(digits, self < 0 ? .up : .down)
    case .awayFromZero: scaled(digits, self < 0 ? .down : .up)
    case .toNearestOrEven: scaled(digits, .bankers)
    case .toNearestOrAwayFromZero: scaled(digits, .plain)
    @unknown default: scaled(digits, .plain)
    }
  }
}
