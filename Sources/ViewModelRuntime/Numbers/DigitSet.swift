import Foundation

/// The ten digits of a locale.
struct DigitSet {
  /// The digits for formatting, or nil for ASCII digits.
  private let digits: [Unicode.Scalar]?
  /// The digits for parsing in addition to ASCII digits.
  private let readable: [Unicode.Scalar]?

  /// Creates the ASCII digits.
  init() {
    digits = nil
    readable = nil
  }

  /// Creates the digits of a locale. If the locale formats with ASCII digits, those of its language are parsed too, as
  /// for Hindi or Moroccan Arabic.
  init(_ locale: Locale) {
    digits = Self.digits(of: locale)
    // Chinese has words for digits, with which names of months begin.
    let native = digits == nil ? Self.digits(of: locale.native) : nil
    readable = digits ?? (native?.first?.properties.numericType == .decimal ? native : nil)
  }

  private static func digits(of locale: Locale) -> [Unicode.Scalar]? {
    let digits = (0...9).compactMap { $0.formatted(.number.locale(locale)).unicodeScalars.first }
    return digits.count < 10 || digits[0] == "0" ? nil : digits
  }

  var isASCII: Bool { digits == nil }

  /// Returns the text with the digits of the locale in place of ASCII digits.
  func localize(_ text: String) -> String {
    guard let digits else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(isDigit ? digits[Int(scalar.value - 48)] : scalar)
    }
    return String(result)
  }

  /// Returns the value of a digit, or nil for another character.
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? UInt8(scalar.value - 48) : nil }
    return readable?.firstIndex(of: scalar).map { UInt8($0) }
  }
}

extension Locale {
  /// The locale with the digits of its language.
  var native: Locale { with(Locale.NumberingSystem("native")) }
  /// The locale with ASCII digits.
  var latin: Locale { with(Locale.NumberingSystem("latn")) }

  private func with(_ digits: NumberingSystem) -> Locale {
    var components = Locale.Components(locale: self)
    components.numberingSystem = digits
    return Locale(components: components)
  }
}
