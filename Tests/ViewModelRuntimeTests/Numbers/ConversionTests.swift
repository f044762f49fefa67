import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct ConversionTests {
  @Test(
    arguments: [
      (2.9, 2), (-2.9, -2), (.nan, 0), (.infinity, .max), (-.infinity, .min), (1e300, .max), (-1e300, .min),
      (9_223_372_036_854_775_808, .max), (-9_223_372_036_854_775_808, .min), (-0.0, 0),
    ] as [(Double, Int)])
  func aDoubleBecomesTheNearestInt(value: Double, expected: Int) {
    #expect(Int(saturating: value) == expected)
  }

  @Test(
    arguments: [
      ("2.9", 2), ("-2.9", -2), ("1e30", .max), ("-1e30", .min), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("1e-100", 0),
    ] as [(String, Int)])
  func aDecimalBecomesTheNearestInt(text: String, expected: Int) throws {
    #expect(try Int(saturating: #require(Decimal(strict: text))) == expected)
  }

  @Test func notANumberBecomesZero() {
    #expect(Int(saturating: Decimal.nan) == 0)
    #expect(Decimal(saturating: Double.nan) == 0)
    #expect(Double(Decimal.nan).isNaN)
  }

  @Test(arguments: ["1", "-1", "+1", "1.5", ".5", "1.", "1e3", "1.5E-3", "0001", "79228162514264337593543950335"])
  func aDecimalIsParsedFromTheWholeText(text: String) {
    #expect(Decimal(strict: text) != nil)
  }

  @Test(arguments: [
    ("1e128", "10e127"), ("-3.4e165", "-340e163"), ("0.0001e168", "1e164"), ("1e-128", "10e-129"), ("0e999", "0"),
    ("1e-200", "0"),
    ("7e-129", "1e-128"),
  ])
  func aDecimalTextMayHaveAnyExponent(text: String, same: String) throws {
    let value = try #require(Decimal(strict: text))
    #expect(value == Decimal(strict: same))
    #expect(value == Decimal(literal: text))
  }

  @Test func aDecimalTextWithTooManyDigitsIsRounded() {
    let digits = "340282366920938463463374607431768211456"
    #expect(Decimal(strict: digits)?.description == "340282366920938463463374607431768211460")
    #expect(Decimal(strict: "0.\(digits)")?.description == "0.34028236692093846346337460743176821146")
  }

  @Test(arguments: [
    "", " 1", "1 ", "12abc", "1,5", "1.2.3", ".", "-", "e5", "1e", "1e+", "NaN", "inf", "0x10", "١", "1e999", "3.5e165",
    "--1", "1e1e1", "１", "−1", "1\u{301}",
  ])
  func otherTextsAreNotDecimals(text: String) {
    #expect(Decimal(strict: text) == nil)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1e100, "1e100"), (-2.5, "-2.5"), (1e-200, "0"), (1e150, "1e150"), (123456789.125, "123456789.125"),
  ])
  func aDoubleBecomesTheShortestDecimal(value: Double, text: String) throws {
    #expect(try Decimal(saturating: value) == #require(Decimal(strict: text)))
  }

  @Test func anInfiniteDoubleBecomesTheGreatestDecimal() {
    #expect(Decimal(saturating: .infinity) == .greatestFiniteMagnitude)
    #expect(Decimal(saturating: -1e300) == -.greatestFiniteMagnitude)
  }

  @Test func aDecimalBecomesTheNearestDouble() throws {
    #expect(try Double(#require(Decimal(strict: "0.1"))) == 0.1)
    #expect(Double(Decimal.greatestFiniteMagnitude) > 1e160)
  }

  @Test(
    arguments: [
      (1.005, 2, 1.01), (2.5, 0, 3), (-2.5, 0, -3), (1250, -2, 1300), (0.1 + 0.2, 1, 0.3), (.infinity, 2, .infinity),
      (1.5, 1000, 1.5), (1.5, -1000, 0), (1e300, 2, 1e300), (1e300, -2, 1e300), (-1.5e300, -300, -2e300),
      (1e300, -301, 0), (5e300, -301, 1e301), (1e-200, 2, 0), (1.26e-200, 201, 1.3e-200), (123.0, .min, 0),
      (123.0, .max, 123),
    ] as [(Double, Int, Double)])
  func aDoubleIsRoundedInItsDecimalForm(value: Double, digits: Int, expected: Double) {
    #expect(value.rounded(digits) == expected)
  }

  @Test func aDoubleOutsideTheRangeOfDecimalIsRoundedByEveryRule() {
    #expect(1e-200.rounded(2, .up) == 0.01)
    #expect((-1e-200).rounded(2, .down) == -0.01)
    #expect((-1e-200).rounded(2, .up) == 0)
    #expect(5.0.rounded(-200, .awayFromZero) == 1e200)
    #expect(1.25e250.rounded(-249, .toNearestOrEven) == 1.2e250)
  }

  @Test func aDecimalIsRoundedByEveryRule() throws {
    let value = try #require(Decimal(strict: "2.345"))
    let expected: [(FloatingPointRoundingRule, String)] = [
      (.up, "2.35"), (.down, "2.34"), (.towardZero, "2.34"), (.awayFromZero, "2.35"), (.toNearestOrEven, "2.34"),
      (.toNearestOrAwayFromZero, "2.35"),
    ]
    for (rule, text) in expected { #expect(value.rounded(2, rule) == Decimal(strict: text)) }
    #expect((-value).rounded(2, .up) == Decimal(strict: "-2.34"))
    #expect((-value).rounded(2, .down) == Decimal(strict: "-2.35"))
    #expect((-value).rounded(2, .towardZero) == Decimal(strict: "-2.34"))
    #expect((-value).rounded(2, .awayFromZero) == Decimal(strict: "-2.35"))
  }

  @Test func aValueIsClampedToARange() {
    #expect(12.limited(to: 0...10) == 10)
    #expect((-1).limited(to: Interval(from: 0, to: 10, isClosed: true)) == 0)
    #expect(5.limited(to: Interval(from: 10, to: 0, isClosed: true)) == 0)
  }
}
