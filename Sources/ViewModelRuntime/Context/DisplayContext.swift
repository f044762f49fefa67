public import Foundation

/// What a display reads of the world around it: how its reader writes, and when.
///
/// Its calendar always carries its locale and its time zone.
public struct DisplayContext: Sendable {
  /// Shared by the copies of a context: a copy is cheap, and whether anything changed is told by identity.
  private(set) var conventions: Conventions
  /// The instant that "today" and "2 hours ago" are measured from.
  public var now: Date

  /// - Parameter now: the instant that relative formats are measured from; a clock has to move it.
  public init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, now: Date, localization: Localization = .verbatim
  ) {
    conventions = Conventions(
      formats: FormatConventions(locale: locale, calendar: calendar, timeZone: timeZone), localization: localization)
    self.now = now
  }

  public var locale: Locale {
    get { conventions.formats.locale }
    set { change(locale: newValue) }
  }

  public var calendar: Calendar {
    get { conventions.formats.calendar }
    set { change(calendar: newValue) }
  }

  public var timeZone: TimeZone {
    get { conventions.formats.timeZone }
    set { change(timeZone: newValue) }
  }

  /// The door that text for people goes through.
  public var localization: Localization {
    get { conventions.localization }
    set { conventions = Conventions(formats: conventions.formats, localization: newValue) }
  }

  /// The text in the reader's language: `context.text("Error \(code)")`.
  public func text(_ text: LocalizedText) -> String {
    conventions.localization.localize(text, locale)
  }

  private mutating func change(locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil) {
    let formats = FormatConventions(
      locale: locale ?? self.locale, calendar: calendar ?? self.calendar, timeZone: timeZone ?? self.timeZone)
    conventions = Conventions(formats: formats, localization: localization)
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
}
