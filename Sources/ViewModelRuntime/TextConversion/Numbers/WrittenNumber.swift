/// A number as digits: exact, and of any size.
///
/// Its value is that of `digits`, an integer without zeros at either end, times ten to the power of `exponent`.
struct WrittenNumber {
  var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0
  /// Whether a decimal separator or an exponent was written.
  private(set) var isWhole = true

  /// The number that the whole text is, in the locale's own symbols or in ASCII's.
  ///
  /// - Throws: `missing`, `notANumber`, or `decimalSeparator` for what would be a number if `.` or `,` were the
  ///   separator.
  static func read(
    _ text: String, allowingExponent: Bool = false, in context: DisplayContext
  ) throws(TextProblem) -> WrittenNumber {
    let scalars = text.trimmedScalars
    if scalars.isEmpty { throw .missing }
    let symbols = FormatterCache.current.numberSymbols(context.conventions.formats)
    for symbols in [symbols.own, symbols.other] {
      guard let symbols else { continue }
      if let number = WrittenNumber(scalars, symbols, allowingExponent: allowingExponent) { return number }
    }
    for separator in [".", ","] as [Unicode.Scalar] {
      let others = NumberSymbols(decimal: separator)
      if WrittenNumber(scalars, others, allowingExponent: allowingExponent) != nil {
        throw .decimalSeparator(expected: String(symbols.own.decimal))
      }
    }
    throw .notANumber
  }

  /// What Swift describes a finite number as.
  init(described text: String) {
    let number = WrittenNumber(text.unicodeScalars[...], NumberSymbols.ascii, allowingExponent: true)
    self = number ?? WrittenNumber()
  }

  private init() {}

  init?(_ scalars: Substring.UnicodeScalarView, _ symbols: NumberSymbols, allowingExponent: Bool) {
    var reader = NumberReader(rest: scalars, symbols: symbols)
    isNegative = reader.sign()
    guard reader.groupedDigits(into: &digits) else { return nil }
    var digitCount = digits.count
    if reader.take(symbols.decimal) {
      isWhole = false
      exponent = -reader.digits(into: &digits)
      digitCount -= exponent
    }
    guard digitCount > 0 else { return nil }
    if allowingExponent, reader.take("e") || reader.take("E") {
      isWhole = false
      guard let power = reader.exponent() else { return nil }
      exponent = (exponent +| power)
    }
    guard reader.rest.isEmpty else { return nil }
    dropZeros()
  }

  private mutating func dropZeros() {
    digits.trimPrefix { $0 == UInt8(ascii: "0") }
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeLast(zeros)
    exponent = digits.isEmpty ? 0 : (exponent +| zeros)
  }
}

extension WrittenNumber {
  /// How many digits stand before the decimal separator; negative where zeros lead the decimals.
  var point: Int { digits.count +| exponent }

  /// The first digits, at most so many, and a power of ten; the digit after them says that there were more.
  func description(limit: Int = .max) -> String {
    guard digits.count > limit else {
      return digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self) + "e\(exponent)"
    }
    return String(decoding: digits.prefix(limit), as: UTF8.self) + "1e\(exponent +| (digits.count - limit - 1))"
  }

  /// With a point and no exponent.
  var plain: String {
    let text = String(decoding: digits, as: UTF8.self)
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if exponent >= 0 { return sign + text + String(repeating: "0", count: exponent) }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + text }
    return sign + text.prefix(point) + "." + text.dropFirst(point)
  }

  /// With one digit before the point and an exponent: `1.5E-7`.
  var scientific: String {
    let text = String(decoding: digits, as: UTF8.self)
    let decimals = digits.count > 1 ? "." + text.dropFirst() : ""
    return (isNegative ? "-" : "") + text.prefix(1) + decimals + "E\(point -| 1)"
  }
}
