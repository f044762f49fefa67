public import Foundation

/// What a display reads of the world around it: how its reader writes, and when.
///
/// Its calendar always carries its locale and its time zone.
public struct DisplayContext: Sendable {
  /// Shared by the copies of a context: a copy is cheap, and whether anything changed is told by identity.
  private(set) var conventions: Conventions
  /// The instant that "today" and "2 hours ago" are measured from.
  public var now: Date

  /// - Parameters:
  ///   - now: the instant that relative formats are measured from; something has to move it.
  ///   - clock: what commands take the present from, and what delays wait by.
  public init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, now: Date, localization: Localization = .verbatim,
    clock: any ViewModelClock = SystemClock()
  ) {
    conventions = Conventions(
      formats: FormatConventions(locale: locale, calendar: calendar, timeZone: timeZone), localization: localization,
      clock: clock, commandObserver: nil)
    self.now = now
  }

  /// The reader's language and region.
  public var locale: Locale {
    get { conventions.formats.locale }
    set { change(locale: newValue) }
  }

  /// The reader's calendar.
  public var calendar: Calendar {
    get { conventions.formats.calendar }
    set { change(calendar: newValue) }
  }

  /// Where the reader is.
  public var timeZone: TimeZone {
    get { conventions.formats.timeZone }
    set { change(timeZone: newValue) }
  }

  /// The door that text for people goes through.
  public var localization: Localization {
    get { conventions.localization }
    set { conventions = conventions.with(localization: newValue) }
  }

  /// What commands take the present from, and what delays wait by. No display reads it.
  public var clock: any ViewModelClock {
    get { conventions.clock }
    set { conventions = conventions.with(clock: newValue) }
  }

  /// Told of every command that view models of this context run.
  public var commandObserver: CommandObserver? {
    get { conventions.commandObserver }
    set { conventions = conventions.with(commandObserver: newValue) }
  }

  /// The text in the reader's language: `context.text("Error \(code)")`.
  public func text(_ text: LocalizedText) -> String {
    conventions.localization.localize(text, locale)
  }

  private mutating func change(locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil) {
    let formats = FormatConventions(
      locale: locale ?? self.locale, calendar: calendar ?? self.calendar, timeZone: timeZone ?? self.timeZone,
      normalizesSpaces: conventions.formats.normalizesSpaces)
    conventions = conventions.with(formats: formats)
  }
}

extension DisplayContext {
  /// The device's own settings and the present instant.
  public static var current: DisplayContext {
    DisplayContext(locale: .current, calendar: .current, timeZone: .current, now: Date())
  }

  /// The context of a schema's examples, the same on every machine: `en_US`, the Gregorian calendar, GMT, and a `now` of
  /// 2025-01-15T12:00:00Z, a Wednesday.
  ///
  /// Texts that are formatted in it, or in a context made from it, have plain spaces: versions of ICU differ in the space
  /// before `PM` or a currency sign.
  public static let example: DisplayContext = {
    var context = DisplayContext(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
      now: Date(timeIntervalSince1970: 1_736_942_400))
    let formats = context.conventions.formats
    context.conventions = context.conventions.with(
      formats: FormatConventions(
        locale: formats.locale, calendar: formats.calendar, timeZone: formats.timeZone, normalizesSpaces: true))
    return context
  }()

  func normalizingSpaces(_ text: String) -> String {
    conventions.formats.normalizesSpaces ? text.normalizingSpaces : text
  }
}
