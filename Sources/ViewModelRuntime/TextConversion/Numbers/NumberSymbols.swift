import Foundation

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
