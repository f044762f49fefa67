import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

@Suite struct TranslationLanguageTests {
  @Test(arguments: [
    ("de_AT", ["en", "de", "de-AT"], ["de-AT", "de"]), ("de_CH", ["de-AT", "de"], ["de", "de-AT"]),
    ("pt_AO", ["pt-BR", "pt-PT", "pt"], ["pt-PT", "pt", "pt-BR"]), ("pt_BR", ["pt", "pt-PT"], ["pt", "pt-PT"]),
    ("es_MX", ["es", "es-419"], ["es-419", "es"]), ("es_ES", ["es-419", "es"], ["es", "es-419"]),
    ("en_AU", ["en", "en-GB"], ["en-GB", "en"]), ("en_US", ["en-GB", "en"], ["en", "en-GB"]),
    ("zh_TW", ["zh-Hans", "zh-Hant"], ["zh-Hant"]), ("zh-Hant_HK", ["zh-Hant", "zh-HK"], ["zh-HK", "zh-Hant"]),
    ("zh_CN", ["zh-Hant", "zh-Hans"], ["zh-Hans"]), ("sr_RS", ["sr-Latn", "sr"], ["sr"]), ("no", ["nb"], ["nb"]),
    ("nb_NO", ["no"], ["no"]), ("iw_IL", ["he"], ["he"]), ("in_ID", ["id"], ["id"]), ("fr_FR", ["en", "de"], []),
    ("ar_EG@numbers=latn", ["ar"], ["ar"]), ("de", [], []),
  ])
  func theBestLanguageIsFirst(locale: String, languages: [String], expected: [String]) {
    #expect(TranslationLanguage.matches(for: Locale(identifier: locale), among: languages) == expected)
  }
}
