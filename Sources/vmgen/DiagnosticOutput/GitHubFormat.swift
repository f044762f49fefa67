import VmgenProjectGeneration
import VmgenSchemaSyntax

/// Diagnostics as GitHub workflow commands, which annotate the lines of a pull request.
struct GitHubFormat {
  private var excerpts: SourceExcerpts

  init(_ report: Report) { excerpts = SourceExcerpts(report) }

  func text() -> String {
    var format = self
    return excerpts.report.diagnostics.map { format.command($0) + "\n" }.joined()
  }

  private mutating func command(_ diagnostic: Diagnostic) -> String {
    let file = excerpts.report.file(of: diagnostic.range)?.path ?? ""
    var properties = ["file=\(property(oneLine(CurrentFolder.fromWorkspace(file))))"]
    if let (start, end) = excerpts.scalarLocations(of: diagnostic.range) {
      properties += ["line=\(start.line)"]
      if end.line > start.line { properties.append("endLine=\(end.line)") }
      properties.append("col=\(start.column)")
      // The runner supports columns only for a range within one line.
      if end.line == start.line { properties.append("endColumn=\(max(end.column, start.column + 1))") }
    }
    properties.append("title=\(property("\(diagnostic.kind.code): \(diagnostic.line)"))")
    var message = [diagnostic.line]
    for label in diagnostic.labels { message.append(line(of: label, in: diagnostic)) }
    if let help = diagnostic.helpText { message.append("help: \(oneLine(help))") }
    return "::\(diagnostic.kind.severity.rawValue) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Returns the marked code and its text: "`title` on line 7: "Ada"".
  private mutating func line(of label: Diagnostic.Label, in diagnostic: Diagnostic) -> String {
    let code = oneLine(excerpts.report.text(at: label.range), limit: 60)
    var place = ""
    if let (start, _) = excerpts.locations(of: label.range),
      label.range.file != diagnostic.range.file || excerpts.locations(of: diagnostic.range)?.start.line != start.line
    {
      let file = excerpts.report.file(of: label.range)?.path ?? ""
      place =
        label.range.file == diagnostic.range.file ? " on line \(start.line)" : " at \(oneLine(file)):\(start.line)"
    }
    return code.isEmpty ? oneLine(label.text) : "`\(code)`\(place): \(oneLine(label.text))"
  }

  private func data(_ lines: [String]) -> String { Self.escaped(lines.joined(separator: "\n"), "") }

  private func property(_ text: String) -> String { Self.escaped(text, ":,") }

  /// Escapes the characters that the runner would interpret.
  private static func escaped(_ text: String, _ further: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where further.unicodeScalars.contains(":"): result += "%3A"
      case "," where further.unicodeScalars.contains(","): result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
