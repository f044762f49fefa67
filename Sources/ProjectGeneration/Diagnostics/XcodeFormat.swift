import VmgenMustache
import VmgenSchemaSyntax

/// Diagnostics in the format that Xcode and SwiftPM parse: one line each, absolute paths, fix-its in clang's format.
package struct XcodeFormat {
  private var excerpts: SourceExcerpts

  package init(_ report: Report) { excerpts = SourceExcerpts(report) }

  package func text() -> String {
    var format = self
    return excerpts.report.diagnostics.map { format.lines(of: $0) }.joined().map { $0 + "\n" }.joined()
  }

  private mutating func lines(of diagnostic: Diagnostic) -> [String] {
    let severity = diagnostic.kind.severity.rawValue
    var message = diagnostic.line
    // A separate line would be parsed as a separate diagnostic.
    if let help = diagnostic.helpText { message += "; \(oneLine(help))" }
    var lines = ["\(place(of: diagnostic.range)) \(severity): \(message) [\(diagnostic.kind.code)]"]
    if let fixIt = diagnostic.fixIt, let (start, end) = excerpts.locations(of: fixIt.range) {
      let range = "\(start.line):\(start.column)-\(end.line):\(end.column)"
      // Xcode reads the text as the inside of a JSON string.
      let text = MustacheValue.string(fixIt.replacement).json.dropFirst().dropLast()
      lines.append("\(path(of: fixIt.range)):\(range): fixit: \(text)")
    }
    for label in diagnostic.labels { lines.append("\(place(of: label.range)) note: \(oneLine(label.text))") }
    return lines
  }

  private mutating func place(of range: SourceRange) -> String {
    let start = excerpts.locations(of: range)?.start ?? SourceLocation(line: 1, column: 1)
    return "\(path(of: range)):\(start.line):\(start.column):"
  }

  private func path(of range: SourceRange) -> String {
    excerpts.report.file(of: range).map { oneLine(CurrentFolder.absolute($0.path), limit: 4096) } ?? ""
  }
}
