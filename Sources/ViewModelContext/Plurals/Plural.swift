import Foundation

/// Returns the text for a number, chosen by the plural rules of the context's language. A form without a text uses that
/// of `other`.
///
/// - Parameter zero: The text for 0 in every language, and for the other numbers of the CLDR category `zero` in
///   languages that have it, such as 10, 11 and 20 in Latvian.
@_spi(Generated) public func plural(
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
@_spi(Generated) public func ordinal(
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
  package static func cardinal(_ operands: PluralOperands, _ locale: Locale) -> PluralCategory {
    let code = LanguageCode(locale)
    let rules = PluralRules.cardinal[code.isEuropeanPortuguese ? "pt_PT" : code.language]
    return rules?.category(of: operands) ?? .other
  }

  static func ordinal(_ operands: PluralOperands, _ locale: Locale) -> PluralCategory {
    PluralRules.ordinal[LanguageCode(locale).language]?.category(of: operands) ?? .other
  }
}

extension DisplayContext {
  /// Returns the localized text for a number: `context.plural(count, one: "1 star", other: "\(count) stars")`.
  ///
  /// The plural rules of the translation's language choose the form of a translation. Without a translation, the rules
  /// of the source language, or of the context's locale, choose one of the parameters.
  ///
  /// - Parameters:
  ///   - count: The number, which is the only number that `other` interpolates.
  ///   - zero: The text for 0 in every language.
  ///   - values: A text that interpolates the arguments of the other forms that `other` does not have.
  public func plural(
    _ count: some PluralNumber, zero: @autoclosure () -> LocalizedText? = nil,
    one: @autoclosure () -> LocalizedText? = nil, two: @autoclosure () -> LocalizedText? = nil,
    few: @autoclosure () -> LocalizedText? = nil, many: @autoclosure () -> LocalizedText? = nil,
    other: @autoclosure () -> LocalizedText, with values: @autoclosure () -> LocalizedText? = nil
  ) -> String {
    let form = form(
      count.pluralOperands, zero: zero(), one: one(), two: two(), few: few(), many: many(), other: other())
    if localization.isVerbatim { return form.standard }
    return text(LocalizedText(form, of: .init(other(), hidden: values()?.arguments ?? [])))
  }

  /// Returns the localized text for a number that `other` does not interpolate, or not as its only number:
  /// `context.plural(by: count, one: "star", other: "stars")`.
  ///
  /// - Parameters:
  ///   - count: The number. It is the first argument of the text.
  ///   - zero: The text for 0 in every language.
  ///   - values: A text that interpolates the arguments of the other forms that `other` does not have.
  public func plural(
    by count: some PluralNumber, zero: @autoclosure () -> LocalizedText? = nil,
    one: @autoclosure () -> LocalizedText? = nil, two: @autoclosure () -> LocalizedText? = nil,
    few: @autoclosure () -> LocalizedText? = nil, many: @autoclosure () -> LocalizedText? = nil,
    other: @autoclosure () -> LocalizedText, with values: @autoclosure () -> LocalizedText? = nil
  ) -> String {
    let form = form(
      count.pluralOperands, zero: zero(), one: one(), two: two(), few: few(), many: many(), other: other())
    if localization.isVerbatim { return form.standard }
    return text(LocalizedText(form, of: .init(other(), hidden: [count.pluralArgument] + (values()?.arguments ?? []))))
  }

  /// Returns the form by the rules of the language in which the forms are written.
  private func form(
    _ operands: PluralOperands, zero: @autoclosure () -> LocalizedText?, one: @autoclosure () -> LocalizedText?,
    two: @autoclosure () -> LocalizedText?, few: @autoclosure () -> LocalizedText?,
    many: @autoclosure () -> LocalizedText?, other: @autoclosure () -> LocalizedText
  ) -> LocalizedText {
    if operands.isZero, let text = zero() { return text }
    return switch PluralCategory.cardinal(operands, localization.sourceLanguage ?? locale) {
    case .zero: zero() ?? other()
    case .one: one() ?? other()
    case .two: two() ?? other()
    case .few: few() ?? other()
    case .many: many() ?? other()
    case .other: other()
    }
  }
}

extension LocalizedText.Plural {
  /// Creates the key and the arguments of a plural text.
  ///
  /// The key is that of the form `other`. Arguments that this form does not have are listed in front of it, so that the
  /// specifiers of a key are always those of its arguments: `(%lld) stars`.
  ///
  /// - Parameter hidden: The arguments that `other` does not have; the number is the first of them, or the only number
  ///   of `other`.
  init(_ other: LocalizedText, hidden: [LocalizedText.Argument]) {
    arguments = hidden + other.arguments
    count = arguments.firstIndex(where: \.isNumber) ?? 0
    key =
      hidden.isEmpty ? other.key : "(\(hidden.map(\.specifier).joined(separator: ", "))) \(other.key)"
  }
}

/// The operands of plural rules, with the names of CLDR.
///
/// The decimals are those of the shortest representation of the number, so that 1.0 is the same as 1.
public struct PluralOperands: Hashable, Sendable {
  /// The integer part.
  let i: UInt64
  /// The decimals as an integer, without trailing zeros.
  let f: UInt64
  /// The number of decimals.
  let v: UInt64

  /// Whether the number is 0.
  package var isZero: Bool { i == 0 && f == 0 }

  init(_ magnitude: UInt) {
    i = UInt64(magnitude)
    f = 0
    v = 0
  }

  /// Creates the operands of a number.
  ///
  /// - Parameter text: Digits with at most one `.`. Decimals after the eighteenth are ignored.
  package init(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    i = parts.first.map { UInt64($0) ?? .max } ?? .max
    var decimals = parts.count > 1 ? parts[1].prefix(18) : ""
    while decimals.last == "0" { decimals.removeLast() }
    f = UInt64(decimals) ?? 0
    v = UInt64(decimals.count)
  }
}

/// A number for which plural rules choose a form.
public protocol PluralNumber {
  /// The operands of plural rules.
  var pluralOperands: PluralOperands { get }
  /// The number as an argument of a translated text.
  var pluralArgument: LocalizedText.Argument { get }
}

extension Int: PluralNumber {
  /// The operands of an integer.
  public var pluralOperands: PluralOperands { PluralOperands(magnitude) }
  public var pluralArgument: LocalizedText.Argument { .integer(self) }
}
