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
    context.normalizingSpaces(FloatingPointFormatStyle<Double>(locale: context.locale).format(self == 0 ? 0 : self))
  }

  /// Returns the number in a style. Ordinals, words and sizes use the nearest integer.
  public func formatted(_ style: NumberStyle, in context: DisplayContext) -> String {
    context.normalizingSpaces(text(style, context.locale))
  }

  private func text(_ style: NumberStyle, _ locale: Locale) -> String {
    let value = sign == .minus ? withoutNegativeZero(style) : self
    switch style.kind {
    case .number: return value.formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style))
    case .compact:
      return value.formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style).notation(.compactName))
    case .percent: return value.formatted(FloatingPointFormatStyle<Double>.Percent(locale: locale).with(style))
    case .currency(let code):
      return value.formatted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).with(style))
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).text(style, locale)
    }
  }

  /// Returns the number without a sign if it rounds to zero.
  private func withoutNegativeZero(_ style: NumberStyle) -> Double {
    if self == 0 { return 0 }
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
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).text(style, locale)
    }
  }
}
