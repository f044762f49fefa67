import Foundation
import ViewModelContext

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

/// A calendar whose days are numbered from 1970-01-01.
struct EditedCalendar {
  /// The position of a day in the calendar.
  struct Place: Equatable {
    var era: Int
    var year: Int
    /// The month as in ``DateFields/Part/month``.
    var month: Int
    var day: Int
  }

  private let calendar: Calendar
  /// Whether the calendar is Gregorian throughout, as texts and days are. Foundation's calendar is Julian before 1582.
  let isGregorian: Bool
  /// Whether years restart with an emperor, a republic or a cycle.
  let hasShortYears: Bool
  /// Whether a month may occur twice in a year.
  let repeatsMonths: Bool
  private let isHebrew: Bool

  init(_ calendar: Calendar) {
    var calendar = calendar
    calendar.timeZone = .gmt
    self.calendar = calendar
    isGregorian = calendar.identifier == .gregorian
    hasShortYears = [.japanese, .republicOfChina, .chinese].contains(calendar.identifier)
    repeatsMonths = calendar.identifier == .chinese
    isHebrew = calendar.identifier == .hebrew
  }

  /// Returns the month for a number. Only leap years of the Hebrew calendar have a sixth month of their own.
  func month(numbered number: Int, inYear year: Int) -> Int {
    isHebrew && !Self.isLongHebrewYear(year) && number >= 6 ? number + 1 : number
  }

  private static func isLongHebrewYear(_ year: Int) -> Bool { (year * 7 + 1) % 19 < 7 }

  /// A day in each month that has its own name.
  var daysOfMonths: [Int] {
    // Any month of the Chinese calendar may be repeated, although some rarely are. The Hebrew calendar repeats its
    // sixth month at least every three years, and then both have other names. The Coptic calendar has a month of five
    // days.
    let days = repeatsMonths ? stride(from: -25_000, to: 47_500, by: 14) : stride(from: 20_000, to: 21_200, by: 3)
    var known: Set<Int> = []
    return days.filter { day in
      let place = place(ofDay: day)
      return known.insert(place.month * 2 + (isHebrew && Self.isLongHebrewYear(place.year) ? 1 : 0)).inserted
    }
  }

  func place(ofDay number: Int) -> Place {
    if isGregorian {
      let (year, month, day) = Day(clamping: number).civil
      return Place(era: 1, year: year, month: month * 2, day: day)
    }
    let parts = calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: Self.noon(of: number))
    return Place(
      era: parts.era ?? 0, year: parts.year ?? 0, month: (parts.month ?? 0) * 2 + (parts.isLeapMonth == true ? 1 : 0),
      day: parts.day ?? 0)
  }

  /// Returns the number of a day, or nil if the calendar does not have it.
  func day(at place: Place) -> Int? {
    if isGregorian {
      return place.era == 1 ? Day(year: place.year, month: place.month / 2, day: place.day)?.number : nil
    }
    var parts = DateComponents(
      calendar: calendar, timeZone: .gmt, era: place.era, year: place.year, month: place.month / 2, day: place.day,
      hour: 12)
    if place.month % 2 == 1 { parts.isLeapMonth = true }
    guard let date = calendar.date(from: parts) else { return nil }
    let number = Int((date.clampedToRange.timeIntervalSince1970 / 86_400).rounded(.down))
    return self.place(ofDay: number) == place ? number : nil
  }

  /// Returns noon of a day in GMT.
  static func noon(of day: Int) -> Date {
    Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
  }
}

/// The date of an edited text: fields of the text, completed with those of another date.
struct EditedDate {
  let calendar: EditedCalendar
  let clock: WallClock
  let fields: DateFields
  let old: Date?
  let now: Date
  /// Returns the name of a day's weekday for users.
  let weekdayName: (_ day: Int) -> String

