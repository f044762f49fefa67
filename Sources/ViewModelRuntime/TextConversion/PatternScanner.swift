/// Takes a text apart from its beginning, along a pattern.
struct PatternScanner {
  private(set) var rest: ArraySlice<Unicode.Scalar> = []
  private var last: Unicode.Scalar?
  private let digits: DigitSet

  /// nil for a text longer than any date or duration is.
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

  /// How many digits stand next.
  var digitsAhead: Int { rest.prefix { digit($0) != nil }.count }

  /// The scalar that stands next, in half width, if it is one of those.
  mutating func take(where isOne: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    guard let scalar = rest.first?.halfWidth, isOne(scalar) else { return nil }
    drop(1)
    return scalar
  }

  /// Whether the pattern's own words stand next. A space may be missing unless it keeps two words or two numbers
  /// apart.
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

  /// Whether a word or a number goes on.
  private var isWithinOne: Bool {
    guard let last, let next = rest.first else { return false }
    if digit(last) != nil { return digit(next) != nil }
    return last.properties.isAlphabetic && next.properties.isAlphabetic
  }

  /// The number that stands next, at most `Int.max`; nil where it has not as many digits as allowed.
  ///
  /// - Parameter following: how many of the digits belong to numbers that follow with nothing between.
  mutating func number(_ allowed: ClosedRange<Int>, following: Int) -> (value: Int, digits: Int)? {
    let count = digitsAhead - following
    guard allowed.contains(count) else { return nil }
    let value = rest.prefix(count).reduce(0) { ($0 *| 10) +| (digit($1) ?? 0) }
    drop(count)
    return (value, count)
  }
}

extension String {
  /// What counts in comparing texts that a person typed with those that a formatter wrote: composed characters, no
  /// marks of direction, and one plain space for white space.
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
