public import Foundation

extension Double {
  /// Rounded to a number of decimals, halves away from zero; a negative number of them rounds to tens and hundreds.
  public func rounded(_ digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    guard isFinite, magnitude < 1e15 || digits < 0 else { return self }
    // Through the shortest decimal that reads back as this value, so that 1.005 rounds as it is written.
    let text = Decimal(saturating: self).rounded(digits, rule).description
    return Double(text) ?? self
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
  public func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// The nearest value of the interval; its upper bound where it is reversed.
  public func clamped(to interval: Interval<Self>) -> Self {
    min(max(self, interval.lowerBound), interval.upperBound)
  }
}
