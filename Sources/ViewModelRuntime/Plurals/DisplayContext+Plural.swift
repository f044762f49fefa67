import Foundation

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
    count = arguments.firstIndex { $0.pluralOperands != nil } ?? 0
    key =
      hidden.isEmpty ? other.key : "(\(hidden.map(\.specifier).joined(separator: ", "))) \(other.key)"
  }
}
