public import Foundation

// Digits may be the locale's, its language's, ASCII's or full-width, and go with the separators that the locale has
// for them. A group separator is read where the locale itself would put one: `1,234` and not `1,23`. Only the
// locale's decimal separator is one: `1.500` is 1500 for one reader and 1.5 for another, also where a text is pasted,
// and a field never guesses.
extension TextConversion<Int> {
  /// A whole number: `1234`. A decimal separator, an exponent and what an `Int` cannot hold are problems.
  public static var integer: TextConversion {
    TextConversion { value, context in
      FormatterCache.current.numberSymbols(context.conventions.formats).own.localize(String(value))
    } parse: { text, _, context throws(TextProblem) in
      try Int(text, readIn: context)
    }
  }
}

extension TextConversion<Double> {
  /// A number: `1234.5`, or `1.5E-7` where it is far from 1. It is shown with as many digits as tell it apart from
  /// its neighbours, and read as the nearest there is. A number that is not finite cannot be read; NaN is shown as
  /// the empty text.
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
  /// A number of up to 38 digits, each of which counts: `1234.50` is 1234.5 exactly. NaN is shown as the empty text.
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
    // More digits than these only say that the number lies beyond what they say: 767 tell any two apart.
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
