import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct DatePartTests {
  @Test func componentsUseTheTimeZone() throws {
    let date = try Date("1970-01-02T03:04:05Z")
    let losAngeles = DisplayContext.example(zone: "America/Los_Angeles")
    #expect(date.year(in: .example) == 1970)
    #expect(date.month(in: .example) == 1)
    #expect(date.day(in: .example) == 2)
    #expect(date.hour(in: .example) == 3)
    #expect(date.minute(in: .example) == 4)
    #expect(date.second(in: .example) == 5)
    #expect(date.weekday(in: .example) == 6)
    #expect(date.day(in: losAngeles) == 1)
    #expect(date.hour(in: losAngeles) == 19)
  }

  @Test func periodsStartAsInTheLocale() throws {
    let date = try Date("2024-05-15T10:00:00Z")
    #expect(try date.startOfDay(in: .example) == Date("2024-05-15T00:00:00Z"))
    #expect(try date.startOfWeek(in: .example) == Date("2024-05-12T00:00:00Z"))
    #expect(try date.startOfWeek(in: .example("fr_FR")) == Date("2024-05-13T00:00:00Z"))
    #expect(try date.startOfMonth(in: .example) == Date("2024-05-01T00:00:00Z"))
    #expect(try date.startOfYear(in: .example(zone: "Asia/Tokyo")) == Date("2023-12-31T15:00:00Z"))
  }

  @Test func daysAreComparedInTheZone() throws {
    let (evening, morning) = try (Date("2024-05-15T23:00:00Z"), Date("2024-05-16T01:00:00Z"))
    #expect(!evening.isSameDay(as: morning, in: .example))
    #expect(evening.isSameDay(as: morning, in: .example(zone: "America/Los_Angeles")))
    #expect(evening.days(until: morning, in: .example) == 1)
    #expect(morning.days(until: evening, in: .example) == -1)
    #expect(evening.isSameWeek(as: morning, in: .example))
    #expect(evening.isSameMonth(as: morning, in: .example))
    #expect(try !evening.isSameMonth(as: Date("2023-05-15T23:00:00Z"), in: .example))
    #expect(evening.isSameYear(as: morning, in: .example))
  }

  @Test func todayIsTheCurrentDay() {
    let now = DisplayContext.example.now
    #expect(now.isToday(in: .example))
    #expect(now.addingTimeInterval(-86_400).isYesterday(in: .example))
    #expect(now.addingTimeInterval(86_400).isTomorrow(in: .example))
    #expect(!now.addingTimeInterval(86_400).isToday(in: .example))
    #expect(!now.isWeekend(in: .example))
  }

  @Test(arguments: [
    ("1988-02-29", 2, -1, "1990-01-29"), ("1988-02-29", 1, 0, "1989-02-28"), ("2023-12-31", 1, 2, "2025-02-28"),
    ("2024-02-29", -1, 12, "2024-02-29"), ("2024-03-31", 0, -1, "2024-02-29"), ("2024-01-31", 0, 1, "2024-02-29"),
  ])
  func yearsAndMonthsAreAddedTogether(start: String, years: Int, months: Int, expected: String) throws {
    let date = try Date("\(start)T08:00:00Z")
    #expect(try date.adding(years: years, months: months, in: .example) == Date("\(expected)T08:00:00Z"))
    let day = try #require(Day(start))
    #expect(day.adding(years: years, months: months).description == expected)
  }

  @Test func yearsOfAnotherCalendarHaveItsMonths() throws {
    var hebrew = DisplayContext.example
    hebrew.calendar = Calendar(identifier: .hebrew)
    var coptic = DisplayContext.example
    coptic.calendar = Calendar(identifier: .coptic)
    let date = try Date("2024-02-12T08:00:00Z")
    for context in [hebrew, coptic] {
      let later = date.adding(years: 3, months: 0, in: context)
      #expect(later.year(in: context) == date.year(in: context) + 3)
      #expect(later.day(in: context) == date.day(in: context))
    }
  }

  @Test func addingADayKeepsTheTimeOfDay() throws {
    let newYork = DisplayContext.example(zone: "America/New_York")
    let beforeTheChange = try Date("2024-03-09T17:00:00Z")
    #expect(try beforeTheChange.adding(days: 1, in: newYork) == Date("2024-03-10T16:00:00Z"))
    #expect(try beforeTheChange.adding(hours: 24, in: newYork) == Date("2024-03-10T17:00:00Z"))
    #expect(try Date("2024-01-31T08:00:00Z").adding(months: 1, in: .example) == Date("2024-02-29T08:00:00Z"))
    #expect(
      try Date("2024-01-31T08:00:00Z").adding(years: 1, weeks: 1, minutes: 1, seconds: -1, in: .example)
        == Date("2025-02-07T08:00:59Z"))
  }

  @Test(arguments: [Int.max, Int.min, 1_000_000_000])
  func arithmeticStopsAtTheFirstAndTheLastDate(count: Int) throws {
    let date = try Date("2024-01-31T08:00:00Z")
    let expected = count > 0 ? Date.latest : .earliest
    #expect(date.adding(years: count, in: .example) == expected)
    #expect(date.adding(months: count, in: .example) == expected)
    #expect(date.adding(weeks: count, in: .example) == expected)
    #expect(date.adding(days: count, in: .example) == expected)
    for sum in [
      date.adding(hours: count, in: .example), date.adding(minutes: count, in: .example),
      date.adding(seconds: count, in: .example),
      date.adding(years: count, months: count, weeks: count, days: count, hours: count, in: .example),
    ] {
      #expect(sum >= .earliest && sum <= .latest && (sum > date) == (count > 0))
    }
  }

  @Test func datesAndDurationsCanBeAdded() throws {
    let date = try Date("1970-01-01T00:00:00Z")
    let later = date +| .seconds(90)
    #expect(try later == Date("1970-01-01T00:01:30Z"))
    let apart = later -| date
    #expect(apart == .seconds(90))
    let back = later -| .seconds(90)
    #expect(back == date)
    let latest = date +| .longest
    #expect(latest == .latest)
    let earliest = Date(timeIntervalSince1970: -.infinity) -| .seconds(1)
    #expect(earliest == .earliest)
    let span = Date.latest -| Date.earliest
    #expect(span < .longest)
  }

  @Test(arguments: [1e300, -.infinity, .nan])
  func extremeDatesHaveParts(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect((1...9999).contains(date.year(in: .example)))
    #expect(date.isSameDay(as: date, in: .example))
    _ = date.startOfWeek(in: .example)
    _ = date.startOfYear(in: .example(zone: "Asia/Tokyo"))
    _ = date.isSameWeek(as: .latest, in: .example)
  }
}
