import Foundation

/// The ten digits of a locale.
struct DigitSet {
  private let zero: Unicode.Scalar?

  init(_ locale: Locale) {
    let zero = 0.formatted(.number.locale(locale)).unicodeScalars.first { $0.properties.numericType == .decimal }
    self.zero = zero == "0" ? nil : zero
  }

  /// The text with this locale's digits for ASCII's.
  func localize(_ text: String) -> String {
    guard let zero else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = ("0"..."9").contains(scalar) ? Unicode.Scalar(zero.value + scalar.value - 48) : nil
      result.append(digit ?? scalar)
    }
    return String(result)
  }
}
