import Foundation
import ViewModelContext

/// A translated text of one language, with its plural forms and device variations.
struct Translation: Hashable, Sendable {
  /// A format, or the formats among which a number or the device chooses.
  indirect enum Forms: Hashable, Sendable {
    case format(String)
    case plural([PluralCategory: Forms])
    /// The formats by device: `iphone`, `mac`, and `other`.
    case device([String: Forms])
    /// Forms with variables of their own: those of one device in a compiled catalog.
    case scoped(Forms, [String: Variable])
  }

  /// A part of a format that depends on a number: `%#@count@`.
  struct Variable: Hashable, Sendable {
    /// The zero-based position of the argument; nil if the position in the format determines it.
    var position: Int?
    /// The format of `%arg`; nil for that of the argument's type.
    var specifier: FormatSpecifier?
    var forms: Forms
  }

  var forms: Forms
  var variables: [String: Variable] = [:]

  init(_ forms: Forms, variables: [String: Variable] = [:]) {
    self.forms = forms
    self.variables = variables
  }

  /// Creates the translation for a single format.
  init(_ format: String) { self.init(.format(format)) }
}

/// The reason why a translation cannot be filled with the arguments of its text.
enum TranslationProblem: Error, Hashable {
  /// The format has no argument at the one-based position.
  case missingArgument(Int)
  /// The argument at the one-based position has another type than the specifier.
  case otherType(Int, expected: String)
  case unknownSpecifier(String)
  case unknownVariable(String)
  /// Variables contain each other.
  case nestedVariables(String)
  /// The plural forms have no number that chooses one.
  case noNumber
  /// There is no form `other`.
  case noForm

  var reason: String {
    switch self {
    case .missingArgument(let position): "it has no argument \(position)"
    case .otherType(let position, let expected): "argument \(position) needs `\(expected)`"
    case .unknownSpecifier(let specifier): "`\(specifier)` is unknown; write `%%` for a percent sign"
    case .unknownVariable(let name): "it does not define the variable `\(name)`"
    case .nestedVariables(let name): "the variable `\(name)` contains itself"
    case .noNumber: "it has plural forms, but no number chooses one"
    case .noForm: "it has no form `other`"
    }
  }
}

/// A language of translations: `de`, `pt-PT`, `zh-Hant`.
struct TranslationLanguage: Hashable, Sendable {
  let identifier: String
  private let language: String
  private let script: String?
  private let region: String?

  /// Creates the language of an identifier of a locale or a translation: `de_AT`, `zh-Hant`.
  init(_ identifier: String) {
    self.identifier = identifier
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }.dropFirst()
    language = LanguageCode(Locale(identifier: identifier)).tableLanguage
    region = parts.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?.uppercased()
    let written = parts.first { $0.count == 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    script = written ?? Self.script(language, region)
  }

  /// Returns the script of languages that have two.
  private static func script(_ language: String, _ region: String?) -> String? {
    switch language {
    case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "sr": "Cyrl"
    default: nil
    }
  }

  /// Returns the languages whose texts a locale shows, the best first: `de-AT` and `de` for `de_AT`.
  ///
  /// `Bundle.preferredLocalizations` returns `en` for `de_AT` on Linux.
  static func matches(for locale: Locale, among identifiers: some Sequence<String>) -> [String] {
    let wanted = TranslationLanguage(locale.identifier)
    let languages = identifiers.map { TranslationLanguage($0) }.filter(wanted.isSameLanguage(as:))
    return languages.sorted(by: wanted.prefers(_:to:)).map(\.identifier)
  }

  private func isSameLanguage(as other: TranslationLanguage) -> Bool {
    language == other.language && script == other.script
  }

  private func prefers(_ first: TranslationLanguage, to second: TranslationLanguage) -> Bool {
    let ranks = (first: rank(of: first), second: rank(of: second))
    if ranks.first == ranks.second { return first.identifier < second.identifier }
    return ranks.first < ranks.second
  }

  /// Returns how far the region of a translation is from this one; 0 for the same.
  private func rank(of other: TranslationLanguage) -> Int {
    if other.region == region { return 0 }
    if let group = group(of: region), other.region == group { return 1 }
    if other.region == nil { return 2 }
    return other.region == Self.mainRegions[language] ? 3 : 4
  }

  /// Returns the region whose texts are closer to those of a region than the texts without a region.
  private func group(of region: String?) -> String? {
    switch language {
    case "pt" where region != nil && region != "BR": "PT"
    case "es" where region != nil && region != "ES": "419"
    case "en" where region != nil && !["US", "CA", "PH", "PR"].contains(region): "GB"
    case "zh" where region == "MO": "HK"
    default: nil
    }
  }

  private static let mainRegions = ["pt": "BR", "en": "US", "es": "ES", "zh": "TW"]
}

extension LanguageCode {
  /// The language, with one name for Norwegian.
  fileprivate var tableLanguage: String { language == "no" ? "nb" : language }
}

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
    let cache = ValueFormatters.current
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
