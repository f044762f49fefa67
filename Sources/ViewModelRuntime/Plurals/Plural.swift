import Foundation

/// Returns the text for a number, chosen by the plural rules of the context's language. A form without a text uses that
/// of `other`.
///
/// - Parameter zero: The text for 0 in every language, and for the other numbers of the CLDR category `zero` in
///   languages that have it, such as 10, 11 and 20 in Latvian.
public func plural(
  _ count: some PluralNumber, zero: @autoclosure () -> String? = nil, one: @autoclosure () -> String? = nil,
  two: @autoclosure () -> String? = nil, few: @autoclosure () -> String? = nil,
  many: @autoclosure () -> String? = nil, other: @autoclosure () -> String, in context: DisplayContext
) -> String {
  let operands = count.pluralOperands
  if operands.isZero, let text = zero() { return text }
  return switch PluralCategory.cardinal(operands, context.locale) {
  case .zero: zero() ?? other()
  case .one: one() ?? other()
  case .two: two() ?? other()
  case .few: few() ?? other()
  case .many: many() ?? other()
  case .other: other()
  }
}

/// Returns the text for an ordinal, chosen by the rules of the context's language. A form without a text uses that of
/// `other`.
public func ordinal(
  _ place: Int, zero: @autoclosure () -> String? = nil, one: @autoclosure () -> String? = nil,
  two: @autoclosure () -> String? = nil, few: @autoclosure () -> String? = nil,
  many: @autoclosure () -> String? = nil, other: @autoclosure () -> String, in context: DisplayContext
) -> String {
  switch PluralCategory.ordinal(place.pluralOperands, context.locale) {
  case .zero: zero() ?? other()
  case .one: one() ?? other()
  case .two: two() ?? other()
  case .few: few() ?? other()
  case .many: many() ?? other()
  case .other: other()
  }
}

extension PluralCategory {
  static func cardinal(_ operands: PluralOperands, _ locale: Locale) -> PluralCategory {
    let code = LanguageCode(locale)
    let rules = PluralRules.cardinal[code.isEuropeanPortuguese ? "pt_PT" : code.language]
    return rules?.category(of: operands) ?? .other
  }

  static func ordinal(_ operands: PluralOperands, _ locale: Locale) -> PluralCategory {
    PluralRules.ordinal[LanguageCode(locale).language]?.category(of: operands) ?? .other
  }
}
