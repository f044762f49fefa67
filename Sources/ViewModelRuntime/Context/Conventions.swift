import Foundation

/// How a reader reads and writes.
final class Conventions: Sendable {
  let formats: FormatConventions
  let localization: Localization

  init(formats: FormatConventions, localization: Localization) {
    self.formats = formats
    self.localization = localization
  }
}

/// How a reader writes dates and numbers. Formatters are kept with it, and so it holds on to nothing of the app's.
final class FormatConventions: Sendable {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  /// Whether both format alike.
  func formats(like other: FormatConventions) -> Bool {
    self === other || (locale == other.locale && timeZone == other.timeZone && calendar == other.calendar)
  }
}
