public import Foundation

/// The current date of a context, in a formula.
///
/// A comparison or a difference notes in the context when its result changes next, so that the view model recomputes
/// the formula at that date.
public struct Moment: Sendable {
  let context: DisplayContext

  /// Returns whether the current date is earlier.
  public static func < (lhs: Moment, rhs: Date) -> Bool {
    lhs.context.noteChange(at: rhs)
    return lhs.context.now < rhs
  }

  /// Returns whether the current date is earlier or the same.
  public static func <= (lhs: Moment, rhs: Date) -> Bool {
    lhs.context.noteChange(after: rhs)
    return lhs.context.now <= rhs
  }

  /// Returns whether the current date is later.
  public static func > (lhs: Moment, rhs: Date) -> Bool { !(lhs <= rhs) }

  /// Returns whether the current date is later or the same.
  public static func >= (lhs: Moment, rhs: Date) -> Bool { !(lhs < rhs) }

  /// Returns whether the current date is later.
  public static func < (lhs: Date, rhs: Moment) -> Bool { rhs > lhs }

  /// Returns whether the current date is later or the same.
  public static func <= (lhs: Date, rhs: Moment) -> Bool { rhs >= lhs }

  /// Returns whether the current date is earlier.
  public static func > (lhs: Date, rhs: Moment) -> Bool { rhs < lhs }

  /// Returns whether the current date is earlier or the same.
  public static func >= (lhs: Date, rhs: Moment) -> Bool { rhs <= lhs }

  /// Returns the time since a date. It is recomputed at each whole second.
  public static func -| (lhs: Moment, rhs: Date) -> Duration {
    lhs.context.noteWholeSeconds(since: rhs)
    return lhs.context.now -| rhs
  }

  /// Returns the time until a date. It is recomputed at each whole second.
  public static func -| (lhs: Date, rhs: Moment) -> Duration {
    rhs.context.noteWholeSeconds(since: lhs)
    return lhs -| rhs.context.now
  }
}

extension Interval<Date> {
  /// Returns whether the interval contains the current date.
  public func contains(_ moment: Moment) -> Bool {
    moment >= lowerBound && (isClosed ? moment <= upperBound : moment < upperBound)
  }
}
