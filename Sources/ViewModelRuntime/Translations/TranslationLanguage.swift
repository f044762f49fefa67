import Foundation

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
    return identifiers.map { TranslationLanguage($0) }
      .filter { $0.language == wanted.language && $0.script == wanted.script }
      .map { (rank: wanted.rank(of: $0), language: $0) }
      .sorted { ($0.rank, $0.language.identifier) < ($1.rank, $1.language.identifier) }
      .map(\.language.identifier)
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
