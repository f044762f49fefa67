public import Foundation

/// What a plural rule looks at, as CLDR names it.
///
/// The decimals are those of the shortest way to write the number, so that 1.0 counts as 1.
public struct PluralOperands: Hashable, Sendable {
  /// The whole part.
  let i: UInt64
  /// The decimals as a whole number, without trailing zeros.
  let f: UInt64
  /// How many decimals there are.
  let v: UInt64

  init(_ magnitude: UInt) {
    i = UInt64(magnitude)
    f = 0
    v = 0
  }

  /// - Parameter text: digits with at most one `.`; of the decimals, eighteen count.
  init(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    i = parts.first.map { UInt64($0) ?? .max } ?? .max
    var decimals = parts.count > 1 ? parts[1].prefix(18) : ""
    while decimals.last == "0" { decimals.removeLast() }
    f = UInt64(decimals) ?? 0
    v = UInt64(decimals.count)
  }
}

/// A number that plural forms can be chosen by.
public protocol PluralNumber {
  /// What rules of plural forms look at.
  var pluralOperands: PluralOperands { get }
}

extension Int: PluralNumber {
  /// Those of a number without decimals.
  public var pluralOperands: PluralOperands { PluralOperands(magnitude) }
}

extension Decimal: PluralNumber {
  /// Those of its shortest description.
  public var pluralOperands: PluralOperands { PluralOperands(description) }
}

extension Double: PluralNumber {
  /// Those of the same number as a decimal.
  public var pluralOperands: PluralOperands { Decimal(saturating: self).pluralOperands }
}
