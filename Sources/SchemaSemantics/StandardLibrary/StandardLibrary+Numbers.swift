// MARK: - Operators

extension StandardLibrary {
  static let operators: [BuiltIn] =
    integerOperators + decimalOperators + doubleOperators + otherOperators + timeOperators

  private static let integerOperators: [BuiltIn] = [
    BuiltIn("Int + Int -> Int", "{self} +| {0}"),
    BuiltIn("Int - Int -> Int", "{self} -| {0}"),
    BuiltIn("Int * Int -> Int", "{self} *| {0}"),
    BuiltIn("Int / Int -> Int", "{self} /| {0}"),
    BuiltIn("Int % Int -> Int", "{self} %| {0}"),
    BuiltIn("-Int -> Int", "-|{self}"),
  ]

  private static let decimalOperators: [BuiltIn] = [
    BuiltIn("Decimal + Decimal -> Decimal", "{self} +| {0}"),
    BuiltIn("Decimal - Decimal -> Decimal", "{self} -| {0}"),
    BuiltIn("Decimal * Decimal -> Decimal", "{self} *| {0}"),
    BuiltIn("Decimal / Decimal -> Decimal", "{self} /| {0}"),
    BuiltIn("Decimal % Decimal -> Decimal", "{self} %| {0}"),
    BuiltIn("-Decimal -> Decimal", "-{self}"),
  ]

  private static let doubleOperators: [BuiltIn] = [
    BuiltIn("Double + Double -> Double", "{self} + {0}"),
    BuiltIn("Double - Double -> Double", "{self} - {0}"),
    BuiltIn("Double * Double -> Double", "{self} * {0}"),
    BuiltIn("Double / Double -> Double", "{self} / {0}"),
    BuiltIn("-Double -> Double", "-{self}"),
  ]

  private static let otherOperators: [BuiltIn] = [
    BuiltIn("String + String -> String", "{self} + {0}"),
    BuiltIn("[T] + [T] -> [T]", "{self} + {0}"),
    BuiltIn("T < T -> Bool where T: Comparable", "{self} < {0}"),
    BuiltIn("T <= T -> Bool where T: Comparable", "{self} <= {0}"),
    BuiltIn("T > T -> Bool where T: Comparable", "{self} > {0}"),
    BuiltIn("T >= T -> Bool where T: Comparable", "{self} >= {0}"),
  ]

  private static let timeOperators: [BuiltIn] = [
    BuiltIn("Date + Duration -> Date", "{self} +| {0}"),
    BuiltIn("Date - Duration -> Date", "{self} -| {0}"),
    BuiltIn("Date - Date -> Duration", "{self} -| {0}"),
    BuiltIn("Duration + Duration -> Duration", "{self} +| {0}"),
    BuiltIn("Duration - Duration -> Duration", "{self} -| {0}"),
    BuiltIn("-Duration -> Duration", "-|{self}"),
    BuiltIn("Duration * Int -> Duration", "{self} *| {0}"),
    BuiltIn("Duration * Double -> Duration", "{self} *| {0}", needsFormatting: true),
    BuiltIn("Duration / Int -> Duration", "{self} /| {0}"),
    BuiltIn("Duration / Duration -> Double", "{self} /| {0}"),
  ]
}

// MARK: - Numbers

extension StandardLibrary {
  static let numbers = limits + conversions + rounding + roundingRules + comparisons + powers

  private static let limits: [BuiltIn] =
    ["max", "min"].map { BuiltIn("static Int.\($0) -> Int", "Int.\($0)") }
    + ["Int", "Double", "Decimal", "Duration"].map { BuiltIn("static \($0).zero -> \($0)", "\($0).zero") }

