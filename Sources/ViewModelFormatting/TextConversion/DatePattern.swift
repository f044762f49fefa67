import Foundation
import ViewModelContext

/// The pieces of an ICU pattern that can be parsed.
struct DatePattern {
  enum Piece: Equatable {
    case text([Unicode.Scalar])
    case number(NumericField)
    case name(NamedField)
    /// Decimals of the second.
    case decimals(Int)
    case offset
  }

  struct NumericField: Equatable {
    let part: DateFields.Part
    /// The minimum number of digits.
    let width: Int
    /// The numbers of digits that can be parsed.
    let digits: ClosedRange<Int>
    let values: ClosedRange<Int>
  }

  /// A field with names, and its pattern letters.
  struct NamedField: Hashable {
    let part: DateFields.Part
    let letters: String
  }

  /// The pattern for editing.
  private(set) var text = ""
  private(set) var pieces: [Piece] = []
  /// Whether all fields of the pattern can be parsed.
  private(set) var isReadable = true

  init(_ pattern: String, _ calendar: EditedCalendar) {
    var rest = pattern.unicodeScalars[...]
    while let first = rest.first {
      if first == "'" {
        let quoted = Self.takeQuoted(&rest)
        text += quoted.source
        appendText(quoted.text)
      } else if first.properties.isAlphabetic, first.isASCII {
        let run = rest.prefix { $0 == first }
        rest = rest.dropFirst(run.count)
        appendField(first, run.count, calendar)
      } else {
        rest.removeFirst()
        text.unicodeScalars.append(first)
        appendText(String(first))
      }
    }
    trim()
  }

  /// Reads literal text between `'` and `'`; `''` is an apostrophe, also inside.
  private static func takeQuoted(_ rest: inout Substring.UnicodeScalarView) -> (source: String, text: String) {
    let all = rest
    var words = String.UnicodeScalarView()
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return ("''", "'")
    }
    while let next = rest.popFirst() {
      if next == "'" {
        guard rest.first == "'" else { break }
        rest.removeFirst()
      }
      words.append(next)
    }
    return (String(all[..<rest.startIndex]), String(words))
  }

  private mutating func appendText(_ added: String) {
    let scalars = added.scalarsToCompare
    if scalars.isEmpty { return }
    guard case .text(let before)? = pieces.last else { return pieces.append(.text(scalars)) }
    // Consecutive white space becomes one space.
    pieces[pieces.count - 1] = .text(before + scalars.drop { $0 == " " && before.last == " " })
  }

  /// Removes white space at both ends, as in parsed texts.
  private mutating func trim() {
    if case .text(let scalars)? = pieces.first, scalars.first == " " { pieces[0] = .text(Array(scalars.dropFirst())) }
    if case .text(let scalars)? = pieces.last, scalars.last == " " {
      pieces[pieces.count - 1] = .text(scalars.dropLast())
    }
  }

  private mutating func appendField(_ letter: Unicode.Scalar, _ count: Int, _ calendar: EditedCalendar) {
    // A year without a minimum length displays 25 for the year 25, and 25 would then be parsed as that year where 2025
    // is meant.
    let isLoneYear = count == 1 && (letter == "y" || letter == "u") && !calendar.hasShortYears
    let length = isLoneYear ? 4 : count
    text += String(repeating: String(letter), count: length)
    if let piece = Self.piece(letter, length, calendar) {
      pieces.append(piece)
    } else {
      isReadable = false
    }
  }
}

extension DatePattern {
  /// Whether the pattern has more than a time of day.
  var showsDate: Bool {
    pieces.contains { piece in
      switch piece {
      case .number(let field): [.year, .shortYear, .monthNumber, .day].contains(field.part)
      case .name(let field): field.part != .half
      case .text, .decimals, .offset: false
      }
    }
  }

  /// Returns a piece for a field, or nil if the field does not determine a date (a quarter) or is ambiguous (the first
  /// letter of a month).
  private static func piece(_ letter: Unicode.Scalar, _ count: Int, _ calendar: EditedCalendar) -> Piece? {
    func name(_ part: DateFields.Part) -> Piece {
      .name(NamedField(part: part, letters: String(repeating: String(letter), count: count)))
    }
    func number(_ part: DateFields.Part, _ digits: ClosedRange<Int>, _ values: ClosedRange<Int>) -> Piece {
      .number(NumericField(part: part, width: count, digits: digits, values: values))
    }
    switch (letter, count) {
    case ("G", 1...5): return name(.era)
    case ("y", 2): return number(.shortYear, 2...4, 0...9999)
    case ("u", _) where !calendar.isGregorian: return nil
    case ("y", 1...4), ("u", 1...4): return number(.year, calendar.hasShortYears ? 1...4 : 4...4, 1...9999)
    // The number of a repeated month has an additional mark.
    case ("M", 1...2), ("L", 1...2): return calendar.repeatsMonths ? name(.month) : number(.monthNumber, 1...2, 1...13)
    case ("M", 3...4), ("L", 3...4): return name(.month)
    case ("d", 1...2): return number(.day, 1...2, 1...32)
    case ("E", 1...4), ("e", 3...4), ("c", 3...4): return name(.weekday)
    case ("H", 1...2): return number(.hour, 1...2, 0...23)
    case ("k", 1...2): return number(.hour, 1...2, 1...24)
    case ("h", 1...2): return number(.hourOfHalf, 1...2, 1...12)
    case ("K", 1...2): return number(.hourOfHalf, 1...2, 0...11)
    case ("a", 1...4): return name(.half)
    // 1:5 may mean 1:05 or 1:50.
    case ("m", 1...2): return number(.minute, count...2, 0...59)
    case ("s", 1...2): return number(.second, count...2, 0...59)
    case ("S", 1...9): return .decimals(count)
    case ("X", 1...5), ("x", 1...5), ("Z", 1...3), ("Z", 5): return .offset
    default: return nil
    }
  }
}

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

extension FormatConventions {
  /// The pattern of year, month and day in numbers, in the order of the locale.
  var shortDatePattern: String {
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    let locale = Locale(components: components)
    return DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yyyy-MM-dd"
  }

  /// The conventions with the Gregorian calendar.
  var gregorian: FormatConventions {
    FormatConventions(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
  }
}
