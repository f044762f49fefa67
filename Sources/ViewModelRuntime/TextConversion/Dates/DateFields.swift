/// What a text says of a date, part by part.
struct DateFields: Equatable {
  enum Part: Hashable {
    case era, year
    /// A year's last two digits.
    case shortYear
    /// Twice its number; one more for a leap month, of the calendars that repeat a month.
    case month
    /// As it is written in digits.
    case monthNumber
    case day
    /// 1 is Sunday.
    case weekday
    case hour
    /// From 0 to 11.
    case hourOfHalf
    /// 0 before noon.
    case half
    case minute, second, nanosecond
    /// Seconds east of Greenwich.
    case offset
  }

  private var values: [Part: Int] = [:]

  subscript(part: Part) -> Int? { values[part] }

  /// Sets a part; false where it was said before to be another.
  mutating func set(_ part: Part, _ value: Int) -> Bool {
    values.updateValue(value, forKey: part).map { $0 == value } ?? true
  }

  func has(anyOf parts: Part...) -> Bool { parts.contains { values[$0] != nil } }

  /// Whether a date that is written as `written` is what this asks for: a year in full is as good as its last two
  /// digits, and formatters know no less than a millisecond.
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
