import Foundation

/// What a locale writes numbers with, and so reads them by.
struct NumberSymbols {
  let digits: DigitSet
  let decimal: Unicode.Scalar
  let minus: String
  private let groups: Grouping?

  /// How integer digits are grouped: `12,34,567` has a last group of 3 digits, and others of 2.
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

  /// A decimal separator with ASCII digits, signs and no groups.
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

  /// Read off a long number: Foundation does not say how the others are grouped.
  private static func grouping(_ locale: Locale, _ digits: DigitSet) -> Grouping? {
    guard let separator = single(locale.groupingSeparator), single(locale.decimalSeparator) != separator else {
      return nil
    }
    let sample = 1_234_567_890_123.formatted(.number.locale(locale)).unicodeScalars
    let groups = sample.split(separator: separator).map { group in group.count { digits.value(of: $0) != nil } }
    guard groups.count > 2 else { return nil }
    return Grouping(separators: alike(separator), last: groups[groups.count - 1], others: groups[groups.count - 2])
  }

  /// The separators that a keyboard has in place of a locale's: a plain space for a narrow one, `'` for `’`.
  private static func alike(_ separator: Unicode.Scalar) -> Set<Unicode.Scalar> {
    if separator == "’" { return ["’", "'"] }
    return separator.properties.isWhitespace ? [separator, " ", "\u{A0}", "\u{202F}", "\u{2009}"] : [separator]
  }
}

extension NumberSymbols {
  /// With a minus sign, a point and ASCII digits made this locale's.
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

  /// Whether a group of so many digits may stand there.
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

/// The symbols that a reader may use.
final class ReadableSymbols {
  /// The locale's own, which texts are written with.
  let own: NumberSymbols
  /// Those that it has for ASCII's digits, where its own are others; those for its language's digits, where its own
  /// are ASCII's.
  let other: NumberSymbols?

  init(_ locale: Locale) {
    own = NumberSymbols(locale)
    let other = NumberSymbols(own.digits.isASCII ? locale.native : locale.latin)
    self.other = other.digits.isASCII == own.digits.isASCII ? nil : other
  }
}
