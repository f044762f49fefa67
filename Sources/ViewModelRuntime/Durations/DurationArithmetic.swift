extension Duration {
  /// The longest that arithmetic reaches, either way: 10¹² seconds, some 31,700 years.
  public static let longest = Duration.seconds(secondsBound)
  private static let secondsBound: Int64 = 1_000_000_000_000

  var clampedToRange: Duration { min(max(self, .zero - .longest), .longest) }

  /// As a number of seconds, to the precision of a `Double`.
  public var inSeconds: Double {
    let (seconds, attoseconds) = clampedToRange.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// That many seconds, at most ``longest``; none where it is not a number.
  public init(saturatingSeconds seconds: Double) {
    let bound = Double(Self.secondsBound)
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -bound), bound))
  }

  /// That many times a unit of whole seconds, at most ``longest``.
  public init(saturating count: Int, of unit: Duration = .seconds(1)) {
    self = (unit *| count)
  }

  /// The sum; what is beyond ``longest`` stops there.
  public static func +| (lhs: Duration, rhs: Duration) -> Duration {
    (lhs.clampedToRange + rhs.clampedToRange).clampedToRange
  }

  /// The difference; what is beyond ``longest`` stops there.
  public static func -| (lhs: Duration, rhs: Duration) -> Duration {
    (lhs.clampedToRange - rhs.clampedToRange).clampedToRange
  }

  public static prefix func -| (operand: Duration) -> Duration {
    .zero - operand.clampedToRange
  }

  /// The product, at most ``longest``; exact where it is less.
  public static func *| (lhs: Duration, rhs: Int) -> Duration {
    let duration = lhs.clampedToRange
    let estimate = duration.inSeconds * Double(rhs)
    let bound = Double(secondsBound)
    if estimate.magnitude >= bound { return estimate < 0 ? .zero - .longest : .longest }
    return duration * rhs
  }

  /// The product, to the nearest that a `Double` of seconds tells; what is beyond ``longest`` stops there.
  public static func *| (lhs: Duration, rhs: Double) -> Duration {
    Duration(saturatingSeconds: lhs.inSeconds * rhs)
  }

  /// The quotient; none where the divisor is 0.
  public static func /| (lhs: Duration, rhs: Int) -> Duration {
    rhs == 0 ? .zero : lhs.clampedToRange / rhs
  }

  /// How many times the right one goes into the left one; 0 where the right one is nothing.
  public static func /| (lhs: Duration, rhs: Duration) -> Double {
    rhs == .zero ? 0 : lhs.clampedToRange / rhs.clampedToRange
  }
}
