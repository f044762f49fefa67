public import Foundation

extension Date {
  /// The first date that arithmetic and formats support: 0001-01-01T00:00:00Z.
  public static let earliest = Date(timeIntervalSince1970: -62_135_596_800)
  /// The last date that arithmetic and formats support: a millisecond before the year 10000.
  public static let latest = Date(timeIntervalSince1970: 253_402_300_799.999)

  /// The nearest date from ``earliest`` to ``latest``; 1970-01-01 if the date is NaN.
  var clampedToRange: Date {
    let seconds = timeIntervalSinceReferenceDate
    if seconds >= Self.earliestSeconds, seconds <= Self.latestSeconds { return self }
    if seconds.isNaN { return Date(timeIntervalSince1970: 0) }
    return seconds < 0 ? .earliest : .latest
  }

  private static let earliestSeconds = earliest.timeIntervalSinceReferenceDate
  private static let latestSeconds = latest.timeIntervalSinceReferenceDate
}

extension Date {
  /// Returns a later date, limited to ``earliest`` and ``latest``.
  public static func +| (lhs: Date, rhs: Duration) -> Date {
    lhs.clampedToRange.addingTimeInterval(rhs.inSeconds).clampedToRange
  }

  /// Returns an earlier date, limited to ``earliest`` and ``latest``.
  public static func -| (lhs: Date, rhs: Duration) -> Date {
    lhs.clampedToRange.addingTimeInterval(-rhs.inSeconds).clampedToRange
  }

  /// Returns the time from the right date to the left one in whole microseconds, the precision of distant dates.
  public static func -| (lhs: Date, rhs: Date) -> Duration {
    let seconds = lhs.clampedToRange.timeIntervalSince(rhs.clampedToRange)
    return .microseconds(Int64((seconds * 1_000_000).rounded()))
  }
}
