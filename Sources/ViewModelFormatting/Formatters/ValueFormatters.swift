import Foundation
import ViewModelContext

/// The formatters and tables of one thread that dates do not need. Creating one takes a hundred times as long as
/// formatting a value.
final class ValueFormatters {
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

  /// The formatters of the current thread.
  static var current: ValueFormatters {
    let cache = FormatterCache.current
    if let known = cache.further as? ValueFormatters { return known }
    let new = ValueFormatters()
    cache.further = new
    return new
  }

  func numberFormatter(_ style: NumberFormatter.Style, _ locale: Locale) -> NumberFormatter {
    numbers.value(of: NumberKey(style: style.rawValue, locale: locale)) {
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = style
      return formatter
    }
  }

  /// Returns an editor for dates.
  ///
  /// - Parameter pattern: The pattern, or nil for the short format of the locale.
  func dateEditor(_ pattern: String?, _ conventions: FormatConventions, zone: TimeZone?) -> DateEditor {
    let key = EditorKey(pattern: pattern, conventions: FormatterCache.current.number(of: conventions), zone: zone)
    return editors.value(of: key) {
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
      FormatterCache.makeDateFormatter(.pattern(pattern), conventions, zone: zone)
    }
  }

  func relativePhrases(_ locale: Locale) -> RelativePhrases {
    phrases.value(of: locale.identifier) { RelativePhrases(locale) }
  }

  func unitPatterns(_ locale: Locale) -> UnitPatterns {
    units.value(of: locale.identifier) { UnitPatterns(locale) }
  }

  func digits(_ locale: Locale) -> DigitSet {
    digits.value(of: locale.identifier) { DigitSet(locale) }
  }

  func numberSymbols(_ conventions: FormatConventions) -> ReadableSymbols {
    symbols.value(of: FormatterCache.current.number(of: conventions)) { ReadableSymbols(conventions.locale) }
  }

  func durationPattern(_ text: String) -> DurationPattern {
    patterns.value(of: text) { DurationPattern(text) }
  }

  /// Returns the languages in which texts for a locale are looked up.
  func languages(of source: TranslationSource, for locale: Locale) -> [ResolvedLanguage] {
    languages.value(of: LanguagesKey(source: source, locale: locale.identifier)) {
      source.languages(for: locale)
    }
  }

  func translations(of source: TranslationSource, in language: String) -> [String: Translation] {
    translations.value(of: TranslationsKey(source: source, language: language)) { source.read(language) }
  }

  /// Returns whether a fault has not been recorded before, and records it.
  func isNew(_ fault: TranslationFault) -> Bool {
    if faults.count >= FormatterCache.capacity { faults.removeAll(keepingCapacity: true) }
    return faults.insert(fault).inserted
  }
}

/// The key of a date editor.
struct EditorKey: Hashable {
  let pattern: String?
  let conventions: Int
  let zone: TimeZone?
}

/// The key of a number formatter.
struct NumberKey: Hashable {
  let style: UInt
  let locale: Locale
}

/// The key of the languages for a locale.
struct LanguagesKey: Hashable {
  let source: TranslationSource
  let locale: String
}

/// The key of the translations of a language.
struct TranslationsKey: Hashable {
  let source: TranslationSource
  let language: String
}
