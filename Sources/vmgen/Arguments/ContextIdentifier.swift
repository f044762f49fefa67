import Foundation
import VmgenProjectGeneration

/// The identifier of a part of the context of examples.
enum ContextIdentifier {
  case locale, timeZone

  /// Checks the values of an option.
  func check(_ arguments: Arguments, _ option: Option<String>) throws(UsageError) {
    for text in arguments.all(option) where !isKnown(text) {
      throw UsageError(.badValue(option.spec, text, .unknownName(text, among: names, example: example)))
    }
  }

  private func isKnown(_ text: String) -> Bool {
    switch self {
    case .locale: Self.isLocale(text)
    case .timeZone: TimeZone(identifier: text) != nil
    }
  }

  private var names: [String] {
    switch self {
    case .locale: Locale.availableIdentifiers
    case .timeZone: TimeZone.knownTimeZoneIdentifiers
    }
  }

  private var example: String { self == .locale ? "de_DE" : "Asia/Tokyo" }

  /// Returns whether an identifier has a known language and region. The two need no common data: `en_DE` is a locale.
  private static func isLocale(_ text: String) -> Bool {
    let words = text.prefix { $0 != "@" }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = words.first, languages.contains(language.lowercased()) else { return false }
    // Extensions, such as `u-nu-latn`, begin with one letter.
    return words.dropFirst().prefix { $0.count != 1 }.allSatisfy { word in
      word.count != 2 || Locale.Region(String(word).uppercased()).isISORegion
    } && !words.contains("")
  }

  private static let languages = Set(
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
      + Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })
}
