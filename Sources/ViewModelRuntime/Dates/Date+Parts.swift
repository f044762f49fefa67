public import Foundation

// Components of a date in the context's calendar and time zone.
extension Date {
  /// Returns the year in its era.
  public func year(in context: DisplayContext) -> Int { part(.year, context) }
  /// Returns the month; 1 is January.
  public func month(in context: DisplayContext) -> Int { part(.month, context) }
  /// Returns the day of the month, from 1.
  public func day(in context: DisplayContext) -> Int { part(.day, context) }
  /// Returns the hour, from 0 to 23.
  public func hour(in context: DisplayContext) -> Int { part(.hour, context) }
  /// Returns the minute, from 0 to 59.
  public func minute(in context: DisplayContext) -> Int { part(.minute, context) }
  /// Returns the second, from 0 to 59.
  public func second(in context: DisplayContext) -> Int { part(.second, context) }
  /// Returns the weekday; 1 is Sunday.
  public func weekday(in context: DisplayContext) -> Int { part(.weekday, context) }

  private func part(_ part: Calendar.Component, _ context: DisplayContext) -> Int {
    context.calendar.component(part, from: clampedToRange)
  }

  /// Returns the start of the day.
  public func startOfDay(in context: DisplayContext) -> Date { context.calendar.startOfDay(for: clampedToRange) }
  /// Returns the start of the week, on the first weekday of the locale.
  public func startOfWeek(in context: DisplayContext) -> Date { start(of: .weekOfYear, context) }
  /// Returns the start of the month.
  public func startOfMonth(in context: DisplayContext) -> Date { start(of: .month, context) }
  /// Returns the start of the year.
  public func startOfYear(in context: DisplayContext) -> Date { start(of: .year, context) }

  private func start(of part: Calendar.Component, _ context: DisplayContext) -> Date {
    context.calendar.dateInterval(of: part, for: clampedToRange)?.start ?? startOfDay(in: context)
  }
}

extension Date {
  /// Returns whether the date is on the current day.
  public func isToday(in context: DisplayContext) -> Bool { days(until: context.now(every: .day), in: context) == 0 }
  /// Returns whether the date is on the day before the current one.
  public func isYesterday(in context: DisplayContext) -> Bool {
    days(until: context.now(every: .day), in: context) == 1
  }
  /// Returns whether the date is on the day after the current one.
  public func isTomorrow(in context: DisplayContext) -> Bool {
    days(until: context.now(every: .day), in: context) == -1
  }

  /// Returns whether the date is on a weekend of the locale's region.
  public func isWeekend(in context: DisplayContext) -> Bool { context.calendar.isDateInWeekend(clampedToRange) }

  /// Returns whether both dates are on the same day in the context's time zone.
  public func isSameDay(as other: Date, in context: DisplayContext) -> Bool { days(until: other, in: context) == 0 }
  /// Returns whether both dates are in the same week.
  public func isSameWeek(as other: Date, in context: DisplayContext) -> Bool { isSame(.weekOfYear, other, context) }
  /// Returns whether both dates are in the same month of the same year.
  public func isSameMonth(as other: Date, in context: DisplayContext) -> Bool { isSame(.month, other, context) }
  /// Returns whether both dates are in the same year.
  public func isSameYear(as other: Date, in context: DisplayContext) -> Bool { isSame(.year, other, context) }

  private func isSame(_ part: Calendar.Component, _ other: Date, _ context: DisplayContext) -> Bool {
    context.calendar.isDate(clampedToRange, equalTo: other.clampedToRange, toGranularity: part)
  }

  /// Returns the number of midnights between two dates; negative if the other date is earlier.
  public func days(until other: Date, in context: DisplayContext) -> Int {
    Day(self, in: context).days(until: Day(other, in: context))
  }
}
