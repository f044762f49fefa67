public import Foundation

// Components of a date in the context's calendar and time zone.
@_spi(Generated) extension Date {
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
  /// Returns the start of the day in a time zone.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func startOfDay(zone: TimeZone?, in context: DisplayContext) -> Date {
    var calendar = context.calendar
    if let zone { calendar.timeZone = zone }
    return calendar.startOfDay(for: clampedToRange)
  }
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

@_spi(Generated) extension Date {
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

  /// Returns whether both dates are on the same day.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func isSameDay(as other: Date, zone: TimeZone? = nil, in context: DisplayContext) -> Bool {
    days(until: other, zone: zone, in: context) == 0
  }
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
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func days(until other: Date, zone: TimeZone? = nil, in context: DisplayContext) -> Int {
    Day(self, zone: zone, in: context).days(until: Day(other, zone: zone, in: context))
  }
}

@_spi(Generated) extension Date {
  /// Returns the date with a distance added in the context's calendar, limited to ``earliest`` and ``latest``.
  ///
  /// Years and months are added first, as one number of months; a day that the month lacks becomes its last day. Weeks
  /// and days are added next, keeping the time of day, and then hours, minutes and seconds.
  public func adding(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0,
    in context: DisplayContext
  ) -> Date {
    let calendar = context.calendar
    let day = calendar.date(byAdding: calendar.parts(years, months, days +| weeks *| 7), to: clampedToRange)
    let time = Duration(saturating: hours, of: .seconds(3600)) +| Duration(saturating: minutes, of: .seconds(60))
    return (day ?? clampedToRange) +| (time +| Duration(saturating: seconds))
  }
}

extension Calendar {
  /// The distances, limited to the range of dates: Foundation overflows for greater values.
  fileprivate func parts(_ years: Int, _ months: Int, _ days: Int) -> DateComponents {
    let years = years.limited(to: -10_000...10_000)
    let months = months.limited(to: -130_000...130_000)
    let days = days.limited(to: -3_652_500...3_652_500)
    // Foundation would add the years first, and lose February 29 in a year without it.
    guard let monthsPerYear else { return DateComponents(year: years, month: months, day: days) }
    return DateComponents(month: years * monthsPerYear + months, day: days)
  }

  /// The number of months in each year, or nil if it varies.
  private var monthsPerYear: Int? {
    switch identifier {
    case .hebrew, .chinese: nil
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: 13
    case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina, .persian, .indian, .islamic, .islamicCivil,
      .islamicTabular, .islamicUmmAlQura:
      12
    default: nil
    }
  }
}

extension Date {
  /// The first date that arithmetic and formats support: 0001-01-01T00:00:00Z.
  public static let earliest = Date(timeIntervalSince1970: -62_135_596_800)
  /// The last date that arithmetic and formats support: a millisecond before the year 10000.
  public static let latest = Date(timeIntervalSince1970: 253_402_300_799.999)

  /// The nearest date from ``earliest`` to ``latest``; 1970-01-01 if the date is NaN.
  package var clampedToRange: Date {
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
