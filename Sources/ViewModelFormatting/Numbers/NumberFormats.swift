public import Foundation
import ViewModelContext

@_spi(Generated) extension Int {
  /// Returns the number in the format of the locale, with grouped digits.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(IntegerFormatStyle<Int>(locale: context.locale).format(self))
  }

  /// Returns the number in a style: `count.formatted(.compact, in: context)`.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    context.normalizingSpaces(style.showingUnknownCurrency { text($0, context.locale) })
  }

  fileprivate func text(_ style: NumberStyle, _ locale: Locale) -> String {
    switch style.kind {
    case .number: return formatted(IntegerFormatStyle<Int>(locale: locale).with(style))
    case .compact: return formatted(IntegerFormatStyle<Int>(locale: locale).with(style).notation(.compactName))
    case .percent: return formatted(IntegerFormatStyle<Int>.Percent(locale: locale).with(style))
    case .currency(let code):
      return formatted(IntegerFormatStyle<Int>.Currency(code: code, locale: locale).with(style))
    case .compactCurrency(let code):
      return style.compactCurrency(code, sign: signum(), locale) { saturatingMagnitude.text($0, locale) }
    case .ordinal: return inWords(.ordinal, locale)
    case .spelledOut: return inWords(.spellOut, locale)
    case .bytes(let inPowersOf1024):
      return ByteSize(self, inPowersOf1024: inPowersOf1024).formatted(in: locale)
    }
  }

  private func inWords(_ style: NumberFormatter.Style, _ locale: Locale) -> String {
    let formatter = ValueFormatters.current.numberFormatter(style, locale)
    return formatter.string(from: NSNumber(value: self)) ?? String(self)
  }
}

@_spi(Generated) extension Double {
  /// Returns the number in the format of the locale, with at most 6 decimals.
  public func formatted(in context: DisplayContext) -> String { formatted(.number, in: context) }

  /// Returns the number in a style. Ordinals, words and sizes use the nearest integer.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    let value = style.withoutSignOfZero(withoutSignOfZeroAndNaN) { $0.text($1, context.locale) }
    return context.normalizingSpaces(style.showingUnknownCurrency { value.text($0, context.locale) })
  }

  private func text(_ style: NumberStyle, _ locale: Locale) -> String {
    switch style.kind {
    case .number: return formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style))
    case .compact:
      return formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style).notation(.compactName))
    case .percent: return formatted(FloatingPointFormatStyle<Double>.Percent(locale: locale).with(style))
    case .currency(let code):
      return formatted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).with(style))
    case .compactCurrency(let code):
      return style.compactCurrency(code, sign: self < 0 ? -1 : self > 0 ? 1 : 0, locale) { magnitude.text($0, locale) }
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).text(style, locale)
    }
  }

  /// The number, but 0 for `-0.0`, and NaN without a sign, which depends on the processor.
  private var withoutSignOfZeroAndNaN: Double { self == 0 ? 0 : isNaN ? .nan : self }
}

@_spi(Generated) extension Decimal {
  /// Returns the number in the format of the locale, with at most 6 decimals.
  public func formatted(in context: DisplayContext) -> String { formatted(.number, in: context) }

  /// Returns the number in a style. Ordinals, words and sizes use the nearest integer.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    let value = style.withoutSignOfZero(self) { $0.text($1, context.locale) }
    return context.normalizingSpaces(style.showingUnknownCurrency { value.text($0, context.locale) })
  }

  private func text(_ style: NumberStyle, _ locale: Locale) -> String {
    switch style.kind {
    case .number: return formatted(Decimal.FormatStyle(locale: locale).with(style))
    case .compact: return formatted(Decimal.FormatStyle(locale: locale).with(style).notation(.compactName))
    case .percent: return formatted(Decimal.FormatStyle.Percent(locale: locale).with(style))
    case .currency(let code): return formatted(Decimal.FormatStyle.Currency(code: code, locale: locale).with(style))
    case .compactCurrency(let code):
      return style.compactCurrency(code, sign: self < 0 ? -1 : self > 0 ? 1 : 0, locale) { abs(self).text($0, locale) }
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).text(style, locale)
    }
  }
}

extension NumberStyle {
  /// Returns 0 in place of a number that rounds to zero, which has no sign: "0", not "-0" or "+0".
  ///
  /// - Parameter text: Returns the text of a number in a style.
  fileprivate func withoutSignOfZero<Number: SignedNumeric & Comparable>(
    _ number: Number, text: (Number, NumberStyle) -> String
  ) -> Number {
    guard -1 < number, number < 1, number < 0 || isSigned else { return number }
    var unsigned = self
    unsigned.isSigned = false
    return text(number < 0 ? -number : number, unsigned) == text(0, unsigned) ? 0 : number
  }

  /// Returns a text with the code of the style's currency also if the code does not have three letters. ICU formats
  /// an amount in such a currency as a number only.
  ///
  /// - Parameter text: Returns the text in a style.
  fileprivate func showingUnknownCurrency(text: (NumberStyle) -> String) -> String {
    guard let code = currencyCode, !code.isCurrencyCode else { return text(self) }
    var style = self
    if code.isEmpty {
      style.kind = kind == .currency(code: code) ? .number : .compact
      if style.kind == .number { style.decimals = decimals ?? 2...2 }
      return text(style)
    }
    style.kind = kind == .currency(code: code) ? .currency(code: "ZZZ") : .compactCurrency(code: "ZZZ")
    return text(style).replacing("ZZZ", with: code)
  }

  private var currencyCode: String? {
    switch kind {
    case .currency(let code), .compactCurrency(let code): code
    default: nil
    }
  }

  /// Returns an amount of money with an abbreviated number: `$1.2K`. Foundation has this notation only in newer systems,
  /// so the number replaces the digits of an amount of 1.
  ///
  /// - Parameters:
  ///   - sign: -1, 0 or 1.
  ///   - number: Returns the number without its sign in a style.
  fileprivate func compactCurrency(
    _ code: String, sign: Int, _ locale: Locale, number: (NumberStyle) -> String
  ) -> String {
    var abbreviated = self
    abbreviated.kind = .compact
    abbreviated.isSigned = false
    var amount = NumberStyle.currency(code).decimals(0)
    amount.isSigned = isSigned
    let text = sign.text(amount, locale)
    guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
      return text
    }
    return text[..<first] + number(abbreviated) + text[text.index(after: last)...]
  }
}

extension String {
  /// Whether the text has the form of an ISO 4217 code, in any case.
  fileprivate var isCurrencyCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }
}

/// A number of bytes in the unit in which it is from 1 to 1,000.
///
/// Foundation's own style formats 999 bytes as "1 kB" on Linux and as "999 bytes" on Apple platforms.
struct ByteSize {
  private var units: ByteCountFormatStyle.Units
  private let count: Int64
  private let style: ByteCountFormatStyle.Style

  init(_ count: Int, inPowersOf1024: Bool) {
    // Foundation negates the number.
    self.count = max(Int64(count), -Int64.max)
    style = inPowersOf1024 ? .memory : .file
    let kilo: Int64 = inPowersOf1024 ? 1024 : 1000
    units = self.count.magnitude < kilo ? .bytes : [.kb, .mb, .gb, .tb, .pb, .eb]
  }

  func formatted(in locale: Locale) -> String {
    count.formatted(
      .byteCount(style: style, allowedUnits: units, spellsOutZero: false, includesActualByteCount: false).locale(locale)
    )
  }
}
