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
  /// The shortest decimal that reads back as `value`, so that 0.1 is a tenth; 0 for NaN and the greatest magnitude for an
  /// infinity.
  public init(saturating value: Double) {
    if value.isNaN || value.magnitude < 1e-127 {
      self = 0
    } else if value.magnitude >= 1e127 {
      self = value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
    } else {
      self = Decimal(string: value.description, locale: nil) ?? 0
    }
  }

  /// The number that the whole text writes: digits with at most one `.`, perhaps a sign and an exponent. nil for anything else;
  /// Foundation would take `12abc` for 12.
  public init?(strict text: String) {
    guard Self.isNumber(text), let value = Decimal(string: text, locale: nil), !value.isNaN else { return nil }
    self = value
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func skipDigits() -> Int {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func skip(_ bytes: UInt8...) -> Bool {
      guard let first = rest.first, bytes.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
    var digits = skipDigits()
    if skip(UInt8(ascii: ".")) { digits += skipDigits() }
    guard digits > 0 else { return false }
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
