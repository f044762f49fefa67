import Mustache
import SchemaLanguage

/// What `tests.mustache` reads of a schema's view models, beside the file's header and imports.
func testData(_ viewModels: [ViewModel], of source: SourceFile, _ context: inout FileContext) -> MustacheValue {
  ["viewModels": .list([])]
}
