public import Foundation
import ViewModelContext

extension Int {
  /// Creates the integral part of a number, limited to the range of `Int`; 0 for NaN.
  public init(saturating value: Decimal) {
    let whole = value.rounded(0, .towardZero)
    if whole.isNaN {
      self = 0
    } else if whole >= Decimal(Int.max) {
      self = .max
    } else {
      self = whole <= Decimal(Int.min) ? .min : NSDecimalNumber(decimal: whole).intValue
    }
  }
}

extension Double {
  /// Creates the nearest `Double`.
  public init(_ value: Decimal) {
    self = value.isNaN ? .nan : Double(value.description) ?? value.nearestDouble
  }
}

extension Decimal {
  /// Creates the shortest decimal that `value` round-trips through, so that 0.1 is a tenth. NaN becomes 0, and a
  /// greater magnitude than that of any decimal becomes the greatest.
  public init(saturating value: Double) {
    if (1e-100..<1e100).contains(value.magnitude) {
      self = Decimal(string: value.description, locale: nil) ?? 0
    } else if value.isNaN {
      self = 0
    } else if let decimal = value.isFinite ? Decimal(strict: value.description) : nil {
      self = decimal
    } else {
      self = value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
  }

  /// Creates the number that the whole text contains: digits with at most one `.`, and optionally a sign and an
  /// exponent. The result is nil for any other text and for a number greater than any `Decimal`. A number with too many
  /// digits is rounded.
  ///
  /// Foundation parses `12abc` as 12, and does not parse `1e128`.
  public init?(strict text: String) {
    guard let value = DecimalDigits(strict: text)?.decimal else { return nil }
    self = value
  }
}

extension Decimal {
  /// Creates the number in a text such as `12.50` or `1e128`, or 0 for an invalid text.
  public init(literal text: String) {
    self = Decimal(strict: text) ?? 0
  }
}
