import Foundation
@_spi(Generated) import ViewModelFormatting

extension BuiltInTable {
  mutating func defineDates() {
    defineDateParts()
    defineDateTests()
    defineDateArithmetic()
    defineDays()
  }

  private mutating func defineDateParts() {
    define("Date.year -> Int") { .int(try $0[0].date.year(in: $0.context)) }
    define("Date.month -> Int") { .int(try $0[0].date.month(in: $0.context)) }
    define("Date.day -> Int") { .int(try $0[0].date.day(in: $0.context)) }
    define("Date.hour -> Int") { .int(try $0[0].date.hour(in: $0.context)) }
    define("Date.minute -> Int") { .int(try $0[0].date.minute(in: $0.context)) }
    define("Date.second -> Int") { .int(try $0[0].date.second(in: $0.context)) }
    define("Date.weekday -> Int") { .int(try $0[0].date.weekday(in: $0.context)) }
    define("Date.startOfDay -> Date") { .date(try $0[0].date.startOfDay(in: $0.context)) }
    define("Date.startOfDay(zone: TimeZone?) -> Date") {
      .date(try $0[0].date.startOfDay(zone: $0.zone(1), in: $0.context))
    }
    define("Date.startOfWeek -> Date") { .date(try $0[0].date.startOfWeek(in: $0.context)) }
    define("Date.startOfMonth -> Date") { .date(try $0[0].date.startOfMonth(in: $0.context)) }
    define("Date.startOfYear -> Date") { .date(try $0[0].date.startOfYear(in: $0.context)) }
  }

  private mutating func defineDateTests() {
    define("Date.isToday -> Bool") { .bool(try $0[0].date.isToday(in: $0.context)) }
    define("Date.isYesterday -> Bool") { .bool(try $0[0].date.isYesterday(in: $0.context)) }
    define("Date.isTomorrow -> Bool") { .bool(try $0[0].date.isTomorrow(in: $0.context)) }
    define("Date.isWeekend -> Bool") { .bool(try $0[0].date.isWeekend(in: $0.context)) }
    define("Date.isSameDay(as other: Date, zone: TimeZone? = nil) -> Bool") {
      .bool(try $0[0].date.isSameDay(as: $0[1].date, zone: $0.zone(2), in: $0.context))
    }
    define("Date.isSameWeek(as other: Date) -> Bool") {
      .bool(try $0[0].date.isSameWeek(as: $0[1].date, in: $0.context))
    }
    define("Date.isSameMonth(as other: Date) -> Bool") {
      .bool(try $0[0].date.isSameMonth(as: $0[1].date, in: $0.context))
    }
    define("Date.isSameYear(as other: Date) -> Bool") {
      .bool(try $0[0].date.isSameYear(as: $0[1].date, in: $0.context))
    }
    define("Date.days(until other: Date, zone: TimeZone? = nil) -> Int") {
      .int(try $0[0].date.days(until: $0[1].date, zone: $0.zone(2), in: $0.context))
    }
  }

  private mutating func defineDateArithmetic() {
    define(
      "Date.adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, "
        + "seconds: Int = 0) -> Date"
    ) {
      .date(
        try $0[0].date.adding(
          years: $0[1].int, months: $0[2].int, weeks: $0[3].int, days: $0[4].int, hours: $0[5].int,
          minutes: $0[6].int, seconds: $0[7].int, in: $0.context))
    }
    define("static Date.distantPast -> Date") { _ in .date(.distantPast) }
    define("static Date.distantFuture -> Date") { _ in .date(.distantFuture) }
    define("TimeZone(identifier: String) -> TimeZone?") {
      Value(TimeZone(identifier: try $0[0].string).map { .timeZone($0) })
    }
    define("static TimeZone.gmt -> TimeZone") { _ in .timeZone(.gmt) }
    define("TimeZone.identifier -> String") { .string(try $0[0].timeZone.identifier) }
  }

  private mutating func defineDays() {
    define("Day(_ date: Date, zone: TimeZone? = nil) -> Day") {
      .day(Day(try $0[0].date, zone: try $0.zone(1), in: $0.context))
    }
    define("Day(year: Int, month: Int, day: Int) -> Day?") {
      Value(Day(year: try $0[0].int, month: try $0[1].int, day: try $0[2].int).map { .day($0) })
    }
    define("Day(_ text: String) -> Day?") { Value(Day(try $0[0].string).map { .day($0) }) }
    define("Day.year -> Int") { .int(try $0[0].day.year) }
    define("Day.month -> Int") { .int(try $0[0].day.month) }
    define("Day.day -> Int") { .int(try $0[0].day.day) }
    define("Day.weekday -> Int") { .int(try $0[0].day.weekday) }
    define("Day.start -> Date") { .date(try $0[0].day.start(in: $0.context)) }
    define("Day.start(zone: TimeZone?) -> Date") { .date(try $0[0].day.start(zone: $0.zone(1), in: $0.context)) }
    define("Day.isToday -> Bool") { .bool(try $0[0].day.isToday(in: $0.context)) }
    define("Day.isWeekend -> Bool") { .bool(try $0[0].day.isWeekend(in: $0.context)) }
    define("Day.adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) -> Day") {
      .day(try $0[0].day.adding(years: $0[1].int, months: $0[2].int, weeks: $0[3].int, days: $0[4].int))
    }
    define("Day.days(until other: Day) -> Int") { .int(try $0[0].day.days(until: $0[1].day)) }
  }
}

