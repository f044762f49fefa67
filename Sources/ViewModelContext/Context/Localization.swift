public import Foundation

/// A source of translations for the texts of a schema.
public struct Localization: Sendable {
  /// Returns the text in the language of a locale.
  public let localize: @Sendable (LocalizedText, Locale) -> String
  /// The language of the texts in the schemas; nil for that of the context.
  package let sourceLanguage: Locale?
  /// Whether each text is as in the schema.
  package let isVerbatim: Bool

  /// Creates a source of translations.
  ///
  /// - Parameter localize: Returns the text in a locale. It may be called on any thread.
  public init(_ localize: @escaping @Sendable (_ text: LocalizedText, _ locale: Locale) -> String) {
    self.init(sourceLanguage: nil, localize)
  }

  /// Creates a source whose texts in the schemas are in a language.
  package init(
    sourceLanguage: Locale?, _ localize: @escaping @Sendable (_ text: LocalizedText, _ locale: Locale) -> String
  ) {
    self.localize = localize
    self.sourceLanguage = sourceLanguage
    isVerbatim = false
  }

  private init() {
    localize = { text, _ in text.standard }
    sourceLanguage = nil
    isVerbatim = true
  }

  /// A source without translations: each text is as in the schema.
  public static let verbatim = Localization()
}
