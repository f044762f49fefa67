import Foundation

/// A unit of temperature, length, mass or speed.
enum MeasuredUnit: String, Hashable, Sendable, CaseIterable {
  case celsius, fahrenheit, kelvin
  case kilometers, meters, centimeters, millimeters, miles, yards, feet, inches, nauticalMiles
  case kilograms, grams, milligrams, tonnes, pounds, ounces, stones
  case kilometersPerHour, metersPerSecond, milesPerHour, knots

  private enum Dimension {
    case temperature, length, mass, speed
  }

  /// The dimension, and the size of the unit in kelvins, meters, grams or meters per hour, as a fraction of numbers that a
  /// `Double` represents more precisely than their quotient.
  private var size: (dimension: Dimension, numerator: Double, denominator: Double) {
    switch self {
    case .celsius, .kelvin: (.temperature, 1, 1)
    case .fahrenheit: (.temperature, 5, 9)
    case .kilometers: (.length, 1_000, 1)
    case .meters: (.length, 1, 1)
    case .centimeters: (.length, 1, 100)
    case .millimeters: (.length, 1, 1_000)
    case .miles: (.length, 1_609_344, 1_000)
    case .yards: (.length, 9_144, 10_000)
    case .feet: (.length, 3_048, 10_000)
    case .inches: (.length, 254, 10_000)
    case .nauticalMiles: (.length, 1_852, 1)
    case .kilograms: (.mass, 1_000, 1)
    case .grams: (.mass, 1, 1)
    case .milligrams: (.mass, 1, 1_000)
    case .tonnes: (.mass, 1_000_000, 1)
    case .pounds: (.mass, 45_359_237, 100_000)
    case .ounces: (.mass, 28_349_523_125, 1_000_000_000)
    case .stones: (.mass, 635_029_318, 100_000)
    case .kilometersPerHour: (.speed, 1_000, 1)
    case .metersPerSecond: (.speed, 3_600, 1)
    case .milesPerHour: (.speed, 1_609_344, 1_000)
    case .knots: (.speed, 1_852, 1)
    }
  }

  /// The number of the unit at 0 °C; 0 for all units except temperatures.
  private var offset: Double {
    switch self {
    case .fahrenheit: 32
    case .kelvin: 273.15
    default: 0
    }
  }

  /// Returns a number of this unit in another unit. A unit of another dimension does not change the number.
  func convert(_ value: Double, to other: MeasuredUnit) -> Double {
    let (own, wanted) = (size, other.size)
    guard self != other, own.dimension == wanted.dimension else { return value }
    let difference = (value - offset) * (own.numerator * wanted.denominator)
    return difference / (own.denominator * wanted.numerator) + other.offset
  }

  /// The corresponding unit in a measurement system.
  func localized(_ system: Locale.MeasurementSystem) -> MeasuredUnit {
    switch system {
    case .us: Self.american[self] ?? self
    case .uk: Self.british[self] ?? self
    default: Self.metric[self] ?? self
    }
  }

  private static let metric: [MeasuredUnit: MeasuredUnit] = [
    .fahrenheit: .celsius, .kelvin: .celsius, .miles: .kilometers, .yards: .meters, .feet: .meters,
    .inches: .centimeters, .pounds: .kilograms, .ounces: .grams, .stones: .kilograms,
    .milesPerHour: .kilometersPerHour,
  ]

  private static let american: [MeasuredUnit: MeasuredUnit] = [
    .celsius: .fahrenheit, .kelvin: .fahrenheit, .kilometers: .miles, .meters: .feet, .centimeters: .inches,
    .millimeters: .inches, .kilograms: .pounds, .grams: .ounces, .stones: .pounds,
    .kilometersPerHour: .milesPerHour, .metersPerSecond: .milesPerHour,
  ]

  /// The United Kingdom measures roads and speeds in miles, and most other things in metric units.
  private static let british: [MeasuredUnit: MeasuredUnit] = [
    .fahrenheit: .celsius, .kelvin: .celsius, .kilometers: .miles, .pounds: .kilograms, .ounces: .grams,
    .kilometersPerHour: .milesPerHour, .metersPerSecond: .milesPerHour,
  ]
}
