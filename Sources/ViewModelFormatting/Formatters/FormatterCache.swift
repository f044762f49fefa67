import Foundation

/// The formatters of one thread. Creating a formatter takes a hundred times as long as formatting a value.
///
/// A cache for each thread needs no lock. `Thread.threadDictionary` would add half of the time of formatting.
package final class FormatterCache {
  /// The greatest number of formatters. A full cache is emptied.
  static let capacity = 64

  private var dates: [DateKey: DateFormatter] = [:]
  /// The recently used entries of `dates`: comparing a few keys is faster than hashing one.
  private var recentDates: [(key: DateKey, formatter: DateFormatter)] = []
  private var intervals: [DateKey: DateIntervalFormatter] = [:]
  private var numbers: [NumberKey: NumberFormatter] = [:]
  private var phrases: [String: RelativePhrases] = [:]
  private var units: [String: UnitPatterns] = [:]
  private var digits: [String: DigitSet] = [:]
  private var symbols: [Int: ReadableSymbols] = [:]
  private var editors: [EditorKey: DateEditor] = [:]
  private var patterns: [String: DurationPattern] = [:]
  private var languages: [LanguagesKey: [ResolvedLanguage]] = [:]
  private var translations: [TranslationsKey: [String: Translation]] = [:]
  private var faults: Set<TranslationFault> = []
  private var known = KnownConventions()
  /// The first date at which a formula that is being computed changes.
  var nextChange: Date?

  func dateFormatter(
    _ layout: DateLayout, _ conventions: FormatConventions, zone: TimeZone?
  ) -> DateFormatter {
    let key = DateKey(layout: layout, conventions: known.number(of: conventions), zone: zone)
    for recent in recentDates where recent.key == key { return recent.formatter }
    let formatter = Self.value(of: key, in: &dates) { Self.makeDateFormatter(layout, conventions, zone: zone) }
    if recentDates.count == 8 { recentDates.removeFirst() }
    recentDates.append((key, formatter))
    return formatter
  }

  private static func makeDateFormatter(
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
    let key = DateKey(layout: layout, conventions: known.number(of: conventions), zone: zone)
    return Self.value(of: key, in: &intervals) {
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

  /// Returns an editor for dates.
  ///
  /// - Parameter pattern: The pattern, or nil for the short format of the locale.
  func dateEditor(_ pattern: String?, _ conventions: FormatConventions, zone: TimeZone?) -> DateEditor {
    let key = EditorKey(pattern: pattern, conventions: known.number(of: conventions), zone: zone)
    return Self.value(of: key, in: &editors) {
      if let pattern { return Self.makeDateEditor(pattern, conventions, zone) }
      let editor = Self.makeDateEditor(conventions.shortDatePattern, conventions, zone)
      // In the Chinese calendar, years have names instead of numbers.
      return editor.isReadable ? editor : Self.makeDateEditor("yyyy-MM-dd", conventions.gregorian, zone)
    }
  }

  private static func makeDateEditor(
    _ pattern: String, _ conventions: FormatConventions, _ zone: TimeZone?
  ) -> DateEditor {
    DateEditor(pattern, conventions, zone: zone) { pattern, zone in
      makeDateFormatter(.pattern(pattern), conventions, zone: zone)
    }
  }

  func relativePhrases(_ locale: Locale) -> RelativePhrases {
    Self.value(of: locale.identifier, in: &phrases) { RelativePhrases(locale) }
  }

  func unitPatterns(_ locale: Locale) -> UnitPatterns {
    Self.value(of: locale.identifier, in: &units) { UnitPatterns(locale) }
  }

  func digits(_ locale: Locale) -> DigitSet {
    Self.value(of: locale.identifier, in: &digits) { DigitSet(locale) }
  }

  func numberSymbols(_ conventions: FormatConventions) -> ReadableSymbols {
    Self.value(of: known.number(of: conventions), in: &symbols) { ReadableSymbols(conventions.locale) }
  }

  func durationPattern(_ text: String) -> DurationPattern {
    Self.value(of: text, in: &patterns) { DurationPattern(text) }
  }

  /// Returns the languages in which texts for a locale are looked up.
  func languages(of source: TranslationSource, for locale: Locale) -> [ResolvedLanguage] {
    Self.value(of: LanguagesKey(source: source, locale: locale.identifier), in: &languages) {
      source.languages(for: locale)
    }
  }

  func translations(of source: TranslationSource, in language: String) -> [String: Translation] {
    Self.value(of: TranslationsKey(source: source, language: language), in: &translations) { source.read(language) }
  }

  /// Returns whether a fault has not been recorded before, and records it.
  func isNew(_ fault: TranslationFault) -> Bool {
    if faults.count >= Self.capacity { faults.removeAll(keepingCapacity: true) }
    return faults.insert(fault).inserted
  }

  private static func value<Key: Hashable, Value>(
    of key: Key, in cache: inout [Key: Value], make: () -> Value
  ) -> Value {
    if let known = cache[key] { return known }
    if cache.count >= capacity { cache.removeAll(keepingCapacity: true) }
    let made = make()
    cache[key] = made
    return made
  }
}
