import Foundation

/// A style for durations with units.
public struct DurationStyle: Hashable, Sendable {
  let width: Duration.UnitsFormatStyle.UnitWidth
  let units: Int

  /// A style such as `2h 35m`.
  public static let narrow = narrow(units: 2)
  /// A style such as `2 hr, 35 min`.
  public static let abbreviated = abbreviated(units: 2)
  /// A style such as `2 hours, 35 minutes`.
  public static let wide = wide(units: 2)

  /// Returns a style with a limited number of units.
  ///
  /// - Parameter units: The greatest number of units in the text.
  public static func narrow(units: Int) -> DurationStyle { DurationStyle(width: .narrow, units: max(units, 1)) }
  /// Returns a style with a limited number of units.
  ///
  /// - Parameter units: The greatest number of units in the text.
  public static func abbreviated(units: Int) -> DurationStyle {
    DurationStyle(width: .abbreviated, units: max(units, 1))
  }
  /// Returns a style with a limited number of units.
  ///
  /// - Parameter units: The greatest number of units in the text.
  public static func wide(units: Int) -> DurationStyle { DurationStyle(width: .wide, units: max(units, 1)) }
}

extension Duration {
  /// Returns the duration in days, hours, minutes and seconds, rounded to the last unit in the text: `2h 35m`. Units
  /// that are zero are omitted.
  public func formatted(_ style: DurationStyle, in context: DisplayContext) -> String {
    let units = min(style.units, 4)
    let format = Duration.UnitsFormatStyle.units(
      allowed: [.days, .hours, .minutes, .seconds], width: style.width, maximumUnitCount: units)
    let duration = clampedToRange.rounded(toUnits: units)
    return context.normalizingSpaces(duration.formatted(format.locale(context.locale)))
  }

  /// Returns the duration rounded to the last of its first `count` units that are not zero. Foundation rounds that unit
  /// by itself, and formats 3,599 seconds as 60 minutes.
  private func rounded(toUnits count: Int) -> Duration {
    var rest = components.seconds.magnitude
    var used = 0
    for unit in [86_400, 3600, 60] as [UInt64] {
      if rest >= unit { used += 1 }
      if used == count { return rounded(to: .seconds(unit)) }
      rest %= unit
    }
    return rounded(to: .seconds(1))
  }

  private func rounded(to unit: Duration) -> Duration {
    unit * Int((self / unit).rounded(.toNearestOrEven))
  }
}
