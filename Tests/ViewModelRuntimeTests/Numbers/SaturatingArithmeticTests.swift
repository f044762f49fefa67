import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct SaturatingArithmeticTests {
  @Test func integersStopAtTheirBounds() {
    expect(Int.max +| 1, Int.max)
    expect(Int.min +| -1, Int.min)
    expect(2 +| 3, 5)
    expect(Int.min -| 1, Int.min)
    expect(Int.max -| -1, Int.max)
    expect(0 -| Int.min, Int.max)
    expect(2 -| 3, -1)
    expect(Int.max *| 2, Int.max)
    expect(Int.max *| -2, Int.min)
    expect(Int.min *| -1, Int.max)
    expect(Int.min *| 2, Int.min)
    expect(2 *| 3, 6)
    expect(-|Int.min, Int.max)
    expect(-|5, -5)
    expect(Int.min.saturatingMagnitude, Int.max)
    expect((-3).saturatingMagnitude, 3)
  }

  @Test func dividingByZeroHasADefinedResult() {
    expect(7 /| 2, 3)
    expect(-7 /| 2, -3)
    expect(7 /| 0, 0)
    expect(Int.min /| -1, Int.max)
    expect(7 %| 4, 3)
    expect(-7 %| 4, -3)
    expect(7 %| 0, 7)
    expect(Int.min %| -1, 0)
    expect(Int.min %| 0, Int.min)
  }

  @Test func precedenceIsThatOfSwiftsOwnOperators() {
    expect(1 +| 2 *| 3 -| 4, 3)
    expect(10 -| 3 -| 2, 5)
  }

  @Test func decimalsStopAtTheirBounds() throws {
    let greatest = Decimal.greatestFiniteMagnitude
    expect(greatest +| greatest, greatest)
    expect(-greatest -| greatest, -greatest)
    expect(greatest *| 10, greatest)
    expect(greatest *| -10, -greatest)
    expect(greatest /| Decimal(sign: .plus, exponent: -100, significand: 1), greatest)
    expect(Decimal(1) /| 0, 0)
    expect(Decimal(7) %| 0, 7)
    expect(Decimal(-7) %| 2, -1)
    try expect(Decimal(7) %| #require(Decimal(strict: "2.5")), 2)
  }

  /// Computed with the `decimal` module of Python.
  @Test(arguments: [
    ("1", "183442172455576.305", "0.0000000000000054513091870527607095163997290074622239"),
    ("1", "3", "0.333333333333333333333333333333333333333"),
    ("2", "3", "0.66666666666666666666666666666666666667"),
    ("-10", "4", "-2.5"), ("100", "2.5", "40"),
    ("1", "340282366920938463463374607431768211455", "2.93873587705571876992184134305561419456e-39"),
    ("1e127", "1e-20", "1e147"), ("12345678e-120", "1e11", "12346e-128"),
    ("340282366920938463463374607431768211455", "1", "340282366920938463463374607431768211455"),
    ("99999999999999999999999999999999999999", "0.1", "999999999999999999999999999999999999990"),
  ])
  func aDecimalQuotientHasAllDigits(dividend: String, divisor: String, expected: String) throws {
    try expect(#require(Decimal(strict: dividend)) /| #require(Decimal(strict: divisor)), Decimal(strict: expected))
  }

  @Test(arguments: [
    ("1e39", "7", "6"), ("-1e39", "7", "-6"), ("1e127", "3e-128", "1e-128"), ("7.5", "2", "1.5"), ("-7.5", "2", "-1.5"),
    ("7.5", "-2", "1.5"), ("1", "1e100", "1"), ("5e-100", "3", "5e-100"), ("10", "0.3", "0.1"), ("6", "2", "0"),
    ("340282366920938463463374607431768211455", "1000", "455"),
  ])
  func aDecimalRemainderIsExact(dividend: String, divisor: String, expected: String) throws {
    try expect(#require(Decimal(strict: dividend)) %| #require(Decimal(strict: divisor)), Decimal(strict: expected))
  }

  @Test func aDecimalTooCloseToZeroIsZero() {
    let tiny = Decimal(sign: .plus, exponent: -100, significand: 1)
    expect(tiny *| tiny, 0)
    expect(tiny /| Decimal(sign: .plus, exponent: 100, significand: 1), 0)
    let third = Decimal(1) /| 3
    let product = third *| tiny
    #expect(product > 0)
    expect(tiny *| third, third *| tiny)
  }

  @Test func decimalArithmeticNeverTraps() {
    var random = SplitMix(state: 7)
    for _ in 0..<20_000 {
      let (a, b) = (random.decimal(), random.decimal())
      for result in [a +| b, a -| b, a *| b, a /| b, a %| b] { #expect(!result.isNaN) }
    }
  }

  @Test func moneyIsAddedExactly() throws {
    let cent = try #require(Decimal(strict: "0.1"))
    expect(cent +| cent +| cent, Decimal(strict: "0.3"))
  }
}

/// Compares values. `#expect` does not support the precedence of these operators.
private func expect<Value: Equatable>(
  _ result: Value, _ expected: Value?, at location: SourceLocation = #_sourceLocation
) {
  #expect(result == expected, sourceLocation: location)
}

private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func decimal() -> Decimal {
    var text = next() % 2 == 0 ? "-" : ""
    for _ in 0...(next() % 38) { text += String(next() % 10) }
    text += "e\(Int(next() % 256) - 128)"
    return Decimal(string: text) ?? 0
  }
}

@Suite struct PowerTests {
  @Test(arguments: [
    (2, 10, 1024), (-2, 63, Int.min), (-2, 64, .max), (2, 63, .max), (0, 0, 1), (0, -1, 0), (-1, -3, -1), (1, .min, 1),
    (-1, .min, 1), (3, .max, .max), (-3, .max, .min), (7, -2, 0), (.min, 1, .min), (.min, 2, .max),
  ])
  func powersOfIntegersAreLimited(base: Int, exponent: Int, expected: Int) {
    #expect(base.power(exponent) == expected)
  }

  @Test func powersOfDecimalsAreExactAndLimited() {
    #expect(Decimal(string: "1.05").map { $0.power(3) } == Decimal(string: "1.157625"))
    #expect(Decimal(-10).power(.max) == Decimal.greatestFiniteMagnitude * -1)
    #expect(Decimal(10).power(.min) == 0)
    #expect(Decimal(0).power(0) == 1)
  }
}
