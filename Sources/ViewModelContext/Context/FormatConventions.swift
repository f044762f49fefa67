import Foundation

/// The formats, localization, clock and objects that the view models of a context share.
final class Conventions: Sendable {
  let formats: FormatConventions
  let localization: Localization
  let clock: any ViewModelClock
  let objects: SharedObjects
  /// Whether the date of the clock advances.
  let followsClock: Bool
  /// The source of the settings, if they follow those of the device.
  let source: LiveContext?

  init(
    formats: FormatConventions, localization: Localization, clock: any ViewModelClock,
    objects: SharedObjects = SharedObjects(), source: LiveContext? = nil
  ) {
    followsClock = !(clock is FixedClock)
    self.source = source
    self.formats = formats
    self.localization = localization
    self.clock = clock
    self.objects = objects
  }

  /// Returns a copy with other values.
  func with(
    formats: FormatConventions? = nil, localization: Localization? = nil, clock: (any ViewModelClock)? = nil,
    objects: SharedObjects? = nil, source: LiveContext? = nil
  ) -> Conventions {
    Conventions(
      formats: formats ?? self.formats, localization: localization ?? self.localization, clock: clock ?? self.clock,
      objects: objects ?? self.objects, source: source ?? self.source)
  }
}

/// The objects of the module ViewModelRuntime that view models share.
package struct SharedObjects: Sendable {
  /// An `ActObserver`.
  package var actObserver: (any Sendable)?
  /// A `CommandObserver`.
  package var commandObserver: (any Sendable)?
  /// A `QuestionQueue`.
  package var questions: (any Sendable)?
  /// An `UndoStack`.
  package var undoStack: (any Sendable)?
}

/// The locale, calendar and time zone of formats. Formatters are cached for them, and do not keep objects of the app
/// alive.
package final class FormatConventions: Sendable {
  package let locale: Locale
  package let calendar: Calendar
  package let timeZone: TimeZone
  /// Whether formatted texts have a plain space in place of each other Unicode space, as in examples.
  let normalizesSpaces: Bool

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone, normalizesSpaces: Bool = false) {
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

  package mutating func number(of conventions: FormatConventions) -> Int {
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
