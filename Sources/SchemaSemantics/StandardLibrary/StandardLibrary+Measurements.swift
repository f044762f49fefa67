import VmgenSchemaSyntax

extension StandardLibrary {
  static let measurements: [BuiltIn] = localeProperties + measurementTexts + unitModifiers + units

  private static let localeProperties: [BuiltIn] = [
    BuiltIn(
      "Locale.usesMetric -> Bool", "{self}.usesMetric",
      "Whether the locale measures in metric units. The United Kingdom does, apart from miles on its roads.",
      [.init("locale.usesMetric", "false")]),
    BuiltIn(
      "Locale.measurementSystem -> MeasurementSystem", "{self}.measurementSystem",
      "The measurement system of the locale: `.metric`, `.us` or `.uk`.",
      [.init("locale.measurementSystem == .us", "true")]),
    BuiltIn(
      "Locale.region -> String?", "{self}.region?.identifier",
      "The code of the locale's region (`US`), or nil if the locale has none.", [.init("locale.region", #""US""#)]),
    BuiltIn(
      "static MeasurementSystem.metric -> MeasurementSystem", ".metric", "Metric units.",
      [.init("locale.measurementSystem == .metric", "false")]),
    BuiltIn(
      "static MeasurementSystem.us -> MeasurementSystem", ".us", "The units of the United States.",
      [.init("locale.measurementSystem != .us", "false")]),
    BuiltIn(
      "static MeasurementSystem.uk -> MeasurementSystem", ".uk", "Metric units, with miles on roads.",
      [.init("locale.measurementSystem == .uk", "false")]),
  ]

  private static let measurementTexts: [BuiltIn] = ["Double", "Int", "Decimal"].map { type in
    BuiltIn(
      "\(type).formatted(_ style: UnitStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The number with the abbreviated unit in the locale's language and order, with at most one decimal unless the style "
        + "says otherwise.",
      [
        .init(
          type == "Int" ? "5.formatted(.kilometers)" : "\(type)(5).formatted(.kilometers.decimals(2))",
          type == "Int" ? #""5 km""# : #""5.00 km""#)
      ])
  }

  private static let unitModifiers: [BuiltIn] = [
    BuiltIn(
      "UnitStyle.localized -> UnitStyle", "{self}.localized",
      "Converts the number to the corresponding unit of the locale. In the United States, temperatures become °F, "
        + "kilometers miles, meters feet, centimeters and millimeters inches, kilograms pounds, grams ounces, km/h and m/s "
        + "mph; in the United Kingdom, kilometers become miles, and km/h and m/s mph; elsewhere, units of both become "
        + "metric ones.",
      [
        .init("21.5.formatted(.celsius.localized)", #""70.7°F""#),
        .init("10.formatted(.kilometers.localized.decimals(2))", #""6.21 mi""#),
        .init("5.formatted(.knots.localized)", #""5 kn""#),
      ]),
    BuiltIn(
      "UnitStyle.decimals(_ count: Int) -> UnitStyle", "{self}.decimals({0})",
      "Exactly `count` decimals, from 0 to 20.",
      [.init("21.5.formatted(.celsius.decimals(0))", #""22°C""#)]),
    BuiltIn(
      "UnitStyle.decimals(min: Int, max: Int) -> UnitStyle", "{self}.decimals(min: {0}, max: {1})",
      "At least `min` and at most `max` decimals.",
      [.init("1.256.formatted(.kilograms.decimals(min: 0, max: 2))", #""1.26 kg""#)]),
    BuiltIn(
      "unitSymbol(_ unit: UnitStyle) -> String", "{context}.unitSymbol({0})", reads: .locale,
      "The abbreviated unit in the locale's language, for example beside a field.",
      [.init("unitSymbol(.celsius)", #""°C""#), .init("unitSymbol(.celsius.localized)", #""°F""#)]),
    BuiltIn(
      "Double.converted(from unit: UnitStyle, to other: UnitStyle) -> Double",
      "{self}.converted(from: {0}, to: {1}, in: {context})", reads: .locale,
      "The number, which is in one unit, in another unit. Units of different kinds do not change the number.",
      [
        .init("21.5.converted(from: .celsius, to: .fahrenheit)", "70.7"),
        .init("212.0.converted(from: .celsius.localized, to: .celsius)", "100.0"),
        .init("5.0.converted(from: .celsius, to: .miles)", "5.0"),
      ]),
  ]

  private static let units: [BuiltIn] = [
    BuiltIn(
      "static UnitStyle.celsius -> UnitStyle", ".celsius", "Degrees Celsius.",
      [.init("21.54.formatted(.celsius)", #""21.5°C""#)]),
    BuiltIn(
      "static UnitStyle.fahrenheit -> UnitStyle", ".fahrenheit", "Degrees Fahrenheit.",
      [.init("70.formatted(.fahrenheit)", #""70°F""#)]),
    BuiltIn(
      "static UnitStyle.kelvin -> UnitStyle", ".kelvin", "Kelvins.", [.init("294.66.formatted(.kelvin)", #""294.7 K""#)]
    ),
    BuiltIn(
      "static UnitStyle.kilometers -> UnitStyle", ".kilometers", "Kilometers.",
      [.init("5.25.formatted(.kilometers)", #""5.2 km""#)]),
    BuiltIn(
      "static UnitStyle.meters -> UnitStyle", ".meters", "Meters.", [.init("1234.formatted(.meters)", #""1,234 m""#)]),
    BuiltIn(
      "static UnitStyle.centimeters -> UnitStyle", ".centimeters", "Centimeters.",
      [.init("5.formatted(.centimeters)", #""5 cm""#)]),
    BuiltIn(
      "static UnitStyle.millimeters -> UnitStyle", ".millimeters", "Millimeters.",
      [.init("5.formatted(.millimeters)", #""5 mm""#)]),
    BuiltIn(
      "static UnitStyle.miles -> UnitStyle", ".miles", "Miles.", [.init("5.formatted(.miles)", #""5 mi""#)]),
    BuiltIn(
      "static UnitStyle.yards -> UnitStyle", ".yards", "Yards.", [.init("5.formatted(.yards)", #""5 yd""#)]),
    BuiltIn(
      "static UnitStyle.feet -> UnitStyle", ".feet", "Feet.", [.init("5.formatted(.feet)", #""5 ft""#)]),
    BuiltIn(
      "static UnitStyle.inches -> UnitStyle", ".inches", "Inches.", [.init("5.formatted(.inches)", #""5 in""#)]),
    BuiltIn(
      "static UnitStyle.nauticalMiles -> UnitStyle", ".nauticalMiles", "Nautical miles.",
      [.init("5.formatted(.nauticalMiles)", #""5 nmi""#)]),
    BuiltIn(
      "static UnitStyle.kilograms -> UnitStyle", ".kilograms", "Kilograms.",
      [.init("82.5.formatted(.kilograms)", #""82.5 kg""#)]),
    BuiltIn(
      "static UnitStyle.grams -> UnitStyle", ".grams", "Grams.", [.init("5.formatted(.grams)", #""5 g""#)]),
    BuiltIn(
      "static UnitStyle.milligrams -> UnitStyle", ".milligrams", "Milligrams.",
      [.init("5.formatted(.milligrams)", #""5 mg""#)]),
    BuiltIn(
      "static UnitStyle.tonnes -> UnitStyle", ".tonnes", "Metric tons.", [.init("5.formatted(.tonnes)", #""5 t""#)]),
    BuiltIn(
      "static UnitStyle.pounds -> UnitStyle", ".pounds", "Pounds.", [.init("5.formatted(.pounds)", #""5 lb""#)]),
    BuiltIn(
      "static UnitStyle.ounces -> UnitStyle", ".ounces", "Ounces.", [.init("5.formatted(.ounces)", #""5 oz""#)]),
    BuiltIn(
      "static UnitStyle.stones -> UnitStyle", ".stones", "Stones.", [.init("5.formatted(.stones)", #""5 st""#)]),
    BuiltIn(
      "static UnitStyle.kilometersPerHour -> UnitStyle", ".kilometersPerHour", "Kilometers per hour.",
      [.init("100.formatted(.kilometersPerHour)", #""100 km/h""#)]),
    BuiltIn(
      "static UnitStyle.metersPerSecond -> UnitStyle", ".metersPerSecond", "Meters per second.",
      [.init("5.formatted(.metersPerSecond)", #""5 m/s""#)]),
    BuiltIn(
      "static UnitStyle.milesPerHour -> UnitStyle", ".milesPerHour", "Miles per hour.",
      [.init("65.formatted(.milesPerHour)", #""65 mph""#)]),
    BuiltIn(
      "static UnitStyle.knots -> UnitStyle", ".knots", "Knots.", [.init("5.formatted(.knots)", #""5 kn""#)]),
  ]
}
