import VmgenSchemaSyntax

extension StandardLibrary {
  static let dateFormats: [BuiltIn] = dateTexts + dayTexts + intervalTexts + dateStyles

  private static let dateTexts: [BuiltIn] = [
    BuiltIn(
      "Date.formatted(_ pattern: String, zone: TimeZone? = nil) -> String",
      "{self}.formatted({0}, zone: {1}, in: {context})", reads: .dateFormat,
      "The date formatted with an ICU pattern (`EEEE MMMM d, yyyy`), in the context's language, calendar and time "
        + "zone, or in the given time zone.",
      [
        .init(#"date("1970-01-01T00:00:00Z").formatted("EEEE MMMM d, yyyy")"#, #""Thursday January 1, 1970""#),
        .init(
          #"date("1970-01-01T00:00:00Z").formatted("HH:mm", zone: TimeZone(identifier: "Asia/Tokyo"))"#, #""09:00""#),
      ]),
    BuiltIn(
      "Date.formatted(template: String, zone: TimeZone? = nil) -> String",
      "{self}.formatted(template: {0}, zone: {1}, in: {context})", reads: .dateFormat,
      "The components that the letters of an ICU template name (`MMMd`, `yMMMMEEEEd`, `jm`), in the order and with the "
        + "punctuation of the locale. `j` is the hour in the locale's clock of 12 or 24 hours.",
      [
        .init(#"date("1970-01-31T13:05:00Z").formatted(template: "MMMd")"#, #""Jan 31""#),
        .init(#"date("1970-01-31T13:05:00Z").formatted(template: "yMMMMEEEEd")"#, #""Saturday, January 31, 1970""#),
        .init(#"date("1970-01-31T13:05:00Z").formatted(template: "jm")"#, #""1:05 PM""#),
      ]),
    BuiltIn(
      "Date.formatted(date: DateStyle, time: DateStyle = .none, zone: TimeZone? = nil) -> String",
      "{self}.formatted(date: {0}, time: {1}, zone: {2}, in: {context})", reads: .dateFormat,
      "The date and, if given, the time of day, in the locale's format.",
      [
        .init(#"date("1970-01-01T00:00:00Z").formatted(date: .long)"#, #""January 1, 1970""#),
        .init(#"date("1970-01-01T00:00:00Z").formatted(date: .medium, time: .short)"#, #""Jan 1, 1970 at 12:00 AM""#),
      ]),
    BuiltIn(
      "Date.formatted(time: DateStyle, zone: TimeZone? = nil) -> String",
      "{self}.formatted(time: {0}, zone: {1}, in: {context})", reads: .dateFormat,
      "The time of day in the locale's format.",
      [.init(#"date("1970-01-01T13:05:00Z").formatted(time: .short)"#, #""1:05 PM""#)]),
    BuiltIn(
      "Date.formatted(_ style: RelativeStyle) -> String", "{self}.formatted({0}, in: {context})",
      reads: [.locale, .timeZone, .now],
      "The time from `now` in its largest whole unit, truncated: hours within a day, then midnights, weeks, "
        + "months and years of the Gregorian calendar.",
      [
        .init("(now - 2h).formatted(.relative)", #""2 hours ago""#),
        .init("(now + 90s).formatted(.relative)", #""in 1 minute""#),
        .init("now.formatted(.relative)", #""now""#),
        .init(#"date("0001-01-01T00:00:00Z").formatted(.relative)"#, #""2,024 years ago""#),
      ]),
  ]

  private static let dayTexts: [BuiltIn] = [
    BuiltIn(
      "Day.formatted(_ pattern: String) -> String", "{self}.formatted({0}, in: {context})",
      reads: [.locale, .calendar],
      "The day formatted with an ICU pattern, in the context's language and calendar.",
      [.init(#"day("1970-01-01").formatted("EEE, d MMM")"#, #""Thu, 1 Jan""#)]),
    BuiltIn(
      "Day.formatted(template: String) -> String", "{self}.formatted(template: {0}, in: {context})",
      reads: [.locale, .calendar],
      "The components that the letters of an ICU template name, in the order and with the punctuation of the locale.",
      [.init(#"day("1970-01-31").formatted(template: "MMMEd")"#, #""Sat, Jan 31""#)]),
    BuiltIn(
      "Day.formatted(date style: DateStyle) -> String", "{self}.formatted(date: {0}, in: {context})",
      reads: [.locale, .calendar], "The day in the locale's format.",
      [.init(#"day("1970-01-01").formatted(date: .full)"#, #""Thursday, January 1, 1970""#)]),
    BuiltIn(
      "Day.formatted(_ style: RelativeStyle) -> String", "{self}.formatted({0}, in: {context})",
      reads: [.locale, .timeZone, .now], "The time from today in days, weeks, months or years.",
      [
        .init("Day(now).adding(days: 3).formatted(.relative)", #""in 3 days""#),
        .init("Day(now).formatted(.relative)", #""today""#),
      ]),
  ]

  private static let intervalTexts: [BuiltIn] = [
    BuiltIn(
      "ClosedRange<Date>.formatted(template: String, zone: TimeZone? = nil) -> String",
      "{self}.formatted(template: {0}, zone: {1}, in: {context})", reads: .dateFormat,
      "The interval in the form of the locale, with the components that the letters of an ICU template name. Components "
        + "that both dates share are written once. Reversed dates are swapped.",
      [
        .init(
          #"(date("1970-01-03T00:00:00Z")...date("1970-01-05T00:00:00Z")).formatted(template: "MMMd")"#,
          #""Jan 3 – 5""#),
        .init(
          #"(date("1970-01-03T09:00:00Z")...date("1970-01-03T10:30:00Z")).formatted(template: "jm")"#,
          #""9:00 – 10:30 AM""#),
      ]),
    BuiltIn(
      "ClosedRange<Date>.formatted(date: DateStyle, time: DateStyle = .none, zone: TimeZone? = nil) -> String",
      "{self}.formatted(date: {0}, time: {1}, zone: {2}, in: {context})", reads: .dateFormat,
      "The interval in the form of the locale, with the date and, if given, the time of day.",
      [
        .init(
          #"(date("1970-01-03T00:00:00Z")...date("1970-02-05T00:00:00Z")).formatted(date: .medium)"#,
          #""Jan 3 – Feb 5, 1970""#)
      ]),
    BuiltIn(
      "ClosedRange<Date>.formatted(time: DateStyle, zone: TimeZone? = nil) -> String",
      "{self}.formatted(time: {0}, zone: {1}, in: {context})", reads: .dateFormat,
      "The interval of two times of day in the form of the locale.",
      [
        .init(
          #"(date("1970-01-03T09:00:00Z")...date("1970-01-03T13:30:00Z")).formatted(time: .short)"#,
          #""9:00 AM – 1:30 PM""#)
      ]),
    BuiltIn(
      "ClosedRange<Day>.formatted(template: String) -> String", "{self}.formatted(template: {0}, in: {context})",
      reads: [.locale, .calendar],
      "The days in the form of the locale, with the components that the letters of an ICU template name.",
      [.init(#"(day("1970-01-30")...day("1970-02-02")).formatted(template: "MMMd")"#, #""Jan 30 – Feb 2""#)]),
    BuiltIn(
      "ClosedRange<Day>.formatted(date style: DateStyle) -> String", "{self}.formatted(date: {0}, in: {context})",
      reads: [.locale, .calendar], "The days in the form of the locale.",
      [.init(#"(day("1970-01-03")...day("1970-01-05")).formatted(date: .medium)"#, #""Jan 3 – 5, 1970""#)]),
  ]

  private static let dateStyles: [BuiltIn] = [
    BuiltIn(
      "static DateStyle.none -> DateStyle", ".none", "Omits the date or time.",
      [.init(#"date("1970-01-01T00:00:00Z").formatted(date: .none, time: .short)"#, #""12:00 AM""#)]),
    BuiltIn(
      "static DateStyle.short -> DateStyle", ".short", "Digits only.",
      [.init(#"day("1970-01-31").formatted(date: .short)"#, #""1/31/70""#)]),
    BuiltIn(
      "static DateStyle.medium -> DateStyle", ".medium", "Abbreviated; a time includes seconds.",
      [.init(#"day("1970-01-31").formatted(date: .medium)"#, #""Jan 31, 1970""#)]),
    BuiltIn(
      "static DateStyle.long -> DateStyle", ".long", "In full; a time includes the time zone.",
      [.init(#"day("1970-01-31").formatted(date: .long)"#, #""January 31, 1970""#)]),
    BuiltIn(
      "static DateStyle.full -> DateStyle", ".full",
      "In full, with the weekday; a time includes the full name of the time zone.",
      [.init(#"day("1970-01-31").formatted(date: .full)"#, #""Saturday, January 31, 1970""#)]),
    BuiltIn(
      "static RelativeStyle.relative -> RelativeStyle", ".relative", "Always with a number, as in \"1 day ago\".",
      [.init("(now - 25h).formatted(.relative)", #""1 day ago""#)]),
    BuiltIn(
      "static RelativeStyle.relativeNamed -> RelativeStyle", ".relativeNamed",
      "With a name if the language has one, as in \"yesterday\".",
      [.init("(now - 25h).formatted(.relativeNamed)", #""yesterday""#)]),
  ]
}
