public import Foundation

extension Int {
  /// The number as its reader writes it, its digits grouped.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(IntegerFormatStyle<Int>(locale: context.locale).format(self))
  }

  /// The number as its reader writes it: `count.formatted(.compact, in: context)`.
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
  /// The number as its reader writes it, with at most 6 decimals.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(FloatingPointFormatStyle<Double>(locale: context.locale).format(self == 0 ? 0 : self))
  }

  /// The number as its reader writes it; ordinals, words and sizes take the nearest whole number.
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

  /// `-0` tells people nothing: a number that rounds to zero loses its sign.
  private func withoutNegativeZero(_ style: NumberStyle) -> Double {
    if self == 0 { return 0 }
    guard let decimals = style.decimals else { return self }
    let scale = style.kind == .percent ? decimals.upperBound + 2 : decimals.upperBound
    return rounded(scale, .toNearestOrEven) == 0 ? 0 : self
  }
}

extension Decimal {
  /// The number as its reader writes it, with at most 6 decimals.
  public func formatted(in context: DisplayContext) -> String {
    context.normalizingSpaces(Decimal.FormatStyle(locale: context.locale).format(self))
  }

  /// The number as its reader writes it; ordinals, words and sizes take the nearest whole number.
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
