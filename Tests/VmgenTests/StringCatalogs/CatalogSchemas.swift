import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaTooling

/// Returns the entries for the texts of a schema.
func catalogTexts(_ schema: String) throws -> CatalogTexts {
  let file = SourceFile(
    id: SourceFile.ID(0), path: "A.vmodel", relativePath: "A.vmodel", module: nil, bytes: Array(schema.utf8))
  let parsed = parseSchema(file)
  let result = checkSchemas([parsed.syntax], sources: [file], syntaxErrors: parsed.diagnostics)
  guard let schemas = result.schemas else { throw InvalidSchema(diagnostics: parsed.diagnostics + result.diagnostics) }
  var texts = CatalogTexts()
  texts.add(schemas, sources: [file])
  return texts
}

struct InvalidSchema: Error {
  var diagnostics: [Diagnostic]
}

/// Returns a catalog.
func stringCatalog(_ text: String) throws -> StringCatalog {
  var report = Report()
  let file = report.addFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))
  guard let catalog = StringCatalog(file, &report) else { throw InvalidSchema(diagnostics: report.diagnostics) }
  return catalog
}

/// Returns the text of a catalog after merging the texts of a schema.
func merged(_ schema: String, into catalog: String, updatesComments: Bool = false) throws -> String {
  let merge = CatalogMerge(
    try catalogTexts(schema), into: try stringCatalog(catalog), updatesComments: updatesComments)
  return String(decoding: merge.bytes, as: UTF8.self)
}
