public import Foundation

extension Day {
  /// Creates the day of a date in a time zone.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public init(_ date: Date, zone: TimeZone? = nil, in context: DisplayContext) {
    let clamped = date.clampedToRange
    let zone = zone ?? context.timeZone
    let seconds = clamped.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: clamped))
    self.init(clamping: Int((seconds / 86_400).rounded(.down)))
  }

  /// Returns the start of the day in the context's time zone: midnight, or the next instant if the clocks skip
  /// midnight.
  public func start(in context: DisplayContext) -> Date {
    context.calendar.startOfDay(for: noon(in: context.timeZone))
  }

  /// Returns the start of the day in a time zone.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func start(zone: TimeZone?, in context: DisplayContext) -> Date {
    guard let zone else { return start(in: context) }
    var calendar = context.calendar
    calendar.timeZone = zone
    return calendar.startOfDay(for: noon(in: zone))
  }

  /// Returns whether the day is the current one.
  public func isToday(in context: DisplayContext) -> Bool { self == Day(context.now(every: .day), in: context) }

  /// Returns whether the day is on a weekend of the locale's region.
  public func isWeekend(in context: DisplayContext) -> Bool {
    context.calendar.isDateInWeekend(noon(in: context.timeZone))
  }

  /// Returns the day in an ICU pattern such as `EEEE MMMM d, yyyy`.
  public func formatted(_ pattern: String, in context: DisplayContext) -> String {
    formatted(.pattern(pattern), context)
  }

  /// Returns the day in a style of the locale.
  public func formatted(date: DateFormatter.Style, in context: DisplayContext) -> String {
    formatted(.styles(date: date, time: .none), context)
  }

  /// Returns the components of an ICU template such as `MMMd` in the order of the locale.
  public func formatted(template: String, in context: DisplayContext) -> String {
    formatted(.template(template), context)
  }

  private func formatted(_ layout: DateLayout, _ context: DisplayContext) -> String {
    let formatter = FormatterCache.current.dateFormatter(layout, context.conventions.formats, zone: .gmt)
    return context.normalizingSpaces(formatter.string(from: noon(in: .gmt)))
  }

  /// Returns noon of the day in a time zone.
  func noon(in zone: TimeZone) -> Date {
    let noon = Double(number) * 86_400 + 43_200
    return Date(timeIntervalSince1970: noon - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))))
  }
}
