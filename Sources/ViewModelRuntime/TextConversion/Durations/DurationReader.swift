/// Parses a text with the pattern of a duration.
struct DurationReader {
  private let pattern: DurationPattern
  private var scanner: PatternScanner
  private let isNegative: Bool
  /// The number of each unit, by its length in seconds.
  private var counts: [UInt64: Int] = [:]
  private var attoseconds: Int?

  private init?(_ text: String, _ pattern: DurationPattern, _ symbols: NumberSymbols) {
    guard var scanner = PatternScanner(text, symbols.digits) else { return nil }
    let sign = scanner.take { $0 == "+" || symbols.isMinus($0) }
    isNegative = sign != nil && sign != "+"
    self.scanner = scanner
    self.pattern = pattern
  }

  /// Returns the duration that the whole text contains, or nil if it contains none.
  ///
  /// - Throws: `tooLarge` or `tooSmall`.
  static func read(
    _ text: String, _ pattern: DurationPattern, _ symbols: NumberSymbols
  ) throws(TextProblem) -> Duration? {
    guard var reader = DurationReader(text, pattern, symbols) else { return nil }
    for index in pattern.pieces.indices where !reader.readPiece(at: index) { return nil }
    guard reader.scanner.rest.isEmpty else { return nil }
    let seconds = reader.counts.reduce(0) { $0 +| ($1.value *| Int($1.key)) }
    let duration = Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(reader.attoseconds ?? 0))
    guard duration <= .longest else { throw reader.isNegative ? .tooSmall : .tooLarge }
    return reader.isNegative ? .zero - duration : duration
  }

  private mutating func readPiece(at index: Int) -> Bool {
    let following = pattern.digits(atStartOf: pattern.pieces[(index + 1)...])
    switch pattern.pieces[index] {
    case .text(let text): return scanner.take(text.scalarsToCompare)
    case .field(let unit, let width):
      guard let number = scanner.number(pattern.digits(of: unit, width: width), following: following) else {
        return false
      }
      if let greater = pattern.unit(above: unit), number.value >= greater / unit { return false }
      let before = counts.updateValue(number.value, forKey: unit)
      return before == nil || before == number.value
    case .decimals(let count):
      guard let number = scanner.number(1...min(count, 18), following: following) else { return false }
      let decimals = (number.digits..<18).reduce(number.value) { value, _ in value * 10 }
      defer { attoseconds = decimals }
      return attoseconds == nil || attoseconds == decimals
    }
  }
}

extension DurationPattern {
  /// Whether a text in the pattern determines a duration. Decimals alone do not.
  var isReadable: Bool {
    let hasDecimals = pieces.contains { if case .decimals = $0 { true } else { false } }
    return hasDecimals ? units.last == 1 : !units.isEmpty
  }

  fileprivate func unit(above unit: UInt64) -> UInt64? { units.last { $0 > unit } }

  /// Returns the numbers of digits that a unit may have. The greatest unit may have any number; for others, 1:5 could
  /// mean 1:05 or 1:50.
  fileprivate func digits(of unit: UInt64, width: Int) -> ClosedRange<Int> {
    guard let greater = self.unit(above: unit) else { return 1...4000 }
    return width...max(width, String(greater / unit - 1).utf8.count)
  }

  fileprivate func digits(atStartOf pieces: ArraySlice<Piece>) -> Int {
    var count = 0
    for piece in pieces {
      switch piece {
      case .field(_, let width): count += width
      case .decimals(let width): count += width
      case .text: return count
      }
    }
    return count
  }
}
