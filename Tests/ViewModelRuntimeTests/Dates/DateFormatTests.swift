import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct DateFormatTests {
  private let epoch = Date(timeIntervalSince1970: 0)

  @Test(arguments: [
    ("en_US", "GMT", "Thursday January 1, 1970"), ("en_US", "America/Los_Angeles", "Wednesday December 31, 1969"),
    ("fr_FR", "GMT", "jeudi janvier 1, 1970"), ("de_DE", "GMT", "Donnerstag Januar 1, 1970"),
    ("ar_EG", "GMT", "الخميس يناير ١, ١٩٧٠"),
  ])
  func aPatternUsesTheLanguageAndTimeZone(locale: String, zone: String, expected: String) {
    #expect(epoch.formatted("EEEE MMMM d, yyyy", in: .example(locale, zone: zone)) == expected)
  }

  @Test(arguments: [
    ("en_US", "1/1/70", "January 1, 1970", "Jan 1, 1970 at 12:00 AM", "12:00 AM"),
    ("fr_FR", "01/01/1970", "1 janvier 1970", "1 janv. 1970 à 00:00", "00:00"),
    ("de_DE", "01.01.70", "1. Januar 1970", "01.01.1970, 00:00", "00:00"),
  ])
  func stylesFollowTheLocale(locale: String, short: String, long: String, both: String, time: String) {
    let context = DisplayContext.example(locale)
    #expect(epoch.formatted(date: .short, in: context).plainSpaces == short)
    #expect(epoch.formatted(date: .long, in: context).plainSpaces == long)
    #expect(epoch.formatted(date: .medium, time: .short, in: context).plainSpaces == both)
    #expect(epoch.formatted(time: .short, in: context).plainSpaces == time)
  }

  @Test func onlyTheExampleContextReplacesTheSpacesOfICU() {
    let context = DisplayContext(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt, now: epoch)
    #expect(epoch.formatted(time: .short, in: context).unicodeScalars.contains("\u{202F}"))
    #expect(epoch.formatted(time: .short, in: .example) == "12:00 AM")
    #expect(1_234.formatted(in: .example.with(locale: "fr_FR")) == "1 234")
    #expect(Decimal(5).formatted(.currency("EUR"), in: .example.with(locale: "fr_FR")) == "5,00 €")
    #expect(Duration.seconds(9300).formatted(.abbreviated, in: .example.with(locale: "fr_FR")) == "2 h et 35 min")
  }

  @Test func anotherTimeZoneCanBePassed() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(epoch.formatted("HH:mm", zone: tokyo, in: .example) == "09:00")
    #expect(epoch.formatted("HH:mm", in: .example) == "00:00")
    #expect(epoch.formatted(time: .short, zone: tokyo, in: .example("de_DE")) == "09:00")
    #expect(epoch.formatted(date: .short, time: .short, zone: tokyo, in: .example("de_DE")) == "01.01.70, 09:00")
  }

  @Test func theCalendarIsThatOfTheContext() {
    var context = DisplayContext.example
    context.calendar = Calendar(identifier: .buddhist)
    #expect(epoch.formatted("yyyy", in: context) == "2513")
  }

  @Test func formattersAreCachedByAllTheirParts() {
    for _ in 0..<3 {
      for (locale, expected) in [("en_US", "January"), ("fr_FR", "janvier"), ("de_DE", "Januar")] {
        #expect(epoch.formatted("MMMM", in: .example(locale)) == expected)
      }
    }
  }

  @Test func aFullCacheIsEmptied() {
    for number in 0..<200 { #expect(epoch.formatted("yyyy '\(number)'", in: .example) == "1970 \(number)") }
    #expect(epoch.formatted("yyyy '0'", in: .example) == "1970 0")
  }

  @Test func anyThreadMayFormat() async {
    let texts = await withTaskGroup(of: String.self, returning: Set<String>.self) { group in
      for _ in 0..<64 {
        group.addTask { Date(timeIntervalSince1970: 0).formatted("d. MMMM yyyy", in: .example("de_DE")) }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(texts == ["1. Januar 1970"])
  }

  @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan, 1e15])
  func extremeDatesHaveTexts(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    let year = date.formatted("yyyy", in: .example)
    #expect(["9999", "0001", "1970"].contains(year))
    #expect(!date.formatted(date: .full, time: .full, in: .example).isEmpty)
    #expect(!date.formatted(.relative, in: .example).isEmpty)
  }

  @Test(arguments: ["", "''", "'", "🦀", "QQQQQQQQQQ", String(repeating: "y", count: 5000), "\u{0}"])
  func anyPatternIsAccepted(pattern: String) {
    _ = epoch.formatted(pattern, in: .example)
  }
}
