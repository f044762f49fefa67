import Foundation

/// How a duration is written with its units.
public struct DurationStyle: Hashable, Sendable {
  let width: Duration.UnitsFormatStyle.UnitWidth
  let units: Int

  /// `2h 35m`
  public static let narrow = narrow(units: 2)
  /// `2 hr, 35 min`
  public static let abbreviated = abbreviated(units: 2)
  /// `2 hours, 35 minutes`
  public static let wide = wide(units: 2)

  /// - Parameter units: the most units that it names, the greatest first.
  public static func narrow(units: Int) -> DurationStyle { DurationStyle(width: .narrow, units: max(units, 1)) }
  /// - Parameter units: the most units that it names, the greatest first.
  public static func abbreviated(units: Int) -> DurationStyle {
    DurationStyle(width: .abbreviated, units: max(units, 1))
  }
  /// - Parameter units: the most units that it names, the greatest first.
  public static func wide(units: Int) -> DurationStyle { DurationStyle(width: .wide, units: max(units, 1)) }
}

extension Duration {
  /// The duration in days, hours, minutes and seconds, the last rounded: `2h 35m`.
  public func formatted(_ style: DurationStyle, in context: DisplayContext) -> String {
    clampedToRange.formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds], width: style.width, maximumUnitCount: min(style.units, 4)
      ).locale(context.locale))
  }
}
