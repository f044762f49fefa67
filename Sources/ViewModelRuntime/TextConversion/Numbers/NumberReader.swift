/// Parses a number from its beginning.
struct NumberReader {
  var rest: Substring.UnicodeScalarView
  let symbols: NumberSymbols

  /// Reads a sign and returns whether it is a minus sign. Marks of text direction may surround it.
  mutating func sign() -> Bool {
    skipDirectionMarks()
    guard let first = rest.first?.halfWidth else { return false }
    let isMinus = symbols.isMinus(first)
    guard isMinus || first == "+" else { return false }
    rest.removeFirst()
    skipDirectionMarks()
    return isMinus
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == scalar || first.halfWidth == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// Appends the next digits in ASCII and returns their number.
  mutating func digits(into digits: inout [UInt8]) -> Int {
    let start = digits.count
    while let first = rest.first, let digit = symbols.digits.value(of: first.halfWidth) {
      digits.append(UInt8(ascii: "0") + digit)
      rest.removeFirst()
    }
    return digits.count - start
  }

  /// Appends the next digits, or returns false if separators do not group them as in the locale.
  mutating func groupedDigits(into digits: inout [UInt8]) -> Bool {
    var isFirst = true
    while true {
      let count = self.digits(into: &digits)
      guard let separator = rest.first, symbols.isGroupSeparator(separator) else {
        return symbols.allowsGroup(of: count, isFirst: isFirst, isLast: true)
      }
      guard symbols.allowsGroup(of: count, isFirst: isFirst, isLast: false) else { return false }
      rest.removeFirst()
      isFirst = false
    }
  }

  /// Returns an exponent. Its magnitude is limited to one that no number reaches.
  mutating func exponent() -> Int? {
    let isNegative = sign()
    var digits: [UInt8] = []
    guard self.digits(into: &digits) > 0 else { return nil }
    let power = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000) }
    return isNegative ? -power : power
  }

  private mutating func skipDirectionMarks() {
    rest = rest.drop(while: \.isDirectionMark)
  }
}
