import VmgenProjectGeneration
import VmgenSchemaSyntax

/// The texts of schemas that a catalog does not translate to a language.
package struct MissingTranslations: Sendable {
  package let language: String
  /// The keys, sorted.
  package let keys: [String]
  /// The number of texts that are to be translated.
  package let count: Int

  package init(_ texts: CatalogTexts, in catalog: StringCatalog, to language: String) {
    self.language = language
    let entries = texts.texts.keys.map { (key: $0, entry: catalog.entry($0)) }.filter {
      $0.entry?.isTranslatable ?? true
    }
    count = entries.count
    keys = entries.filter { !($0.entry?.isTranslated(to: language) ?? false) }.map(\.key).sorted()
  }
}
