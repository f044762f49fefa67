import Foundation

/// The names of one field of a date, as the formatter writes them.
struct DateNames {
  /// The names in descending order of length, so that the longest match is found first.
  private var names: [(scalars: [Unicode.Scalar], value: Int)] = []

  /// Reads the names from a formatter.
  ///
  /// - Parameter formatter: A formatter in GMT, whose pattern is changed.
  init(_ field: DatePattern.NamedField, _ calendar: EditedCalendar, _ formatter: DateFormatter) {
    var known: Set<[Unicode.Scalar]> = []
    func add(_ name: String, _ value: Int) {
      let scalars = name.scalarsToCompare
      if !scalars.isEmpty, known.insert(scalars).inserted { names.append((scalars, value)) }
    }
    let samples = Self.samples(of: field.part, calendar)
    for letters in [field.letters] + Self.otherLetters(field) {
      formatter.dateFormat = letters
      for (date, value) in samples { add(formatter.string(from: date), value) }
    }
    if field.part == .half {
      add("AM", 0)
      add("PM", 1)
    }
    names.sort { $0.scalars.count > $1.scalars.count }
  }

  /// Returns the value and length of the name at the start of a text, ignoring case.
  func read(_ text: ArraySlice<Unicode.Scalar>) -> (value: Int, length: Int)? {
    let found = names.first { name in
      name.scalars.count <= text.count && zip(name.scalars, text).allSatisfy { $0.isEqual(ignoringCase: $1) }
    }
    return found.map { ($0.value, $0.scalars.count) }
  }

  /// Full names are parsed in place of abbreviated ones, and the reverse.
  private static func otherLetters(_ field: DatePattern.NamedField) -> [String] {
    switch field.part {
    case .month where field.letters.count > 2: ["MMMM", "LLLL", "MMM", "LLL"]
    case .weekday: ["EEEE", "cccc", "EEE", "ccc"]
    case .era: ["G", "GGGG"]
    default: []
    }
  }

  /// Returns a date for each name, with the value of the name.
  private static func samples(of part: DateFields.Part, _ calendar: EditedCalendar) -> [(Date, Int)] {
    switch part {
    case .half: return [0, 1].map { (Date(timeIntervalSince1970: Double($0) * 43_200 + 21_600), $0) }
    case .weekday:
      return (0..<7).map { (EditedCalendar.noon(of: $0), Day(clamping: $0).weekday) }
    case .month: return calendar.daysOfMonths.map { (EditedCalendar.noon(of: $0), calendar.place(ofDay: $0).month) }
    case .era where calendar.isGregorian: return [(EditedCalendar.noon(of: 0), 1)]
    case .era:
      // Since 1868, an era of Japan is the reign of an emperor; earlier eras were short.
      let days = [stride(from: -37_500, to: 24_000, by: 100), stride(from: -484_000, to: -37_500, by: 500)]
      return distinct(days.joined()) { calendar.place(ofDay: $0).era }
        + distinct(stride(from: Day.range.lowerBound, to: Day.range.upperBound, by: 36_500)) {
          calendar.place(ofDay: $0).era
        }
    default: return []
    }
  }

  private static func distinct(_ days: some Sequence<Int>, value: (Int) -> Int) -> [(Date, Int)] {
    var known: Set<Int> = []
    return days.compactMap { day in
      let value = value(day)
      return known.insert(value).inserted ? (EditedCalendar.noon(of: day), value) : nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate func isEqual(ignoringCase other: Unicode.Scalar) -> Bool {
    self == other || properties.lowercaseMapping == other.properties.lowercaseMapping
  }
}
