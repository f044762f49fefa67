public import Foundation

extension Int {
  /// Returns the number in the format of the locale, with grouped digits.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(IntegerFormatStyle<Int>(locale: context.locale).format(self))
  }

  /// Returns the number in a style: `count.formatted(.compact, in: context)`.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    context.normalizingSpaces(text(style, context.locale))
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
    let formatter = FormatterCache.current.numberFormatter(style, locale)
    return formatter.string(from: NSNumber(value: self)) ?? String(self)
  }
}

extension Double {
  /// Returns the number in the format of the locale, with at most 6 decimals.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(FloatingPointFormatStyle<Double>(locale: context.locale).format(withoutSignOfZeroAndNaN))
  }

  /// Returns the number in a style. Ordinals, words and sizes use the nearest integer.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    context.normalizingSpaces(text(style, context.locale))
  }

  private func text(_ style: NumberStyle, _ locale: Locale) -> String {
    let value = sign == .minus ? withoutSignOfZeroAndNaN.withoutNegativeZero(style) : self
    switch style.kind {
    case .number: return value.formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style))
    case .compact:
      return value.formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style).notation(.compactName))
    case .percent: return value.formatted(FloatingPointFormatStyle<Double>.Percent(locale: locale).with(style))
    case .currency(let code):
      return value.formatted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).with(style))
    case .compactCurrency(let code):
      return style.compactCurrency(code, sign: value.sign == .minus ? -1 : value > 0 ? 1 : 0, locale) {
        value.magnitude.text($0, locale)
      }
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).text(style, locale)
    }
  }

  /// The number, but 0 for `-0.0`, and NaN without a sign, which depends on the processor.
  private var withoutSignOfZeroAndNaN: Double { self == 0 ? 0 : isNaN ? .nan : self }

  /// Returns the number without a sign if it rounds to zero.
  private func withoutNegativeZero(_ style: NumberStyle) -> Double {
    guard let decimals = style.decimals else { return self }
    let scale = style.kind == .percent ? decimals.upperBound + 2 : decimals.upperBound
    return rounded(scale, .toNearestOrEven) == 0 ? 0 : self
  }
}

extension Decimal {
  /// Returns the number in the format of the locale, with at most 6 decimals.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(Decimal.FormatStyle(locale: context.locale).format(self))
  }

  /// Returns the number in a style. Ordinals, words and sizes use the nearest integer.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    context.normalizingSpaces(text(style, context.locale))
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