  private static let conversions: [BuiltIn] = [
    BuiltIn("Int(_ value: Double) -> Int", "Int(saturating: {0})"),
    BuiltIn("Int(_ value: Decimal) -> Int", "Int(saturating: {0})"),
    BuiltIn("Int(_ text: String) -> Int?", "Int({0})"),
    BuiltIn(
      "Int(_ text: String, in locale: Locale) -> Int?", "Int({0}, in: {context})", reads: .locale, needsFormatting: true
    ),
    BuiltIn("Double(_ value: Int) -> Double", "Double({0})"),
    BuiltIn("Double(_ value: Decimal) -> Double", "Double({0})"),
    BuiltIn("Double(_ text: String) -> Double?", "Double({0})"),
    BuiltIn(
      "Double(_ text: String, in locale: Locale) -> Double?", "Double({0}, in: {context})", reads: .locale,
      needsFormatting: true),
    BuiltIn("Decimal(_ value: Int) -> Decimal", "Decimal({0})"),
    BuiltIn("Decimal(_ value: Double) -> Decimal", "Decimal(saturating: {0})"),
    BuiltIn("Decimal(_ text: String) -> Decimal?", "Decimal(strict: {0})"),
    BuiltIn("Decimal(_ text: String, in locale: Locale) -> Decimal?", "Decimal({0}, in: {context})", reads: .locale),
    BuiltIn("String(_ value: Int) -> String", "String({0})"),
    BuiltIn("String(_ value: Double) -> String", "String({0})"),
    BuiltIn("String(_ value: Decimal) -> String", "{0}.description"),
    BuiltIn("String(_ value: Bool) -> String", "String({0})"),
    BuiltIn("String(_ value: String) -> String", "String({0})"),
    BuiltIn("String(_ value: Day) -> String", "{0}.description"),
  ]

  private static let rounding: [BuiltIn] = [
    BuiltIn("Double.rounded() -> Double", "{self}.rounded()"),
    BuiltIn("Double.rounded(_ rule: RoundingRule) -> Double", "{self}.rounded({0})"),
    BuiltIn("Double.rounded(_ decimals: Int) -> Double", "{self}.rounded({0})", needsFormatting: true),
    BuiltIn(
      "Double.rounded(_ decimals: Int, _ rule: RoundingRule) -> Double", "{self}.rounded({0}, {1})",
      needsFormatting: true),
    BuiltIn("Decimal.rounded(_ decimals: Int = 0) -> Decimal", "{self}.rounded({0})"),
    BuiltIn("Decimal.rounded(_ decimals: Int, _ rule: RoundingRule) -> Decimal", "{self}.rounded({0}, {1})"),
    BuiltIn("ceil(_ value: Double) -> Double", "{0}.rounded(.up)"),
    BuiltIn("floor(_ value: Double) -> Double", "{0}.rounded(.down)"),
    BuiltIn("round(_ value: Double) -> Double", "{0}.rounded()"),
  ]

  private static let roundingRules = values(
    of: "RoundingRule",
    ["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"])

  private static let comparisons: [BuiltIn] = [
    BuiltIn("Int.isMultiple(of other: Int) -> Bool", "{self}.isMultiple(of: {0})"),
    BuiltIn("abs(_ value: Int) -> Int", "{0}.saturatingMagnitude"),
    BuiltIn("abs(_ value: Double) -> Double", "abs({0})"),
    BuiltIn("abs(_ value: Decimal) -> Decimal", "abs({0})"),
    BuiltIn("abs(_ value: Duration) -> Duration", "{0}.saturatingMagnitude"),
    BuiltIn("min(_ first: T, _ second: T, _ others: T...) -> T where T: Comparable", "min({0}, {1}, {2})"),
    BuiltIn("max(_ first: T, _ second: T, _ others: T...) -> T where T: Comparable", "max({0}, {1}, {2})"),
    BuiltIn("T.clamped(to range: ClosedRange<T>) -> T where T: Comparable", "{self}.limited(to: {0})"),
  ]

  private static let powers: [BuiltIn] = [
    BuiltIn("sqrt(_ value: Double) -> Double", "{0}.squareRoot()"),
    BuiltIn("pow(_ base: Int, _ exponent: Int) -> Int", "{0}.power({1})"),
    BuiltIn("pow(_ base: Double, _ exponent: Int) -> Double", "{0}.power(Double({1}))"),
    BuiltIn("pow(_ base: Double, _ exponent: Double) -> Double", "{0}.power({1})"),
    BuiltIn("pow(_ base: Decimal, _ exponent: Int) -> Decimal", "{0}.power({1})"),
    BuiltIn("exp(_ value: Double) -> Double", "{0}.exponential"),
    BuiltIn("log10(_ value: Double) -> Double", "{0}.commonLogarithm"),
  ]
}

// MARK: - Numbers as text

extension StandardLibrary {
  static let numberFormats: [BuiltIn] = numberTexts + numberStyles + numberModifiers

