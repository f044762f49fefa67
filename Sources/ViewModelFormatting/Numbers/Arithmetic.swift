public import Foundation

// Arithmetic that never traps, with the spelling of Zig and the precedence of Swift's own operators.
infix operator +| : AdditionPrecedence
infix operator -| : AdditionPrecedence
infix operator *| : MultiplicationPrecedence
infix operator /| : MultiplicationPrecedence
infix operator %| : MultiplicationPrecedence
prefix operator -|

extension Int {
  /// Returns the sum. If it overflows, the result is the bound.
  public static func +| (lhs: Int, rhs: Int) -> Int {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .min : .max) : sum
  }

  /// Returns the difference. If it overflows, the result is the bound.
  public static func -| (lhs: Int, rhs: Int) -> Int {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .max : .min) : difference
  }

  /// Returns the product. If it overflows, the result is the bound.
  public static func *| (lhs: Int, rhs: Int) -> Int {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow ? ((lhs < 0) == (rhs < 0) ? .max : .min) : product
  }

  /// Returns the quotient, rounded toward zero; 0 if the divisor is 0, and `Int.max` for `Int.min /| -1`.
  public static func /| (lhs: Int, rhs: Int) -> Int {
    guard rhs != 0 else { return 0 }
    let (quotient, overflow) = lhs.dividedReportingOverflow(by: rhs)
    return overflow ? .max : quotient
  }

  /// Returns the remainder, with the sign of the dividend. If the divisor is 0, the result is the dividend.
  public static func %| (lhs: Int, rhs: Int) -> Int {
    guard rhs != 0 else { return lhs }
    return lhs.remainderReportingOverflow(dividingBy: rhs).partialValue
  }

  /// Returns the negated number; `Int.max` for `Int.min`.
  public static prefix func -| (operand: Int) -> Int {
    0 -| operand
  }
}

extension Int {
  /// Returns the number to the power of an exponent. If it overflows, the result is the bound. A negative exponent
  /// returns 1 divided by the power, rounded toward zero, and 0 for the base 0.
  public func power(_ exponent: Int) -> Int {
    if exponent < 0 { return self == 1 || self == -1 ? power(exponent & 1) : 0 }
    var result = 1
    var square = self
    var rest = exponent
    while true {
      if rest & 1 == 1 {
        let (product, overflow) = result.multipliedReportingOverflow(by: square)
        if overflow { return isNegativePower(exponent) ? .min : .max }
        result = product
      }
      rest >>= 1
      if rest == 0 { return result }
      let (next, overflow) = square.multipliedReportingOverflow(by: square)
      if overflow { return isNegativePower(exponent) ? .min : .max }
      square = next
    }
  }

  private func isNegativePower(_ exponent: Int) -> Bool { self < 0 && exponent & 1 == 1 }
}

extension Double {
  /// Returns the number to the power of an exponent, according to IEEE 754.
  public func power(_ exponent: Double) -> Double { pow(self, exponent) }

  /// Euler's number to the power of the number.
  public var exponential: Double { exp(self) }

  /// The logarithm to the base 10: NaN for a negative number, and negative infinity for 0.
  public var commonLogarithm: Double { log10(self) }
}

extension Decimal {
  /// Returns the number to the power of an exponent, limited to the greatest magnitude. A negative exponent returns 1
  /// divided by the power; 0 to a negative power is 0.
  public func power(_ exponent: Int) -> Decimal {
    if exponent < 0 { return 1 /| power(0 -| exponent) }
    var result: Decimal = 1
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 {
        result = (result *| square)
      }
      rest >>= 1
      if rest > 0 {
        square = (square *| square)
      }
    }
    return result
  }
}

extension Double {
  /// Returns the number rounded to a number of decimals, halves away from zero. A negative number of decimals rounds to
  /// tens or hundreds.
  public func rounded(_ digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    guard isFinite, magnitude < 1e15 || digits < 0 else { return self }
    // The shortest decimal that round-trips, so that 1.005 is rounded in its decimal form. Its exponent may exceed the
    // range of `Decimal`, as in 1e+300, and stays separate.
    let parts = description.split(separator: "e")
    let exponent: Int = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    guard let significand = Decimal(string: String(parts[0]), locale: nil) else { return self }
    let place = digits +| exponent
    if place < -20 {
      // The place is above all digits. No `Decimal` holds 10 to the power of 200.
      let unit = significand.rounded(-20, rule)
      if unit == 0 { return 0 }
      let magnitude = Double("1e" + String(0 -| digits)) ?? .infinity
      return unit < 0 ? -magnitude : magnitude
    }
    let rounded: Decimal = significand.rounded(place, rule)
    return Double("\(rounded)e\(exponent)") ?? self
  }
}

extension Decimal {
  /// Returns the number rounded to a number of decimals, halves away from zero. A negative number of decimals rounds to
  /// tens or hundreds.
  public func rounded(_ digits: Int = 0, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Decimal {
    switch rule {
    case .up: scaled(digits, .up)
    case .down: scaled(digits, .down)
    case .towardZero: scaled(digits, self < 0 ? .up : .down)
    case .awayFromZero: scaled(digits, self < 0 ? .down : .up)
    case .toNearestOrEven: scaled(digits, .bankers)
    case .toNearestOrAwayFromZero: scaled(digits, .plain)
    @unknown default: scaled(digits, .plain)
    }
  }
}

extension Int {
  /// The magnitude; `Int.max` for `Int.min`.
  public var saturatingMagnitude: Int { self < 0 ? -|self : self }
}

extension Comparable {
  /// Returns the nearest value in the range.
  public func limited(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// Returns the nearest value in the interval, or its upper bound if the bounds are reversed.
  public func limited(to interval: Interval<Self>) -> Self {
    min(max(self, interval.lowerBound), interval.upperBound)
  }
}

extension Int {
  /// Creates the integral part of a number, limited to the range of `Int`; 0 for NaN.
  public init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if let exact = Int(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value < 0 ? .min : .max
    }
  }

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
