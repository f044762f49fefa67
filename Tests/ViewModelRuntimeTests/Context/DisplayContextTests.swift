import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

@Suite struct DisplayContextTests {
  @Test func anExampleIsTheSameEverywhere() throws {
    let context = DisplayContext.example
    #expect(context.locale.identifier == "en_US")
    #expect(context.timeZone == .gmt)
    #expect(context.calendar.identifier == .gregorian)
    #expect(try context.now == Date("2025-01-15T12:00:00Z"))
  }

  @Test func theCalendarFollowsLocaleAndTimeZone() throws {
    var context = DisplayContext.example
    context.locale = Locale(identifier: "fr_FR")
    context.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(context.calendar.locale == context.locale)
    #expect(context.calendar.timeZone == context.timeZone)
    context.calendar = Calendar(identifier: .buddhist)
    #expect(context.calendar.identifier == .buddhist)
    #expect(context.calendar.locale == context.locale)
    #expect(context.calendar.timeZone == context.timeZone)
  }

  @Test func theSettingsOfAnEnvironmentReplaceThoseOfTheContext() throws {
    var context = DisplayContext.example
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    context.use(
      EnvironmentFormats(
        locale: Locale(identifier: "de_CH"), calendar: calendar,
        timeZone: try #require(TimeZone(identifier: "Europe/Zurich"))))
    #expect(context.locale.identifier == "de_CH" && context.timeZone.identifier == "Europe/Zurich")
    #expect(context.calendar.firstWeekday == 2 && context.calendar.locale == context.locale)
    #expect(context.now == DisplayContext.example.now)
  }

  @Test func equalSettingsOfAnEnvironmentChangeNothing() {
    var context = DisplayContext.example
    let conventions = context.conventions
    context.use(EnvironmentFormats(locale: context.locale, calendar: context.calendar, timeZone: context.timeZone))
    #expect(context.conventions === conventions)
  }

  @Test func aCopyIsIndependent() {
    let original = DisplayContext.example
    var copy = original
    copy.locale = Locale(identifier: "de_DE")
    copy.now = original.now.addingTimeInterval(1)
    #expect(original.locale.identifier == "en_US")
    #expect(original.now < copy.now)
  }
}
