import VmgenSchemaSyntax

extension StandardLibrary {
  static let numberFormats: [BuiltIn] = numberTexts + numberStyles + numberModifiers

  private static let numberTexts: [BuiltIn] = [
    BuiltIn(
      "Int.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The number with grouping, in the locale's digits.",
      [
        .init("1234567.formatted()", #""1,234,567""#),
        .init("(-9223372036854775807 - 1).formatted()", #""-9,223,372,036,854,775,808""#),
      ]),
    BuiltIn(
      "Double.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The number with grouping and at most 6 decimals.",
      [
        .init("1234.5.formatted()", #""1,234.5""#), .init("(0.0 / 0.0).formatted()", #""NaN""#),
        .init("(1.0 / 0.0).formatted()", #""∞""#),
      ]),
    BuiltIn(
      "Decimal.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The number with grouping and at most 6 decimals.",
      [.init("Decimal(1234.5).formatted()", #""1,234.5""#)]),
    BuiltIn(
      "Int.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number in the given style.", [.init("1234.formatted(.ungrouped)", #""1234""#)]),
    BuiltIn(
      "Double.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number in the given style. A number that rounds to zero has no sign.",
      [.init("2.5.formatted(.decimals(2))", #""2.50""#), .init("(0.0 - 0.001).formatted(.decimals(1))", #""0.0""#)]),
    BuiltIn(
      "Decimal.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number in the given style.", [.init(#"Decimal(1234.5).formatted(.currency("EUR"))"#, #""€1,234.50""#)]),
  ]

  private static let numberStyles: [BuiltIn] = [
    BuiltIn(
      "static NumberStyle.number -> NumberStyle", ".number", "A number with grouping.",
      [.init("1234.formatted(.number)", #""1,234""#)]),
    BuiltIn(
      "static NumberStyle.decimals(_ count: Int) -> NumberStyle", ".decimals({0})",
      "Exactly `count` decimals, from 0 to 20; halves are rounded to the even digit.",
      [
        .init("1.5.formatted(.decimals(2))", #""1.50""#), .init("2.5.formatted(.decimals(0))", #""2""#),
        .init("1.5.formatted(.decimals(-1))", #""2""#),
      ]),
    BuiltIn(
      "static NumberStyle.decimals(min: Int, max: Int) -> NumberStyle", ".decimals(min: {0}, max: {1})",
      "At least `min` and at most `max` decimals, from 0 to 20.",
      [
        .init("1.0.formatted(.decimals(min: 0, max: 2))", #""1""#),
        .init("1.256.formatted(.decimals(min: 1, max: 2))", #""1.26""#),
      ]),
    BuiltIn(
      "static NumberStyle.percent -> NumberStyle", ".percent",
      "A percentage. A `Double` or `Decimal` is multiplied by 100: 0.25 is `25%`. An `Int` is not: 25 is `25%`.",
      [.init("0.25.formatted(.percent)", #""25%""#), .init("25.formatted(.percent)", #""25%""#)]),
    BuiltIn(
      "static NumberStyle.currency(_ code: String) -> NumberStyle", ".currency({0})",
      "An amount of money in the currency with the given ISO 4217 code, with that currency's number of decimals. An "
        + "unknown code is displayed as it is.",
      [
        .init(#"Decimal(1234.5).formatted(.currency("USD"))"#, #""$1,234.50""#),
        .init(#"1234.formatted(.currency("JPY"))"#, #""¥1,234""#),
      ]),
    BuiltIn(
      "static NumberStyle.compact -> NumberStyle", ".compact",
      "A rounded number with its magnitude as a letter or a word.",
      [.init("1234.formatted(.compact)", #""1.2K""#), .init("12345678.formatted(.compact)", #""12M""#)]),
    BuiltIn(
      "static NumberStyle.bytes -> NumberStyle", ".bytes", "A size in powers of 1,000, as for files.",
      [.init("1234567.formatted(.bytes)", #""1.2 MB""#), .init("0.formatted(.bytes)", #""0 bytes""#)]),
    BuiltIn(
      "static NumberStyle.memory -> NumberStyle", ".memory", "A size in powers of 1,024, as for memory.",
      [.init("1048576.formatted(.memory)", #""1 MB""#)]),
    BuiltIn(
      "static NumberStyle.ordinal -> NumberStyle", ".ordinal", "An ordinal number.",
      [.init("1.formatted(.ordinal)", #""1st""#), .init("112.formatted(.ordinal)", #""112th""#)]),
    BuiltIn(
      "static NumberStyle.spelledOut -> NumberStyle", ".spelledOut", "The number in words.",
      [.init("42.formatted(.spelledOut)", #""forty-two""#)]),
    BuiltIn(
      "static NumberStyle.padded(_ digits: Int) -> NumberStyle", ".padded({0})",
      "A number padded with zeros to the given number of digits, from 0 to 40.",
      [.init("7.formatted(.padded(3))", #""007""#)]),
    BuiltIn(
      "static NumberStyle.signed -> NumberStyle", ".signed", "A plus sign before positive numbers.",
      [.init("5.formatted(.signed)", #""+5""#), .init("0.formatted(.signed)", #""0""#)]),
    BuiltIn(
      "static NumberStyle.ungrouped -> NumberStyle", ".ungrouped", "No grouping separators.",
      [.init("1234.formatted(.ungrouped)", #""1234""#)]),
  ]

  private static let numberModifiers: [BuiltIn] = [
    BuiltIn(
      "NumberStyle.decimals(_ count: Int) -> NumberStyle", "{self}.decimals({0})", "Exactly `count` decimals.",
      [.init("0.256.formatted(.percent.decimals(1))", #""25.6%""#)]),
    BuiltIn(
      "NumberStyle.decimals(min: Int, max: Int) -> NumberStyle", "{self}.decimals(min: {0}, max: {1})",
      "At least `min` and at most `max` decimals.",
      [.init("0.25.formatted(.percent.decimals(min: 0, max: 1))", #""25%""#)]),
    BuiltIn(
      "NumberStyle.compact -> NumberStyle", "{self}.compact",
      "A rounded number with its magnitude as a letter or a word; only for `.number` and `.currency`.",
      [
        .init(#"1234.formatted(.currency("USD").compact)"#, #""$1.2K""#),
        .init(#"Decimal(-12345678).formatted(.currency("EUR").compact)"#, #""-€12M""#),
      ]),
    BuiltIn(
      "NumberStyle.padded(_ digits: Int) -> NumberStyle", "{self}.padded({0})",
      "Leading zeros up to the given number of digits.",
      [.init("7.formatted(.ungrouped.padded(2))", #""07""#)]),
    BuiltIn(
      "NumberStyle.signed -> NumberStyle", "{self}.signed", "A plus sign before positive numbers.",
      [.init("0.05.formatted(.percent.signed)", #""+5%""#)]),
    BuiltIn(
      "NumberStyle.ungrouped -> NumberStyle", "{self}.ungrouped", "No grouping separators.",
      [.init("1234.5.formatted(.decimals(2).ungrouped)", #""1234.50""#)]),
  ]
}
