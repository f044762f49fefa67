/// What parsing gives: the tree of what could be read, and everything that could not.
package struct ParseResult: Sendable {
  package var syntax: SchemaSyntax
  /// In order of place.
  package var diagnostics: [Diagnostic]
}

/// After this many diagnostics in one file, no more are shown.
let maximumDiagnosticCount = 100

/// Reads a schema file. A mistake costs the line or member that it stands in, never the rest of the file.
package func parseSchema(_ file: SourceFile) -> ParseResult {
  let empty = SchemaSyntax(file: file.id, declarations: [], trailingComments: [])
  guard file.bytes.count <= maximumFileSize else {
    let start = SourceRange(file: file.id, lower: 0, upper: 0)
    let size = "\((file.bytes.count + 1 << 20 - 1) >> 20)"
    return ParseResult(syntax: empty, diagnostics: [Diagnostic(.fileTooLarge, at: start, ["size": size])])
  }
  var diagnostics = checkText(of: file)
  // A NUL byte is what a file that is no text has: reading on would only repeat that.
  if diagnostics.contains(where: { $0.kind.code == DiagnosticKind.nulByte.code }) {
    return ParseResult(syntax: empty, diagnostics: diagnostics)
  }
  var lexer = Lexer(file)
  lexer.run()
  diagnostics += lexer.diagnostics
  var parser = Parser(lexer)
  let syntax = parser.parseFile()
  diagnostics += parser.diagnostics
  if syntax.declarations.isEmpty, diagnostics.isEmpty {
    diagnostics = [Diagnostic(.emptySchema, at: SourceRange(file: file.id, lower: 0, upper: 0))]
  }
  return ParseResult(syntax: syntax, diagnostics: inOrder(diagnostics))
}

/// By place; of those at one place, the order in which they were found.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  guard diagnostics.count > 1 else { return diagnostics }
  let order = diagnostics.indices.sorted { (diagnostics[$0].range.lower, $0) < (diagnostics[$1].range.lower, $1) }
  guard order.count > maximumDiagnosticCount else { return order.map { diagnostics[$0] } }
  let shown = order.prefix(maximumDiagnosticCount).map { diagnostics[$0] }
  return shown + [Diagnostic(.tooManyErrors, at: shown[maximumDiagnosticCount - 1].range)]
}
