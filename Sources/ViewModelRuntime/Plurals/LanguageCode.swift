import Foundation

/// The language of an identifier such as `pt_PT` or `zh-Hant_TW`. `Locale.Language` takes much longer to find it.
struct LanguageCode {
  /// The current CLDR code of the language.
  let language: String
  private let identifier: String

  init(_ locale: Locale) {
    identifier = locale.identifier
    let code = String(identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }).lowercased()
    language = Self.renamed[code] ?? code
  }

  /// Whether the locale uses European Portuguese, as all countries except Brazil do.
  var isEuropeanPortuguese: Bool {
    language == "pt" && Self.portuguese.contains { identifier.hasSuffix($0) || identifier.contains($0 + "@") }
  }

  /// Whether the locale uses traditional Chinese characters.
  var isTraditionalChinese: Bool {
    language == "zh"
      && !identifier.contains("Hans")
      && ["Hant", "_TW", "_HK", "_MO"].contains { identifier.contains($0) }
  }

  /// The name of the language in the tables of phrases and units.
  var tableName: Substring {
    if isEuropeanPortuguese { return "pt_PT" }
    if isTraditionalChinese { return "zh_Hant" }
    return language == "no" ? "nb" : Substring(language)
  }

  private static let portuguese = ["_PT", "-PT", "_AO", "_CH", "_CV", "_GQ", "_GW", "_LU", "_MO", "_MZ", "_ST", "_TL"]
  private static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr", "tl": "fil",
  ]
}
