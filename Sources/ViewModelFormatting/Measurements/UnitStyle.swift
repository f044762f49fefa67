public import Foundation
import ViewModelContext

/// A unit, and the style of numbers with that unit: `.celsius.localized.decimals(1)`.
public struct UnitStyle: Hashable, Sendable {
  let unit: MeasuredUnit
  /// Whether the number is converted to the corresponding unit of the locale.
  var isLocalized = false
  var decimals = 0...1

  init(_ unit: MeasuredUnit) {
    self.unit = unit
  }

  /// A style for degrees Celsius: `21.5°C`.
  public static let celsius = UnitStyle(.celsius)
  /// A style for degrees Fahrenheit: `70.7°F`.
  public static let fahrenheit = UnitStyle(.fahrenheit)
  /// A style for kelvins: `294.7 K`.
  public static let kelvin = UnitStyle(.kelvin)
  /// A style for kilometers: `5 km`.
  public static let kilometers = UnitStyle(.kilometers)
  /// A style for meters: `5 m`.
  public static let meters = UnitStyle(.meters)
  /// A style for centimeters: `5 cm`.
  public static let centimeters = UnitStyle(.centimeters)
  /// A style for millimeters: `5 mm`.
  public static let millimeters = UnitStyle(.millimeters)
  /// A style for miles: `5 mi`.
  public static let miles = UnitStyle(.miles)
  /// A style for yards: `5 yd`.
  public static let yards = UnitStyle(.yards)
  /// A style for feet: `5 ft`.
  public static let feet = UnitStyle(.feet)
  /// A style for inches: `5 in`.
  public static let inches = UnitStyle(.inches)
  /// A style for nautical miles: `5 nmi`.
  public static let nauticalMiles = UnitStyle(.nauticalMiles)
  /// A style for kilograms: `5 kg`.
  public static let kilograms = UnitStyle(.kilograms)
  /// A style for grams: `5 g`.
  public static let grams = UnitStyle(.grams)
  /// A style for milligrams: `5 mg`.
  public static let milligrams = UnitStyle(.milligrams)
  /// A style for metric tons: `5 t`.
  public static let tonnes = UnitStyle(.tonnes)
  /// A style for pounds: `5 lb`.
  public static let pounds = UnitStyle(.pounds)
  /// A style for ounces: `5 oz`.
  public static let ounces = UnitStyle(.ounces)
  /// A style for stones: `5 st`.
  public static let stones = UnitStyle(.stones)
  /// A style for kilometers per hour: `5 km/h`.
  public static let kilometersPerHour = UnitStyle(.kilometersPerHour)
  /// A style for meters per second: `5 m/s`.
  public static let metersPerSecond = UnitStyle(.metersPerSecond)
  /// A style for miles per hour: `5 mph`.
  public static let milesPerHour = UnitStyle(.milesPerHour)
  /// A style for knots: `5 kn`.
  public static let knots = UnitStyle(.knots)
}

extension UnitStyle {
  /// The style that converts numbers to the corresponding unit of the locale: °C to °F in the United States.
  public var localized: UnitStyle {
    var style = self
    style.isLocalized = true
    return style
  }

  /// Returns the style with a number of decimals, from 0 to 20.
  public func decimals(_ count: Int) -> UnitStyle { decimals(min: count, max: count) }

  /// Returns the style with a minimum and a maximum number of decimals.
  public func decimals(min: Int, max: Int) -> UnitStyle {
    var style = self
    let lower = min.limited(to: 0...20)
    style.decimals = lower...Swift.max(lower, max.limited(to: 0...20))
    return style
  }

  /// Returns the unit, or, if the style is localized, the corresponding one of the locale.
  func unit(in context: DisplayContext) -> MeasuredUnit {
    isLocalized ? unit.localized(context.locale.measurementSystem) : unit
  }
}

extension DisplayContext {
  /// Returns the abbreviated unit in the locale's language: `°C`.
  public func unitSymbol(_ style: UnitStyle) -> String {
    normalizingSpaces(UnitPatterns.of(locale).symbol(of: style.unit(in: self)))
  }
}

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

@_spi(Generated) extension Double {
  /// Returns the number with a unit: `21.5.formatted(.celsius.localized, in: context)`.
  public func formatted(_ style: UnitStyle, in context: DisplayContext) -> String {
    let unit = style.unit(in: context)
    let value = style.unit.convert(self, to: unit)
    let number = NumberStyle.decimals(min: style.decimals.lowerBound, max: style.decimals.upperBound)
    let rounded = value.isFinite ? value.rounded(style.decimals.upperBound, .toNearestOrEven) : 0
    let category = PluralCategory.cardinal(rounded.magnitude.pluralOperands, context.locale)
    let text = UnitPatterns.of(context.locale).text(value.formatted(number, in: context), category, unit)
    return context.normalizingSpaces(text)
  }

  /// Returns the number, which is in one unit, in another unit of the same dimension.
  public func converted(from unit: UnitStyle, to other: UnitStyle, in context: DisplayContext) -> Double {
    unit.unit(in: context).convert(self, to: other.unit(in: context))
  }
}

@_spi(Generated) extension Int {
  /// Returns the number with a unit.
  public func formatted(_ style: UnitStyle, in context: DisplayContext) -> String {
    Double(self).formatted(style, in: context)
  }
}

@_spi(Generated) extension Decimal {
  /// Returns the number with a unit.
  public func formatted(_ style: UnitStyle, in context: DisplayContext) -> String {
    nearestDouble.formatted(style, in: context)
  }
}

extension Locale {
  /// Whether the locale measures in metric units, apart from the roads of the United Kingdom.
  public var usesMetric: Bool { measurementSystem != .us }
}
