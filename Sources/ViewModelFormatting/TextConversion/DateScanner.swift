import Foundation
import ViewModelContext

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

/// Parses a text with a pattern from its beginning.
struct PatternScanner {
  private(set) var rest: ArraySlice<Unicode.Scalar> = []
  private var last: Unicode.Scalar?
  private let digits: DigitSet

  /// Creates a scanner, or nil for a text that is longer than any date or duration.
  init?(_ text: String, _ digits: DigitSet) {
    guard text.utf8.count <= 4000 else { return nil }
    self.digits = digits
    rest = text.scalarsToCompare[...]
    if rest.first == " " { rest.removeFirst() }
    if rest.last == " " { rest.removeLast() }
  }

  mutating func drop(_ count: Int) {
    if count > 0 { last = rest[rest.startIndex + count - 1] }
    rest = rest.dropFirst(count)
  }

  private func digit(_ scalar: Unicode.Scalar) -> Int? {
    digits.value(of: scalar.halfWidth).map { Int($0) }
  }

  /// The number of digits that follow.
  var digitsAhead: Int { rest.prefix { digit($0) != nil }.count }

  /// Returns the next scalar in half width if it satisfies a condition.
  mutating func take(where isOne: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    guard let scalar = rest.first?.halfWidth, isOne(scalar) else { return nil }
    drop(1)
    return scalar
  }

  /// Reads a literal of the pattern and returns whether it matches. A space may be missing, except between two words or
  /// two numbers.
  mutating func take(_ text: [Unicode.Scalar]) -> Bool {
    for scalar in text {
      if let first = rest.first, first == scalar || first.halfWidth == scalar {
        drop(1)
      } else if scalar != " " || isWithinOne {
        return false
      }
    }
    return true
  }

  /// Whether the position is inside of a word or number.
  private var isWithinOne: Bool {
    guard let last, let next = rest.first else { return false }
    if digit(last) != nil { return digit(next) != nil }
    return last.properties.isAlphabetic && next.properties.isAlphabetic
  }

  /// Returns the next number, at most `Int.max`, or nil if its number of digits is not allowed.
  ///
  /// - Parameter following: The number of digits that belong to adjacent numbers.
  mutating func number(_ allowed: ClosedRange<Int>, following: Int) -> (value: Int, digits: Int)? {
    let count = digitsAhead - following
    guard allowed.contains(count) else { return nil }
    let value = rest.prefix(count).reduce(0) { ($0 *| 10) +| (digit($1) ?? 0) }
    drop(count)
    return (value, count)
  }
}

extension String {
  /// The scalars for comparing typed with formatted text: composed characters without marks of text direction, and one
  /// plain space for consecutive white space.
  var scalarsToCompare: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in precomposedStringWithCanonicalMapping.unicodeScalars where !scalar.isDirectionMark {
      if !scalar.properties.isWhitespace {
        scalars.append(scalar)
      } else if scalars.last != " " {
        scalars.append(" ")
      }
    }
    return scalars
  }
}

/// The clock readings of a time zone, in seconds since 1970-01-01 00:00 on the clock.
struct WallClock {
  let zone: TimeZone

  func reading(at instant: Date) -> Int {
    Int(instant.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: instant)
  }

  /// Returns the first instant with a clock reading, or nil if the clocks skip it.
  func instant(of reading: Int) -> Date? {
    // The greater offset belongs to the earlier instant.
    let offsets = [offset(around: reading, -86_400), offset(around: reading, 86_400)].sorted(by: >)
    for offset in offsets {
      let instant = Date(timeIntervalSince1970: Double(reading - offset))
      if zone.secondsFromGMT(for: instant) == offset { return instant }
    }
    return nil
  }

  /// Returns the first instant with a clock reading. If the clocks skip it, returns the instant after the skip.
  func instant(ofNearest reading: Int) -> Date {
    instant(of: reading) ?? Date(timeIntervalSince1970: Double(reading - offset(around: reading, -86_400)))
  }

  private func offset(around reading: Int, _ distance: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(reading + distance)))
  }
}
