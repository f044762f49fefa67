/// An ICU pattern's pieces, as far as they can be read back.
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
    /// How many digits it has at least.
    let width: Int
    /// How many it may be typed with.
    let digits: ClosedRange<Int>
    let values: ClosedRange<Int>
  }

  /// A part that is a word, and the letters that ask for it.
  struct NamedField: Hashable {
    let part: DateFields.Part
    let letters: String
  }

  /// The pattern as it is written for editing.
  private(set) var text = ""
  private(set) var pieces: [Piece] = []
  /// Whether all that it shows can be read.
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

  /// Words between `'` and `'`; `''` is an apostrophe, within them too.
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
    // White space in a row is one space.
    pieces[pieces.count - 1] = .text(before + scalars.drop { $0 == " " && before.last == " " })
  }

  /// White space at either end counts as little in a pattern as in a text.
  private mutating func trim() {
    if case .text(let scalars)? = pieces.first, scalars.first == " " { pieces[0] = .text(Array(scalars.dropFirst())) }
    if case .text(let scalars)? = pieces.last, scalars.last == " " {
      pieces[pieces.count - 1] = .text(scalars.dropLast())
    }
  }

  private mutating func appendField(_ letter: Unicode.Scalar, _ count: Int, _ calendar: EditedCalendar) {
    // A year of one's own length shows 25 for the year 25, and would be read so where 2025 is meant.
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
  /// Whether it shows more than a time of day.
  var showsDate: Bool {
    pieces.contains { piece in
      switch piece {
      case .number(let field): [.year, .shortYear, .monthNumber, .day].contains(field.part)
      case .name(let field): field.part != .half
      case .text, .decimals, .offset: false
      }
    }
  }

  /// What a field reads; nil for one that tells no date (a quarter), or not which (a month's first letter).
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
    // A repeated month's number has a mark beside it.
    case ("M", 1...2), ("L", 1...2): return calendar.repeatsMonths ? name(.month) : number(.monthNumber, 1...2, 1...13)
    case ("M", 3...4), ("L", 3...4): return name(.month)
    case ("d", 1...2): return number(.day, 1...2, 1...32)
    case ("E", 1...4), ("e", 3...4), ("c", 3...4): return name(.weekday)
    case ("H", 1...2): return number(.hour, 1...2, 0...23)
    case ("k", 1...2): return number(.hour, 1...2, 1...24)
    case ("h", 1...2): return number(.hourOfHalf, 1...2, 1...12)
    case ("K", 1...2): return number(.hourOfHalf, 1...2, 0...11)
    case ("a", 1...4): return name(.half)
    // 1:5 may be meant for 1:05 or for 1:50.
    case ("m", 1...2): return number(.minute, count...2, 0...59)
    case ("s", 1...2): return number(.second, count...2, 0...59)
    case ("S", 1...9): return .decimals(count)
    case ("X", 1...5), ("x", 1...5), ("Z", 1...3), ("Z", 5): return .offset
    default: return nil
    }
  }
}
