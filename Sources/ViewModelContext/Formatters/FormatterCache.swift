import Foundation

/// The formatters of one thread. Creating a formatter takes a hundred times as long as formatting a value.
///
/// A cache for each thread needs no lock. `Thread.threadDictionary` would add half of the time of formatting.
@usableFromInline
package final class FormatterCache {
  /// The greatest number of formatters. A full cache is emptied.
  @usableFromInline package static let capacity = 64

  private var dates: [DateKey: DateFormatter] = [:]
  /// The recently used entries of `dates`: comparing a few keys is faster than hashing one.
  private var recentDates: [(key: DateKey, formatter: DateFormatter)] = []
  private var intervals: [DateKey: DateIntervalFormatter] = [:]
  private var known = KnownConventions()
  /// What the formatters of ViewModelFormatting keep. A property is found faster than an entry of a table.
  package var further: AnyObject?
  /// The first date at which a formula that is being computed changes.
  var nextChange: Date?

  func dateFormatter(
    _ layout: DateLayout, _ conventions: FormatConventions, zone: TimeZone?
  ) -> DateFormatter {
    let key = DateKey(layout: layout, conventions: number(of: conventions), zone: zone)
    for recent in recentDates where recent.key == key { return recent.formatter }
    let formatter = dates.value(of: key) { Self.makeDateFormatter(layout, conventions, zone: zone) }
    if recentDates.count == 8 { recentDates.removeFirst() }
    recentDates.append((key, formatter))
    return formatter
  }

  /// Returns the number of conventions; equal formats have the same number.
  package func number(of conventions: FormatConventions) -> Int { known.number(of: conventions) }

  package static func makeDateFormatter(
    _ layout: DateLayout, _ conventions: FormatConventions, zone: TimeZone?
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = conventions.locale
    formatter.calendar = conventions.calendar
    formatter.timeZone = zone ?? conventions.timeZone
    // Literals and days are Gregorian throughout. Foundation would use the Julian calendar before 1582.
    if conventions.calendar.identifier == .gregorian { formatter.gregorianStartDate = .earliest }
    switch layout {
    case .pattern(let pattern): formatter.dateFormat = pattern
    case .template(let template): formatter.dateFormat = conventions.pattern(of: template)
    case .styles(let date, let time):
      formatter.dateStyle = date
      formatter.timeStyle = time
    }
    return formatter
  }

  func intervalFormatter(
    _ layout: DateLayout, _ conventions: FormatConventions, zone: TimeZone?
  ) -> DateIntervalFormatter {
    let key = DateKey(layout: layout, conventions: number(of: conventions), zone: zone)
    return intervals.value(of: key) {
      let formatter = DateIntervalFormatter()
      formatter.locale = conventions.calendarLocale
      formatter.calendar = conventions.calendar
      formatter.timeZone = zone ?? conventions.timeZone
      switch layout {
      case .pattern(let template), .template(let template): formatter.dateTemplate = template
      case .styles(let date, let time):
        formatter.dateStyle = DateIntervalFormatter.Style(rawValue: date.rawValue) ?? .none
        formatter.timeStyle = DateIntervalFormatter.Style(rawValue: time.rawValue) ?? .none
      }
      return formatter
    }
  }
}

extension Dictionary {
  /// Returns a cached value, which is made if there is none. A full cache is emptied.
  @inlinable
  package mutating func value(of key: Key, make: () -> Value) -> Value {
    if let known = self[key] { return known }
    if count >= FormatterCache.capacity { removeAll(keepingCapacity: true) }
    let made = make()
    self[key] = made
    return made
  }
}
