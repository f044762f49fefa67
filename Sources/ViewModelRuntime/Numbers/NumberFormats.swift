public import Foundation

extension Int {
  /// The number as its reader writes it: `count.formatted(.compact, in: context)`.
  public func formatted(_ style: NumberStyle = .number, in context: DisplayContext) -> String {
    let locale = context.locale
    switch style.kind {
    case .number where style == .number: return formatted(.number.locale(locale))
    case .number, .compact: return formatted(IntegerFormatStyle<Int>(locale: locale).with(style))
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
  /// The number as its reader writes it; ordinals, words and sizes take the nearest whole number.
  public func formatted(_ style: NumberStyle = .number, in context: DisplayContext) -> String {
    let locale = context.locale
    let value = withoutNegativeZero(style)
    switch style.kind {
    case .number, .compact: return value.formatted(FloatingPointFormatStyle<Double>(locale: locale).with(style))
    case .percent: return value.formatted(FloatingPointFormatStyle<Double>.Percent(locale: locale).with(style))
    case .currency(let code):
      return value.formatted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).with(style))
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).formatted(style, in: context)
    }
  }

  /// `-0` tells people nothing: a number that rounds to zero loses its sign.
  private func withoutNegativeZero(_ style: NumberStyle) -> Double {
    guard self <= 0, sign == .minus else { return self }
    if self == 0 { return 0 }
    guard let decimals = style.decimals else { return self }
    let scale = style.kind == .percent ? decimals.upperBound + 2 : decimals.upperBound
    return rounded(scale, .toNearestOrEven) == 0 ? 0 : self
  }
}

extension Decimal {
  /// The number as its reader writes it; ordinals, words and sizes take the nearest whole number.
  public func formatted(_ style: NumberStyle = .number, in context: DisplayContext) -> String {
    let locale = context.locale
    switch style.kind {
    case .number, .compact: return formatted(Decimal.FormatStyle(locale: locale).with(style))
    case .percent: return formatted(Decimal.FormatStyle.Percent(locale: locale).with(style))
    case .currency(let code): return formatted(Decimal.FormatStyle.Currency(code: code, locale: locale).with(style))
    case .ordinal, .spelledOut, .bytes: return Int(saturating: rounded()).formatted(style, in: context)
    }
  }
}
