import Foundation
import Testing
import ViewModelRuntime

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
  func aDecimalIsReadFromAWholeNumber(text: String) {
    #expect(Decimal(strict: text) != nil)
  }

  @Test(arguments: [
    "", " 1", "1 ", "12abc", "1,5", "1.2.3", ".", "-", "e5", "1e", "1e+", "NaN", "inf", "0x10", "١", "1e999", "--1",
  ])
  func nothingElseIsADecimal(text: String) {
    #expect(Decimal(strict: text) == nil)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1e100, "1e100"), (-2.5, "-2.5"), (1e-200, "0"), (123456789.125, "123456789.125"),
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
      (1.5, 1000, 1.5), (1.5, -1000, 0), (1e300, 2, 1e300), (123.0, .min, 0), (123.0, .max, 123),
    ] as [(Double, Int, Double)])
  func aDoubleIsRoundedAsItIsWritten(value: Double, digits: Int, expected: Double) {
    #expect(value.rounded(digits) == expected)
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
    #expect(12.clamped(to: 0...10) == 10)
    #expect((-1).clamped(to: Interval(from: 0, to: 10, isClosed: true)) == 0)
    #expect(5.clamped(to: Interval(from: 10, to: 0, isClosed: true)) == 0)
  }
}
