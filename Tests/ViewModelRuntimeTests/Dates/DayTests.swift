import Foundation
import Testing
import ViewModelRuntime

@Suite struct DayTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  @Test(arguments: [
    ("0001-01-01", 1, 1, 1, 2), ("1970-01-01", 1970, 1, 1, 5), ("2000-02-29", 2000, 2, 29, 3),
    ("1582-10-10", 1582, 10, 10, 1),
    ("2024-12-31", 2024, 12, 31, 3), ("9999-12-31", 9999, 12, 31, 6),
  ])
  func aDayHasComponents(text: String, year: Int, month: Int, number: Int, weekday: Int) throws {
    let day = try day(text)
    #expect(day.year == year)
    #expect(day.month == month)
    #expect(day.day == number)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
    #expect(Day(year: year, month: month, day: number) == day)
  }

  @Test(arguments: [
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"), ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
    ("Pacific/Kwajalein", "1993-08-21", "1993-08-21T12:00:00Z"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"), ("Asia/Beirut", "2024-03-31", "2024-03-30T22:00:00Z"),
    ("America/Havana", "2024-11-03", "2024-11-03T04:00:00Z"),
  ])
  func aDayWithoutMidnightStartsAtTheNextInstant(zone: String, text: String, expected: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let start = try Date(expected, strategy: .iso8601)
    #expect(try day(text).start(zone: zone, in: .example) == start)
    var context = DisplayContext.example
    context.timeZone = zone
    #expect(try day(text).start(in: context) == start)
  }

  @Test func everyDayOfFourHundredYearsFollowsTheOneBefore() throws {
    var day = try day("1799-12-31")
    var weekday = day.weekday
    let last = try self.day("2200-01-01")
    while day < last {
      let next = day.adding(days: 1)
      weekday = weekday % 7 + 1
      #expect(day < next && next.weekday == weekday && Day(next.description) == next && day.days(until: next) == 1)
      day = next
    }
  }

  @Test(arguments: [
    "", "1970-1-1", "1970-13-01", "1970-00-01", "1970-02-29", "1900-02-29", "2024-04-31", "0000-01-01", "10000-01-01",
    "1970/01/01",
    "1970-01-01 ", "+970-01-01", "1970-01-0٣", "1970-01-01T00:00:00Z",
  ])
  func otherTextsAreNotDays(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func daysThatTheCalendarLacksAreNil() {
    #expect(Day(year: 2023, month: 2, day: 29) == nil)
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    #expect(Day(year: .max, month: .max, day: .max) == nil)
    #expect(Day(year: 2023, month: .min, day: 1) == nil)
  }

  @Test func monthsAreAddedBeforeDays() throws {
    #expect(try day("2024-01-31").adding(months: 1) == day("2024-02-29"))
    #expect(try day("2024-02-29").adding(years: 1) == day("2025-02-28"))
    #expect(try day("2024-01-31").adding(months: 1, days: 1) == day("2024-03-01"))
    #expect(try day("2024-01-01").adding(months: -1) == day("2023-12-01"))
    #expect(try day("2024-01-01").adding(years: -1, months: 13, weeks: 1, days: -6) == day("2024-02-02"))
  }

  @Test(arguments: [Int.max, 5_000_000])
  func arithmeticStopsAtTheFirstAndTheLastDay(count: Int) throws {
    let day = try day("2024-02-29")
    for sum in [
      day.adding(years: count), day.adding(months: count), day.adding(weeks: count), day.adding(days: count),
      day.adding(years: count, months: count, weeks: count, days: count),
    ] {
      #expect(sum == .latest)
    }
    for difference in [
      day.adding(years: -count), day.adding(months: -count), day.adding(weeks: -count), day.adding(days: -count),
    ] {
      #expect(difference == .earliest)
    }
    #expect(Day.earliest.days(until: .latest) == 3_652_058)
  }

  @Test func aDayIsEncodedAsText() throws {
    struct Birthday: Codable, Equatable { var day: Day }
    let json = Data(#"{"day":"1970-01-01"}"#.utf8)
    let birthday = try JSONDecoder().decode(Birthday.self, from: json)
    #expect(try birthday.day == day("1970-01-01"))
    #expect(try JSONEncoder().encode(birthday) == json)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Birthday.self, from: Data(#"{"day":"1.1.70"}"#.utf8))
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Birthday.self, from: Data(#"{"day":5}"#.utf8)) }
  }

  @Test(arguments: [
    ("GMT", "1970-01-01"), ("America/Los_Angeles", "1969-12-31"), ("Asia/Tokyo", "1970-01-01"),
    ("Pacific/Kiritimati", "1969-12-31"),
  ])
  func anInstantFallsOnADayOfTheZone(zone: String, expected: String) throws {
    #expect(try Day(Date(timeIntervalSince1970: 0), in: .example(zone: zone)) == day(expected))
  }

  @Test func extremeInstantsFallOnTheFirstAndTheLastDay() {
    let context = DisplayContext.example(zone: "Asia/Tokyo")
    #expect(Day(Date(timeIntervalSince1970: 1e300), in: context) == .latest)
    #expect(Day(Date(timeIntervalSince1970: -.infinity), in: context) == .earliest)
    #expect(Day(Date(timeIntervalSince1970: .nan), in: context).description == "1970-01-01")
  }

  @Test(arguments: [
    "GMT", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati", "America/Sao_Paulo", "Pacific/Apia",
  ])
  func theStartOfADayIsOnThatDay(zone: String) throws {
    let context = DisplayContext.example(zone: zone)
    for text in ["1970-01-01", "2018-11-04", "2024-03-31", "2024-11-03", "2011-12-29"] {
      let day = try day(text)
      let start = day.start(in: context)
      #expect(Day(start, in: context) == day)
      #expect(Day(start.addingTimeInterval(-1), in: context) < day)
    }
  }

  @Test func formattingADayIgnoresTheTimeZone() throws {
    let day = try day("1970-01-01")
    for zone in ["GMT", "America/Los_Angeles", "Pacific/Kiritimati"] {
      #expect(day.formatted("EEEE MMMM d, yyyy", in: .example(zone: zone)) == "Thursday January 1, 1970")
      #expect(day.formatted(date: .long, in: .example("de_DE", zone: zone)) == "1. Januar 1970")
    }
  }

  @Test(arguments: ["0001-01-01", "1000-02-28", "1582-10-10", "9999-12-31"])
  func everyDayIsFormatted(text: String) throws {
    #expect(try day(text).formatted("yyyy-MM-dd", in: .example) == text)
  }

  @Test func weekendsFollowTheRegion() throws {
    let friday = try day("2025-01-17")
    #expect(!friday.isWeekend(in: .example))
    #expect(friday.isWeekend(in: .example("ar_EG")))
    #expect(try day("2025-01-15").isToday(in: .example))
    #expect(!friday.isToday(in: .example))
  }
}
