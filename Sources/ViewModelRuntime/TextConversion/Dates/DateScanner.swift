/// Reads a text along a pattern.
struct DateScanner {
  private var rest: ArraySlice<Unicode.Scalar>
  private var last: Unicode.Scalar?
  private let digits: DigitSet
  private(set) var fields = DateFields()

  init(_ text: String, _ digits: DigitSet) {
    rest = text.scalarsToCompare[...]
    if rest.first == " " { rest.removeFirst() }
    if rest.last == " " { rest.removeLast() }
    self.digits = digits
  }

  /// Whether the whole text is what the pieces say.
  mutating func read(_ pieces: [DatePattern.Piece], names: [DatePattern.NamedField: DateNames]) -> Bool {
    for index in pieces.indices {
      guard read(pieces[index], before: pieces[(index + 1)...], names) else { return false }
    }
    return rest.isEmpty
  }

  private mutating func read(
    _ piece: DatePattern.Piece, before next: ArraySlice<DatePattern.Piece>,
    _ names: [DatePattern.NamedField: DateNames]
  ) -> Bool {
    switch piece {
    // What ends a date may be missing: `2025. 12. 31` for `2025. 12. 31.`
    case .text(let text): return next.isEmpty && rest.isEmpty || take(text)
    case .number(let field):
      guard let number = number(field.digits, before: next), field.values.contains(number.value) else { return false }
      return set(field.part, number.value, digits: number.digits)
    case .decimals(let count):
      guard let number = number(count...count, before: next) else { return false }
      return fields.set(.nanosecond, (count..<9).reduce(number.value) { value, _ in value * 10 })
    case .name(let field):
      guard let name = names[field]?.read(rest) else { return false }
      drop(name.length)
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
}

extension DateScanner {
  private mutating func drop(_ count: Int) {
    if count > 0 { last = rest[rest.startIndex + count - 1] }
    rest = rest.dropFirst(count)
  }

  private func digit(_ scalar: Unicode.Scalar?) -> Int? {
    scalar.flatMap { digits.value(of: $0.halfWidth) }.map { Int($0) }
  }

  /// A space may be missing unless it keeps two words or two numbers apart.
  private mutating func take(_ text: [Unicode.Scalar]) -> Bool {
    for scalar in text {
      if let first = rest.first, first == scalar || first.halfWidth == scalar {
        drop(1)
      } else if scalar != " " || isWithinOne {
        return false
      }
    }
    return true
  }

  /// Whether a word or a number goes on.
  private var isWithinOne: Bool {
    guard let last, let next = rest.first else { return false }
    if digit(last) != nil { return digit(next) != nil }
    return last.properties.isAlphabetic && next.properties.isAlphabetic
  }

  /// The number that stands next. Where others follow with nothing between, they take their share of the digits from the
  /// end.
  private mutating func number(
    _ allowed: ClosedRange<Int>, before next: ArraySlice<DatePattern.Piece>
  ) -> (value: Int, digits: Int)? {
    let run = rest.prefix { digit($0) != nil }.count
    let count = run - Self.digits(atStartOf: next)
    guard allowed.contains(count) else { return nil }
    let value = rest.prefix(count).reduce(0) { $0 * 10 + (digit($1) ?? 0) }
    drop(count)
    return (value, count)
  }

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

  /// `Z`, `+01`, `+0100`, `+01:00`, and with seconds: those east of Greenwich.
  private mutating func offset() -> Int? {
    guard let sign = rest.first?.halfWidth else { return nil }
    drop(1)
    if sign == "Z" || sign == "z" { return 0 }
    guard sign == "+" || sign == "-" || sign == "\u{2212}" else { return nil }
    guard let hours = pair(), hours <= 18 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      if rest.first == ":" { drop(1) } else if digit(rest.first) == nil { break }
      guard let number = pair(), number < 60 else { return nil }
      seconds += number * unit
    }
    return sign == "+" ? seconds : -seconds
  }

  private mutating func pair() -> Int? {
    guard rest.count > 1, let tens = digit(rest.first), let ones = digit(rest.dropFirst().first) else { return nil }
    drop(2)
    return tens * 10 + ones
  }
}
