public import Foundation

extension Date {
  /// Returns the date in an ICU pattern such as `EEEE MMMM d, yyyy`, in the context's language, calendar and time zone.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func formatted(_ pattern: String, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.pattern(pattern), zone, context)
  }

  /// Returns the components of an ICU template such as `MMMd` in the order and with the punctuation of the locale.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func formatted(template: String, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.template(template), zone, context)
  }

  /// Returns the date and the time of day in styles of the locale; `.none` omits a part.
  public func formatted(
    date: DateFormatter.Style, time: DateFormatter.Style = .none, zone: TimeZone? = nil, in context: DisplayContext
  ) -> String {
    formatted(.styles(date: date, time: time), zone, context)
  }

  /// Returns the time of day in a style of the locale.
  public func formatted(time: DateFormatter.Style, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.styles(date: .none, time: time), zone, context)
  }

  private func formatted(_ layout: DateLayout, _ zone: TimeZone?, _ context: DisplayContext) -> String {
    let formatter = FormatterCache.current.dateFormatter(layout, context.conventions.formats, zone: zone)
    return context.normalizingSpaces(formatter.string(from: clampedToRange))
  }
}
