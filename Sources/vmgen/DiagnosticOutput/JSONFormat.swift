import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSyntax

/// Diagnostics as a JSON array of objects, which also contain the text for people.
struct JSONFormat {
  private var excerpts: SourceExcerpts

  init(_ report: Report) { excerpts = SourceExcerpts(report) }

  func text() -> String {
    var format = self
    var pretty = PrettyFormat(excerpts.report, .plain)
    let objects = excerpts.report.diagnostics.map { format.object($0, rendered: pretty.text(of: $0)) }
    return MustacheValue.list(objects).json + "\n"
  }

  private mutating func object(_ diagnostic: Diagnostic, rendered: String) -> MustacheValue {
    var labels: [MustacheValue] = []
    for label in diagnostic.labels { labels.append(["place": place(label.range), "text": .string(label.text)]) }
    var fixIt = MustacheValue.null
    if let edit = diagnostic.fixIt { fixIt = ["place": place(edit.range), "replacement": .string(edit.replacement)] }
    return [
      "code": .string(diagnostic.kind.code),
      "severity": .string(diagnostic.kind.severity.rawValue),
      "message": .string(diagnostic.message),
      "help": diagnostic.helpText.map(MustacheValue.string) ?? .null,
      "place": place(diagnostic.range),
      "labels": .list(labels),
      "fixIt": fixIt,
      "rendered": .string(rendered),
    ]
  }

  /// Returns the file, and the start and end unless the range represents the whole file.
  private mutating func place(_ range: SourceRange) -> MustacheValue {
    let file = MustacheValue.string(excerpts.report.file(of: range)?.path ?? "")
    guard let (start, end) = excerpts.locations(of: range) else { return ["file": file, "start": nil, "end": nil] }
    func point(_ offset: Int32, _ location: SourceLocation) -> MustacheValue {
      ["offset": .int(Int(offset)), "line": .int(location.line), "column": .int(location.column)]
    }
    return ["file": file, "start": point(range.lower, start), "end": point(range.upper, end)]
  }
}
