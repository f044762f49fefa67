import VmgenSchemaSyntax

extension StandardLibrary {
  static let numberFormats: [BuiltIn] = numberTexts + numberStyles + numberModifiers

  private static let numberTexts: [BuiltIn] = [
    BuiltIn(
      "Int.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The number with its digits grouped, in the reader's digits.",
      [
        .init("1234567.formatted()", #""1,234,567""#),
        .init("(-9223372036854775807 - 1).formatted()", #""-9,223,372,036,854,775,808""#),
      ]),
    BuiltIn(
      "Double.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The number with its digits grouped, and at most 6 decimals.",
      [
        .init("1234.5.formatted()", #""1,234.5""#), .init("(0.0 / 0.0).formatted()", #""NaN""#),
        .init("(1.0 / 0.0).formatted()", #""∞""#),
      ]),
    BuiltIn(
      "Decimal.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The number with its digits grouped, and at most 6 decimals.",
      [.init("Decimal(1234.5).formatted()", #""1,234.5""#)]),
    BuiltIn(
      "Int.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number in a style.", [.init("1234.formatted(.ungrouped)", #""1234""#)]),
    BuiltIn(
      "Double.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number in a style. What rounds to zero has no sign.",
      [.init("2.5.formatted(.decimals(2))", #""2.50""#), .init("(0.0 - 0.001).formatted(.decimals(1))", #""0.0""#)]),
    BuiltIn(
      "Decimal.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number in a style.", [.init(#"Decimal(1234.5).formatted(.currency("EUR"))"#, #""€1,234.50""#)]),
  ]

  private static let numberStyles: [BuiltIn] = [
    BuiltIn(
      "static NumberStyle.number -> NumberStyle", ".number", "Grouped digits.",
      [.init("1234.formatted(.number)", #""1,234""#)]),
    BuiltIn(
      "static NumberStyle.decimals(_ count: Int) -> NumberStyle", ".decimals({0})",
      "Exactly that many decimals, from 0 to 20; halves round to the even digit.",
      [
        .init("1.5.formatted(.decimals(2))", #""1.50""#), .init("2.5.formatted(.decimals(0))", #""2""#),
        .init("1.5.formatted(.decimals(-1))", #""2""#),
      ]),
    BuiltIn(
      "static NumberStyle.decimals(min: Int, max: Int) -> NumberStyle", ".decimals(min: {0}, max: {1})",
      "At least and at most so many decimals, from 0 to 20.",
      [
        .init("1.0.formatted(.decimals(min: 0, max: 2))", #""1""#),
        .init("1.256.formatted(.decimals(min: 1, max: 2))", #""1.26""#),
      ]),
    BuiltIn(
      "static NumberStyle.percent -> NumberStyle", ".percent",
      "Hundredths: 0.25 is `25%`. An `Int` counts them itself: 25 is `25%`.",
      [.init("0.25.formatted(.percent)", #""25%""#), .init("25.formatted(.percent)", #""25%""#)]),
    BuiltIn(
      "static NumberStyle.currency(_ code: String) -> NumberStyle", ".currency({0})",
      "Money, with as many decimals as the currency of an ISO 4217 code has. An unknown code stands as it is.",
      [
        .init(#"Decimal(1234.5).formatted(.currency("USD"))"#, #""$1,234.50""#),
        .init(#"1234.formatted(.currency("JPY"))"#, #""¥1,234""#),
      ]),
    BuiltIn(
      "static NumberStyle.compact -> NumberStyle", ".compact", "Rounded, with its magnitude as a letter or a word.",
      [.init("1234.formatted(.compact)", #""1.2K""#), .init("12345678.formatted(.compact)", #""12M""#)]),
    BuiltIn(
      "static NumberStyle.bytes -> NumberStyle", ".bytes", "A size in powers of 1,000, as a file's is shown.",
      [.init("1234567.formatted(.bytes)", #""1.2 MB""#), .init("0.formatted(.bytes)", #""0 bytes""#)]),
    BuiltIn(
      "static NumberStyle.memory -> NumberStyle", ".memory", "A size in powers of 1,024.",
      [.init("1048576.formatted(.memory)", #""1 MB""#)]),
    BuiltIn(
      "static NumberStyle.ordinal -> NumberStyle", ".ordinal", "The place in an order.",
      [.init("1.formatted(.ordinal)", #""1st""#), .init("112.formatted(.ordinal)", #""112th""#)]),
    BuiltIn(
      "static NumberStyle.spelledOut -> NumberStyle", ".spelledOut", "In words.",
      [.init("42.formatted(.spelledOut)", #""forty-two""#)]),
    BuiltIn(
      "static NumberStyle.padded(_ digits: Int) -> NumberStyle", ".padded({0})",
      "Zeros in front, up to a number of digits from 0 to 40.", [.init("7.formatted(.padded(3))", #""007""#)]),
    BuiltIn(
      "static NumberStyle.signed -> NumberStyle", ".signed", "A plus sign where it is positive.",
      [.init("5.formatted(.signed)", #""+5""#), .init("0.formatted(.signed)", #""0""#)]),
    BuiltIn(
      "static NumberStyle.ungrouped -> NumberStyle", ".ungrouped", "No separators between groups of digits.",
      [.init("1234.formatted(.ungrouped)", #""1234""#)]),
  ]

  private static let numberModifiers: [BuiltIn] = [
    BuiltIn(
      "NumberStyle.decimals(_ count: Int) -> NumberStyle", "{self}.decimals({0})", "Exactly that many decimals.",
      [.init("0.256.formatted(.percent.decimals(1))", #""25.6%""#)]),
    BuiltIn(
      "NumberStyle.decimals(min: Int, max: Int) -> NumberStyle", "{self}.decimals(min: {0}, max: {1})",
      "At least and at most so many decimals.", [.init("0.25.formatted(.percent.decimals(min: 0, max: 1))", #""25%""#)]),
    BuiltIn(
      "NumberStyle.padded(_ digits: Int) -> NumberStyle", "{self}.padded({0})", "Zeros in front.",
      [.init("7.formatted(.ungrouped.padded(2))", #""07""#)]),
    BuiltIn(
      "NumberStyle.signed -> NumberStyle", "{self}.signed", "A plus sign where it is positive.",
      [.init("0.05.formatted(.percent.signed)", #""+5%""#)]),
    BuiltIn(
      "NumberStyle.ungrouped -> NumberStyle", "{self}.ungrouped", "No separators between groups of digits.",
      [.init("1234.5.formatted(.decimals(2).ungrouped)", #""1234.50""#)]),
  ]
}
