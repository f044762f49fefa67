import Foundation

extension Duration {
  /// The greatest magnitude of durations in arithmetic: 10¹² seconds, about 31,700 years.
  public static let longest = Duration.seconds(secondsBound)
  package static let secondsBound: Int64 = 1_000_000_000_000

  package var clampedToRange: Duration { min(max(self, .zero - .longest), .longest) }

  /// The duration in seconds.
  public var inSeconds: Double {
    let (seconds, attoseconds) = clampedToRange.components
    let billion: Int64 = 1_000_000_000
    guard attoseconds % billion == 0, seconds.magnitude < 1_000_000 else {
      return Double(decimalSeconds.description) ?? 0
    }
    return Double(seconds * billion + attoseconds / billion) / 1e9
  }

  /// The exact number of seconds.
  package var decimalSeconds: Decimal {
    let (seconds, attoseconds) = clampedToRange.components
    return Decimal(seconds) + Decimal(attoseconds) / 1_000_000_000_000_000_000
  }

  /// Creates a multiple of a unit, limited to ``longest``.
  public init(saturating count: Int, of unit: Duration = .seconds(1)) {
    self = (unit *| count)
  }

  /// The length of the duration without its sign, limited to ``longest``.
  public var saturatingMagnitude: Duration { self < .zero ? .zero -| self : clampedToRange }

  /// Returns the sum, limited to ``longest``.
  public static func +| (lhs: Duration, rhs: Duration) -> Duration {
    (lhs.clampedToRange + rhs.clampedToRange).clampedToRange
  }

  /// Returns the difference, limited to ``longest``.
  public static func -| (lhs: Duration, rhs: Duration) -> Duration {
    (lhs.clampedToRange - rhs.clampedToRange).clampedToRange
  }

  public static prefix func -| (operand: Duration) -> Duration {
    .zero - operand.clampedToRange
  }

  /// Returns the exact product, limited to ``longest``.
  public static func *| (lhs: Duration, rhs: Int) -> Duration {
    let duration = lhs.clampedToRange
    let estimate = duration.inSeconds * Double(rhs)
    let bound = Double(secondsBound)
    if estimate.magnitude >= bound { return estimate < 0 ? .zero - .longest : .longest }
    return duration * rhs
  }

  /// Returns the quotient, or zero if the divisor is 0.
  public static func /| (lhs: Duration, rhs: Int) -> Duration {
    rhs == 0 ? .zero : lhs.clampedToRange / rhs
  }

  /// Returns the ratio of two durations, or 0 if the divisor is zero.
  public static func /| (lhs: Duration, rhs: Duration) -> Double {
    rhs == .zero ? 0 : lhs.clampedToRange / rhs.clampedToRange
  }
}
