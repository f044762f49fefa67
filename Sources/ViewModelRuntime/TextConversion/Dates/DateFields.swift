/// The fields of a date in a text.
struct DateFields: Equatable {
  enum Part: Hashable {
    case era, year
    /// The last two digits of a year.
    case shortYear
    /// Twice the number of the month, plus one for a leap month in calendars that repeat a month.
    case month
    /// The number of the month in digits.
    case monthNumber
    case day
    /// The weekday; 1 is Sunday.
    case weekday
    case hour
    /// The hour, from 0 to 11.
    case hourOfHalf
    /// The half of the day; 0 is before noon.
    case half
    case minute, second, nanosecond
    /// The offset from GMT in seconds.
    case offset
  }

  private var values: [Part: Int] = [:]

  subscript(part: Part) -> Int? { values[part] }

  /// Sets a field, or returns false if the field already has another value.
  mutating func set(_ part: Part, _ value: Int) -> Bool {
    values.updateValue(value, forKey: part).map { $0 == value } ?? true
  }

  func has(anyOf parts: Part...) -> Bool { parts.contains { values[$0] != nil } }

  /// Returns whether a formatted date has the same fields. A full year matches its last two digits, and decimals of the
  /// second match up to a millisecond.
  func matches(_ written: DateFields) -> Bool {
    values.allSatisfy { part, value in
      switch part {
      case .year where written[.year] == nil: written[.shortYear] == value % 100
      case .nanosecond: written[part].map { $0 / 1_000_000 } == value / 1_000_000
      default: written[part] == value
      }
    }
  }
}
