/// The typed syntax and the diagnostics of a file.
package struct ParseResult: Sendable {
  package var syntax: SchemaSyntax
  /// The diagnostics, sorted by their positions in the file.
  package var diagnostics: [Diagnostic]
}

/// The number of diagnostics that are reported for one file.
let maximumDiagnosticCount = 100

/// Parses a schema file. A syntax error affects the line or member that contains it, not the rest of the file.
package func parseSchema(_ file: SourceFile) -> ParseResult {
  let parsed = ParsedFile(file)
  return ParseResult(syntax: parsed.syntax, diagnostics: parsed.diagnostics)
}

/// The tokens, comments, typed syntax and diagnostics of a file.
package struct ParsedFile {
  package private(set) var tokens: [Token]
  package private(set) var comments: [CommentToken] = []
  package private(set) var syntax: SchemaSyntax
  /// The diagnostics, sorted by their positions in the file.
  package private(set) var diagnostics: [Diagnostic]

  package init(_ file: SourceFile) {
    let size = file.bytes.count
    tokens = [Token(kind: .endOfFile, flags: Token.Flags(), lower: Int32(clamping: size), upper: Int32(clamping: size))]
    syntax = SchemaSyntax(file: file.id, declarations: [])
    guard size <= maximumFileSize else {
      let start = SourceRange(file: file.id, lower: 0, upper: 0)
      diagnostics = [Diagnostic(.fileTooLarge, at: start, ["size": "\((size + 1 << 20 - 1) >> 20)"])]
      return
    }
    diagnostics = checkText(of: file)
    // A file with NUL bytes is not text. More diagnostics would not help.
    if diagnostics.contains(where: { $0.kind.code == DiagnosticKind.nulByte.code }) { return }
    var lexer = Lexer(file)
    lexer.run()
    var parser = Parser(lexer)
    syntax = parser.parseFile()
    tokens = lexer.tokens
    comments = lexer.comments
    diagnostics += lexer.diagnostics
    diagnostics += parser.diagnostics
    if syntax.declarations.isEmpty, diagnostics.isEmpty {
      diagnostics = [Diagnostic(.emptySchema, at: SourceRange(file: file.id, lower: 0, upper: 0))]
    }
    diagnostics = inOrder(diagnostics)
  }
}

/// Returns the diagnostics sorted by position, without those over the limit.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  guard diagnostics.count > 1 else { return diagnostics }
  let order = diagnostics.indices.sorted { (diagnostics[$0].range.lower, $0) < (diagnostics[$1].range.lower, $1) }
  guard order.count > maximumDiagnosticCount else { return order.map { diagnostics[$0] } }
  let shown = order.prefix(maximumDiagnosticCount).map { diagnostics[$0] }
  return shown + [Diagnostic(.tooManyErrors, at: shown[maximumDiagnosticCount - 1].range)]
}
