import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

/// The expected texts are those of ICU 74 with the skeleton `unit/… unit-width-short`.
@Suite struct UnitFormatTests {
  @Test(arguments: [
    ("en_US", "21.5°C", "1,234.5 km", "82 kg", "100 km/h"), ("en_GB", "21.5°C", "1,234.5 km", "82 kg", "100 km/h"),
    ("de_DE", "21,5 °C", "1.234,5 km", "82 kg", "100 km/h"), ("ar_EG", "٢١٫٥°م", "١٬٢٣٤٫٥ كم", "٨٢ كغم", "١٠٠ كم/س"),
    ("ja_JP", "21.5°C", "1,234.5 km", "82 kg", "100 km/h"),
  ])
  func aUnitIsAbbreviatedInTheLanguageOfTheLocale(
    locale: String, temperature: String, length: String, mass: String, speed: String
  ) {
    let context = DisplayContext.example.with(locale: locale)
    #expect(21.5.formatted(.celsius, in: context).visible == temperature)
    #expect(1234.5.formatted(.kilometers, in: context).visible == length)
    #expect(82.formatted(.kilograms, in: context).visible == mass)
    #expect(Decimal(100).formatted(.kilometersPerHour, in: context).visible == speed)
  }

  @Test(arguments: [
    ("en_US", "70.7°F", "6.2 mi", "62.1 mph", "328.1 ft", "220.5 lb"),
    ("en_GB", "21.5°C", "6.2 mi", "62.1 mph", "100 m", "100 kg"),
    ("de_DE", "21,5 °C", "10 km", "100 km/h", "100 m", "100 kg"),
    ("en_US@measure=metric", "21.5°C", "10 km", "100 km/h", "100 m", "100 kg"),
  ])
  func aLocalizedUnitIsThatOfTheMeasurementSystem(
    locale: String, temperature: String, length: String, speed: String, height: String, mass: String
  ) {
    let context = DisplayContext.example.with(locale: locale)
    #expect(21.5.formatted(.celsius.localized, in: context) == temperature)
    #expect(10.formatted(.kilometers.localized, in: context) == length)
    #expect(100.formatted(.kilometersPerHour.localized, in: context) == speed)
    #expect(100.formatted(.meters.localized, in: context) == height)
    #expect(100.formatted(.kilograms.localized, in: context) == mass)
  }

  @Test func aUnitOfAnotherSystemBecomesAMetricOne() {
    let german = DisplayContext.example.with(locale: "de_DE")
    #expect(70.7.formatted(.fahrenheit.localized, in: german) == "21,5 °C")
    #expect(26.2.formatted(.miles.localized, in: german) == "42,2 km")
    #expect(10.formatted(.knots.localized, in: german) == "10 kn")
  }

  @Test func theNumberOfDecimalsCanBeChosen() {
    #expect(21.54.formatted(.celsius, in: .example) == "21.5°C")
    #expect(21.54.formatted(.celsius.decimals(0), in: .example) == "22°C")
    #expect(21.5.formatted(.celsius.decimals(2), in: .example) == "21.50°C")
    #expect((-0.4).formatted(.celsius.decimals(0), in: .example) == "0°C")
    #expect((-12.3).formatted(.celsius, in: .example) == "-12.3°C")
    #expect(Double.nan.formatted(.celsius, in: .example) == "NaN°C")
    #expect(Double.infinity.formatted(.kilometers, in: .example) == "∞ km")
  }

  @Test func theFormOfAUnitDependsOnTheNumber() {
    let polish = DisplayContext.example.with(locale: "pl_PL")
    #expect(1.formatted(.miles, in: polish) == "1 mila")
    #expect(3.formatted(.miles, in: polish) == "3 mile")
    #expect(5.formatted(.miles, in: polish) == "5 mil")
    #expect(1.5.formatted(.miles, in: polish) == "1,5 mili")
    #expect(0.96.formatted(.miles, in: polish) == "1 mila")
  }

  @Test func aLanguageWithoutPatternsUsesEnglish() {
    let esperanto = DisplayContext.example.with(locale: "eo")
    #expect(65.formatted(.milesPerHour, in: esperanto) == "65 mph")
  }

  @Test(arguments: [
    (UnitStyle.celsius, UnitStyle.fahrenheit, 100.0, 212.0), (.fahrenheit, .celsius, -40, -40),
    (.celsius, .kelvin, 0, 273.15),
    (.miles, .kilometers, 1, 1.609344), (.feet, .inches, 1, 12), (.stones, .pounds, 1, 14),
    (.tonnes, .kilograms, 1, 1000),
    (.knots, .kilometersPerHour, 1, 1.852), (.nauticalMiles, .meters, 1, 1852), (.ounces, .pounds, 16, 1),
    (.celsius, .miles, 5, 5),
  ])
  func unitsOfOneDimensionCanBeConverted(from: UnitStyle, to: UnitStyle, value: Double, expected: Double) {
    let converted = value.converted(from: from, to: to, in: .example)
    #expect(abs(converted - expected) < 1e-9)
    #expect(abs(converted.converted(from: to, to: from, in: .example) - value) < 1e-9)
  }

  @Test func aSymbolIsTheUnitWithoutANumber() {
    #expect(DisplayContext.example.unitSymbol(.celsius) == "°C")
    #expect(DisplayContext.example.unitSymbol(.celsius.localized) == "°F")
    #expect(DisplayContext.example.with(locale: "ru_RU").unitSymbol(.kilometers) == "км")
  }
}

extension String {
  /// The text without marks of its direction.
  fileprivate var visible: String {
    String(unicodeScalars.filter { $0 != "\u{200F}" && $0 != "\u{200E}" }.map(Character.init))
  }
}
