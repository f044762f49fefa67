public import Foundation

/// A day of the Gregorian calendar without a time zone, such as a birthday or a due date, from 0001-01-01 to
/// 9999-12-31.
public struct Day: Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01.
  package let number: Int

  package static let range = -719_162...2_932_896

  package init(clamping number: Int) {
    self.number = number.limited(to: Self.range)
  }

  /// Creates a day, or nil if the calendar does not have it.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    number = Self.number(year, month, day)
  }

  /// January 1 of the year 1.
  public static let earliest = Day(clamping: range.lowerBound)
  /// December 31 of the year 9999.
  public static let latest = Day(clamping: range.upperBound)

  /// Returns whether the left day is earlier.
  public static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }

  /// The year, from 1 to 9999.
  public var year: Int { civil.year }
  /// The month; 1 is January.
  public var month: Int { civil.month }
  /// The day of the month, from 1.
  public var day: Int { civil.day }
  /// The weekday; 1 is Sunday.
  public var weekday: Int { (number - Self.range.lowerBound + 1) % 7 + 1 }
}

// The algorithms days_from_civil and civil_from_days by Howard Hinnant, which are exact and the same on every platform.
extension Day {
  package static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  package var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// Returns the day with a distance added, limited to ``earliest`` and ``latest``. Years and months are added first,
  /// and a day that the month lacks becomes its last day. Weeks and days are added next.
  public func adding(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) -> Day {
    let (year, month, day) = civil
    let count = (year *| 12 +| (month - 1) +| years *| 12 +| months).limited(to: 0...120_000)
    let newYear = count / 12
    let newMonth = count % 12 + 1
    let start = Self.number(newYear, newMonth, min(day, Self.length(ofMonth: newMonth, year: newYear)))
    return Day(clamping: start +| weeks *| 7 +| days)
  }

  /// Returns the number of days to another day; negative if that is earlier.
  public func days(until other: Day) -> Int { other.number - number }
}

extension Day: CustomStringConvertible {
  /// The day as `yyyy-MM-dd`.
  public var description: String {
    let (year, month, day) = civil
    let years = String(year)
    return String(repeating: "0", count: 4 - years.count) + years + (month < 10 ? "-0" : "-") + String(month)
      + (day < 10 ? "-0" : "-") + String(day)
  }

  /// Creates a day from a text in the form `yyyy-MM-dd`, or nil for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? Int(Substring(part)) : nil
    }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}

extension Day: Codable {
  /// Decodes a text in the form `yyyy-MM-dd`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a day as yyyy-MM-dd")
    }
    self = day
  }

  /// Encodes the day as `2024-02-29`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Day {
  /// Creates the day of a date in a time zone.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public init(_ date: Date, zone: TimeZone? = nil, in context: DisplayContext) {
    let clamped = date.clampedToRange
    let zone = zone ?? context.timeZone
    let seconds = clamped.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: clamped))
    self.init(clamping: Int((seconds / 86_400).rounded(.down)))
  }

  /// Returns the start of the day in the context's time zone: midnight, or the next instant if the clocks skip
  /// midnight or the whole day.
  public func start(in context: DisplayContext) -> Date { start(zone: nil, in: context) }

  /// Returns the start of the day in a time zone.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func start(zone: TimeZone?, in context: DisplayContext) -> Date {
    var calendar = context.calendar
    if let zone { calendar.timeZone = zone }
    let noon = noon(in: calendar.timeZone)
    // Where clocks crossed the date line, as in Samoa on 2011-12-30, the day has no noon.
    let isSkipped = Day(noon, zone: calendar.timeZone, in: context) < self
    return calendar.startOfDay(for: isSkipped ? adding(days: 1).noon(in: calendar.timeZone) : noon)
  }

  /// Returns whether the day is the current one.
  public func isToday(in context: DisplayContext) -> Bool { self == Day(context.now(every: .day), in: context) }

  /// Returns whether the day is on a weekend of the locale's region.
  public func isWeekend(in context: DisplayContext) -> Bool {
    var calendar = context.calendar
    calendar.timeZone = .gmt
    return calendar.isDateInWeekend(noon(in: .gmt))
  }

  /// Returns the day in an ICU pattern such as `EEEE MMMM d, yyyy`.
  public func formatted(_ pattern: String, in context: DisplayContext) -> String {
    formatted(.pattern(pattern), context)
  }

  /// Returns the day in a style of the locale.
  public func formatted(date: DateFormatter.Style, in context: DisplayContext) -> String {
    formatted(.styles(date: date, time: .none), context)
  }

  /// Returns the components of an ICU template such as `MMMd` in the order of the locale.
  public func formatted(template: String, in context: DisplayContext) -> String {
    formatted(.template(template), context)
  }

  private func formatted(_ layout: DateLayout, _ context: DisplayContext) -> String {
    let formatter = FormatterCache.current.dateFormatter(layout, context.formats, zone: .gmt)
    return context.normalizingSpaces(formatter.string(from: noon(in: .gmt)))
  }

  /// Returns noon of the day in a time zone.
  func noon(in zone: TimeZone) -> Date {
    let noon = Double(number) * 86_400 + 43_200
    return Date(timeIntervalSince1970: noon - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))))
  }
}
