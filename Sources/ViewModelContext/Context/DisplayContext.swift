public import Foundation

/// The environment that displays depend on: locale, calendar, time zone and current date.
///
/// The calendar always has the locale and time zone of the context.
public struct DisplayContext: Sendable {
  /// A reference that copies of a context share. Copies are cheap, and identical references mean that nothing changed.
  private(set) var conventions: Conventions
  /// The current date for displays such as "today" and "2 hours ago": the date of the ``clock`` at the last update.
  ///
  /// The steps of commands and reactions update it before they read or write values, and observed displays as soon as
  /// they can change. With a ``FixedClock``, it stays as it is.
  public var now: Date

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - now: The current date. Without a clock, it does not advance.
  ///   - localization: The translations of texts.
  ///   - clock: The source of the current date and of delays; nil for a ``FixedClock`` with the date `now`.
  public init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, now: Date, localization: Localization = .verbatim,
    clock: (any ViewModelClock)? = nil
  ) {
    conventions = Conventions(
      formats: FormatConventions(locale: locale, calendar: calendar, timeZone: timeZone), localization: localization,
      clock: clock ?? FixedClock(now))
    self.now = now
  }

  /// The user's language and region.
  public var locale: Locale {
    get { conventions.formats.locale }
    set { change(locale: newValue) }
  }

  /// The user's calendar.
  public var calendar: Calendar {
    get { conventions.formats.calendar }
    set { change(calendar: newValue) }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { conventions.formats.timeZone }
    set { change(timeZone: newValue) }
  }

  /// The translations of texts.
  public var localization: Localization {
    get { conventions.localization }
    set { conventions = conventions.with(localization: newValue) }
  }

  /// The source of the current date, of delays and of identifiers. ``now`` is its date at the last update.
  public var clock: any ViewModelClock {
    get { conventions.clock }
    set { conventions = conventions.with(clock: newValue) }
  }

  /// The settings of formats.
  package var formats: FormatConventions { conventions.formats }

  /// Whether `now` is the date of the clock, so that view models update displays as time passes.
  package var followsClock: Bool { conventions.followsClock }

  /// The source of the settings, if they follow those of the device.
  package var source: LiveContext? { conventions.source }

  /// Returns whether only `now` can differ between two contexts.
  package func sharesConventions(with other: DisplayContext) -> Bool { conventions === other.conventions }

  /// The objects of ViewModelRuntime.
  package var objects: SharedObjects {
    get { conventions.objects }
    set { conventions = conventions.with(objects: newValue) }
  }

  /// Returns the localized text: `context.text("Error \(code)")`.
  public func text(_ text: LocalizedText) -> String {
    conventions.localization.localize(text, locale)
  }

  /// Formats values with the settings of an environment. Equal settings change nothing.
  package mutating func use(_ formats: EnvironmentFormats) {
    let new = FormatConventions(locale: formats.locale, calendar: formats.calendar, timeZone: formats.timeZone)
    guard !conventions.formats.formats(like: new) else { return }
    change(locale: formats.locale, calendar: formats.calendar, timeZone: formats.timeZone)
  }

  private mutating func change(locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil) {
    let formats = FormatConventions(
      locale: locale ?? self.locale, calendar: calendar ?? self.calendar, timeZone: timeZone ?? self.timeZone,
      normalizesSpaces: conventions.formats.normalizesSpaces)
    conventions = conventions.with(formats: formats)
  }
}

extension DisplayContext {
  /// A context with the settings of the device and the current date. Observed displays follow the time.
  public static var current: DisplayContext {
    DisplayContext(locale: .current, calendar: .current, timeZone: .current, now: Date(), clock: SystemClock())
  }

  /// Returns the context with a source whose settings it follows.
  func following(_ source: LiveContext) -> DisplayContext {
    var context = self
    context.conventions = conventions.with(source: source)
    return context
  }

  /// The context of a schema's examples, which is the same on every machine: `en_US`, the Gregorian calendar, GMT, and
  /// a `now` of 2025-01-15T12:00:00Z, a Wednesday.
  ///
  /// Texts that are formatted in this context, or in a context made from it, contain plain spaces only: versions of ICU
  /// differ in the space before `PM` or a currency symbol.
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

  package func normalizingSpaces(_ text: String) -> String {
    conventions.formats.normalizesSpaces ? text.normalizingSpaces : text
  }
}

extension DisplayContext {
  /// Returns the context with other parts, by identifier: `.example.with(locale: "fr_FR", timeZone: "Europe/Paris")`.
  ///
  /// An unknown time zone or calendar changes nothing.
  public func with(
    locale: String? = nil, calendar: String? = nil, timeZone: String? = nil, now: Date? = nil
  ) -> DisplayContext {
    var context = self
    if let locale { context.locale = Locale(identifier: locale) }
    if let calendar, let identifier = Self.calendars[calendar] { context.calendar = Calendar(identifier: identifier) }
    if let timeZone, let zone = TimeZone(identifier: timeZone) { context.timeZone = zone }
    if let now {
      context.now = now
      // The clock of the device keeps its date.
      if let clock = clock as? any ClockOfContext { context.clock = type(of: clock).init(now) }
    }
    return context
  }

  /// Returns the context with another clock, and with that clock's current date, which observed displays follow.
  @MainActor
  public func with(clock: any ViewModelClock) -> DisplayContext {
    var context = self
    context.clock = clock
    context.now = clock.now
    return context
  }

  private static let calendars: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
    "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil, "islamicTabular": .islamicTabular,
    "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian,
    "republicOfChina": .republicOfChina,
  ]
}
