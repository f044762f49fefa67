public import Foundation

extension Double {
  /// Rounded to a number of decimals, halves away from zero; a negative number of them rounds to tens and hundreds.
  public func rounded(_ digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    guard isFinite, magnitude < 1e15 || digits < 0 else { return self }
    // The shortest decimal that reads back as this value, so that 1.005 rounds as it is written. Its exponent may be beyond that
    // of a `Decimal`, and is kept apart: 1e+300.
    let parts = description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    guard let significand = parts.first.flatMap({ Decimal(strict: String($0)) }) else { return self }
    let place = digits +| exponent
    if place < -20 {
      // Below every digit; no `Decimal` holds 10 to the power of 200.
      let unit = significand.rounded(-20, rule)
      return unit == 0 ? 0 : Double("\(unit < 0 ? "-" : "")1e\(0 -| digits)") ?? self
    }
    return Double("\(significand.rounded(place, rule))e\(exponent)") ?? self
  }
}

extension Decimal {
  /// Rounded to a number of decimals, halves away from zero; a negative number of them rounds to tens and hundreds.
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

extension Int {
  /// The distance from zero; `Int.max` for `Int.min`.
  public var saturatingMagnitude: Int { self < 0 ? -|self : self }
}

extension Comparable {
  /// The nearest value from `range.lowerBound` to `range.upperBound`.
  public func limited(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// The nearest value of the interval; its upper bound where it is reversed.
  public func limited(to interval: Interval<Self>) -> Self {
    min(max(self, interval.lowerBound), interval.upperBound)
  }
}