  private static let numberTexts: [BuiltIn] = [
    BuiltIn("Int.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale, needsFormatting: true),
    BuiltIn("Double.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale, needsFormatting: true),
    BuiltIn("Decimal.formatted() -> String", "{self}.formatted(in: {context})", reads: .locale),
    BuiltIn("Int.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale),
    BuiltIn("Double.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale),
    BuiltIn(
      "Decimal.formatted(_ style: NumberStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale),
  ]

  private static let numberStyles: [BuiltIn] = [
    BuiltIn("static NumberStyle.number -> NumberStyle", ".number"),
    BuiltIn("static NumberStyle.decimals(_ count: Int) -> NumberStyle", ".decimals({0})"),
    BuiltIn("static NumberStyle.decimals(min: Int, max: Int) -> NumberStyle", ".decimals(min: {0}, max: {1})"),
    BuiltIn("static NumberStyle.percent -> NumberStyle", ".percent"),
    BuiltIn("static NumberStyle.currency(_ code: String) -> NumberStyle", ".currency({0})", format: .currencyCode),
    BuiltIn("static NumberStyle.compact -> NumberStyle", ".compact"),
    BuiltIn("static NumberStyle.bytes -> NumberStyle", ".bytes"),
    BuiltIn("static NumberStyle.memory -> NumberStyle", ".memory"),
    BuiltIn("static NumberStyle.ordinal -> NumberStyle", ".ordinal"),
    BuiltIn("static NumberStyle.spelledOut -> NumberStyle", ".spelledOut"),
    BuiltIn("static NumberStyle.padded(_ digits: Int) -> NumberStyle", ".padded({0})"),
    BuiltIn("static NumberStyle.signed -> NumberStyle", ".signed"),
    BuiltIn("static NumberStyle.ungrouped -> NumberStyle", ".ungrouped"),
  ]

  private static let numberModifiers: [BuiltIn] = [
    BuiltIn("NumberStyle.decimals(_ count: Int) -> NumberStyle", "{self}.decimals({0})"),
    BuiltIn("NumberStyle.decimals(min: Int, max: Int) -> NumberStyle", "{self}.decimals(min: {0}, max: {1})"),
    BuiltIn("NumberStyle.compact -> NumberStyle", "{self}.compact"),
    BuiltIn("NumberStyle.padded(_ digits: Int) -> NumberStyle", "{self}.padded({0})"),
    BuiltIn("NumberStyle.signed -> NumberStyle", "{self}.signed"),
    BuiltIn("NumberStyle.ungrouped -> NumberStyle", "{self}.ungrouped"),
  ]
}

// MARK: - Locale and units

extension StandardLibrary {
  static let measurements =
    localeProperties + values(of: "MeasurementSystem", ["metric", "us", "uk"]) + measurementTexts + unitModifiers
    + units

  private static let localeProperties: [BuiltIn] = [
    BuiltIn("Locale.usesMetric -> Bool", "{self}.usesMetric", needsFormatting: true),
    BuiltIn("Locale.measurementSystem -> MeasurementSystem", "{self}.measurementSystem"),
    BuiltIn("Locale.region -> String?", "{self}.region?.identifier"),
  ]

  private static let measurementTexts: [BuiltIn] = ["Double", "Int", "Decimal"].map { type in
    BuiltIn("\(type).formatted(_ style: UnitStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale)
  }

  private static let unitModifiers: [BuiltIn] = [
    BuiltIn("UnitStyle.localized -> UnitStyle", "{self}.localized"),
    BuiltIn("UnitStyle.decimals(_ count: Int) -> UnitStyle", "{self}.decimals({0})"),
    BuiltIn("UnitStyle.decimals(min: Int, max: Int) -> UnitStyle", "{self}.decimals(min: {0}, max: {1})"),
    BuiltIn("unitSymbol(_ unit: UnitStyle) -> String", "{context}.unitSymbol({0})", reads: .locale),
    BuiltIn(
      "Double.converted(from unit: UnitStyle, to other: UnitStyle) -> Double",
      "{self}.converted(from: {0}, to: {1}, in: {context})", reads: .locale),
  ]

  private static let units = values(
    of: "UnitStyle",
    [
      "celsius", "fahrenheit", "kelvin", "kilometers", "meters", "centimeters", "millimeters", "miles", "yards", "feet",
      "inches", "nauticalMiles", "kilograms", "grams", "milligrams", "tonnes", "pounds", "ounces", "stones",
      "kilometersPerHour", "metersPerSecond", "milesPerHour", "knots",
    ])
}
