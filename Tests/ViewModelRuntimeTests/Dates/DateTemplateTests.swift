import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

/// Templates and intervals in the order of the locale.
@Suite struct DateTemplateTests {
  /// 2025-01-15T12:00:00Z
  private let noon = Date(timeIntervalSince1970: 1_736_942_400)

  @Test(arguments: [
    ("en_US", "Jan 15", "12:00 PM", "Wednesday, January 15, 2025"),
    ("en_GB", "15 Jan", "12:00", "Wednesday, 15 January 2025"),
    ("de_DE", "15. Jan.", "12:00", "Mittwoch, 15. Januar 2025"),
    ("ar_EG", "١٥ يناير", "١٢:٠٠ م", "الأربعاء، ١٥ يناير، ٢٠٢٥"),
    ("ja_JP", "1月15日", "12:00", "2025年1月15日 水曜日"),
    ("hi_IN", "15 जन॰", "अ 12:00", "बुधवार, 15 जनवरी 2025"),
  ])
  func aTemplateHasTheOrderOfTheLocale(locale: String, short: String, time: String, long: String) {
    let context = DisplayContext.example(locale)
    #expect(noon.formatted(template: "MMMd", in: context) == short)
    #expect(noon.formatted(template: "jm", in: context).plainSpaces == time)
    #expect(noon.formatted(template: "yMMMMEEEEd", in: context).plainSpaces == long)
    #expect(Day(noon, in: context).formatted(template: "MMMd", in: context) == short)
  }

  @Test(arguments: [
    ("en_US", "Jan 15 – 18", "Jan 15 – Feb 17", "12:00 – 3:00 PM"),
    ("en_GB", "15 – 18 Jan", "15 Jan – 17 Feb", "12:00 – 15:00"),
    ("de_DE", "15.–18. Jan.", "15. Jan. – 17. Feb.", "12:00–15:00 Uhr"),
    ("ar_EG", "١٥–١٨ يناير", "١٥ يناير – ١٧ فبراير", "١٢:٠٠–٣:٠٠ م"),
    ("ja_JP", "1月15日～18日", "1月15日～2月17日", "12時00分～15時00分"),
  ])
  func anIntervalHasTheFormOfTheLocale(locale: String, days: String, months: String, times: String) {
    let context = DisplayContext.example.with(locale: locale)
    let threeDays = noon ...| noon.addingTimeInterval(3 * 86_400)
    #expect(threeDays.formatted(template: "MMMd", in: context) == days)
    #expect((noon ...| noon.addingTimeInterval(33 * 86_400)).formatted(template: "MMMd", in: context) == months)
    #expect((noon ...| noon.addingTimeInterval(3 * 3600)).formatted(template: "jm", in: context) == times)
    let sameDays = Day(noon, in: context) ...| Day(noon, in: context).adding(days: 3)
    #expect(sameDays.formatted(template: "MMMd", in: context) == days)
  }

  @Test func theBoundsOfAnIntervalMayBeEqualOrReversed() {
    let later = noon.addingTimeInterval(3 * 86_400)
    #expect((noon ...| noon).formatted(template: "MMMd", in: .example) == "Jan 15")
    #expect((later ...| noon).formatted(template: "MMMd", in: .example) == "Jan 15 – 18")
  }

  @Test func templatesFollowTheCalendarAndTheTimeZone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let buddhist = DisplayContext.example.with(calendar: "buddhist")
    #expect(noon.formatted(template: "jm", zone: tokyo, in: .example) == "9:00 PM")
    #expect(
      (noon ...| noon.addingTimeInterval(60)).formatted(template: "jm", zone: tokyo, in: .example) == "9:00 – 9:01 PM")
    #expect(noon.formatted(template: "yMMMd", in: buddhist) == "Jan 15, 2568 BE")
    #expect((noon ...| noon).formatted(template: "yMMMd", in: buddhist) == "Jan 15, 2568 BE")
    #expect(noon.formatted(template: "yMMMd", in: .example.with(locale: "fa_IR", calendar: "persian")) == "۲۶ دی ۱۴۰۳")
  }

  @Test(arguments: ["", "'", "!", "MMM 'x", "\u{0}", "漢"])
  func anInvalidTemplateDoesNotTrap(template: String) {
    _ = noon.formatted(template: template, in: .example)
    _ = (noon ...| noon).formatted(template: template, in: .example)
  }
}

/// Days in a time zone other than the context's.
@Suite struct DayZoneTests {
  @Test(arguments: ["en_US", "ar_EG", "fa_IR", "th_TH", "hi_IN"], ["gregorian", "persian", "buddhist", "islamic"])
  func theDayOfADateDependsOnlyOnTheTimeZone(locale: String, calendar: String) throws {
    let context = DisplayContext.example.with(locale: locale, calendar: calendar, timeZone: "America/Los_Angeles")
    let evening = Date(timeIntervalSince1970: 1_736_981_999)  // 2025-01-15T22:59:59Z
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(Day(evening, in: context).description == "2025-01-15")
    #expect(Day(evening, zone: tokyo, in: context).description == "2025-01-16")
  }

  @Test(arguments: ["Asia/Tokyo", "America/Sao_Paulo", "Africa/Cairo", "Pacific/Apia", "Asia/Kathmandu", "GMT"])
  func theStartOfADayIsOnThatDay(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    for offset in stride(from: 0, to: 20_000, by: 7) {
      let day = Day.earliest.adding(years: 1960).adding(days: offset)
      let start = day.start(zone: zone, in: .example)
      #expect(Day(start, zone: zone, in: .example) == day || identifier == "Pacific/Apia", "\(day)")
      #expect(Day(start.addingTimeInterval(-1), zone: zone, in: .example) < day)
    }
  }
}
