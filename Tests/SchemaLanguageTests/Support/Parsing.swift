import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

extension DiagnosticKind: CustomTestStringConvertible {
  public var testDescription: String { code }
}

/// Returns a schema file with a text.
func source(_ text: String) -> SourceFile { source(Array(text.utf8)) }

func source(_ bytes: [UInt8]) -> SourceFile {
  SourceFile(id: SourceFile.ID(0), path: "test.vmodel", relativePath: "test.vmodel", bytes: bytes)
}

func parse(_ text: String) -> ParseResult { parseSchema(source(text)) }

/// Returns the diagnostics of a text, one on each line: `2:7 VM0131 message`.
func syntaxErrors(_ text: String) -> [String] {
  let file = source(text)
  let lines = LineTable(file.bytes)
  return parseSchema(file).diagnostics.map { diagnostic in
    let place = lines.location(of: diagnostic.range.lower)
    return "\(place.line):\(place.column) \(diagnostic.kind.code) \(diagnostic.message)"
  }
}

/// Returns a schema in canonical form, or nil if it has syntax errors.
func formatted(_ text: String) -> String? {
  formatSchema(SyntaxTree(parsing: source(text))).map { String(decoding: $0, as: UTF8.self) }
}
