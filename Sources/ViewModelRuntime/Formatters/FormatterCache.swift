import Foundation

/// The formatters that one thread has made: making one costs a hundred times what a text costs.
///
/// One cache a thread needs no lock. `Thread.threadDictionary` would cost half as much again as the formatting itself.
final class FormatterCache {
  /// The most formatters that a thread keeps; past that it begins again.
  static let capacity = 64

  private var dates: [DateKey: DateFormatter] = [:]
  private var numbers: [NumberKey: NumberFormatter] = [:]
  private var phrases: [String: RelativePhrases] = [:]

  func dateFormatter(
    _ layout: DateLayout, _ conventions: Conventions, zone: TimeZone?
  ) -> DateFormatter {
    let key = DateKey(layout: layout, conventions: conventions, zone: zone)
    if let formatter = dates[key] { return formatter }
    if dates.count >= Self.capacity { dates.removeAll(keepingCapacity: true) }
    let formatter = DateFormatter()
    formatter.locale = conventions.locale
    formatter.calendar = conventions.calendar
    formatter.timeZone = zone ?? conventions.timeZone
    switch layout {
    case .pattern(let pattern): formatter.dateFormat = pattern
    case .styles(let date, let time):
      formatter.dateStyle = date
      formatter.timeStyle = time
    }
    dates[key] = formatter
    return formatter
  }

  func numberFormatter(_ style: NumberFormatter.Style, _ locale: Locale) -> NumberFormatter {
    let key = NumberKey(style: style.rawValue, locale: locale)
    if let formatter = numbers[key] { return formatter }
    if numbers.count >= Self.capacity { numbers.removeAll(keepingCapacity: true) }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    numbers[key] = formatter
    return formatter
  }

  func relativePhrases(_ locale: Locale) -> RelativePhrases {
    if let known = phrases[locale.identifier] { return known }
    if phrases.count >= Self.capacity { phrases.removeAll(keepingCapacity: true) }
    let read = RelativePhrases(locale)
    phrases[locale.identifier] = read
    return read
  }
}

/// How a date is laid out.
enum DateLayout: Hashable {
  case pattern(String)
  case styles(date: DateFormatter.Style, time: DateFormatter.Style)
}

private struct DateKey: Hashable {
  let layout: DateLayout
  let conventions: Conventions
  let zone: TimeZone?

  static func == (lhs: DateKey, rhs: DateKey) -> Bool {
    lhs.layout == rhs.layout && lhs.zone == rhs.zone && lhs.conventions.formats(like: rhs.conventions)
  }

  /// Only the layout: hashing a calendar costs more than comparing the few that a process uses.
  func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
  }
}

private struct NumberKey: Hashable {
  let style: UInt
  let locale: Locale
}
