import VmgenSchemaSyntax

/// ISO 8601 dates in the Gregorian calendar, for the years 0001 to 9999.
struct CalendarReader {
  private var rest: Substring.UTF8View

  private init(_ text: String) { rest = text[...].utf8 }

  static func day(_ text: String) -> (year: Int, month: Int, day: Int)? {
    var reader = CalendarReader(text)
    guard let day = reader.day(), reader.rest.isEmpty else { return nil }
    return day
  }

  /// Returns the parsed date. A date without a time is midnight in UTC; a time must have a time zone.
  static func date(_ text: String) -> TypedExpression.Kind? {
    var reader = CalendarReader(text)
    guard let day = reader.day() else { return nil }
    let midnight = days(day.year, day.month, day.day) * 86_400
    if reader.rest.isEmpty { return .date(seconds: midnight, nanoseconds: 0) }
    guard reader.take("T") || reader.take(" "), let hour = reader.number(2), hour < 24, reader.take(":"),
      let minute = reader.number(2), minute < 60
    else { return nil }
    var second = 0
    var nanoseconds = 0
    if reader.take(":") {
      guard let number = reader.number(2), number < 60 else { return nil }
      second = number
      if reader.take(".") {
        guard let fraction = reader.fraction() else { return nil }
        nanoseconds = fraction
      }
    }
    guard let offset = reader.zone(), reader.rest.isEmpty else { return nil }
    return .date(seconds: midnight + hour * 3600 + minute * 60 + second - offset, nanoseconds: nanoseconds)
  }

  /// Returns the text of a date in UTC, `2022-12-01T00:00:00Z`, or nil if its year has not four digits.
  static func text(seconds: Int) -> String? {
    let time = (seconds % 86_400 + 86_400) % 86_400
    let count = (seconds - time) / 86_400
    // The year that begins at the last day before the date is found from the average length of a year.
    guard (-719_162...2_932_896).contains(count) else { return nil }
    var year = 1 + (count + 719_162) * 400 / 146_097
    while days(year, 1, 1) > count { year -= 1 }
    while days(year + 1, 1, 1) <= count { year += 1 }
    let month = (1...12).last { days(year, $0, 1) <= count } ?? 1
    func padded(_ number: Int, _ width: Int = 2) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".utf8.count)) + "\(number)"
    }
    let day = [padded(year, 4), padded(month), padded(count - days(year, month, 1) + 1)].joined(separator: "-")
    return "\(day)T\(padded(time / 3600)):\(padded(time / 60 % 60)):\(padded(time % 60))Z"
  }

  private mutating func day() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2), year > 0,
      (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    return (year, month, day)
  }

  /// Reads `Z`, or hours and minutes from UTC.
  private mutating func zone() -> Int? {
    if take("Z") { return 0 }
    let sign: Int
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private mutating func fraction() -> Int? {
    var value = 0
    var digits = 0
    while let byte = rest.first, (0x30...0x39).contains(byte) {
      rest.removeFirst()
      digits += 1
      guard digits <= 9 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    guard digits > 0 else { return nil }
    return (digits..<9).reduce(value) { scaled, _ in scaled * 10 }
  }

  private mutating func number(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let byte = rest.popFirst(), (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: symbol) else { return false }
    rest.removeFirst()
    return true
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days since 1970-01-01. Years are counted from March.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let (era, ofEra) = (shifted / 400, shifted % 400)
    let ofYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
