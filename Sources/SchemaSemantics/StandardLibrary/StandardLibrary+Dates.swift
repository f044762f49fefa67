// MARK: - Dates and days

extension StandardLibrary {
  static let dates: [BuiltIn] = dateLimits + dateParts + dateTests + dateArithmetic + days

  private static let dateLimits: [BuiltIn] = ["distantPast", "distantFuture"].map {
    BuiltIn("static Date.\($0) -> Date", "Date.\($0)")
  }

  private static let dateParts: [BuiltIn] = [
    BuiltIn("Date.year -> Int", "{self}.year(in: {context})", reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn("Date.month -> Int", "{self}.month(in: {context})", reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn("Date.day -> Int", "{self}.day(in: {context})", reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn("Date.hour -> Int", "{self}.hour(in: {context})", reads: [.calendar, .timeZone], changes: .every(.minute)),
    BuiltIn(
      "Date.minute -> Int", "{self}.minute(in: {context})", reads: [.calendar, .timeZone], changes: .every(.minute)),
    BuiltIn("Date.second -> Int", "{self}.second(in: {context})", reads: [.calendar, .timeZone]),
    BuiltIn(
      "Date.weekday -> Int", "{self}.weekday(in: {context})", reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn(
      "Date.startOfDay -> Date", "{self}.startOfDay(in: {context})", reads: [.calendar, .timeZone],
      changes: .every(.day)),
    BuiltIn(
      "Date.startOfDay(zone: TimeZone?) -> Date", "{self}.startOfDay(zone: {0}, in: {context})",
      reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn("Date.startOfWeek -> Date", "{self}.startOfWeek(in: {context})", reads: .dateFormat, changes: .every(.day)),
    BuiltIn(
      "Date.startOfMonth -> Date", "{self}.startOfMonth(in: {context})", reads: [.calendar, .timeZone],
      changes: .every(.day)),
    BuiltIn(
      "Date.startOfYear -> Date", "{self}.startOfYear(in: {context})", reads: [.calendar, .timeZone],
      changes: .every(.day)),
  ]

  private static let dateTests: [BuiltIn] = [
    BuiltIn("Date.isToday -> Bool", "{self}.isToday(in: {context})", reads: [.timeZone, .now], changes: .every(.day)),
    BuiltIn(
      "Date.isYesterday -> Bool", "{self}.isYesterday(in: {context})", reads: [.timeZone, .now], changes: .every(.day)),
    BuiltIn(
      "Date.isTomorrow -> Bool", "{self}.isTomorrow(in: {context})", reads: [.timeZone, .now], changes: .every(.day)),
    BuiltIn("Date.isWeekend -> Bool", "{self}.isWeekend(in: {context})", reads: .dateFormat, changes: .every(.day)),
    BuiltIn(
      "Date.isSameDay(as other: Date, zone: TimeZone? = nil) -> Bool",
      "{self}.isSameDay(as: {0}, zone: {1}, in: {context})", reads: .timeZone, changes: .every(.day)),
    BuiltIn(
      "Date.isSameWeek(as other: Date) -> Bool", "{self}.isSameWeek(as: {0}, in: {context})", reads: .dateFormat,
      changes: .every(.day)),
    BuiltIn(
      "Date.isSameMonth(as other: Date) -> Bool", "{self}.isSameMonth(as: {0}, in: {context})",
      reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn(
      "Date.isSameYear(as other: Date) -> Bool", "{self}.isSameYear(as: {0}, in: {context})",
      reads: [.calendar, .timeZone], changes: .every(.day)),
    BuiltIn(
      "Date.days(until other: Date, zone: TimeZone? = nil) -> Int",
      "{self}.days(until: {0}, zone: {1}, in: {context})", reads: .timeZone, changes: .every(.day)),
  ]

  private static let dateArithmetic: [BuiltIn] = [
    BuiltIn(
      "Date.adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, "
        + "seconds: Int = 0) -> Date",
      "{self}.adding(years: {0}, months: {1}, weeks: {2}, days: {3}, hours: {4}, minutes: {5}, seconds: {6}, "
        + "in: {context})", reads: [.calendar, .timeZone]),
    BuiltIn("TimeZone(identifier: String) -> TimeZone?", "TimeZone(identifier: {0})"),
    BuiltIn("static TimeZone.gmt -> TimeZone", ".gmt"),
    BuiltIn("TimeZone.identifier -> String", "{self}.identifier"),
  ]

  private static let days: [BuiltIn] = [
    BuiltIn(
      "Day(_ date: Date, zone: TimeZone? = nil) -> Day", "Day({0}, zone: {1}, in: {context})", reads: .timeZone,
      changes: .every(.day)),
    BuiltIn("Day(year: Int, month: Int, day: Int) -> Day?", "Day(year: {0}, month: {1}, day: {2})"),
    BuiltIn("Day(_ text: String) -> Day?", "Day({0})"),
    BuiltIn("Day.year -> Int", "{self}.year"),
    BuiltIn("Day.month -> Int", "{self}.month"),
    BuiltIn("Day.day -> Int", "{self}.day"),
    BuiltIn("Day.weekday -> Int", "{self}.weekday"),
    BuiltIn("Day.start -> Date", "{self}.start(in: {context})", reads: [.calendar, .timeZone]),
    BuiltIn(
      "Day.start(zone: TimeZone?) -> Date", "{self}.start(zone: {0}, in: {context})", reads: [.calendar, .timeZone]),
    BuiltIn("Day.isToday -> Bool", "{self}.isToday(in: {context})", reads: [.timeZone, .now]),
    BuiltIn("Day.isWeekend -> Bool", "{self}.isWeekend(in: {context})", reads: .dateFormat),
    BuiltIn(
      "Day.adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) -> Day",
      "{self}.adding(years: {0}, months: {1}, weeks: {2}, days: {3})"),
    BuiltIn("Day.days(until other: Day) -> Int", "{self}.days(until: {0})"),
  ]
}

// MARK: - Dates and days as text

extension StandardLibrary {
  static let dateFormats: [BuiltIn] = dateTexts + dayTexts + intervalTexts + dateStyles

  private static let dateTexts: [BuiltIn] = [
    BuiltIn(
      "Date.formatted(_ pattern: String, zone: TimeZone? = nil) -> String",
      "{self}.formatted({0}, zone: {1}, in: {context})", reads: .dateFormat, changes: .withPattern, format: .datePattern
    ),
    BuiltIn(
      "Date.formatted(template: String, zone: TimeZone? = nil) -> String",
      "{self}.formatted(template: {0}, zone: {1}, in: {context})", reads: .dateFormat, changes: .withPattern,
      format: .dateTemplate),
    BuiltIn(
      "Date.formatted(date: DateStyle, time: DateStyle = .none, zone: TimeZone? = nil) -> String",
      "{self}.formatted(date: {0}, time: {1}, zone: {2}, in: {context})", reads: .dateFormat,
      changes: .withTimeStyle(argument: 1)),
    BuiltIn(
      "Date.formatted(time: DateStyle, zone: TimeZone? = nil) -> String",
      "{self}.formatted(time: {0}, zone: {1}, in: {context})", reads: .dateFormat, changes: .withTimeStyle(argument: 0)),
    BuiltIn(
      "Date.formatted(_ style: RelativeStyle) -> String", "{self}.formatted({0}, in: {context})",
      reads: [.locale, .timeZone, .now]),
  ]

  private static let dayTexts: [BuiltIn] = [
    BuiltIn(
      "Day.formatted(_ pattern: String) -> String", "{self}.formatted({0}, in: {context})",
      reads: [.locale, .calendar], format: .datePattern),
    BuiltIn(
      "Day.formatted(template: String) -> String", "{self}.formatted(template: {0}, in: {context})",
      reads: [.locale, .calendar], format: .dateTemplate),
    BuiltIn(
      "Day.formatted(date style: DateStyle) -> String", "{self}.formatted(date: {0}, in: {context})",
      reads: [.locale, .calendar]),
    BuiltIn(
      "Day.formatted(_ style: RelativeStyle) -> String", "{self}.formatted({0}, in: {context})",
      reads: [.locale, .timeZone, .now]),
  ]

  private static let intervalTexts: [BuiltIn] = [
    BuiltIn(
      "ClosedRange<Date>.formatted(template: String, zone: TimeZone? = nil) -> String",
      "{self}.formatted(template: {0}, zone: {1}, in: {context})", reads: .dateFormat, format: .dateTemplate),
    BuiltIn(
      "ClosedRange<Date>.formatted(date: DateStyle, time: DateStyle = .none, zone: TimeZone? = nil) -> String",
      "{self}.formatted(date: {0}, time: {1}, zone: {2}, in: {context})", reads: .dateFormat),
    BuiltIn(
      "ClosedRange<Date>.formatted(time: DateStyle, zone: TimeZone? = nil) -> String",
      "{self}.formatted(time: {0}, zone: {1}, in: {context})", reads: .dateFormat),
    BuiltIn(
      "ClosedRange<Day>.formatted(template: String) -> String", "{self}.formatted(template: {0}, in: {context})",
      reads: [.locale, .calendar], format: .dateTemplate),
    BuiltIn(
      "ClosedRange<Day>.formatted(date style: DateStyle) -> String", "{self}.formatted(date: {0}, in: {context})",
      reads: [.locale, .calendar]),
  ]

  private static let dateStyles =
    values(of: "DateStyle", ["none", "short", "medium", "long", "full"])
    + values(of: "RelativeStyle", ["relative", "relativeNamed"])
    + [BuiltIn("static RelativeStyle.relative(hours: Int) -> RelativeStyle", ".relative(hours: {0})")]
}

// MARK: - Durations

extension StandardLibrary {
  static let durations =
    durationTexts + values(of: "DurationStyle", ["narrow", "abbreviated", "wide"]) + durationStyles + durationUnits

  private static let durationTexts: [BuiltIn] = [
    BuiltIn(
      "Duration.formatted(_ pattern: String) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      format: .durationPattern, needsFormatting: true),
    BuiltIn(
      "Duration.formatted(_ style: DurationStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale),
  ]

  private static let durationStyles: [BuiltIn] = [
    BuiltIn("static DurationStyle.narrow(units: Int) -> DurationStyle", ".narrow(units: {0})"),
    BuiltIn("static DurationStyle.abbreviated(units: Int) -> DurationStyle", ".abbreviated(units: {0})"),
    BuiltIn("static DurationStyle.wide(units: Int) -> DurationStyle", ".wide(units: {0})"),
  ]

  private static let durationUnits: [BuiltIn] = [
    BuiltIn("Duration.inSeconds -> Double", "{self}.inSeconds"),
    BuiltIn("Date.timeIntervalSince1970 -> Double", "{self}.timeIntervalSince1970"),
    BuiltIn("Date.timeIntervalSince(_ other: Date) -> Double", "{self}.timeIntervalSince({0})"),
    BuiltIn("Duration(seconds count: Double) -> Duration", "Duration(saturatingSeconds: {0})", needsFormatting: true),
    BuiltIn("Duration(seconds count: Int) -> Duration", "Duration(saturating: {0})"),
    BuiltIn("Duration(minutes count: Int) -> Duration", "Duration(saturating: {0}, of: .seconds(60))"),
    BuiltIn("Duration(hours count: Int) -> Duration", "Duration(saturating: {0}, of: .seconds(3600))"),
  ]
}
