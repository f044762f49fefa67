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
