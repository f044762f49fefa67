import Foundation
import ViewModelContext

extension Duration {
  /// Creates a duration of a number of seconds, limited to ``longest``; NaN becomes zero.
  ///
  /// The duration has the digits of the number's description: 8.2 is 8 seconds and 200 milliseconds, although the
  /// nearest `Double` is a little less.
  public init(saturatingSeconds seconds: Double) {
    self.init(Decimal(saturating: seconds))
  }

  /// Creates a duration of a number of seconds, limited to ``longest`` and rounded to attoseconds.
  private init(_ seconds: Decimal) {
    let bound = Decimal(Self.secondsBound)
    let limited = seconds.limited(to: -bound...bound)
    let whole = limited.rounded(0, .towardZero)
    let attoseconds = ((limited - whole) * 1_000_000_000_000_000_000).rounded()
    self.init(
      secondsComponent: Int64(Int(saturating: whole)), attosecondsComponent: Int64(Int(saturating: attoseconds)))
  }

  /// Returns the product with the digits of the number's description, limited to ``longest``; NaN results in zero.
  public static func *| (lhs: Duration, rhs: Double) -> Duration {
    Duration((lhs.decimalSeconds *| Decimal(saturating: rhs)))
  }
}
