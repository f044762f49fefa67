import Foundation
@_spi(Generated) import ViewModelFormatting

extension BuiltInTable {
  mutating func defineNumberFormats() {
    define("Int.formatted() -> String") { .string(try $0[0].int.formatted(in: $0.context)) }
    define("Double.formatted() -> String") { .string(try $0[0].double.formatted(in: $0.context)) }
    define("Decimal.formatted() -> String") { .string(try $0[0].decimal.formatted(in: $0.context)) }
    define("Int.formatted(_ style: NumberStyle) -> String") {
      .string(try $0[0].int.formatted(style($0[1]), in: $0.context))
    }
    define("Double.formatted(_ style: NumberStyle) -> String") {
      .string(try $0[0].double.formatted(style($0[1]), in: $0.context))
    }
    define("Decimal.formatted(_ style: NumberStyle) -> String") {
      .string(try $0[0].decimal.formatted(style($0[1]), in: $0.context))
    }
    let styles: [(String, NumberStyle)] = [
      ("number", .number), ("percent", .percent), ("compact", .compact), ("bytes", .bytes), ("memory", .memory),
      ("ordinal", .ordinal), ("spelledOut", .spelledOut), ("signed", .signed), ("ungrouped", .ungrouped),
    ]
    for (name, style) in styles { define("static NumberStyle.\(name) -> NumberStyle") { _ in .style(style) } }
    define("static NumberStyle.currency(_ code: String) -> NumberStyle") {
      .style(NumberStyle.currency(try $0[0].string))
    }
    define("static NumberStyle.decimals(_ count: Int) -> NumberStyle") { .style(NumberStyle.decimals(try $0[0].int)) }
    define("static NumberStyle.decimals(min: Int, max: Int) -> NumberStyle") {
      .style(NumberStyle.decimals(min: try $0[0].int, max: try $0[1].int))
    }
    define("static NumberStyle.padded(_ digits: Int) -> NumberStyle") { .style(NumberStyle.padded(try $0[0].int)) }
    define("NumberStyle.decimals(_ count: Int) -> NumberStyle") { .style(try style($0[0]).decimals($0[1].int)) }
    define("NumberStyle.decimals(min: Int, max: Int) -> NumberStyle") {
      .style(try style($0[0]).decimals(min: $0[1].int, max: $0[2].int))
    }
    define("NumberStyle.compact -> NumberStyle") { .style(try style($0[0]).compact) }
    define("NumberStyle.padded(_ digits: Int) -> NumberStyle") { .style(try style($0[0]).padded($0[1].int)) }
    define("NumberStyle.signed -> NumberStyle") { .style(try style($0[0]).signed) }
    define("NumberStyle.ungrouped -> NumberStyle") { .style(try style($0[0]).ungrouped) }
  }

  mutating func defineMeasurements() {
    define("Locale.usesMetric -> Bool") { .bool(try $0[0].locale.usesMetric) }
    define("Locale.measurementSystem -> MeasurementSystem") { .style(try $0[0].locale.measurementSystem) }
    define("Locale.region -> String?") { Value(try $0[0].locale.region.map { .string($0.identifier) }) }
    let systems: [(String, Locale.MeasurementSystem)] = [("metric", .metric), ("us", .us), ("uk", .uk)]
    for (name, system) in systems {
      define("static MeasurementSystem.\(name) -> MeasurementSystem") { _ in .style(system) }
    }
    define("Double.formatted(_ style: UnitStyle) -> String") {
      .string(try $0[0].double.formatted(unit($0[1]), in: $0.context))
    }
    define("Int.formatted(_ style: UnitStyle) -> String") {
      .string(try $0[0].int.formatted(unit($0[1]), in: $0.context))
    }
    define("Decimal.formatted(_ style: UnitStyle) -> String") {
      .string(try $0[0].decimal.formatted(unit($0[1]), in: $0.context))
    }
    define("UnitStyle.localized -> UnitStyle") { .style(try unit($0[0]).localized) }
    define("UnitStyle.decimals(_ count: Int) -> UnitStyle") { .style(try unit($0[0]).decimals($0[1].int)) }
    define("UnitStyle.decimals(min: Int, max: Int) -> UnitStyle") {
      .style(try unit($0[0]).decimals(min: $0[1].int, max: $0[2].int))
    }
    define("unitSymbol(_ unit: UnitStyle) -> String") { .string($0.context.unitSymbol(try unit($0[0]))) }
    define("Double.converted(from unit: UnitStyle, to other: UnitStyle) -> Double") {
      .double(try $0[0].double.converted(from: unit($0[1]), to: unit($0[2]), in: $0.context))
    }
    defineUnits()
  }

  private mutating func defineUnits() {
    let units: [(String, UnitStyle)] = [
      ("celsius", .celsius), ("fahrenheit", .fahrenheit), ("kelvin", .kelvin), ("kilometers", .kilometers),
      ("meters", .meters), ("centimeters", .centimeters), ("millimeters", .millimeters), ("miles", .miles),
      ("yards", .yards), ("feet", .feet), ("inches", .inches), ("nauticalMiles", .nauticalMiles),
      ("kilograms", .kilograms), ("grams", .grams), ("milligrams", .milligrams), ("tonnes", .tonnes),
      ("pounds", .pounds), ("ounces", .ounces), ("stones", .stones), ("kilometersPerHour", .kilometersPerHour),
      ("metersPerSecond", .metersPerSecond), ("milesPerHour", .milesPerHour), ("knots", .knots),
    ]
    for (name, unit) in units { define("static UnitStyle.\(name) -> UnitStyle") { _ in .style(unit) } }
  }
}

private func style(_ value: Value) throws -> NumberStyle { try value.style(NumberStyle.self) }

private func unit(_ value: Value) throws -> UnitStyle { try value.style(UnitStyle.self) }
