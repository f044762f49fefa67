public import Foundation

// Digits may be those of the locale, of its language, ASCII or full-width, with the separators of the locale for them.
// A group separator is valid only where the locale has one: `1,234` and not `1,23`. Only the locale's decimal separator
// is valid, since `1.500` is 1500 in one locale and 1.5 in another, also in pasted text.
extension TextConversion<Int> {
  /// The conversion of an integer: `1234`. A decimal separator, an exponent and a number that an `Int` does not hold
  /// are problems.
  public static var integer: TextConversion {
    TextConversion { value, context in
      FormatterCache.current.numberSymbols(context.conventions.formats).own.localize(String(value))
    } parse: { text, _, context throws(TextProblem) in
      try Int(text, readIn: context)
    }
  }
}

extension TextConversion<Double> {
  /// The conversion of a number: `1234.5`, or `1.5E-7` for an extreme one. The text has the digits that identify the
  /// number, and is parsed as the nearest one. A number that is not finite cannot be parsed; NaN has an empty text.
  public static var double: TextConversion {
    TextConversion { value, context in
      guard value.isFinite else { return value.isNaN ? "" : value < 0 ? "-∞" : "∞" }
      let number = DecimalDigits(described: value.description)
      let isPlain = (-5...21).contains(number.point)
      return FormatterCache.current.numberSymbols(context.conventions.formats).own
        .localize(isPlain ? number.plain : number.scientific)
    } parse: { text, _, context throws(TextProblem) in
      try Double(DecimalDigits.read(text, allowingExponent: true, in: context))
    }
  }
}

extension TextConversion<Decimal> {
  /// The conversion of a decimal with up to 38 exact digits: `1234.50` is exactly 1234.5. NaN has an empty text.
  public static var decimal: TextConversion {
    TextConversion { value, context in
      if value.isNaN { return "" }
      return FormatterCache.current.numberSymbols(context.conventions.formats).own
        .localize(DecimalDigits(described: value.description).plain)
    } parse: { text, _, context throws(TextProblem) in
      try Decimal(DecimalDigits.read(text, in: context))
    }
  }
}

extension Int {
  fileprivate init(_ text: String, readIn context: DisplayContext) throws(TextProblem) {
    let number: DecimalDigits
    do {
      number = try DecimalDigits.read(text, in: context)
    } catch {
      throw error == .missing ? .missing : .notAWholeNumber
    }
    guard number.isWhole else { throw .notAWholeNumber }
    guard number.point < 20, let value = Int(number.plain) else {
      throw number.isNegative ? .tooSmall : .tooLarge
    }
    self = value
  }
}

extension Double {
  fileprivate init(_ number: DecimalDigits) throws(TextProblem) {
    // 767 digits identify any `Double`. One digit stands for those beyond the limit.
    let magnitude = Double(number.description(limit: 800)) ?? .infinity
    guard magnitude.isFinite else { throw number.isNegative ? .tooSmall : .tooLarge }
    self = number.isNegative && magnitude != 0 ? -magnitude : magnitude
  }
}

extension Decimal {
  fileprivate init(_ number: DecimalDigits) throws(TextProblem) {
    guard let value = number.decimal else { throw number.isNegative ? .tooSmall : .tooLarge }
    let held = DecimalDigits(value)
    guard held.digits == number.digits, held.exponent == number.exponent else { throw .tooManyDigits }
    self = value
  }
}

extension Int {
  /// Creates the number that a user typed with the digits and separators of the context's locale, or nil.
  public init?(_ text: String, in context: DisplayContext) {
    guard let value = TextConversion.integer.value(of: text, in: context) else { return nil }
    self = value
  }
}

extension Double {
  /// Creates the number that a user typed with the digits and separators of the context's locale, or nil.
  public init?(_ text: String, in context: DisplayContext) {
    guard let value = TextConversion.double.value(of: text, in: context) else { return nil }
    self = value
  }
}

extension Decimal {
  /// Creates the number that a user typed with the digits and separators of the context's locale, or nil.
  public init?(_ text: String, in context: DisplayContext) {
    guard let value = TextConversion.decimal.value(of: text, in: context) else { return nil }
    self = value
  }
}
