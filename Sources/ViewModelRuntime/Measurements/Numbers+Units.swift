public import Foundation

extension Double {
  /// Returns the number with a unit: `21.5.formatted(.celsius.localized, in: context)`.
  public func formatted(_ style: UnitStyle, in context: DisplayContext) -> String {
    let unit = style.unit(in: context)
    let value = style.unit.convert(self, to: unit)
    let number = NumberStyle.decimals(min: style.decimals.lowerBound, max: style.decimals.upperBound)
    let rounded = value.isFinite ? value.rounded(style.decimals.upperBound, .toNearestOrEven) : 0
    let category = PluralCategory.cardinal(rounded.magnitude.pluralOperands, context.locale)
    let text = UnitPatterns.of(context.locale).text(value.formatted(number, in: context), category, unit)
    return context.normalizingSpaces(text)
  }

  /// Returns the number, which is in one unit, in another unit of the same dimension.
  public func converted(from unit: UnitStyle, to other: UnitStyle, in context: DisplayContext) -> Double {
    unit.unit(in: context).convert(self, to: other.unit(in: context))
  }
}

extension Int {
  /// Returns the number with a unit.
  public func formatted(_ style: UnitStyle, in context: DisplayContext) -> String {
    Double(self).formatted(style, in: context)
  }
}

extension Decimal {
  /// Returns the number with a unit.
  public func formatted(_ style: UnitStyle, in context: DisplayContext) -> String {
    nearestDouble.formatted(style, in: context)
  }
}

extension Locale {
  /// Whether the locale measures in metric units, apart from the roads of the United Kingdom.
  public var usesMetric: Bool { measurementSystem != .us }
}
