import VmgenSchemaSyntax

extension StandardLibrary {
  static let dates: [BuiltIn] = dateParts + dateTests + dateArithmetic + days

  private static let dateParts: [BuiltIn] = [
    BuiltIn(
      "Date.year -> Int", "{self}.year(in: {context})", reads: [.calendar, .timeZone],
      "The year in the context's calendar and time zone.", [.init(#"date("1970-01-02T03:04:05Z").year"#, "1970")]),
    BuiltIn(
      "Date.month -> Int", "{self}.month(in: {context})", reads: [.calendar, .timeZone], "The month; 1 is January.",
      [.init(#"date("1970-01-02T03:04:05Z").month"#, "1")]),
    BuiltIn(
      "Date.day -> Int", "{self}.day(in: {context})", reads: [.calendar, .timeZone], "The day of the month.",
      [.init(#"date("1970-01-02T03:04:05Z").day"#, "2")]),
    BuiltIn(
      "Date.hour -> Int", "{self}.hour(in: {context})", reads: [.calendar, .timeZone], "The hour, from 0 to 23.",
      [.init(#"date("1970-01-02T03:04:05Z").hour"#, "3")]),
    BuiltIn(
      "Date.minute -> Int", "{self}.minute(in: {context})", reads: [.calendar, .timeZone], "The minute.",
      [.init(#"date("1970-01-02T03:04:05Z").minute"#, "4")]),
    BuiltIn(
      "Date.second -> Int", "{self}.second(in: {context})", reads: [.calendar, .timeZone], "The second.",
      [.init(#"date("1970-01-02T03:04:05Z").second"#, "5")]),
    BuiltIn(
      "Date.weekday -> Int", "{self}.weekday(in: {context})", reads: [.calendar, .timeZone],
      "The day of the week; 1 is Sunday.", [.init(#"date("1970-01-01T00:00:00Z").weekday"#, "5")]),
    BuiltIn(
      "Date.startOfDay -> Date", "{self}.startOfDay(in: {context})", reads: [.calendar, .timeZone],
      "The start of the day.",
      [.init(#"date("1970-01-02T03:04:05Z").startOfDay"#, #"date("1970-01-02T00:00:00Z")"#)]),
    BuiltIn(
      "Date.startOfWeek -> Date", "{self}.startOfWeek(in: {context})", reads: .dateFormat,
      "The start of the week. The locale determines the first day of the week.",
      [.init(#"date("1970-01-02T03:04:05Z").startOfWeek"#, #"date("1969-12-28T00:00:00Z")"#)]),
    BuiltIn(
      "Date.startOfMonth -> Date", "{self}.startOfMonth(in: {context})", reads: [.calendar, .timeZone],
      "The start of the month.",
      [.init(#"date("1970-01-02T03:04:05Z").startOfMonth"#, #"date("1970-01-01T00:00:00Z")"#)]),
    BuiltIn(
      "Date.startOfYear -> Date", "{self}.startOfYear(in: {context})", reads: [.calendar, .timeZone],
      "The start of the year.",
      [.init(#"date("1970-03-02T03:04:05Z").startOfYear"#, #"date("1970-01-01T00:00:00Z")"#)]),
  ]

  private static let dateTests: [BuiltIn] = [
    BuiltIn(
      "Date.isToday -> Bool", "{self}.isToday(in: {context})", reads: [.timeZone, .now],
      "Whether the date is on the same day as `now`.",
      [.init("now.isToday", "true"), .init("(now - 24h).isToday", "false")]),
    BuiltIn(
      "Date.isYesterday -> Bool", "{self}.isYesterday(in: {context})", reads: [.timeZone, .now],
      "Whether the date is on the day before `now`.", [.init("(now - 24h).isYesterday", "true")]),
    BuiltIn(
      "Date.isTomorrow -> Bool", "{self}.isTomorrow(in: {context})", reads: [.timeZone, .now],
      "Whether the date is on the day after `now`.", [.init("(now + 24h).isTomorrow", "true")]),
    BuiltIn(
      "Date.isWeekend -> Bool", "{self}.isWeekend(in: {context})", reads: .dateFormat,
      "Whether the date is on the weekend of the locale's region.",
      [.init(#"date("1970-01-03T00:00:00Z").isWeekend"#, "true")]),
    BuiltIn(
      "Date.isSameDay(as other: Date) -> Bool", "{self}.isSameDay(as: {0}, in: {context})", reads: .timeZone,
      "Whether two dates are on the same day in the context's time zone.",
      [.init(#"date("1970-01-01T00:00:00Z").isSameDay(as: date("1970-01-01T23:59:59Z"))"#, "true")]),
    BuiltIn(
      "Date.isSameWeek(as other: Date) -> Bool", "{self}.isSameWeek(as: {0}, in: {context})", reads: .dateFormat,
      "Whether two dates are in the same week.",
      [.init(#"date("1970-01-01T00:00:00Z").isSameWeek(as: date("1970-01-04T00:00:00Z"))"#, "false")]),
    BuiltIn(
      "Date.isSameMonth(as other: Date) -> Bool", "{self}.isSameMonth(as: {0}, in: {context})",
      reads: [.calendar, .timeZone], "Whether two dates are in the same month of the same year.",
      [.init(#"date("1970-01-01T00:00:00Z").isSameMonth(as: date("1971-01-01T00:00:00Z"))"#, "false")]),
    BuiltIn(
      "Date.isSameYear(as other: Date) -> Bool", "{self}.isSameYear(as: {0}, in: {context})",
      reads: [.calendar, .timeZone], "Whether two dates are in the same year.",
      [.init(#"date("1970-01-01T00:00:00Z").isSameYear(as: date("1970-12-31T00:00:00Z"))"#, "true")]),
    BuiltIn(
      "Date.days(until other: Date) -> Int", "{self}.days(until: {0}, in: {context})", reads: .timeZone,
      "The number of midnights from this date to another one; negative if the other date is earlier.",
      [.init(#"date("1970-01-01T23:00:00Z").days(until: date("1970-01-02T01:00:00Z"))"#, "1")]),
  ]

  private static let dateArithmetic: [BuiltIn] = [
    BuiltIn(
      "Date.adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, "
        + "seconds: Int = 0) -> Date",
      "{self}.adding(years: {0}, months: {1}, weeks: {2}, days: {3}, hours: {4}, minutes: {5}, seconds: {6}, "
        + "in: {context})",
      reads: [.calendar, .timeZone],
      "The date plus calendar units, which can be negative. One day later is the same time on the next day. The "
        + "result is clamped to 0001-01-01 through 9999-12-31.",
      [
        .init(#"date("2024-01-31T08:00:00Z").adding(months: 1)"#, #"date("2024-02-29T08:00:00Z")"#),
        .init(#"date("2024-01-31T08:00:00Z").adding(days: 1, hours: 2)"#, #"date("2024-02-01T10:00:00Z")"#),
        .init(#"date("2024-01-31T08:00:00Z").adding(days: 9223372036854775807).year"#, "9999"),
        .init(#"date("2024-01-31T08:00:00Z").adding(years: -9223372036854775807)"#, #"date("0001-01-01T00:00:00Z")"#),
      ]),
    BuiltIn(
      "TimeZone(identifier: String) -> TimeZone?", "TimeZone(identifier: {0})",
      "The time zone with the given identifier (`Europe/Paris`), or nil if there is none.",
      [.init(#"TimeZone(identifier: "Nowhere")"#, "nil")]),
    BuiltIn(
      "static TimeZone.gmt -> TimeZone", ".gmt", "Greenwich Mean Time.",
      [.init(#"(TimeZone(identifier: "Nowhere") ?? .gmt).identifier"#, #""GMT""#)]),
    BuiltIn(
      "TimeZone.identifier -> String", "{self}.identifier", "The identifier of the time zone.",
      [.init(#"TimeZone(identifier: "Europe/Paris")?.identifier"#, #""Europe/Paris""#)]),
  ]

  private static let days: [BuiltIn] = [
    BuiltIn(
      "Day(_ date: Date, zone: TimeZone? = nil) -> Day", "Day({0}, zone: {1}, in: {context})", reads: .timeZone,
      "The day of a date in the context's time zone, or in the given time zone.",
      [
        .init(#"Day(date("1970-01-01T23:59:59Z"))"#, #"day("1970-01-01")"#),
        .init(#"Day(date("1970-01-01T23:59:59Z"), zone: TimeZone(identifier: "Asia/Tokyo"))"#, #"day("1970-01-02")"#),
      ]),
    BuiltIn(
      "Day(year: Int, month: Int, day: Int) -> Day?", "Day(year: {0}, month: {1}, day: {2})",
      "The day with the given components, from year 1 to 9999, or nil if it does not exist.",
      [
        .init("Day(year: 2024, month: 2, day: 29)", #"day("2024-02-29")"#),
        .init("Day(year: 2023, month: 2, day: 29)", "nil"),
      ]),
    BuiltIn(
      "Day(_ text: String) -> Day?", "Day({0})", "The day that the text represents in the format `yyyy-MM-dd`, or nil.",
      [.init(#"Day("1970-01-01")"#, #"day("1970-01-01")"#), .init(#"Day("1.1.1970")"#, "nil")]),
    BuiltIn("Day.year -> Int", "{self}.year", "The year.", [.init(#"day("1970-02-03").year"#, "1970")]),
    BuiltIn("Day.month -> Int", "{self}.month", "The month; 1 is January.", [.init(#"day("1970-02-03").month"#, "2")]),
    BuiltIn("Day.day -> Int", "{self}.day", "The day of the month.", [.init(#"day("1970-02-03").day"#, "3")]),
    BuiltIn(
      "Day.weekday -> Int", "{self}.weekday", "The day of the week; 1 is Sunday.",
      [.init(#"day("1970-01-01").weekday"#, "5")]),
    BuiltIn(
      "Day.start -> Date", "{self}.start(in: {context})", reads: [.calendar, .timeZone],
      "The start of the day in the context's time zone.",
      [.init(#"day("1970-01-02").start"#, #"date("1970-01-02T00:00:00Z")"#)]),
    BuiltIn(
      "Day.start(zone: TimeZone?) -> Date", "{self}.start(zone: {0}, in: {context})", reads: [.calendar, .timeZone],
      "The start of the day in the given time zone, or in the context's if it is nil. `Day(day.start(zone: z), zone: z)` is "
        + "`day`.",
      [
        .init(
          #"day("1970-01-02").start(zone: TimeZone(identifier: "Asia/Tokyo"))"#, #"date("1970-01-01T15:00:00Z")"#)
      ]),
    BuiltIn(
      "Day.isToday -> Bool", "{self}.isToday(in: {context})", reads: [.timeZone, .now],
      "Whether the day is the day of `now`.",
      [.init("Day(now).isToday", "true")]),
    BuiltIn(
      "Day.isWeekend -> Bool", "{self}.isWeekend(in: {context})", reads: .dateFormat,
      "Whether the day is on the weekend of the locale's region.", [.init(#"day("1970-01-04").isWeekend"#, "true")]),
    BuiltIn(
      "Day.adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) -> Day",
      "{self}.adding(years: {0}, months: {1}, weeks: {2}, days: {3})",
      "The day plus calendar units, which can be negative. A day that does not exist in the month becomes the "
        + "last day of that month. The result is clamped to 0001-01-01 through 9999-12-31.",
      [
        .init(#"day("2024-01-31").adding(months: 1)"#, #"day("2024-02-29")"#),
        .init(#"day("2024-12-31").adding(days: 1)"#, #"day("2025-01-01")"#),
        .init(#"day("2024-12-31").adding(days: 9223372036854775807)"#, #"day("9999-12-31")"#),
        .init(#"day("2024-12-31").adding(months: -9223372036854775807)"#, #"day("0001-01-01")"#),
      ]),
    BuiltIn(
      "Day.days(until other: Day) -> Int", "{self}.days(until: {0})",
      "The number of days to another day; negative if the other day is earlier.",
      [.init(#"day("2024-02-28").days(until: day("2024-03-01"))"#, "2")]),
  ]
}
