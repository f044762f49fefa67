public import Foundation

extension Date {
  /// The date in an ICU pattern, such as `EEEE MMMM d, yyyy`, in the context's language, calendar and time zone.
  ///
  /// - Parameter zone: another time zone than the context's.
  public func formatted(_ pattern: String, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.pattern(pattern), zone, context)
  }

  /// The date and the time of day in the reader's own order and length; `.none` leaves a part out.
  public func formatted(
    date: DateFormatter.Style, time: DateFormatter.Style = .none, zone: TimeZone? = nil, in context: DisplayContext
  ) -> String {
    formatted(.styles(date: date, time: time), zone, context)
  }

  /// The time of day as its reader writes it.
  public func formatted(time: DateFormatter.Style, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.styles(date: .none, time: time), zone, context)
  }

  private func formatted(_ layout: DateLayout, _ zone: TimeZone?, _ context: DisplayContext) -> String {
    let formatter = FormatterCache.current.dateFormatter(layout, context.conventions.formats, zone: zone)
    return context.normalizingSpaces(formatter.string(from: clampedToRange))
  }
}