extension BuiltInTable {
  mutating func defineDateFormats() {
    define("Date.formatted(_ pattern: String, zone: TimeZone? = nil) -> String") {
      .string(try $0[0].date.formatted($0[1].string, zone: $0.zone(2), in: $0.context))
    }
    define("Date.formatted(template: String, zone: TimeZone? = nil) -> String") {
      .string(try $0[0].date.formatted(template: $0[1].string, zone: $0.zone(2), in: $0.context))
    }
    define("Date.formatted(date: DateStyle, time: DateStyle = .none, zone: TimeZone? = nil) -> String") {
      .string(try $0[0].date.formatted(date: style($0[1]), time: style($0[2]), zone: $0.zone(3), in: $0.context))
    }
    define("Date.formatted(time: DateStyle, zone: TimeZone? = nil) -> String") {
      .string(try $0[0].date.formatted(time: style($0[1]), zone: $0.zone(2), in: $0.context))
    }
    define("Date.formatted(_ style: RelativeStyle) -> String") {
      .string(try $0[0].date.formatted($0[1].style(RelativeStyle.self), in: $0.context))
    }
    define("Day.formatted(_ pattern: String) -> String") {
      .string(try $0[0].day.formatted($0[1].string, in: $0.context))
    }
    define("Day.formatted(template: String) -> String") {
      .string(try $0[0].day.formatted(template: $0[1].string, in: $0.context))
    }
    define("Day.formatted(date style: DateStyle) -> String") {
      .string(try $0[0].day.formatted(date: style($0[1]), in: $0.context))
    }
    define("Day.formatted(_ style: RelativeStyle) -> String") {
      .string(try $0[0].day.formatted($0[1].style(RelativeStyle.self), in: $0.context))
    }
    defineIntervals()
    let styles: [(String, DateFormatter.Style)] = [
      ("none", .none), ("short", .short), ("medium", .medium), ("long", .long), ("full", .full),
    ]
    for (name, style) in styles { define("static DateStyle.\(name) -> DateStyle") { _ in .style(style) } }
    define("static RelativeStyle.relative -> RelativeStyle") { _ in .style(RelativeStyle.relative) }
    define("static RelativeStyle.relativeNamed -> RelativeStyle") { _ in .style(RelativeStyle.relativeNamed) }
    define("static RelativeStyle.relative(hours: Int) -> RelativeStyle") {
      .style(RelativeStyle.relative(hours: try $0[0].int))
    }
  }

  private mutating func defineIntervals() {
    define("ClosedRange<Date>.formatted(template: String, zone: TimeZone? = nil) -> String") {
      .string(try dates($0[0]).formatted(template: $0[1].string, zone: $0.zone(2), in: $0.context))
    }
    define("ClosedRange<Date>.formatted(date: DateStyle, time: DateStyle = .none, zone: TimeZone? = nil) -> String") {
      .string(try dates($0[0]).formatted(date: style($0[1]), time: style($0[2]), zone: $0.zone(3), in: $0.context))
    }
    define("ClosedRange<Date>.formatted(time: DateStyle, zone: TimeZone? = nil) -> String") {
      .string(try dates($0[0]).formatted(time: style($0[1]), zone: $0.zone(2), in: $0.context))
    }
    define("ClosedRange<Day>.formatted(template: String) -> String") {
      .string(try days($0[0]).formatted(template: $0[1].string, in: $0.context))
    }
    define("ClosedRange<Day>.formatted(date style: DateStyle) -> String") {
      .string(try days($0[0]).formatted(date: style($0[1]), in: $0.context))
    }
  }

  mutating func defineDurations() {
    define("Duration.formatted(_ pattern: String) -> String") {
      .string(try $0[0].duration.formatted($0[1].string, in: $0.context))
    }
    define("Duration.formatted(_ style: DurationStyle) -> String") {
      .string(try $0[0].duration.formatted($0[1].style(DurationStyle.self), in: $0.context))
    }
    define("static DurationStyle.narrow -> DurationStyle") { _ in .style(DurationStyle.narrow) }
    define("static DurationStyle.abbreviated -> DurationStyle") { _ in .style(DurationStyle.abbreviated) }
    define("static DurationStyle.wide -> DurationStyle") { _ in .style(DurationStyle.wide) }
    define("static DurationStyle.narrow(units: Int) -> DurationStyle") {
      .style(DurationStyle.narrow(units: try $0[0].int))
    }
    define("static DurationStyle.abbreviated(units: Int) -> DurationStyle") {
      .style(DurationStyle.abbreviated(units: try $0[0].int))
    }
    define("static DurationStyle.wide(units: Int) -> DurationStyle") {
      .style(DurationStyle.wide(units: try $0[0].int))
    }
    define("Duration.inSeconds -> Double") { .double(try $0[0].duration.inSeconds) }
    define("Date.timeIntervalSince1970 -> Double") { .double(try $0[0].date.timeIntervalSince1970) }
    define("Date.timeIntervalSince(_ other: Date) -> Double") {
      .double(try $0[0].date.timeIntervalSince($0[1].date))
    }
    define("Duration(seconds count: Double) -> Duration") { .duration(Duration(saturatingSeconds: try $0[0].double)) }
    define("Duration(seconds count: Int) -> Duration") { .duration(Duration(saturating: try $0[0].int)) }
    define("Duration(minutes count: Int) -> Duration") {
      .duration(Duration(saturating: try $0[0].int, of: .seconds(60)))
    }
    define("Duration(hours count: Int) -> Duration") {
      .duration(Duration(saturating: try $0[0].int, of: .seconds(3600)))
    }
  }
}

private func style(_ value: Value) throws -> DateFormatter.Style { try value.style(DateFormatter.Style.self) }

private func dates(_ value: Value) throws -> Interval<Date> {
  let range = try value.range
  return Interval(from: try range.lower.date, to: try range.upper.date, isClosed: range.isClosed)
}

private func days(_ value: Value) throws -> Interval<Day> {
  let range = try value.range
  return Interval(from: try range.lower.day, to: try range.upper.day, isClosed: range.isClosed)
}
