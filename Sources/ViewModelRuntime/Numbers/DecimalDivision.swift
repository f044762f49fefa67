// Long division. Foundation's own division loses digits as the divisor grows.
extension DecimalDigits {
  /// Returns the quotient, with one digit more than a `Decimal` holds if there are that many.
  ///
  /// - Parameter other: A number that is not 0.
  func divided(by other: DecimalDigits) -> DecimalDigits {
    var division = LongDivision(divisor: WideInteger(other.digits[...]))
    var quotient: [UInt8] = []
    var exponent = exponent - other.exponent
    for digit in digits {
      let next = division.bringDown(digit)
      if next != UInt8(ascii: "0") || !quotient.isEmpty { quotient.append(next) }
    }
    while !division.isExact, quotient.count <= Self.mostDigits {
      let next = division.bringDown(UInt8(ascii: "0"))
      if next != UInt8(ascii: "0") || !quotient.isEmpty { quotient.append(next) }
      exponent -= 1
    }
    return DecimalDigits(isNegative: isNegative != other.isNegative, digits: quotient, exponent: exponent)
  }

  /// Returns the remainder of the division with an integral quotient, with the sign of the dividend.
  ///
  /// - Parameter other: A number that is not 0.
  func remainder(dividingBy other: DecimalDigits) -> DecimalDigits {
    let shift = exponent - other.exponent
    // A divisor with more digits than the dividend is greater.
    if digits.count + shift < other.digits.count { return self }
    let divisor = other.digits + Array(repeating: UInt8(ascii: "0"), count: max(-shift, 0))
    var division = LongDivision(divisor: WideInteger(divisor[...]))
    for digit in digits { _ = division.bringDown(digit) }
    for _ in 0..<max(shift, 0) { _ = division.bringDown(UInt8(ascii: "0")) }
    return DecimalDigits(
      isNegative: isNegative, digits: division.remainder.digits, exponent: min(exponent, other.exponent))
  }
}

private struct LongDivision {
  let divisor: WideInteger
  private(set) var remainder = WideInteger()

  init(divisor: WideInteger) { self.divisor = divisor }

  var isExact: Bool { remainder == WideInteger() }

  /// Appends the next digit of the dividend, in ASCII, to the remainder.
  ///
  /// - Returns: The next digit of the quotient.
  mutating func bringDown(_ digit: UInt8) -> UInt8 {
    remainder.append(digit)
    var quotient = UInt8(ascii: "0")
    while remainder >= divisor {
      remainder.subtract(divisor)
      quotient += 1
    }
    return quotient
  }
}
