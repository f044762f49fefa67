import Foundation

/// The ten digits of a locale.
struct DigitSet {
  /// Those that it writes; nil for ASCII's.
  private let digits: [Unicode.Scalar]?
  /// Those that it reads beside ASCII's.
  private let readable: [Unicode.Scalar]?

  /// ASCII's.
  init() {
    digits = nil
    readable = nil
  }

  /// A locale that writes ASCII's reads its language's own too: Hindi's, or Moroccan Arabic's.
  init(_ locale: Locale) {
    digits = Self.digits(of: locale)
    // Chinese has words for digits, which begin the names of months.
    let native = digits == nil ? Self.digits(of: locale.native) : nil
    readable = digits ?? (native?.first?.properties.numericType == .decimal ? native : nil)
  }

  private static func digits(of locale: Locale) -> [Unicode.Scalar]? {
    let digits = (0...9).compactMap { $0.formatted(.number.locale(locale)).unicodeScalars.first }
    return digits.count < 10 || digits[0] == "0" ? nil : digits
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

  /// The value of a digit that this locale reads.
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? UInt8(scalar.value - 48) : nil }
    return readable?.firstIndex(of: scalar).map { UInt8($0) }
  }
}

extension Locale {
  /// With its language's own digits.
  var native: Locale { with(Locale.NumberingSystem("native")) }
  /// With ASCII's.
  var latin: Locale { with(Locale.NumberingSystem("latn")) }

  private func with(_ digits: NumberingSystem) -> Locale {
    var components = Locale.Components(locale: self)
    components.numberingSystem = digits
    return Locale(components: components)
  }
}
