import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// Returns the schema of Swift files, or an empty text, and expects that it has no findings and is formatted.
func importedSchema(_ codes: String...) -> String {
  let files = codes.enumerated().map { index, code in
    SourceFile(id: SourceFile.ID(index), path: "A.swift", relativePath: "A.swift", bytes: Array(code.utf8))
  }
  guard let bytes = ImportedSwift.text(of: files) else { return "" }
  let text = String(decoding: bytes, as: UTF8.self)
  let file = SourceFile(id: SourceFile.ID(0), path: "A.vmodel", relativePath: "A.vmodel", bytes: bytes)
  let parsed = parseSchema(file)
  let diagnostics = parsed.diagnostics + checkSchemas([parsed.syntax], sources: [file]).diagnostics
  #expect(diagnostics.isEmpty, "\(diagnostics.map(\.kind.message))\n\(codes)\n\(text)")
  #expect(formatSchema(SyntaxTree(parsing: file)) == bytes)
  return text
}
