import Foundation
import ViewModelContext

/// A decimal number of any size and precision: the integer in `digits` times ten to the power of `exponent`.
///
/// The digits have no zeros at either end; 0 has no digits.
struct DecimalDigits {
  var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0
  /// Whether the text has no decimal separator and no exponent.
  private(set) var isWhole = true

  /// Parses a text that contains a number only, with the symbols of the locale or those of ASCII.
  ///
  /// - Throws: `missing`, `notANumber`, or `decimalSeparator` if the text would be a number with `.` or `,` as the
  ///   separator.
  static func read(
    _ text: String, allowingExponent: Bool = false, in context: DisplayContext
  ) throws(TextProblem) -> DecimalDigits {
    let scalars = text.trimmedScalars
    if scalars.isEmpty { throw .missing }
    let symbols = ValueFormatters.current.numberSymbols(context.formats)
    for symbols in [symbols.own, symbols.other] {
      guard let symbols else { continue }
      if let number = DecimalDigits(scalars, symbols, allowingExponent: allowingExponent) { return number }
    }
    for separator in [".", ","] as [Unicode.Scalar] {
      let others = NumberSymbols(decimal: separator)
      if DecimalDigits(scalars, others, allowingExponent: allowingExponent) != nil {
        throw .decimalSeparator(expected: String(symbols.own.decimal))
      }
    }
    throw .notANumber
  }

  /// Parses Swift's description of a finite number.
  init(described text: String) {
    let number = DecimalDigits(text.unicodeScalars[...], NumberSymbols.ascii, allowingExponent: true)
    self = number ?? DecimalDigits()
  }

  private init() {}

  /// Creates a number.
  ///
  /// - Parameter digits: Digits in ASCII.
  init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    dropZeros()
  }

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

extension DecimalDigits {
  /// Rounds to `count` digits fewer, halves away from zero.
  mutating func dropLast(_ count: Int) {
    if count <= 0 { return }
    let roundsUp = count <= digits.count && digits[digits.count - count] >= UInt8(ascii: "5")
    digits.removeLast(min(count, digits.count))
    exponent += count
    if roundsUp { increment() }
    dropZeros()
  }

  private mutating func increment() {
    for place in digits.indices.reversed() {
      if digits[place] < UInt8(ascii: "9") {
        digits[place] += 1
        return
      }
      digits[place] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}

extension DecimalDigits {
  /// The number of digits before the decimal separator; negative if the decimals begin with zeros.
  var point: Int { digits.count +| exponent }

  /// The first digits, up to a limit, with a power of ten. If there are more, an additional digit makes the number
  /// greater.
  func description(limit: Int = .max) -> String {
    guard digits.count > limit else {
      return digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self) + "e\(exponent)"
    }
    return String(decoding: digits.prefix(limit), as: UTF8.self) + "1e\(exponent +| (digits.count - limit - 1))"
  }

  /// The number with a decimal point and without an exponent.
  var plain: String {
    let text = String(decoding: digits, as: UTF8.self)
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if exponent >= 0 { return sign + text + String(repeating: "0", count: exponent) }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + text }
    return sign + text.prefix(point) + "." + text.dropFirst(point)
  }

  /// The number with one digit before the decimal point and an exponent: `1.5E-7`.
  var scientific: String {
    let text = String(decoding: digits, as: UTF8.self)
    let decimals = digits.count > 1 ? "." + text.dropFirst() : ""
    return (isNegative ? "-" : "") + text.prefix(1) + decimals + "E\(point -| 1)"
  }
}

extension DecimalDigits {
  /// Creates the digits of a number that is not NaN.
  init(_ value: Decimal) {
    self.init(
      isNegative: value < 0, digits: Array(value.significand.magnitude.description.utf8), exponent: value.exponent)
  }

  /// Creates the number that the whole text contains: ASCII digits with at most one `.`, and optionally a sign and an
  /// exponent.
  init?(strict text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isPlain else { return nil }
    self.init(text.unicodeScalars[...], NumberSymbols.ascii, allowingExponent: true)
  }

  /// The range of a `Decimal`'s exponent.
  private static let exponents = -128...127
  /// The number of digits of the greatest significand of a `Decimal`, 2^128 - 1.
  static let mostDigits = 39

  /// The nearest `Decimal`, or nil if the number is greater than any.
  var decimal: Decimal? {
    var number = self
    number.dropLast(max(number.excessDigits, Self.exponents.lowerBound - number.exponent))
    if number.digits.isEmpty { return 0 }
    let zeros = max(number.exponent - Self.exponents.upperBound, 0)
    guard number.digits.count + zeros <= Self.mostDigits else { return nil }
    let digits = String(decoding: number.digits, as: UTF8.self) + String(repeating: "0", count: zeros)
    let sign = isNegative ? "-" : ""
    let value = Decimal(string: "\(sign)\(digits)e\(number.exponent - zeros)", locale: nil)
    return value?.isNaN == false ? value : nil
  }

  /// The number of digits beyond those that a significand holds.
  private var excessDigits: Int {
    let fits = WideInteger(digits.prefix(Self.mostDigits)).fitsDecimal
    return digits.count - (fits ? Self.mostDigits : Self.mostDigits - 1)
  }
}
