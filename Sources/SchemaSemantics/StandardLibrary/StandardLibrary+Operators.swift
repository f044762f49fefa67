import VmgenSchemaSyntax

extension StandardLibrary {
  static let operators: [BuiltIn] =
    integerOperators + decimalOperators + doubleOperators + otherOperators + timeOperators

  private static let integerOperators: [BuiltIn] = [
    BuiltIn(
      "Int + Int -> Int", "{self} +| {0}", "The sum, clamped to the range of `Int`.",
      [.init("2 + 3", "5"), .init("9223372036854775807 + 1", "9223372036854775807")]),
    BuiltIn(
      "Int - Int -> Int", "{self} -| {0}", "The difference, clamped to the range of `Int`.",
      [.init("2 - 3", "-1"), .init("-9223372036854775807 - 2", "-9223372036854775807 - 1")]),
    BuiltIn(
      "Int * Int -> Int", "{self} *| {0}", "The product, clamped to the range of `Int`.",
      [.init("2 * 3", "6"), .init("9223372036854775807 * 2", "9223372036854775807")]),
    BuiltIn(
      "Int / Int -> Int", "{self} /| {0}",
      "The quotient, rounded toward zero. Division by zero returns zero; `Int.min / -1` returns `Int.max`.",
      [.init("7 / 2", "3"), .init("7 / 0", "0"), .init("(-9223372036854775807 - 1) / -1", "9223372036854775807")]),
    BuiltIn(
      "Int % Int -> Int", "{self} %| {0}",
      "The remainder, with the sign of the dividend. If the divisor is zero, the result is the dividend.",
      [.init("-7 % 2", "-1"), .init("7 % 0", "7"), .init("(-9223372036854775807 - 1) % -1", "0")]),
    BuiltIn(
      "-Int -> Int", "-|{self}", "The negated value. Negating `Int.min` returns `Int.max`.",
      [.init("-(3)", "0 - 3"), .init("-(-9223372036854775807 - 1)", "9223372036854775807")]),
  ]

