public import Foundation
import ViewModelContext

// Digits may be those of the locale, of its language, ASCII or full-width, with the separators of the locale for them.
// A group separator is valid only where the locale has one: `1,234` and not `1,23`. Only the locale's decimal separator
// is valid, since `1.500` is 1500 in one locale and 1.5 in another, also in pasted text.
extension TextConversion<Int> {
  /// The conversion of an integer: `1234`. A decimal separator, an exponent and a number that an `Int` does not hold
  /// are problems.
  public static var integer: TextConversion {
    TextConversion { value, context in
      ValueFormatters.current.numberSymbols(context.formats).own.localize(String(value))
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
      return ValueFormatters.current.numberSymbols(context.formats).own
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
      return ValueFormatters.current.numberSymbols(context.formats).own
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

@_spi(Generated) extension Int {
  /// Creates the number that a user typed with the digits and separators of the context's locale, or nil.
  public init?(_ text: String, in context: DisplayContext) {
    guard let value = TextConversion.integer.value(of: text, in: context) else { return nil }
    self = value
  }
}

@_spi(Generated) extension Double {
  /// Creates the number that a user typed with the digits and separators of the context's locale, or nil.
  public init?(_ text: String, in context: DisplayContext) {
    guard let value = TextConversion.double.value(of: text, in: context) else { return nil }
    self = value
  }
}

@_spi(Generated) extension Decimal {
  /// Creates the number that a user typed with the digits and separators of the context's locale, or nil.
  public init?(_ text: String, in context: DisplayContext) {
    guard let value = TextConversion.decimal.value(of: text, in: context) else { return nil }
    self = value
  }
}

/// Parses a number from its beginning.
struct NumberReader {
  var rest: Substring.UnicodeScalarView
  let symbols: NumberSymbols

  /// Reads a sign and returns whether it is a minus sign. Marks of text direction may surround it.
  mutating func sign() -> Bool {
    skipDirectionMarks()
    guard let first = rest.first?.halfWidth else { return false }
    let isMinus = symbols.isMinus(first)
    guard isMinus || first == "+" else { return false }
    rest.removeFirst()
    skipDirectionMarks()
    return isMinus
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == scalar || first.halfWidth == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// Appends the next digits in ASCII and returns their number.
  mutating func digits(into digits: inout [UInt8]) -> Int {
    let start = digits.count
    while let first = rest.first, let digit = symbols.digits.value(of: first.halfWidth) {
      digits.append(UInt8(ascii: "0") + digit)
      rest.removeFirst()
    }
    return digits.count - start
  }

  /// Appends the next digits, or returns false if separators do not group them as in the locale.
  mutating func groupedDigits(into digits: inout [UInt8]) -> Bool {
    var isFirst = true
    while true {
      let count = self.digits(into: &digits)
      guard let separator = rest.first, symbols.isGroupSeparator(separator) else {
        return symbols.allowsGroup(of: count, isFirst: isFirst, isLast: true)
      }
      guard symbols.allowsGroup(of: count, isFirst: isFirst, isLast: false) else { return false }
      rest.removeFirst()
      isFirst = false
    }
  }

  /// Returns an exponent. Its magnitude is limited to one that no number reaches.
  mutating func exponent() -> Int? {
    let isNegative = sign()
    var digits: [UInt8] = []
    guard self.digits(into: &digits) > 0 else { return nil }
    let power = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000) }
    return isNegative ? -power : power
  }

  private mutating func skipDirectionMarks() {
    rest = rest.drop(while: \.isDirectionMark)
  }
}

/// The symbols of a locale for formatting and parsing numbers.
struct NumberSymbols {
  let digits: DigitSet
  let decimal: Unicode.Scalar
  let minus: String
  private let groups: Grouping?

  /// The grouping of digits: `12,34,567` has a last group of 3 digits and other groups of 2.
  private struct Grouping {
    let separators: Set<Unicode.Scalar>
    let last: Int
    let others: Int
  }

  init(_ locale: Locale) {
    digits = DigitSet(locale)
    decimal = Self.single(locale.decimalSeparator) ?? "."
    let one = (-1).formatted(.number.locale(locale))
    minus = String(one.unicodeScalars.prefix { [digits] in digits.value(of: $0) == nil })
    groups = Self.grouping(locale, digits)
  }

  /// Creates symbols with a decimal separator, ASCII digits and signs, and no groups.
  init(decimal: Unicode.Scalar) {
    digits = DigitSet()
    self.decimal = decimal
    minus = "-"
    groups = nil
  }

  static let ascii = NumberSymbols(decimal: ".")

  private static func single(_ text: String?) -> Unicode.Scalar? {
    guard let scalars = text?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first
  }

  /// Returns the grouping, found in a long formatted number because Foundation does not provide it.
  private static func grouping(_ locale: Locale, _ digits: DigitSet) -> Grouping? {
    guard let separator = single(locale.groupingSeparator), single(locale.decimalSeparator) != separator else {
      return nil
    }
    let sample = 1_234_567_890_123.formatted(.number.locale(locale)).unicodeScalars
    let groups = sample.split(separator: separator).map { group in group.count { digits.value(of: $0) != nil } }
    guard groups.count > 2 else { return nil }
    return Grouping(separators: alike(separator), last: groups[groups.count - 1], others: groups[groups.count - 2])
  }

  /// Returns the separators that a keyboard has in place of a locale's, such as a plain space for a narrow one, or `'`
  /// for `’`.
  private static func alike(_ separator: Unicode.Scalar) -> Set<Unicode.Scalar> {
    if separator == "’" { return ["’", "'"] }
    return separator.properties.isWhitespace ? [separator, " ", "\u{A0}", "\u{202F}", "\u{2009}"] : [separator]
  }
}

extension NumberSymbols {
  /// Returns the number with the minus sign, decimal separator and digits of the locale.
  func localize(_ number: String) -> String {
    var result = ""
    for scalar in digits.localize(number).unicodeScalars {
      switch scalar {
      case "-": result += minus
      case ".": result.unicodeScalars.append(decimal)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}" || minus.unicodeScalars.contains { $0 == scalar && !$0.isBlank }
  }

  func isGroupSeparator(_ scalar: Unicode.Scalar) -> Bool {
    guard let separators = groups?.separators else { return false }
    return separators.contains(scalar) || separators.contains(scalar.halfWidth)
  }

  /// Returns whether a group may have a number of digits.
  func allowsGroup(of count: Int, isFirst: Bool, isLast: Bool) -> Bool {
    guard let groups else { return isFirst && isLast }
    switch (isFirst, isLast) {
    case (true, true): return true
    case (true, false): return (1...groups.others).contains(count)
    case (false, false): return count == groups.others
    case (false, true): return count == groups.last
    }
  }
}

/// The symbols that a user may type.
final class ReadableSymbols {
  /// The symbols of the locale, for formatting.
  let own: NumberSymbols
  /// The symbols of the locale for ASCII digits, or, if it formats with those, for the digits of its language.
  let other: NumberSymbols?

  init(_ locale: Locale) {
    own = NumberSymbols(locale)
    let other = NumberSymbols(own.digits.isASCII ? locale.native : locale.latin)
    self.other = other.digits.isASCII == own.digits.isASCII ? nil : other
  }
}
