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
