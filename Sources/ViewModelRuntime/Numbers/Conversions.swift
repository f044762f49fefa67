public import Foundation

extension Int {
  /// The whole part, or the nearest that an `Int` can hold; 0 for NaN.
  public init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if let exact = Int(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value < 0 ? .min : .max
    }
  }

  /// The whole part, or the nearest that an `Int` can hold; 0 for NaN.
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
  /// The nearest `Double`.
  public init(_ value: Decimal) {
    self = value.isNaN ? .nan : Double(value.description) ?? value.nearestDouble
  }
}

extension Decimal {
  /// The shortest decimal that reads back as `value`, so that 0.1 is a tenth; 0 for NaN, and the greatest magnitude where
  /// `value` is greater still.
  public init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if let decimal = value.isFinite ? Decimal(strict: value.description) : nil {
      self = decimal
    } else {
      self = value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
  }

  /// The number that the whole text writes: digits with at most one `.`, perhaps a sign and an exponent. nil for any other text,
  /// and for a number greater than any `Decimal`. A number with more digits than a `Decimal` holds is rounded.
  ///
  /// Foundation reads `12abc` as 12, and does not read `1e128`.
  public init?(strict text: String) {
    guard let value = DecimalDigits(strict: text)?.decimal else { return nil }
    self = value
  }
}
