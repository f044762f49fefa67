public import Foundation

// The parts of a date in the context's calendar and time zone.
extension Date {
  /// Of its era, as the calendar counts.
  public func year(in context: DisplayContext) -> Int { part(.year, context) }
  /// 1 is January.
  public func month(in context: DisplayContext) -> Int { part(.month, context) }
  /// The day of the month, from 1.
  public func day(in context: DisplayContext) -> Int { part(.day, context) }
  /// From 0 to 23.
  public func hour(in context: DisplayContext) -> Int { part(.hour, context) }
  /// From 0 to 59.
  public func minute(in context: DisplayContext) -> Int { part(.minute, context) }
  /// From 0 to 59.
  public func second(in context: DisplayContext) -> Int { part(.second, context) }
  /// 1 is Sunday.
  public func weekday(in context: DisplayContext) -> Int { part(.weekday, context) }

  private func part(_ part: Calendar.Component, _ context: DisplayContext) -> Int {
    context.calendar.component(part, from: clampedToRange)
  }

  /// The first instant of its day.
  public func startOfDay(in context: DisplayContext) -> Date { context.calendar.startOfDay(for: clampedToRange) }
  /// The first instant of its week, which begins on the weekday that the reader's does.
  public func startOfWeek(in context: DisplayContext) -> Date { start(of: .weekOfYear, context) }
  /// The first instant of its month.
  public func startOfMonth(in context: DisplayContext) -> Date { start(of: .month, context) }
  /// The first instant of its year.
  public func startOfYear(in context: DisplayContext) -> Date { start(of: .year, context) }

  private func start(of part: Calendar.Component, _ context: DisplayContext) -> Date {
    context.calendar.dateInterval(of: part, for: clampedToRange)?.start ?? startOfDay(in: context)
  }
}

extension Date {
  /// Whether it is on the present day.
  public func isToday(in context: DisplayContext) -> Bool { days(until: context.now, in: context) == 0 }
  /// Whether it is on the day before the present one.
  public func isYesterday(in context: DisplayContext) -> Bool { days(until: context.now, in: context) == 1 }
  /// Whether it is on the day after the present one.
  public func isTomorrow(in context: DisplayContext) -> Bool { days(until: context.now, in: context) == -1 }

  /// Whether it falls on the weekend where the reader lives.
  public func isWeekend(in context: DisplayContext) -> Bool { context.calendar.isDateInWeekend(clampedToRange) }

  /// Whether both fall on one day in the context's time zone.
  public func isSameDay(as other: Date, in context: DisplayContext) -> Bool { days(until: other, in: context) == 0 }
  /// Whether both are in one of the calendar's weeks.
  public func isSameWeek(as other: Date, in context: DisplayContext) -> Bool { isSame(.weekOfYear, other, context) }
  /// Whether both are in the same month of the same year.
  public func isSameMonth(as other: Date, in context: DisplayContext) -> Bool { isSame(.month, other, context) }
  /// Whether both are in the same year.
  public func isSameYear(as other: Date, in context: DisplayContext) -> Bool { isSame(.year, other, context) }

  private func isSame(_ part: Calendar.Component, _ other: Date, _ context: DisplayContext) -> Bool {
    context.calendar.isDate(clampedToRange, equalTo: other.clampedToRange, toGranularity: part)
  }

  /// How many midnights lie between it and another date; negative where that comes before.
  public func days(until other: Date, in context: DisplayContext) -> Int {
    Day(self, in: context).days(until: Day(other, in: context))
  }
}
