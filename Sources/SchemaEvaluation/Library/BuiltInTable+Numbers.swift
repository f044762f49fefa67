import Foundation
@_spi(Generated) import ViewModelFormatting

extension BuiltInTable {
  mutating func defineNumbers() {
    defineLimits()
    defineConversions()
    defineRounding()
    defineComparisons()
    definePowers()
  }

  private mutating func defineLimits() {
    define("static Int.max -> Int") { _ in .int(.max) }
    define("static Int.min -> Int") { _ in .int(.min) }
    define("static Int.zero -> Int") { _ in .int(0) }
    define("static Double.zero -> Double") { _ in .double(0) }
    define("static Decimal.zero -> Decimal") { _ in .decimal(0) }
    define("static Duration.zero -> Duration") { _ in .duration(.zero) }
  }

  private mutating func defineConversions() {
    define("Int(_ value: Double) -> Int") { .int(Int(saturating: try $0[0].double)) }
    define("Int(_ value: Decimal) -> Int") { .int(Int(saturating: try $0[0].decimal)) }
    define("Int(_ text: String) -> Int?") { Value(Int(try $0[0].string).map { .int($0) }) }
    define("Int(_ text: String, in locale: Locale) -> Int?") {
      Value(Int(try $0[0].string, in: $0.context).map { .int($0) })
    }
    define("Double(_ value: Int) -> Double") { .double(Double(try $0[0].int)) }
    define("Double(_ value: Decimal) -> Double") { .double(Double(try $0[0].decimal)) }
    define("Double(_ text: String) -> Double?") { Value(Double(try $0[0].string).map { .double($0) }) }
    define("Double(_ text: String, in locale: Locale) -> Double?") {
      Value(Double(try $0[0].string, in: $0.context).map { .double($0) })
    }
    define("Decimal(_ value: Int) -> Decimal") { .decimal(Decimal(try $0[0].int)) }
    define("Decimal(_ value: Double) -> Decimal") { .decimal(Decimal(saturating: try $0[0].double)) }
    define("Decimal(_ text: String) -> Decimal?") { Value(Decimal(strict: try $0[0].string).map { .decimal($0) }) }
    define("Decimal(_ text: String, in locale: Locale) -> Decimal?") {
      Value(Decimal(try $0[0].string, in: $0.context).map { .decimal($0) })
    }
    for type in ["Int", "Double", "Decimal", "Bool", "Day", "String"] {
      define("String(_ value: \(type)) -> String") { .string(try $0[0].interpolated) }
    }
  }

  private mutating func defineRounding() {
    define("Double.rounded() -> Double") { .double(try $0[0].double.rounded()) }
    define("ceil(_ value: Double) -> Double") { .double(try $0[0].double.rounded(.up)) }
    define("floor(_ value: Double) -> Double") { .double(try $0[0].double.rounded(.down)) }
    define("round(_ value: Double) -> Double") { .double(try $0[0].double.rounded()) }
    define("Double.rounded(_ rule: RoundingRule) -> Double") { .double(try $0[0].double.rounded(rule($0[1]))) }
    define("Double.rounded(_ decimals: Int) -> Double") { .double(try $0[0].double.rounded($0[1].int)) }
    define("Double.rounded(_ decimals: Int, _ rule: RoundingRule) -> Double") {
      .double(try $0[0].double.rounded($0[1].int, rule($0[2])))
    }
    define("Decimal.rounded(_ decimals: Int = 0) -> Decimal") { .decimal(try $0[0].decimal.rounded($0[1].int)) }
    define("Decimal.rounded(_ decimals: Int, _ rule: RoundingRule) -> Decimal") {
      .decimal(try $0[0].decimal.rounded($0[1].int, rule($0[2])))
    }
    let rules: [(String, FloatingPointRoundingRule)] = [
      ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
      ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
    ]
    for (name, rule) in rules {
      define("static RoundingRule.\(name) -> RoundingRule") { _ in .style(rule) }
    }
  }

  private mutating func defineComparisons() {
    define("Int.isMultiple(of other: Int) -> Bool") { .bool(try $0[0].int.isMultiple(of: $0[1].int)) }
    define("abs(_ value: Int) -> Int") {
      let value = try $0[0].int
      return .int(value < 0 ? negated(value) : value)
    }
    define("abs(_ value: Double) -> Double") { .double(abs(try $0[0].double)) }
    define("abs(_ value: Decimal) -> Decimal") { .decimal(abs(try $0[0].decimal)) }
    define("abs(_ value: Duration) -> Duration") { .duration(try $0[0].duration.saturatingMagnitude) }
    define("min(_ first: T, _ second: T, _ others: T...) -> T where T: Comparable") { operands in
      let second = try operands[1]
      let first = try operands[0]
      return try operands[2].array.reduce(second.precedes(first) ? second : first) { try $1.precedes($0) ? $1 : $0 }
    }
    define("max(_ first: T, _ second: T, _ others: T...) -> T where T: Comparable") { operands in
      let second = try operands[1]
      let first = try operands[0]
      return try operands[2].array.reduce(first.precedesOrEquals(second) ? second : first) {
        try $0.precedesOrEquals($1) ? $1 : $0
      }
    }
    define("T.clamped(to range: ClosedRange<T>) -> T where T: Comparable") {
      let (value, range) = (try $0[0], try $0[1].range)
      let raised = try value.precedes(range.lower) ? range.lower : value
      return try range.upper.precedes(raised) ? range.upper : raised
    }
  }

  private mutating func definePowers() {
    define("sqrt(_ value: Double) -> Double") { .double(try $0[0].double.squareRoot()) }
    define("pow(_ base: Int, _ exponent: Int) -> Int") { .int(try $0[0].int.power($0[1].int)) }
    define("pow(_ base: Double, _ exponent: Int) -> Double") { .double(pow(try $0[0].double, Double(try $0[1].int))) }
    define("pow(_ base: Double, _ exponent: Double) -> Double") { .double(pow(try $0[0].double, try $0[1].double)) }
    define("pow(_ base: Decimal, _ exponent: Int) -> Decimal") { .decimal(try $0[0].decimal.power($0[1].int)) }
    define("exp(_ value: Double) -> Double") { .double(exp(try $0[0].double)) }
    define("log10(_ value: Double) -> Double") { .double(log10(try $0[0].double)) }
  }
}

private func rule(_ value: Value) throws -> FloatingPointRoundingRule {
  try value.style(FloatingPointRoundingRule.self)
}
