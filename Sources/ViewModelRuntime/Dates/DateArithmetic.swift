public import Foundation

extension Date {
  /// The date that much later or earlier by the context's calendar: a day more is the same time on the next day, however long
  /// that day is. It stays from ``earliest`` to ``latest``.
  public func adding(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0,
    in context: DisplayContext
  ) -> Date {
    // Foundation wraps around on greater counts; these reach from one end of its range to the other.
    let parts = DateComponents(
      year: years.clamped(to: -10_000...10_000), month: months.clamped(to: -120_000...120_000),
      day: (days +| weeks *| 7).clamped(to: -3_652_500...3_652_500))
    let day = context.calendar.date(byAdding: parts, to: clampedToRange) ?? clampedToRange
    let time = Duration(saturating: hours, of: .seconds(3600)) +| Duration(saturating: minutes, of: .seconds(60))
    return day +| (time +| Duration(saturating: seconds))
  }
}
