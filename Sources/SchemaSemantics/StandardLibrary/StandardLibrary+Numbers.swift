import VmgenSchemaSyntax

extension StandardLibrary {
  static let numbers: [BuiltIn] = conversions + rounding + comparisons + powers

  private static let conversions: [BuiltIn] = [
    BuiltIn(
      "Int(_ value: Double) -> Int", "Int(saturating: {0})",
      "The number without its fractional part, clamped to the range of `Int`; 0 for NaN.",
      [
        .init("Int(2.9)", "2"), .init("Int(-2.9)", "-2"), .init("Int(1e300)", "9223372036854775807"),
        .init("Int(0.0 / 0.0)", "0"),
      ]),
    BuiltIn(
      "Int(_ value: Decimal) -> Int", "Int(saturating: {0})",
      "The number without its fractional part, clamped to the range of `Int`.",
      [.init("Int(Decimal(2.9))", "2"), .init(#"Int(Decimal("-1e30") ?? 0)"#, "-9223372036854775807 - 1")]),
    BuiltIn(
      "Int(_ text: String) -> Int?", "Int({0})",
      "The integer that the text represents, or nil if the text is not an integer.",
      [.init(#"Int("42")"#, "42"), .init(#"Int("12abc")"#, "nil"), .init(#"Int("9223372036854775808")"#, "nil")]),
    BuiltIn(
      "Int(_ text: String, in locale: Locale) -> Int?", "Int({0}, in: {context})", reads: .locale,
      "The number that a user typed, with the digits and separators of the locale (`locale`), as a field `as text` reads "
        + "it; nil if the text is not such a number.",
      [.init(#"Int("1,234", in: locale)"#, "1234"), .init(#"Int("1.5", in: locale)"#, "nil")]),
    BuiltIn(
      "Double(_ value: Int) -> Double", "Double({0})", "The nearest `Double`.", [.init("Double(2)", "2.0")]),
    BuiltIn(
      "Double(_ value: Decimal) -> Double", "Double({0})", "The nearest `Double`.",
      [.init("Double(Decimal(0.5))", "0.5")]),
    BuiltIn(
      "Double(_ text: String) -> Double?", "Double({0})",
      "The number that the text represents in Swift's notation, or nil if the text is not a number.",
      [.init(#"Double("1.5")"#, "1.5"), .init(#"Double("1,5")"#, "nil")]),
    BuiltIn(
      "Double(_ text: String, in locale: Locale) -> Double?", "Double({0}, in: {context})", reads: .locale,
      "The number that a user typed, with the digits and separators of the locale (`locale`), as a field `as text` reads "
        + "it; nil if the text is not such a number.",
      [.init(#"Double("1,234.5", in: locale)"#, "1234.5"), .init(#"Double("1,5", in: locale)"#, "nil")]),
    BuiltIn(
      "Decimal(_ value: Int) -> Decimal", "Decimal({0})", "The exact number.", [.init("Decimal(2)", "2")]),
    BuiltIn(
      "Decimal(_ value: Double) -> Decimal", "Decimal(saturating: {0})",
      "The shortest decimal number that converts to the same `Double`, so 0.1 becomes exactly 0.1; 0 for NaN.",
      [.init("Decimal(0.1) * 3", "0.3"), .init("Decimal(0.0 / 0.0)", "0"), .init("Decimal(1.0 / 0.0) > 1", "true")]),
    BuiltIn(
      "Decimal(_ text: String) -> Decimal?", "Decimal(strict: {0})",
      "The number that the text represents, with a decimal point, or nil if the text is not a number.",
      [.init(#"Decimal("1.50")"#, "1.5"), .init(#"Decimal("12abc")"#, "nil"), .init(#"Decimal("")"#, "nil")]),
    BuiltIn(
      "Decimal(_ text: String, in locale: Locale) -> Decimal?", "Decimal({0}, in: {context})", reads: .locale,
      "The number that a user typed, with the digits and separators of the locale (`locale`), as a field `as text` reads "
        + "it; nil if the text is not such a number.",
      [.init(#"Decimal("1,234.50", in: locale)"#, "1234.5"), .init(#"Decimal("12abc", in: locale)"#, "nil")]),
    BuiltIn(
      "String(_ value: Int) -> String", "String({0})", "The digits of the number.", [.init("String(42)", #""42""#)]),
    BuiltIn(
      "String(_ value: Double) -> String", "String({0})", "The number in Swift's notation.",
      [.init("String(1.5)", #""1.5""#)]),
    BuiltIn(
      "String(_ value: Decimal) -> String", "{0}.description", "The digits of the number, with a decimal point.",
      [.init("String(Decimal(1.5))", #""1.5""#)]),
    BuiltIn(
      "String(_ value: Bool) -> String", "String({0})", "`true` or `false`.", [.init("String(true)", #""true""#)]),
    BuiltIn(
      "String(_ value: Day) -> String", "{0}.description", "The day in the format `yyyy-MM-dd`.",
      [.init(#"String(day("1970-01-01"))"#, #""1970-01-01""#)]),
  ]

  private static let rounding: [BuiltIn] = [
    BuiltIn(
      "Double.rounded() -> Double", "{self}.rounded()", "The nearest integer; halves are rounded away from zero.",
      [.init("2.5.rounded()", "3.0"), .init("(0.0 - 2.5).rounded()", "0.0 - 3.0")]),
    BuiltIn(
      "Double.rounded(_ rule: RoundingRule) -> Double", "{self}.rounded({0})",
      "The number rounded to an integer by the given rule.",
      [.init("2.1.rounded(.up)", "3.0"), .init("2.9.rounded(.down)", "2.0")]),
    BuiltIn(
      "Double.rounded(_ decimals: Int) -> Double", "{self}.rounded({0})",
      "The number rounded to a number of decimals; halves are rounded away from zero. A negative number of decimals "
        + "rounds to tens, hundreds and so on.",
      [.init("1.005.rounded(2)", "1.01"), .init("1250.0.rounded(-2)", "1300.0")]),
    BuiltIn(
      "Double.rounded(_ decimals: Int, _ rule: RoundingRule) -> Double", "{self}.rounded({0}, {1})",
      "The number rounded to a number of decimals by the given rule.", [.init("1.29.rounded(1, .down)", "1.2")]),
    BuiltIn(
      "Decimal.rounded(_ decimals: Int = 0) -> Decimal", "{self}.rounded({0})",
      "The number rounded to a number of decimals; halves are rounded away from zero. A negative number of decimals "
        + "rounds to tens, hundreds and so on.",
      [.init("Decimal(2.345).rounded(2)", "2.35"), .init("Decimal(1250).rounded(-2)", "1300")]),
    BuiltIn(
      "Decimal.rounded(_ decimals: Int, _ rule: RoundingRule) -> Decimal", "{self}.rounded({0}, {1})",
      "The number rounded to a number of decimals by the given rule.",
      [.init("Decimal(2.345).rounded(2, .toNearestOrEven)", "2.34"), .init("Decimal(0.1).rounded(0, .up)", "1")]),
    BuiltIn(
      "static RoundingRule.up -> RoundingRule", ".up", "Rounds up, toward positive infinity.",
      [.init("1.2.rounded(.up)", "2.0")]),
    BuiltIn(
      "static RoundingRule.down -> RoundingRule", ".down", "Rounds down, toward negative infinity.",
      [.init("1.8.rounded(.down)", "1.0")]),
    BuiltIn(
      "static RoundingRule.towardZero -> RoundingRule", ".towardZero", "Rounds toward zero.",
      [.init("(0.0 - 1.8).rounded(.towardZero)", "0.0 - 1.0")]),
    BuiltIn(
      "static RoundingRule.awayFromZero -> RoundingRule", ".awayFromZero", "Rounds away from zero.",
      [.init("1.2.rounded(.awayFromZero)", "2.0")]),
    BuiltIn(
      "static RoundingRule.toNearestOrEven -> RoundingRule", ".toNearestOrEven",
      "Rounds to the nearest number; halves are rounded to the even one.",
      [.init("2.5.rounded(.toNearestOrEven)", "2.0")]),
    BuiltIn(
      "static RoundingRule.toNearestOrAwayFromZero -> RoundingRule", ".toNearestOrAwayFromZero",
      "Rounds to the nearest number; halves are rounded away from zero.",
      [.init("2.5.rounded(.toNearestOrAwayFromZero)", "3.0")]),
  ]

  private static let comparisons: [BuiltIn] = [
    BuiltIn(
      "abs(_ value: Int) -> Int", "{0}.saturatingMagnitude",
      "The absolute value. The absolute value of `Int.min` is `Int.max`.",
      [.init("abs(-3)", "3"), .init("abs(-9223372036854775807 - 1)", "9223372036854775807")]),
    BuiltIn(
      "abs(_ value: Double) -> Double", "abs({0})", "The absolute value.", [.init("abs(0.0 - 0.5)", "0.5")]),
    BuiltIn(
      "abs(_ value: Decimal) -> Decimal", "abs({0})", "The absolute value.",
      [.init("abs(Decimal(0) - 3)", "Decimal(3)")]),
    BuiltIn(
      "abs(_ value: Duration) -> Duration", "{0}.saturatingMagnitude", "The length of a duration, without its sign.",
      [.init("abs(30s - 1m)", "30s")]),
    BuiltIn(
      "min(_ first: T, _ second: T, _ others: T...) -> T where T: Comparable", "min({0}, {1}, {2})",
      "The smallest value.",
      [.init("min(2, 1)", "1"), .init("min(3, 2, 1)", "1"), .init("min(1h, 30s)", "30s")]),
    BuiltIn(
      "max(_ first: T, _ second: T, _ others: T...) -> T where T: Comparable", "max({0}, {1}, {2})",
      "The greatest value.",
      [.init("max(2, 1)", "2"), .init("max(1, 2, 3, 4)", "4")]),
    BuiltIn(
      "T.clamped(to range: ClosedRange<T>) -> T where T: Comparable", "{self}.limited(to: {0})",
      "The value clamped to a range. If the range is reversed, the result is its upper bound.",
      [.init("12.clamped(to: 0...10)", "10"), .init("5.clamped(to: 10...0)", "0")]),
  ]

  private static let powers: [BuiltIn] = [
    BuiltIn(
      "sqrt(_ value: Double) -> Double", "{0}.squareRoot()",
      "The square root. The square root of a negative number is NaN.",
      [.init("sqrt(2.25)", "1.5"), .init("sqrt(0.0 - 1.0).formatted()", #""NaN""#)]),
    BuiltIn(
      "pow(_ base: Int, _ exponent: Int) -> Int", "{0}.power({1})",
      "The base to the power of the exponent, clamped to the range of `Int`. A negative exponent returns 1 divided by "
        + "the power, as `/` does: 0, except for the bases 1 and -1.",
      [
        .init("pow(2, 10)", "1024"), .init("pow(10, 30)", "9223372036854775807"), .init("pow(2, -1)", "0"),
        .init("pow(-1, 9223372036854775807)", "-1"),
      ]),
    BuiltIn(
      "pow(_ base: Double, _ exponent: Int) -> Double", "{0}.power(Double({1}))",
      "The base to the power of the exponent, according to IEEE 754.",
      [.init("pow(1.5, 2)", "2.25"), .init("pow(2.0, -1)", "0.5")]),
    BuiltIn(
      "pow(_ base: Double, _ exponent: Double) -> Double", "{0}.power({1})",
      "The base to the power of the exponent, according to IEEE 754.",
      [.init("pow(2.25, 0.5)", "1.5")]),
    BuiltIn(
      "pow(_ base: Decimal, _ exponent: Int) -> Decimal", "{0}.power({1})",
      "The base to the power of the exponent, with 38 digits, clamped to the range of `Decimal`. A negative exponent "
        + "returns 1 divided by the power; 0 to a negative power is 0.",
      [
        .init("pow(Decimal(1.1), 2)", "1.21"), .init("pow(Decimal(2), -2)", "0.25"),
        .init("pow(Decimal(10), 9223372036854775807) > 1", "true"), .init("pow(Decimal(0), -1)", "0"),
      ]),
  ]
}
