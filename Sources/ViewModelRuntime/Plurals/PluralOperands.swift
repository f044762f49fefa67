public import Foundation

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
  var isZero: Bool { i == 0 && f == 0 }

  init(_ magnitude: UInt) {
    i = UInt64(magnitude)
    f = 0
    v = 0
  }

  /// Creates the operands of a number.
  ///
  /// - Parameter text: Digits with at most one `.`. Decimals after the eighteenth are ignored.
  init(_ text: String) {
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

extension Decimal: PluralNumber {
  /// The operands of the number's shortest representation.
  public var pluralOperands: PluralOperands { PluralOperands(description) }
  public var pluralArgument: LocalizedText.Argument { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension Double: PluralNumber {
  /// The operands of the number as a decimal.
  public var pluralOperands: PluralOperands { Decimal(saturating: self).pluralOperands }
  public var pluralArgument: LocalizedText.Argument { .number(self) }
}
