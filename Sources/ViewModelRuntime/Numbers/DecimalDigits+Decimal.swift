import Foundation

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
