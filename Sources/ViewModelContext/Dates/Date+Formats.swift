public import Foundation

@_spi(Generated) extension Date {
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
    let formatter = FormatterCache.current.dateFormatter(layout, context.formats, zone: zone)
    return context.normalizingSpaces(formatter.string(from: clampedToRange))
  }
}

extension Interval<Date> {
  /// Returns the interval with the components of an ICU template such as `MMMd`, in the form of the locale.
  ///
  /// - Parameter zone: A time zone in place of the context's.
  public func formatted(template: String, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.template(template), zone, context)
  }

  /// Returns the interval in styles of the locale; `.none` omits a part.
  public func formatted(
    date: DateFormatter.Style, time: DateFormatter.Style = .none, zone: TimeZone? = nil, in context: DisplayContext
  ) -> String {
    formatted(.styles(date: date, time: time), zone, context)
  }

  /// Returns the interval of two times of day in a style of the locale.
  public func formatted(time: DateFormatter.Style, zone: TimeZone? = nil, in context: DisplayContext) -> String {
    formatted(.styles(date: .none, time: time), zone, context)
  }

  fileprivate func formatted(_ layout: DateLayout, _ zone: TimeZone?, _ context: DisplayContext) -> String {
    let formatter = FormatterCache.current.intervalFormatter(layout, context.formats, zone: zone)
    let (start, end) = (lowerBound.clampedToRange, upperBound.clampedToRange)
    return context.normalizingSpaces(formatter.string(from: Swift.min(start, end), to: Swift.max(start, end)))
  }
}

extension Interval<Day> {
  /// Returns the days with the components of an ICU template such as `MMMd`, in the form of the locale.
  public func formatted(template: String, in context: DisplayContext) -> String {
    noons.formatted(.template(template), .gmt, context)
  }

  /// Returns the days in a style of the locale.
  public func formatted(date: DateFormatter.Style, in context: DisplayContext) -> String {
    noons.formatted(.styles(date: date, time: .none), .gmt, context)
  }

  private var noons: Interval<Date> { lowerBound.noon(in: .gmt) ...| upperBound.noon(in: .gmt) }
}

extension FormatConventions {
  /// Returns the pattern of a template in the locale and calendar; empty if the template is.
  func pattern(of template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendarLocale) ?? ""
  }

  /// The locale with the calendar, because Foundation reads the calendar of a template from the locale.
  var calendarLocale: Locale {
    if locale.calendar.identifier == calendar.identifier { return locale }
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    return Locale(components: components)
  }
}
