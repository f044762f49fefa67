import Foundation
import ViewModelContext

/// A style for numbers.
public struct NumberStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number, percent, compact, ordinal, spelledOut
    case currency(code: String)
    case compactCurrency(code: String)
    case bytes(inPowersOf1024: Bool)
  }

  var kind: Kind
  var decimals: ClosedRange<Int>?
  var integerDigits = 0
  var isGrouped = true
  var isSigned = false

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// A style with grouped digits: `1,234.5`.
  public static let number = NumberStyle(.number)
  /// A style that formats 0.25 as `25%`, and the `Int` 25 as `25%`.
  public static let percent = NumberStyle(.percent)
  /// A style that rounds and abbreviates: `1.2K`.
  public static let compact = NumberStyle(.compact)
  /// A style for ordinals: `1st`.
  public static let ordinal = NumberStyle(.ordinal)
  /// A style with words: `forty-two`.
  public static let spelledOut = NumberStyle(.spelledOut)
  /// A style for sizes in bytes with powers of 1,000, as for files: `1.2 MB`.
  public static let bytes = NumberStyle(.bytes(inPowersOf1024: false))
  /// A style for sizes in bytes with powers of 1,024.
  public static let memory = NumberStyle(.bytes(inPowersOf1024: true))

  /// Returns a style for amounts of money, with the decimals of the currency.
  ///
  /// - Parameter code: An ISO 4217 code. An unknown code is part of the text.
  public static func currency(_ code: String) -> NumberStyle { NumberStyle(.currency(code: code)) }

  /// Returns the style with a number of decimals, from 0 to 20.
  public static func decimals(_ count: Int) -> NumberStyle { number.decimals(count) }

  /// Returns the style with a minimum and a maximum number of decimals.
  public static func decimals(min: Int, max: Int) -> NumberStyle { number.decimals(min: min, max: max) }

  /// Returns the style with a minimum number of digits before the decimals, at most 40.
  public static func padded(_ digits: Int) -> NumberStyle { number.padded(digits) }

  /// The style with a plus sign for positive numbers.
  public static var signed: NumberStyle { number.signed }

  /// The style without separators between groups of digits.
  public static var ungrouped: NumberStyle { number.ungrouped }
}

extension NumberStyle {
  /// Returns the style with a number of decimals, from 0 to 20.
  public func decimals(_ count: Int) -> NumberStyle { decimals(min: count, max: count) }

  /// Returns the style with a minimum and a maximum number of decimals.
  public func decimals(min: Int, max: Int) -> NumberStyle {
    var style = self
    let lower = min.limited(to: 0...20)
    style.decimals = lower...Swift.max(lower, max.limited(to: 0...20))
    return style
  }

  /// The style with a rounded and abbreviated number: `$1.2K`. Only plain numbers and amounts of money are abbreviated.
  public var compact: NumberStyle {
    var style = self
    switch kind {
    case .number: style.kind = .compact
    case .currency(let code): style.kind = .compactCurrency(code: code)
    case .percent, .compact, .compactCurrency, .ordinal, .spelledOut, .bytes: break
    }
    return style
  }

  /// Returns the style with a minimum number of digits before the decimals, at most 40.
  public func padded(_ digits: Int) -> NumberStyle {
    var style = self
    style.integerDigits = digits.limited(to: 0...40)
    return style
  }

  /// The style with a plus sign for positive numbers.
  public var signed: NumberStyle {
    var style = self
    style.isSigned = true
    return style
  }

  /// The style without separators between groups of digits.
  public var ungrouped: NumberStyle {
    var style = self
    style.isGrouped = false
    return style
  }
}

/// The common interface of Foundation's nine number styles, which share no protocol.
protocol ConfigurableNumberStyle {
  associatedtype Sign
  static var signed: Sign { get }
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func sign(strategy: Sign) -> Self
}

extension ConfigurableNumberStyle {
  func with(_ style: NumberStyle) -> Self {
    var result = self
    if let precision = style.precision { result = result.precision(precision) }
    if !style.isGrouped { result = result.grouping(.never) }
    if style.isSigned { result = result.sign(strategy: Self.signed) }
    return result
  }
}

extension NumberStyle {
  fileprivate var precision: NumberFormatStyleConfiguration.Precision? {
    switch (decimals, integerDigits) {
    case (nil, 0): nil
    case (nil, let digits): .integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...6)
    case (let decimals?, 0): .fractionLength(decimals)
    case (let decimals?, let digits): .integerAndFractionLength(integerLimits: digits..., fractionLimits: decimals)
    }
  }
}

extension ConfigurableNumberStyle where Sign == NumberFormatStyleConfiguration.SignDisplayStrategy {
  static var signed: Sign { .always(includingZero: false) }
}

extension ConfigurableNumberStyle where Sign == CurrencyFormatStyleConfiguration.SignDisplayStrategy {
  static var signed: Sign { .always(showZero: false) }
}

extension IntegerFormatStyle<Int>: ConfigurableNumberStyle {}
extension IntegerFormatStyle<Int>.Percent: ConfigurableNumberStyle {}
extension IntegerFormatStyle<Int>.Currency: ConfigurableNumberStyle {}
extension FloatingPointFormatStyle<Double>: ConfigurableNumberStyle {}
extension FloatingPointFormatStyle<Double>.Percent: ConfigurableNumberStyle {}
extension FloatingPointFormatStyle<Double>.Currency: ConfigurableNumberStyle {}
extension Decimal.FormatStyle: ConfigurableNumberStyle {}
extension Decimal.FormatStyle.Percent: ConfigurableNumberStyle {}
extension Decimal.FormatStyle.Currency: ConfigurableNumberStyle {}

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
