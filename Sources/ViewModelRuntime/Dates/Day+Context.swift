public import Foundation

extension Day {
  /// The day that an instant falls on in the context's time zone.
  public init(_ date: Date, in context: DisplayContext) {
    let clamped = date.clampedToRange
    let seconds = clamped.timeIntervalSince1970 + Double(context.timeZone.secondsFromGMT(for: clamped))
    self.init(clamping: Int((seconds / 86_400).rounded(.down)))
  }

  /// Its first instant in the context's time zone: midnight, or where the clocks skip that, what follows.
  public func start(in context: DisplayContext) -> Date {
    context.calendar.startOfDay(for: noon(in: context.timeZone))
  }

  /// Whether it is the present day.
  public func isToday(in context: DisplayContext) -> Bool { self == Day(context.now, in: context) }

  /// Whether it belongs to the weekend where the reader lives.
  public func isWeekend(in context: DisplayContext) -> Bool {
    context.calendar.isDateInWeekend(noon(in: context.timeZone))
  }

  /// The day in an ICU pattern, such as `EEEE MMMM d, yyyy`.
  public func formatted(_ pattern: String, in context: DisplayContext) -> String {
    formatted(.pattern(pattern), context)
  }

  /// The day in the reader's own order and length.
  public func formatted(date: DateFormatter.Style, in context: DisplayContext) -> String {
    formatted(.styles(date: date, time: .none), context)
  }

  private func formatted(_ layout: DateLayout, _ context: DisplayContext) -> String {
    let formatter = FormatterCache.current.dateFormatter(layout, context.conventions.formats, zone: .gmt)
    return context.normalizingSpaces(formatter.string(from: noon(in: .gmt)))
  }

  /// An instant that falls on this day in the zone, far from where it begins and ends.
  private func noon(in zone: TimeZone) -> Date {
    let noon = Double(number) * 86_400 + 43_200
    return Date(timeIntervalSince1970: noon - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))))
  }
}
