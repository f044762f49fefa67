public import Foundation

/// What a display reads of the world around it: how its reader writes, and when.
///
/// The calendar always carries the context's locale and time zone; assigning any part keeps them so.
public struct DisplayContext: Sendable {
  public var locale: Locale {
    didSet { calendar.locale = locale }
  }
  public var calendar: Calendar {
    didSet { alignCalendar() }
  }
  public var timeZone: TimeZone {
    didSet { calendar.timeZone = timeZone }
  }
  /// The instant that "today" and "2 hours ago" are measured from.
  public var now: Date
  /// The door that text for people goes through.
  public var localization: Localization

  /// - Parameter now: the instant that relative formats are measured from; a clock has to move it.
  public init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, now: Date, localization: Localization = .verbatim
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
    self.localization = localization
    alignCalendar()
  }

  private mutating func alignCalendar() {
    calendar.locale = locale
    calendar.timeZone = timeZone
  }
}

extension DisplayContext {
  /// The device's own settings and the present instant.
  public static var current: DisplayContext {
    DisplayContext(locale: .current, calendar: .current, timeZone: .current, now: Date())
  }

  /// The context of a schema's examples, the same on every machine: `en_US`, the Gregorian calendar, GMT, and a `now` of
  /// 2025-01-15T12:00:00Z, a Wednesday.
  public static let example = DisplayContext(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_736_942_400))

  /// The text in the reader's language: `context.text("Error \(code)")`.
  public func text(_ text: LocalizedText) -> String {
    localization.localize(text, locale)
  }
}
