import Foundation

/// The formats, localization, clock, command observer and questions that the view models of a context share.
final class Conventions: Sendable {
  let formats: FormatConventions
  let localization: Localization
  let clock: any ViewModelClock
  /// A `CommandObserver` of the module ViewModelRuntime.
  let commandObserver: (any Sendable)?
  /// A `QuestionQueue` of the module ViewModelRuntime.
  let questions: (any Sendable)?
  /// Whether the date of the clock advances.
  let followsClock: Bool
  /// The source of the settings, if they follow those of the device.
  let source: LiveContext?

  init(
    formats: FormatConventions, localization: Localization, clock: any ViewModelClock,
    commandObserver: (any Sendable)?, questions: (any Sendable)?, source: LiveContext? = nil
  ) {
    followsClock = !(clock is FixedClock)
    self.source = source
    self.formats = formats
    self.localization = localization
    self.clock = clock
    self.commandObserver = commandObserver
    self.questions = questions
  }

  /// Returns a copy with other values.
  func with(
    formats: FormatConventions? = nil, localization: Localization? = nil, clock: (any ViewModelClock)? = nil,
    source: LiveContext? = nil
  ) -> Conventions {
    Conventions(
      formats: formats ?? self.formats, localization: localization ?? self.localization, clock: clock ?? self.clock,
      commandObserver: commandObserver, questions: questions, source: source ?? self.source)
  }

  /// Returns a copy with another observer of commands, or without one.
  func with(commandObserver: (any Sendable)?) -> Conventions {
    Conventions(
      formats: formats, localization: localization, clock: clock, commandObserver: commandObserver,
      questions: questions, source: source)
  }

  /// Returns a copy with another queue of questions, or without one.
  func with(questions: (any Sendable)?) -> Conventions {
    Conventions(
      formats: formats, localization: localization, clock: clock, commandObserver: commandObserver,
      questions: questions, source: source)
  }
}

/// The locale, calendar and time zone of formats. Formatters are cached for them, and do not keep objects of the app
/// alive.
final class FormatConventions: Sendable {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  /// Whether formatted texts have a plain space in place of each other Unicode space, as in examples.
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

  /// Returns whether both produce the same formats.
  func formats(like other: FormatConventions) -> Bool {
    self === other || (locale == other.locale && timeZone == other.timeZone && calendar == other.calendar)
  }
}

/// The settings of formats that the environment of a view provides.
package struct EnvironmentFormats: Equatable, Sendable {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

/// Numbers for conventions; equal formats have the same number. Comparing calendars would take a quarter of the time of
/// formatting.
struct KnownConventions {
  private var numbers: [ObjectIdentifier: (conventions: FormatConventions, number: Int)] = [:]
  private var last: (conventions: FormatConventions, number: Int)?
  private var next = 0

  mutating func number(of conventions: FormatConventions) -> Int {
    if let last, last.conventions === conventions { return last.number }
    let found = find(conventions)
    last = (conventions, found)
    return found
  }

  private mutating func find(_ conventions: FormatConventions) -> Int {
    let identity = ObjectIdentifier(conventions)
    // The cache retains the objects, so that no identity is reused.
    if let known = numbers[identity] { return known.number }
    if numbers.count >= FormatterCache.capacity { numbers.removeAll(keepingCapacity: true) }
    let alike = numbers.values.first { $0.conventions.formats(like: conventions) }
    if alike == nil { next += 1 }
    let number = alike?.number ?? next
    numbers[identity] = (conventions, number)
    return number
  }
}