  private static let decimalOperators: [BuiltIn] = [
    BuiltIn(
      "Decimal + Decimal -> Decimal", "{self} +| {0}",
      "The sum, with 38 digits, clamped to the range of `Decimal`.",
      [
        .init("Decimal(1) + 0.1", "1.1"),
        .init(#"(Decimal("9e127") ?? 0) + (Decimal("9e127") ?? 0) > 9"#, "true"),
      ]),
    BuiltIn(
      "Decimal - Decimal -> Decimal", "{self} -| {0}",
      "The difference, with 38 digits, clamped to the range of `Decimal`.",
      [.init("Decimal(1) - 0.9", "0.1")]),
    BuiltIn(
      "Decimal * Decimal -> Decimal", "{self} *| {0}",
      "The product, with 38 digits, clamped to the range of `Decimal`.",
      [.init("Decimal(3) * 0.1", "0.3"), .init(#"(Decimal("1e-100") ?? 1) * (Decimal("1e-100") ?? 1)"#, "0")]),
    BuiltIn(
      "Decimal / Decimal -> Decimal", "{self} /| {0}", "The quotient, with 38 digits. Division by zero returns zero.",
      [.init("Decimal(1) / 8", "0.125"), .init("Decimal(1) / 0", "0")]),
    BuiltIn(
      "Decimal % Decimal -> Decimal", "{self} %| {0}",
      "The remainder, with the sign of the dividend. If the divisor is zero, the result is the dividend.",
      [.init("Decimal(7) % 2.5", "2"), .init("Decimal(7) % 0", "7")]),
    BuiltIn("-Decimal -> Decimal", "-{self}", "The negated value.", [.init("-(Decimal(3))", "Decimal(0) - 3")]),
  ]

  private static let doubleOperators: [BuiltIn] = [
    BuiltIn(
      "Double + Double -> Double", "{self} + {0}", "The sum, according to IEEE 754.", [.init("0.5 + 0.25", "0.75")]),
    BuiltIn(
      "Double - Double -> Double", "{self} - {0}", "The difference, according to IEEE 754.",
      [.init("0.5 - 0.25", "0.25")]),
    BuiltIn(
      "Double * Double -> Double", "{self} * {0}", "The product, according to IEEE 754.", [.init("0.5 * 3.0", "1.5")]),
    BuiltIn(
      "Double / Double -> Double", "{self} / {0}",
      "The quotient, according to IEEE 754. Division by zero returns an infinity or NaN.",
      [.init("1.0 / 4.0", "0.25"), .init("1.0 / 0.0 > 1e300", "true")]),
    BuiltIn("-Double -> Double", "-{self}", "The negated value.", [.init("-(0.5)", "0.0 - 0.5")]),
  ]

  private static let otherOperators: [BuiltIn] = [
    BuiltIn(
      "String + String -> String", "{self} + {0}", "The concatenation of two texts.", [.init(#""a" + "b""#, #""ab""#)]),
    BuiltIn(
      "[T] + [T] -> [T]", "{self} + {0}", "The concatenation of two arrays.", [.init("[1] + [2, 3]", "[1, 2, 3]")]),
    BuiltIn(
      "T < T -> Bool where T: Comparable", "{self} < {0}",
      "Whether the left value is less than the right value. Texts are compared by Unicode characters, independent of "
        + "the language.",
      [.init("1 < 2", "true"), .init(#""a" < "B""#, "false"), .init(#"day("2024-01-01") < day("2024-01-02")"#, "true")]),
    BuiltIn(
      "T <= T -> Bool where T: Comparable", "{self} <= {0}",
      "Whether the left value is less than or equal to the right value.",
      [.init("2 <= 2", "true")]),
    BuiltIn(
      "T > T -> Bool where T: Comparable", "{self} > {0}", "Whether the left value is greater than the right value.",
      [.init("1h > 59m", "true")]),
    BuiltIn(
      "T >= T -> Bool where T: Comparable", "{self} >= {0}",
      "Whether the left value is greater than or equal to the right value.",
      [.init("2.0 >= 2.5", "false")]),
  ]

  private static let timeOperators: [BuiltIn] = [
    BuiltIn(
      "Date + Duration -> Date", "{self} +| {0}",
      "The date after a duration. Dates are clamped to 0001-01-01 through 9999-12-31, durations to 10¹² seconds.",
      [
        .init(#"date("1970-01-01T00:00:00Z") + 90s"#, #"date("1970-01-01T00:01:30Z")"#),
        .init(#"(date("9999-12-31T00:00:00Z") + 100h).year"#, "9999"),
      ]),
    BuiltIn(
      "Date - Duration -> Date", "{self} -| {0}", "The date before a duration, not earlier than 0001-01-01.",
      [
        .init(#"date("1970-01-01T00:01:30Z") - 90s"#, #"date("1970-01-01T00:00:00Z")"#),
        .init(#"date("0001-01-01T00:00:00Z") - 1h"#, #"date("0001-01-01T00:00:00Z")"#),
      ]),
    BuiltIn(
      "Date - Date -> Duration", "{self} -| {0}",
      "The time from the right date to the left date, with microsecond precision.",
      [.init(#"date("1970-01-02T00:00:00Z") - date("1970-01-01T00:00:00Z")"#, "24h")]),
    BuiltIn(
      "Duration + Duration -> Duration", "{self} +| {0}", "The sum, not greater than 10¹² seconds.",
      [
        .init("1m + 30s", "90s"),
        .init("Duration(hours: 9223372036854775807) + 1s == Duration(hours: 9223372036854775807)", "true"),
      ]),
    BuiltIn(
      "Duration - Duration -> Duration", "{self} -| {0}", "The difference, clamped to ±10¹² seconds.",
      [.init("1m - 30s", "30s")]),
    BuiltIn("-Duration -> Duration", "-|{self}", "The negated value.", [.init("-(30s)", "30s - 1m")]),
    BuiltIn(
      "Duration * Int -> Duration", "{self} *| {0}", "The product, clamped to ±10¹² seconds.",
      [.init("30s * 3", "90s"), .init("1h * 9223372036854775807 > 1h", "true")]),
    BuiltIn(
      "Duration * Double -> Duration", "{self} *| {0}", "The product, clamped to ±10¹² seconds.",
      [.init("30s * 0.5", "15s")]),
    BuiltIn(
      "Duration / Int -> Duration", "{self} /| {0}", "The quotient. Division by zero returns a duration of zero.",
      [.init("30s / 4", "7.5s"), .init("30s / 0", "0s")]),
    BuiltIn(
      "Duration / Duration -> Double", "{self} /| {0}",
      "The quotient of two durations. Division by a zero duration returns zero.",
      [.init("1h / 30m", "2.0"), .init("1h / 0s", "0.0")]),
  ]
}
