/// Parses a text with the pattern of a date.
struct DateScanner {
  private var scanner: PatternScanner
  private(set) var fields = DateFields()

  init?(_ text: String, _ digits: DigitSet) {
    guard let scanner = PatternScanner(text, digits) else { return nil }
    self.scanner = scanner
  }

  /// Returns whether the whole text matches the pieces.
  mutating func read(_ pieces: [DatePattern.Piece], names: [DatePattern.NamedField: DateNames]) -> Bool {
    for index in pieces.indices {
      guard read(pieces[index], before: pieces[(index + 1)...], names) else { return false }
    }
    return scanner.rest.isEmpty
  }

  private mutating func read(
    _ piece: DatePattern.Piece, before next: ArraySlice<DatePattern.Piece>,
    _ names: [DatePattern.NamedField: DateNames]
  ) -> Bool {
    switch piece {
    // Text at the end of a date may be missing: `2025. 12. 31` for `2025. 12. 31.`
    case .text(let text): return next.isEmpty && scanner.rest.isEmpty || scanner.take(text)
    case .number(let field):
      let number = scanner.number(field.digits, following: Self.digits(atStartOf: next))
      guard let number, field.values.contains(number.value) else { return false }
      return set(field.part, number.value, digits: number.digits)
    case .decimals(let count):
      let number = scanner.number(count...count, following: Self.digits(atStartOf: next))
      guard let number else { return false }
      return fields.set(.nanosecond, (count..<9).reduce(number.value) { value, _ in value * 10 })
    case .name(let field):
      guard let name = names[field]?.read(scanner.rest) else { return false }
      scanner.drop(name.length)
      return fields.set(field.part, name.value)
    case .offset:
      guard let seconds = offset() else { return false }
      return fields.set(.offset, seconds)
    }
  }

  private mutating func set(_ part: DateFields.Part, _ value: Int, digits: Int) -> Bool {
    switch part {
    case .shortYear where digits == 4: value > 0 && fields.set(.year, value)
    case .shortYear: digits == 2 && fields.set(.shortYear, value)
    case .hour: fields.set(.hour, value % 24)
    case .hourOfHalf: fields.set(.hourOfHalf, value % 12)
    default: fields.set(part, value)
    }
  }

  /// Returns the number of digits of adjacent numbers without a separator.
  private static func digits(atStartOf pieces: ArraySlice<DatePattern.Piece>) -> Int {
    var count = 0
    for piece in pieces {
      switch piece {
      case .number(let field): count += field.width
      case .decimals(let width): count += width
      case .text, .name, .offset: return count
      }
    }
    return count
  }

  /// Parses `Z`, `+01`, `+0100`, `+01:00`, or an offset with seconds, and returns the offset from GMT in seconds.
  private mutating func offset() -> Int? {
    guard let sign = scanner.take(where: { "Zz+-\u{2212}".unicodeScalars.contains($0) }) else { return nil }
    if sign == "Z" || sign == "z" { return 0 }
    var digits: [Int] = []
    while digits.count < 3 {
      if !digits.isEmpty, !scanner.take([":"]), scanner.digitsAhead == 0 { break }
      guard let pair = pair(), pair < (digits.isEmpty ? 19 : 60) else { return nil }
      digits.append(pair)
    }
    let seconds = zip(digits, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return sign == "+" ? seconds : -seconds
  }

  private mutating func pair() -> Int? {
    let run = scanner.digitsAhead
    return run < 2 ? nil : scanner.number(2...2, following: run - 2)?.value
  }
}
