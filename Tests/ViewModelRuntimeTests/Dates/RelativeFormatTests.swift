import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct RelativeFormatTests {
  private func text(
    _ seconds: Double, _ style: RelativeStyle = .relative, _ locale: String = "en_US", zone: String = "GMT"
  ) -> String {
    let context = DisplayContext.example(locale, zone: zone)
    return context.now.addingTimeInterval(seconds).formatted(style, in: context)
  }

  @Test(
    arguments: [
      (0, "now", "now"), (0.9, "now", "now"), (1, "1 second ago", "in 1 second"),
      (59.9, "59 seconds ago", "in 59 seconds"),
      (60, "1 minute ago", "in 1 minute"), (3599, "59 minutes ago", "in 59 minutes"), (3600, "1 hour ago", "in 1 hour"),
      (86_399, "23 hours ago", "in 23 hours"), (86_400, "1 day ago", "in 1 day"),
      (2 * 86_400, "2 days ago", "in 2 days"),
      (6 * 86_400, "6 days ago", "in 6 days"), (7 * 86_400, "1 week ago", "in 1 week"),
      (28 * 86_400, "4 weeks ago", "in 4 weeks"),
      (31 * 86_400, "1 month ago", "in 1 month"), (365 * 86_400, "11 months ago", "in 1 year"),
      (366 * 86_400, "1 year ago", "in 1 year"), (3650 * 86_400, "9 years ago", "in 9 years"),
    ] as [(Double, String, String)])
  func theGreatestWholeUnitCounts(seconds: Double, past: String, future: String) {
    #expect(text(-seconds) == past)
    #expect(text(seconds) == future)
  }

  @Test func daysAreCountedByMidnights() {
    // It is noon. 36.5 hours before, there are two midnights in between in GMT, but one in Tokyo, where it is 9 p.m.
    #expect(text(-36.5 * 3600) == "2 days ago")
    #expect(text(-36.5 * 3600, zone: "Asia/Tokyo") == "1 day ago")
    #expect(text(-25 * 3600, .relativeNamed) == "yesterday")
    #expect(text(-23 * 3600, .relativeNamed) == "23 hours ago")
  }

  @Test func aDayOfTwentyFiveHoursIsOneDay() throws {
    let context = try DisplayContext.example(zone: "America/Los_Angeles", now: Date("2024-11-04T07:45:00Z"))
    #expect(try Date("2024-11-03T07:15:00Z").formatted(.relative, in: context) == "24 hours ago")
  }

  @Test(
    arguments: [
      (-1, "yesterday"), (1, "tomorrow"), (-7, "last week"), (7, "next week"), (-31, "last month"), (31, "next month"),
      (-400, "last year"), (400, "next year"), (-2, "2 days ago"), (14, "in 2 weeks"),
    ] as [(Double, String)])
  func namedDistancesAreUsedWhereTheLanguageHasThem(days: Double, expected: String) {
    #expect(text(days * 86_400, .relativeNamed) == expected)
  }

  @Test(arguments: [
    ("fr_FR", "il y a 2 heures", "hier"), ("de_DE", "vor 2 Stunden", "gestern"), ("es_ES", "hace 2 horas", "ayer"),
    ("pt_PT", "há 2 horas", "ontem"), ("ru_RU", "2 часа назад", "вчера"), ("pl_PL", "2 godziny temu", "wczoraj"),
    ("ja_JP", "2 時間前", "昨日"), ("zh_Hans_CN", "2小时前", "昨天"), ("zh_TW", "2 小時前", "昨天"), ("he_IL", "לפני שעתיים", "אתמול"),
    ("ar_EG", "قبل ساعتين", "أمس"), ("no_NO", "for 2 timer siden", "i går"),
    ("fil_PH", "2 oras ang nakalipas", "kahapon"),
    ("xx", "2 hours ago", "yesterday"),
  ])
  func relativePhrasesFollowTheLanguage(locale: String, hours: String, yesterday: String) {
    #expect(text(-7200, .relative, locale).plainSpaces == hours)
    #expect(text(-86_400, .relativeNamed, locale).plainSpaces == yesterday)
  }

  @Test func numbersUseTheDigitsOfTheLocale() {
    #expect(text(-12 * 3600, .relative, "ar_EG") == "قبل ١٢ ساعة")
    #expect(text(-2000 * 366 * 86_400, .relative, "de_DE") == "vor 2.004 Jahren")
  }

  @Test func everyLanguageHasAPhraseForEveryDistance() {
    let languages = Locale.availableIdentifiers.filter { !$0.contains("_") }
    for language in languages {
      for seconds in [1.0, 60, 3600, 86_400, 604_800, 2_764_800, 34_560_000] {
        for count: Double in [1, 5, -2] {
          let text = text(seconds * count, .relative, language)
          #expect(!text.isEmpty && !text.contains("#") && !text.contains("|"), "\(language) \(seconds)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (0, "today", "today"), (1, "in 1 day", "tomorrow"), (-1, "1 day ago", "yesterday"), (3, "in 3 days", "in 3 days"),
      (-14, "2 weeks ago", "2 weeks ago"), (31, "in 1 month", "next month"), (-366, "1 year ago", "last year"),
    ] as [(Int, String, String)])
  func daysAreRelativeToToday(days: Int, relative: String, named: String) {
    let day = Day(DisplayContext.example.now, in: .example).adding(days: days)
    #expect(day.formatted(.relative, in: .example) == relative)
    #expect(day.formatted(.relativeNamed, in: .example) == named)
  }
}
