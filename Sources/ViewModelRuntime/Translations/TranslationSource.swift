import Foundation

/// The translations of a catalog or of the strings files of a bundle. Two sources are equal only if they are the same.
final class TranslationSource: Sendable, Hashable {
  /// The language of the texts in the schemas; nil if it is unknown.
  let sourceLanguage: String?
  /// The languages of the translations.
  let languages: [String]
  /// Reads the translations of a language, by key.
  let read: @Sendable (_ language: String) -> [String: Translation]
  /// The names of the device in device variations, the most specific first.
  let devices: [String]

  init(
    sourceLanguage: String?, languages: [String], devices: [String] = DeviceName.current,
    read: @escaping @Sendable (_ language: String) -> [String: Translation]
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.devices = devices
    self.read = read
  }

  static func == (first: TranslationSource, second: TranslationSource) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the text in the best language that has a translation; without one, the text of the schema.
  func text(of text: LocalizedText, for locale: Locale) -> String {
    let cache = FormatterCache.current
    let key = text.key
    for language in cache.languages(of: self, for: locale) {
      guard let translation = cache.translations(of: self, in: language.identifier)[key] else { continue }
      let filling = TranslationFilling(
        arguments: text.arguments, count: text.countPosition, language: language, devices: devices)
      do {
        return try filling.text(of: translation)
      } catch {
        let fault = ViewModelFault.unusableTranslation(key: key, language: language.identifier, reason: error.reason)
        if cache.isNew(TranslationFault(source: self, fault: fault)) { ViewModelFault.reportFromAnyThread(fault) }
        return filling.safeText(of: translation) ?? text.standard
      }
    }
    return text.standard
  }

  /// Returns the languages in which texts for a locale are looked up, the best first and the source language last.
  func languages(for locale: Locale) -> [ResolvedLanguage] {
    var identifiers = TranslationLanguage.matches(for: locale, among: languages)
    if let sourceLanguage, !identifiers.contains(sourceLanguage) { identifiers.append(sourceLanguage) }
    return identifiers.map { ResolvedLanguage($0, for: locale, isSource: $0 == sourceLanguage) }
  }
}

/// A language whose translations a locale shows.
struct ResolvedLanguage: Sendable {
  let identifier: String
  /// The language of the plural rules.
  let rules: Locale
  /// The locale of the numbers; nil for numbers as in the schema, which the source language has.
  let numbers: Locale?

  init(_ identifier: String, for locale: Locale, isSource: Bool) {
    self.identifier = identifier
    rules = Locale(identifier: identifier)
    let isSame = LanguageCode(locale).language == LanguageCode(rules).language
    numbers = isSource ? nil : isSame ? locale : rules
  }
}

/// A fault in the translations of a source.
struct TranslationFault: Hashable {
  let source: TranslationSource
  let fault: ViewModelFault
}
