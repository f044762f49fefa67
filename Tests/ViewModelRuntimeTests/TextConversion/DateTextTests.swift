import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct DateTextTests {
  /// Patterns that determine a date, with or without the current date.
  static let patterns = [
    "MM/dd/yyyy", "yyyy-MM-dd'T'HH:mm:ssXXX", "EEEE MMMM d, yyyy", "d MMM y, HH:mm", "h:mm:ss.SSS a", "yyyyMMddHHmmss",
    "dd.MM.yy", "G y MMM d", "LLLL yyyy", "KK:mm a", "kk:mm 'o''clock'", "d. M. y 'г.'", "HH", "yyyy",
    "yyyy-MM-dd HH:mm:ss.SSS Z", "hh:mm", "uuuu-MM-dd",
  ]
  /// Texts that contradict a date.
  static let partialPatterns = [
    "MM/dd", "EEE d/M/yy", "ccc, LLL d", "EEEE", "EEEEE d MMMMM", "QQQ y", "w YYYY", "B h:mm zzzz",
  ]
  static let zones = [
    "GMT", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe", "Europe/Amsterdam",
  ]

  /// Calendars other than the Gregorian one, which do not have all years from 1 to 9999.
  static let otherCalendars: [Calendar.Identifier] = [
    .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .hebrew, .iso8601, .indian, .islamic, .islamicCivil,
    .islamicTabular,
    .islamicUmmAlQura, .japanese, .persian, .republicOfChina,
  ]

  @Test(arguments: readers + ["hu_HU", "vi_VN", "ko_KR", "bg_BG", "lv_LV", "mn_MN"])
  func aDateRoundTrips(locale: String) {
    var values = EditedValues(seed: 21)
    let dates = values.dates(4)
    let edges: [Date] = [.earliest, .latest, .distantFuture]
    // One locale is tested with all time zones, each of the others with one.
    let some = locale.utf8.reduce(0) { $0 + Int($1) } % Self.zones.count
    let zones = locale == "en_US" ? Self.zones[...] : Self.zones[some...some]
    for zone in zones {
      let context = DisplayContext.example(locale, zone: zone)
      TextConversion.date.expectToKeep(dates, in: context, zone)
      for pattern in Self.patterns {
        let conversion = TextConversion.date(pattern)
        conversion.expectToKeep(dates, in: context, "\(pattern) \(zone)")
        conversion.expectToKeep(edges, in: context, alsoAnew: false, "\(pattern) \(zone)")
      }
      for pattern in Self.partialPatterns {
        let conversion = TextConversion.date(pattern)
        conversion.expectToKeep(dates + edges, in: context, alsoAnew: false, "\(pattern) \(zone)")
      }
    }
  }

  @Test(arguments: [
    "fa_IR", "ar_SA", "th_TH", "ja_JP@calendar=japanese", "zh_TW@calendar=roc", "he_IL@calendar=hebrew",
    "zh_CN@calendar=chinese",
    "ckb_IR", "am_ET@calendar=ethiopic",
  ])
  func aDateRoundTripsInTheCalendarOfTheContext(locale: String) {
    var values = EditedValues(seed: 23)
    let dates = values.dates(12, onlyRecent: true)
    for zone in Self.zones.prefix(3) {
      var context = DisplayContext.example(locale, zone: zone)
      context.calendar = context.locale.calendar
      TextConversion.date.expectToKeep(dates, in: context, zone)
      for pattern in Self.patterns where !pattern.contains("u") {
        // In these calendars, a year requires an era.
        let hasEras = [.japanese, .republicOfChina, .chinese].contains(context.calendar.identifier)
        let isWhole = !hasEras || pattern.contains("G")
        TextConversion.date(pattern).expectToKeep(dates, in: context, alsoAnew: isWhole, "\(pattern) \(zone)")
      }
    }
  }

  @Test(arguments: otherCalendars)
  func aDayRoundTripsInAnyCalendar(calendar: Calendar.Identifier) {
    var values = EditedValues(seed: 22)
    var context = DisplayContext.example("en_US", zone: "America/Los_Angeles")
    context.calendar = Calendar(identifier: calendar)
    let recent = values.recentDays(70)
    let any = values.days(20)
    for conversion in [.day, .day("d MMMM y"), .day("yyyy-MM-dd"), .day("G y/M/d"), .day("EEEE d MMM")]
      as [TextConversion<Day>]
    {
      conversion.expectToKeep(any, in: context, alsoAnew: false, "\(calendar)")
    }
    if calendar == .chinese { return }
    for conversion in [.day, .day("d MMMM y G"), .day("G yyyy-MM-dd"), .day("GGGG y/M/d")] as [TextConversion<Day>] {
      conversion.expectToKeep(recent, in: context, "\(calendar)")
    }
  }

  @Test(arguments: readers)
  func aDayRoundTrips(locale: String) {
    var values = EditedValues(seed: 24)
    let context = DisplayContext.example(locale, zone: "Pacific/Auckland")
    let days = values.days(50)
    TextConversion.day.expectToKeep(days, in: context)
    TextConversion.day("EEEE, d. MMMM y").expectToKeep(days, in: context)
    TextConversion.optional(.day).expectToKeep(days + [nil], in: context)
  }
}
