import Foundation

/// The ten digits of a locale.
struct DigitSet {
  /// nil for ASCII's.
  private let digits: [Unicode.Scalar]?

  /// ASCII's.
  init() {
    digits = nil
  }

  init(_ locale: Locale) {
    let digits = (0...9).compactMap { $0.formatted(.number.locale(locale)).unicodeScalars.first }
    self.digits = digits.count < 10 || digits[0] == "0" ? nil : digits
  }

  var isASCII: Bool { digits == nil }

  /// The text with this locale's digits for ASCII's.
  func localize(_ text: String) -> String {
    guard let digits else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(isDigit ? digits[Int(scalar.value - 48)] : scalar)
    }
    return String(result)
  }

  /// The value of one of this locale's digits or of ASCII's.
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? UInt8(scalar.value - 48) : nil }
    return digits?.firstIndex(of: scalar).map { UInt8($0) }
  }
}
