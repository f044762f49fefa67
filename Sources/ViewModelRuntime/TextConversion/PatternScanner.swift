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
