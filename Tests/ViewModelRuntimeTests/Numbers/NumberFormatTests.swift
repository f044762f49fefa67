import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("en_US", "1,234,567", "1,234.5", "26%", "€1,234.50", "1.2M", "1.2 MB"),
    ("fr_FR", "1 234 567", "1 234,5", "26 %", "1 234,50 €", "1,2 M", "1,2 Mo"),
    ("de_DE", "1.234.567", "1.234,5", "26 %", "1.234,50 €", "1,2 Mio.", "1,2 MB"),
    ("ar_EG", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤٫٥", "٢٦٪؜", "‏١٬٢٣٤٫٥٠ €", "١٫٢ مليون", "١٫٢ م.ب"),
  ])
  func numbersFollowTheLocale(
    locale: String, grouped: String, decimals: String, percent: String, currency: String, compact: String, bytes: String
  ) {
    let context = DisplayContext.example(locale)
    #expect(1_234_567.formatted(in: context).plainSpaces == grouped)
    #expect(1234.5.formatted(in: context).plainSpaces == decimals)
    #expect(0.26.formatted(.percent, in: context).plainSpaces == percent)
    #expect(Decimal(1234.5).formatted(.currency("EUR"), in: context).plainSpaces == currency)
    #expect(1_234_567.formatted(.compact, in: context).plainSpaces == compact)
    #expect(1_234_567.formatted(.bytes, in: context).plainSpaces == bytes)
  }

  @Test func everyNumberTypeSupportsEveryStyle() {
    let context = DisplayContext.example
    let styles: [(NumberStyle, String)] = [
      (.number, "42"), (.decimals(1), "42.0"), (.decimals(min: 0, max: 2), "42"), (.currency("USD"), "$42.00"),
      (.compact, "42"), (.ordinal, "42nd"), (.spelledOut, "forty-two"), (.bytes, "42 bytes"), (.memory, "42 bytes"),
      (.padded(4), "0,042"), (.padded(3), "042"), (.signed, "+42"), (.ungrouped, "42"),
      (.currency("USD").decimals(0), "$42"), (.currency("USD").signed, "+$42.00"), (.padded(5).ungrouped, "00042"),
      (.padded(3).decimals(1), "042.0"),
    ]
    for (style, expected) in styles {
      #expect(42.formatted(style, in: context) == expected)
      #expect(42.0.formatted(style, in: context) == expected)
      #expect(Decimal(42).formatted(style, in: context) == expected)
    }
  }

  @Test func anIntCountsHundredths() {
    #expect(25.formatted(.percent, in: .example) == "25%")
    #expect(0.256.formatted(.percent.decimals(1), in: .example) == "25.6%")
    #expect(Decimal(0.25).formatted(.percent.signed, in: .example) == "+25%")
  }

  @Test func aDecimalKeepsAllOfItsDigits() throws {
    let value = try #require(Decimal(strict: "12345678901234567890.123456789"))
    #expect(value.formatted(.currency("USD"), in: .example) == "$12,345,678,901,234,567,890.12")
    #expect(value.formatted(.decimals(9), in: .example) == "12,345,678,901,234,567,890.123456789")
    #expect(value.formatted(in: .example) == "12,345,678,901,234,567,890.123457")
  }

  @Test func numbersThatRoundToZeroHaveNoSign() {
    #expect((-0.0).formatted(in: .example) == "0")
    #expect((-0.04).formatted(.decimals(1), in: .example) == "0.0")
    #expect((-0.06).formatted(.decimals(1), in: .example) == "-0.1")
    #expect((-0.0004).formatted(.percent.decimals(1), in: .example) == "0.0%")
    #expect((-0.0006).formatted(.percent.decimals(1), in: .example) == "-0.1%")
  }

  @Test(
    arguments: [
      (.number, "0"), (.currency("USD"), "$0.00"), (.currency("JPY"), "¥0"), (.padded(2), "00"), (.ungrouped, "0"),
      (.percent.decimals(2), "0.00%"), (.compact.decimals(0), "0"), (.currency("USD").compact.decimals(0), "$0"),
      (.signed, "0"), (.currency("USD").signed, "$0.00"), (.ordinal, "0th"),
    ] as [(NumberStyle, String)])
  func aNumberThatRoundsToZeroHasNoSignInAnyStyle(style: NumberStyle, expected: String) {
    for number in [-1e-7, 1e-7, -0.0, 0] {
      #expect(number.formatted(style, in: .example) == expected)
      #expect(Decimal(saturating: number).formatted(style, in: .example) == expected)
    }
    #expect((-1e-7).formatted(in: .example) == "0")
    #expect(Decimal(saturating: -1e-7).formatted(in: .example) == "0")
    #expect((-0.3).formatted(in: .example) == "-0.3")
  }

  @Test(arguments: [
    ("EURO", "EURO 1,234.50", "EURO 1.2K"), ("€", "€ 1,234.50", "€ 1.2K"), ("", "1,234.50", "1.2K"),
    ("E1", "E1 1,234.50", "E1 1.2K"), ("ABC", "ABC 1,234.50", "ABC 1.2K"),
  ])
  func anUnknownCurrencyIsDisplayed(code: String, expected: String, compact: String) {
    #expect(1234.5.formatted(.currency(code), in: .example).plainSpaces == expected)
    #expect(Decimal(1234.5).formatted(.currency(code), in: .example).plainSpaces == expected)
    #expect(1234.formatted(.currency(code).decimals(0), in: .example).plainSpaces == expected.dropLast(3))
    #expect(1234.5.formatted(.currency(code).compact, in: .example).plainSpaces == compact)
  }

  @Test func extremesHaveTexts() {
    #expect(Int.min.formatted(in: .example) == "-9,223,372,036,854,775,808")
    #expect(Double.nan.formatted(in: .example) == "NaN")
    #expect((-Double.infinity).formatted(.currency("EUR"), in: .example) == "-€∞")
    #expect(Int.min.formatted(.bytes, in: .example).hasSuffix("PB"))
    #expect(Int.max.formatted(.memory, in: .example).hasSuffix("PB"))
    #expect(1e300.formatted(.ordinal, in: .example).hasPrefix("9,223,372,036,854,775,807"))
    #expect(Decimal.nan.formatted(.spelledOut, in: .example) == "zero")
  }

  @Test(arguments: [-1, .min, 21, 1000, .max])
  func anyNumberOfDecimalsIsAccepted(count: Int) {
    #expect(!1.5.formatted(.decimals(count), in: .example).isEmpty)
    #expect(!1.5.formatted(.decimals(min: count, max: -5), in: .example).isEmpty)
    #expect(!15.formatted(.padded(count), in: .example).isEmpty)
    #expect(!Decimal(1.5).formatted(.currency("USD").decimals(count).padded(count), in: .example).isEmpty)
  }

  @Test(arguments: ["", "X", "usd", "XXQ", "é💥", String(repeating: "A", count: 1000)])
  func anyCurrencyCodeIsAccepted(code: String) {
    #expect(5.formatted(.currency(code), in: .example).contains("5"))
  }

  @Test(arguments: [(0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (-1500, "-2 kB")])
  func sizesAreInTheGreatestUnit(count: Int, expected: String) {
    #expect(count.formatted(.bytes, in: .example).plainSpaces == expected)
  }

  @Test func ordinalsAndWordsFollowTheLanguage() {
    #expect(1.formatted(.ordinal, in: .example("fr_FR")) == "1er")
    #expect(3.formatted(.ordinal, in: .example("de_DE")) == "3.")
    #expect(
      21.formatted(.spelledOut, in: .example("de_DE")).replacingOccurrences(of: "\u{AD}", with: "") == "einundzwanzig")
  }
}
