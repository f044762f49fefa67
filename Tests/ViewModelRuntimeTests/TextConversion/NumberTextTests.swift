import Foundation
import Testing
import ViewModelRuntime

@Suite struct NumberTextTests {
  @Test(arguments: readers)
  func aNumberRoundTrips(locale: String) {
    var values = EditedValues(seed: 7)
    let context = DisplayContext.example(locale)
    TextConversion.integer.expectToKeep(values.integers(80), in: context)
    TextConversion.double.expectToKeep(values.doubles(80), in: context)
    TextConversion.decimal.expectToKeep(values.decimals(80), in: context)
    TextConversion.optional(.integer).expectToKeep(values.integers(30) + [nil], in: context)
  }

  @Test(arguments: readers)
  func randomNumbersRoundTrip(locale: String) throws {
    var values = EditedValues(seed: 8)
    let context = DisplayContext.example(locale)
    func trip<Value>(_ value: Value, _ conversion: TextConversion<Value>) throws -> Value {
      try conversion.value(of: conversion.text(of: value, in: context), keeping: nil, in: context)
    }
    for value in values.integers(80) { #expect(try trip(value, .integer) == value) }
    for value in values.doubles(80) { #expect(try trip(value, .double) == value) }
    for value in values.decimals(80) { #expect(try trip(value, .decimal) == value) }
  }

  @Test(
    arguments: [
      ("en_US", "-1234.5"), ("fr_FR", "-1234,5"), ("de_CH", "-1234.5"), ("sv_SE", "−1234,5"),
      ("fa_IR", "\u{200E}−۱۲۳۴٫۵"),
      ("ne_NP", "-१२३४.५"), ("ar_EG", "\u{61C}-١٢٣٤٫٥"), ("zh_CN@numbers=hanidec", "-一二三四.五"),
    ])
  func aNumberIsWrittenUngroupedInTheReadersSymbols(locale: String, text: String) {
    let context = DisplayContext.example(locale)
    #expect(TextConversion.double.text(of: -1234.5, in: context) == text)
    #expect(TextConversion.decimal.text(of: Decimal(-12345) / 10, in: context) == text)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "0.30000000000000004"), (-0.0, "0"), (1e20, "100000000000000000000"), (1e21, "1E21"),
      (1e-6, "0.000001"),
      (1.5e-7, "1.5E-7"), (.nan, ""), (.infinity, "∞"), (-.infinity, "-∞"), (1e15, "1000000000000000"),
    ] as [(Double, String)])
  func aDoubleIsWrittenAtFullPrecision(value: Double, text: String) {
    #expect(TextConversion.double.text(of: value, in: .example) == text)
  }

  @Test(
    arguments: [
      ("12", "en_US", 12), (" +12\n", "en_US", 12), ("-0", "en_US", 0), ("007", "en_US", 7), ("1,234", "en_US", 1234),
      ("−5", "en_US", -5), ("-5", "sv_SE", -5), ("１２", "ja_JP", 12), ("－１", "ja_JP", -1), ("١٢", "ar_EG", 12),
      ("12", "ar_EG", 12), ("١2", "ar_EG", 12), ("-5", "ar_EG", -5), ("\u{200E}-\u{200E}5", "en_US", -5),
      ("1 234", "fr_FR", 1234), ("1\u{202F}234", "fr_FR", 1234), ("1.234", "de_DE", 1234), ("1'234", "de_CH", 1234),
      ("12,34,567", "hi_IN", 1_234_567), ("1,234", "ar_EG", 1234), ("١٬٢٣٤", "ar_EG", 1234), ("1.234", "es_ES", 1234),
      ("१२", "hi_IN", 12), ("১২", "bn_BD", 12), ("١٬٢٣٤", "ar_MA", 1234), ("1.234", "ar_MA", 1234),
      ("-9223372036854775808", "en_US", .min), ("9,223,372,036,854,775,807", "en_US", .max),
    ])
  func aWholeNumberIsRead(text: String, locale: String, expected: Int) {
    #expect(TextConversion.integer.reading(text, locale) == .success(expected))
  }

  @Test(
    arguments: [
      ("", "en_US", .missing), (" \t", "en_US", .missing), ("\u{200F}", "he_IL", .missing),
      ("12abc", "en_US", .notAWholeNumber),
      ("x", "en_US", .notAWholeNumber), ("1.0", "en_US", .notAWholeNumber), ("1e3", "en_US", .notAWholeNumber),
      ("1,23", "en_US", .notAWholeNumber), ("12,34,567", "en_US", .notAWholeNumber),
      ("1,234,567", "hi_IN", .notAWholeNumber),
      (",123", "en_US", .notAWholeNumber), ("1,,234", "en_US", .notAWholeNumber), ("1,234,", "en_US", .notAWholeNumber),
      ("1234,567", "en_US", .notAWholeNumber), ("1 2", "en_US", .notAWholeNumber), ("- 1", "en_US", .notAWholeNumber),
      ("--1", "en_US", .notAWholeNumber), ("1-", "en_US", .notAWholeNumber), ("٣", "en_US", .notAWholeNumber),
      ("½", "en_US", .notAWholeNumber), ("²", "en_US", .notAWholeNumber), ("1\u{301}", "en_US", .notAWholeNumber),
      ("1\u{0}", "en_US", .notAWholeNumber), ("🙂", "en_US", .notAWholeNumber),
      ("1\u{FE0F}\u{20E3}", "en_US", .notAWholeNumber),
      ("9223372036854775808", "en_US", .tooLarge), ("-9223372036854775809", "en_US", .tooSmall),
      ("100000000000000000000000000", "en_US", .tooLarge), ("1,234", "en_US_POSIX", .notAWholeNumber),
    ] as [(String, String, TextProblem)])
  func otherTextsAreNotWholeNumbers(text: String, locale: String, problem: TextProblem) {
    #expect(TextConversion.integer.reading(text, locale) == .failure(problem))
  }

  @Test(
    arguments: [
      ("1.5", "en_US", 1.5), ("1,5", "fr_FR", 1.5), ("1,234.5", "en_US", 1234.5), (".5", "en_US", 0.5),
      ("5.", "en_US", 5),
      ("1e3", "en_US", 1000), ("1.5E-3", "en_US", 0.0015), ("1E+3", "en_US", 1000), ("1E−3", "sv_SE", 0.001),
      ("1e-999", "en_US", 0),
      ("0e999999999999999999999", "en_US", 0), ("12.5", "ar_EG", 12.5), ("١٢٫٥", "ar_EG", 12.5), ("１．５", "ja_JP", 1.5),
      ("0.1000000000000000055511151231257827", "en_US", 0.1), ("1.234,5", "de_DE", 1234.5),
    ])
  func aNumberIsRead(text: String, locale: String, expected: Double) {
    #expect(TextConversion.double.reading(text, locale) == .success(expected))
  }

  @Test(
    arguments: [
      ("", "en_US", .missing), ("1,5", "en_US", .decimalSeparator(expected: ".")),
      ("1.5", "fr_FR", .decimalSeparator(expected: ",")),
      ("1.5", "de_DE", .decimalSeparator(expected: ",")), ("1,5", "ar_EG", .decimalSeparator(expected: "٫")),
      ("NaN", "en_US", .notANumber), ("inf", "en_US", .notANumber), ("∞", "en_US", .notANumber),
      ("0x10", "en_US", .notANumber),
      (".", "en_US", .notANumber), ("e5", "en_US", .notANumber), ("1e", "en_US", .notANumber),
      ("1e1.5", "en_US", .notANumber),
      ("1.2.3", "en_US", .notANumber), ("1.234,5", "en_US", .notANumber), ("50%", "en_US", .notANumber),
      ("$5", "en_US", .notANumber),
      ("1e999", "en_US", .tooLarge), ("-1e999", "en_US", .tooSmall), ("1e99999999999999999999", "en_US", .tooLarge),
    ] as [(String, String, TextProblem)])
  func otherTextsAreNotNumbers(text: String, locale: String, problem: TextProblem) {
    #expect(TextConversion.double.reading(text, locale) == .failure(problem))
  }

  @Test(
    arguments: [
      ("0.1", "0.1"), ("1,234.50", "1234.5"),
      ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
      ("0.00000000000000000000000000000000000001", "1e-38"),
      ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"), ("-7", "-7"),
    ])
  func aDecimalKeepsEachDigit(text: String, expected: String) throws {
    let expected = try #require(Decimal(string: expected))
    #expect(TextConversion.decimal.reading(text) == .success(expected))
  }

  @Test func aDecimalWithManyTrailingZerosRoundTrips() throws {
    let text = "1" + String(repeating: "0", count: 165)
    #expect(try TextConversion.decimal.text(of: TextConversion.decimal.reading(text).get(), in: .example) == text)
  }

  @Test(
    arguments: [
      ("1e3", .notANumber), ("340282366920938463463374607431768211456", .tooManyDigits), ("1.5.", .notANumber),
      ("0.1234567890123456789012345678901234567891", .tooManyDigits),
      ("0." + String(repeating: "0", count: 128) + "1", .tooManyDigits),
      ("1" + String(repeating: "0", count: 170), .tooLarge), ("-1" + String(repeating: "0", count: 170), .tooSmall),
    ] as [(String, TextProblem)])
  func aDecimalThatWouldBeRoundedIsAProblem(text: String, problem: TextProblem) {
    #expect(TextConversion.decimal.reading(text) == .failure(problem))
  }

  @Test func aHugeTextIsAProblem() {
    for part in ["1", "1,", "0", " ", "\u{301}"] {
      let text = String(repeating: part, count: 100_000) + "x"
      #expect(TextConversion.double.reading(text) == .failure(.notANumber))
    }
    let ones = String(repeating: "1", count: 100_000)
    #expect(TextConversion.integer.reading(ones) == .failure(.tooLarge))
    #expect(TextConversion.double.reading("0." + ones) == .success(1.0 / 9))
    #expect(TextConversion.decimal.reading("0." + ones) == .failure(.tooManyDigits))
  }

  @Test(arguments: readers)
  func parsedTextsRoundTrip(locale: String) {
    var values = EditedValues(seed: 9)
    let context = DisplayContext.example(locale)
    for text in values.texts(300) {
      if case .success(let value) = TextConversion.integer.reading(text, locale) {
        TextConversion.integer.expectToKeep([value], in: context)
      }
      if case .success(let value) = TextConversion.double.reading(text, locale) {
        TextConversion.double.expectToKeep([value], in: context)
      }
      if case .success(let value) = TextConversion.decimal.reading(text, locale) {
        TextConversion.decimal.expectToKeep([value], in: context)
      }
    }
  }
}