  /// Returns the date.
  ///
  /// - Throws: `noSuchDate`, `wrongWeekday` or `noSuchTime`.
  func date() throws(TextProblem) -> Date {
    let base = (old ?? now).clampedToRange
    let reading = clock.reading(at: base)
    let (baseDay, baseTime) = reading.dividedDown(by: 86_400)
    guard let day = day(from: calendar.place(ofDay: baseDay)) else { throw .noSuchDate }
    if let weekday = fields[.weekday], weekday != Day(clamping: day).weekday {
      throw .wrongWeekday(weekdayName(day))
    }
    let seconds = time(from: old == nil ? 0 : baseTime)
    let whole = try instant(day: day, seconds: seconds)
    return whole.addingTimeInterval(fraction(of: base)).clampedToRange
  }

  private func instant(day: Int, seconds: Int) throws(TextProblem) -> Date {
    let reading = day * 86_400 + seconds
    if let offset = fields[.offset] {
      // A historical offset with seconds is formatted without them.
      if let own = clock.instant(of: reading), clock.zone.secondsFromGMT(for: own) / 60 == offset / 60 { return own }
      return Date(timeIntervalSince1970: Double(reading - offset))
    }
    guard fields.has(anyOf: .hour, .hourOfHalf, .minute) else { return clock.instant(ofNearest: reading) }
    guard let instant = clock.instant(of: reading) else { throw .noSuchTime }
    return instant
  }

  private func fraction(of base: Date) -> Double {
    if let nanosecond = fields[.nanosecond] { return Double(nanosecond) / 1e9 }
    let seconds = base.timeIntervalSince1970
    return old == nil ? 0 : seconds - seconds.rounded(.down)
  }

  /// Returns the seconds since midnight.
  private func time(from base: Int) -> Int {
    let baseHour = base / 3600
    var hour = fields[.hour] ?? baseHour
    if fields[.hour] == nil, fields.has(anyOf: .hourOfHalf, .half) {
      hour = (fields[.half] ?? baseHour / 12) * 12 + (fields[.hourOfHalf] ?? baseHour % 12)
    }
    return hour * 3600 + (fields[.minute] ?? base / 60 % 60) * 60 + (fields[.second] ?? base % 60)
  }
}

extension EditedDate {
  /// Returns the day, or nil if there is none.
  private func day(from base: EditedCalendar.Place) -> Int? {
    guard fields.has(anyOf: .era, .year, .shortYear, .month, .monthNumber, .day) else { return calendar.day(at: base) }
    var place = base
    place.era = fields[.era] ?? base.era
    place.year = fields[.year] ?? fields[.shortYear].map { year(endingIn: $0, near: base.year) } ?? base.year
    let hasYear = fields.has(anyOf: .era, .year, .shortYear)
    let numbered = fields[.monthNumber].map { calendar.month(numbered: $0, inYear: place.year) * 2 }
    place.month = fields[.month] ?? numbered ?? (old == nil && hasYear ? 2 : base.month)
    if let day = fields[.day] {
      place.day = day
      return calendar.day(at: place)
    }
    place.day = old == nil ? 1 : base.day
    return lastDay(upTo: place) ?? (place.month == base.month ? ordinaryMonth(of: place) : nil)
  }

  /// Returns the last day of the month if the month is too short for a day that the text does not contain.
  private func lastDay(upTo place: EditedCalendar.Place) -> Int? {
    var place = place
    while place.day > 0 {
      if let day = calendar.day(at: place) { return day }
      place.day -= 1
    }
    return nil
  }

  /// Returns the repeated month in place of a leap month that another year lacks.
  private func ordinaryMonth(of place: EditedCalendar.Place) -> Int? {
    var place = place
    place.month -= place.month % 2
    return lastDay(upTo: place)
  }

  /// Returns the year in the old date's century, or, without an old date, from 80 years ago to 19 years ahead.
  private func year(endingIn digits: Int, near base: Int) -> Int {
    if old != nil { return base - base % 100 + digits }
    let first = base - 80
    return first + (digits - first % 100 + 100) % 100
  }
}

extension Int {
  fileprivate func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (self % divisor + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }
}
