import Foundation

/// Formats and parses dates in one pattern.
final class DateEditor {
  private let pattern: DatePattern
  private let calendar: EditedCalendar
  private let clock: WallClock
  private let digits: DigitSet
  private let formatter: DateFormatter
  private let makeFormatter: (_ pattern: String, TimeZone) -> DateFormatter
  /// The names are created on demand: finding those of a calendar with leap months takes long, and a field that only
  /// displays a date does not need them.
  private lazy var names = makeNames()

  init(
    _ text: String, _ conventions: FormatConventions, zone: TimeZone?,
    makeFormatter: @escaping (_ pattern: String, TimeZone) -> DateFormatter
  ) {
    calendar = EditedCalendar(conventions.calendar)
    pattern = DatePattern(text, calendar)
    let zone = zone ?? conventions.timeZone
    clock = WallClock(zone: zone)
    digits = DigitSet(conventions.locale)
    formatter = makeFormatter(pattern.text, zone)
    self.makeFormatter = makeFormatter
  }

  private func makeNames() -> [DatePattern.NamedField: DateNames] {
    var names: [DatePattern.NamedField: DateNames] = [:]
    for case .name(let field) in pattern.pieces where names[field] == nil {
      names[field] = DateNames(field, calendar, makeFormatter(field.letters, .gmt))
    }
    return names
  }

  var isReadable: Bool { pattern.isReadable }

  func text(of date: Date) -> String {
    formatter.string(from: date.clampedToRange)
  }

  func date(of text: String, keeping old: Date?, now: Date) throws(TextProblem) -> Date {
    guard isReadable else { throw .unreadable }
    let text = text.trimmed
    if text.isEmpty { throw .missing }
    guard let fields = fields(of: text) else { throw notADate }
    // If the text contains the old date's fields, the old date is kept, with the parts that the pattern does not show.
    if let old, self.fields(of: self.text(of: old)) == fields { return old }
    let edited = EditedDate(
      calendar: calendar, clock: clock, fields: fields, old: old, now: now, weekdayName: weekdayName)
    return try confirmed(edited.date(), fields)
  }

  /// Returns a date only if formatting it produces its fields: February 30 becomes another date.
  private func confirmed(_ date: Date, _ asked: DateFields) throws(TextProblem) -> Date {
    // The typed offset may differ from that of the time zone.
    if let offset = asked[.offset], clock.zone.secondsFromGMT(for: date) != offset { return date }
    var date = date
    // The nearest `Double` may be less than the typed decimals, and would be truncated.
    for _ in 0..<3 {
      guard let written = fields(of: text(of: date)) else { throw .noSuchDate }
      if asked.matches(written) { return date }
      date = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp)
    }
    throw .noSuchDate
  }

  private func fields(of text: String) -> DateFields? {
    guard var scanner = DateScanner(text, digits) else { return nil }
    return scanner.read(pattern.pieces, names: names) ? scanner.fields : nil
  }

  private var notADate: TextProblem {
    let example = clock.instant(ofNearest: Day.number(2025, 12, 31) * 86_400 + 52_200)
    return pattern.showsDate ? .notADate(example: text(of: example)) : .notATime(example: text(of: example))
  }

  private func weekdayName(of day: Int) -> String {
    makeFormatter("EEEE", .gmt).string(from: EditedCalendar.noon(of: day))
  }
}
