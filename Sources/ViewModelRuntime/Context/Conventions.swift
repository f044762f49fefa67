import Foundation

/// How a reader reads and writes, and what else the view models of a context share.
final class Conventions: Sendable {
  let formats: FormatConventions
  let localization: Localization
  let clock: any ViewModelClock
  let commandObserver: CommandObserver?

  init(
    formats: FormatConventions, localization: Localization, clock: any ViewModelClock,
    commandObserver: CommandObserver?
  ) {
    self.formats = formats
    self.localization = localization
    self.clock = clock
    self.commandObserver = commandObserver
  }

  /// The same but for what is given.
  func with(
    formats: FormatConventions? = nil, localization: Localization? = nil, clock: (any ViewModelClock)? = nil
  ) -> Conventions {
    Conventions(
      formats: formats ?? self.formats, localization: localization ?? self.localization, clock: clock ?? self.clock,
      commandObserver: commandObserver)
  }

  /// The same with another observer of commands, or with none.
  func with(commandObserver: CommandObserver?) -> Conventions {
    Conventions(formats: formats, localization: localization, clock: clock, commandObserver: commandObserver)
  }
}

/// How a reader writes dates and numbers. Formatters are kept with it, and so it holds on to nothing of the app's.
final class FormatConventions: Sendable {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  /// Whether formatted texts have a plain space for each other Unicode space, as in examples.
  let normalizesSpaces: Bool

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone, normalizesSpaces: Bool = false) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.normalizesSpaces = normalizesSpaces
  }

  /// Whether both format alike.
  func formats(like other: FormatConventions) -> Bool {
    self === other || (locale == other.locale && timeZone == other.timeZone && calendar == other.calendar)
  }
}
