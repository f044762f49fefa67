import VmgenProjectGeneration
import VmgenSchemaSyntax

/// Diagnostics for terminals: source lines with carets under the marked ranges, in the style of rustc.
struct PrettyFormat {
  private var excerpts: SourceExcerpts
  private let palette: Palette

  init(_ report: Report, _ palette: Palette) {
    excerpts = SourceExcerpts(report)
    self.palette = palette
  }

  /// Returns all diagnostics, followed by their number.
  func text() -> String {
    var format = self
    let diagnostics = excerpts.report.diagnostics
    guard let first = diagnostics.first(where: { $0.kind.severity == .error }) ?? diagnostics.first else { return "" }
    var text = ""
    for diagnostic in diagnostics { text += format.text(of: diagnostic) + "\n" }
    return text + "\(summary(excerpts.report)); for details, run `vmgen explain \(first.kind.code)`\n"
  }

  /// Returns the number of diagnostics: "2 errors, 1 warning".
  private func summary(_ report: Report) -> String {
    func counted(_ count: Int, _ name: String) -> String? {
      count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let parts = [counted(report.errorCount, "error"), counted(report.warningCount, "warning")]
    return palette(.strong, parts.compactMap { $0 }.joined(separator: ", "))
  }

  /// Returns one diagnostic, with a line break after its last line.
  mutating func text(of diagnostic: Diagnostic) -> String {
    let style: Palette.Style = diagnostic.kind.severity == .error ? .error : .warning
    let head = palette(style, "\(diagnostic.kind.severity.rawValue)[\(diagnostic.kind.code)]")
    var rows = ["\(head)\(palette(.strong, ": \(diagnostic.line)"))"]
    let gutter = gutterWidth(diagnostic)
    let snippet = Snippet(palette: palette, gutter: gutter, style: style)
    for (index, group) in groups(diagnostic).enumerated() {
      let arrow = String(repeating: " ", count: gutter) + (index == 0 ? "-->" : ":::")
      rows.append("\(palette(.gutter, arrow)) \(place(of: group.range))")
      guard !group.marks.isEmpty else { continue }
      rows.append(snippet.bar())
      rows += snippet.rows(group.marks) { excerpts.line($0, of: group.range).bytes }
    }
    rows += help(diagnostic, snippet)
    return rows.joined(separator: "\n") + "\n"
  }

  private mutating func place(of range: SourceRange) -> String {
    let path = excerpts.report.file(of: range).map { oneLine($0.path) } ?? ""
    guard let (start, _) = excerpts.locations(of: range) else { return path }
    return "\(path):\(start.line):\(start.column)"
  }

  /// Returns the marks by file. The file of the primary range comes first.
  private mutating func groups(_ diagnostic: Diagnostic) -> [(range: SourceRange, marks: [Mark])] {
    var groups = [(range: diagnostic.range, marks: marks(diagnostic.range, "", isPrimary: true))]
    for label in diagnostic.labels {
      let marks = marks(label.range, oneLine(label.text), isPrimary: false)
      if let index = groups.firstIndex(where: { $0.range.file == label.range.file }) {
        groups[index].marks += marks
      } else {
        groups.append((label.range, marks))
      }
    }
    return groups
  }

  /// Returns the mark of a range, up to the end of its first line; no mark for a whole file.
  private mutating func marks(_ range: SourceRange, _ text: String, isPrimary: Bool) -> [Mark] {
    guard let (start, end) = excerpts.locations(of: range) else { return [] }
    let length = excerpts.line(start.line, of: range).bytes.count
    let upper = end.line == start.line ? end.column - 1 : max(length, start.column)
    return [Mark(line: start.line, lower: start.column - 1, upper: upper, text: text, isPrimary: isPrimary)]
  }

  private mutating func gutterWidth(_ diagnostic: Diagnostic) -> Int {
    var last = 1
    for range in [diagnostic.range] + diagnostic.labels.map(\.range) {
      last = max(last, excerpts.locations(of: range)?.start.line ?? 1)
    }
    return String(last).count
  }

  /// Returns the help and, if there is a fix-it, the changed line.
  private mutating func help(_ diagnostic: Diagnostic, _ snippet: Snippet) -> [String] {
    let text = diagnostic.helpText.map { oneLine($0) }
    if let fixIt = diagnostic.fixIt, let change = changedLine(fixIt) {
      let head = "\(palette(.help, "help")): \(text ?? "apply this change")"
      let line = SourceLine(change.bytes[...], focus: change.lower)
      let lower = line.column(of: change.lower)
      let width = max(line.column(of: change.upper) - lower, 0)
      let marks = String(repeating: " ", count: lower) + palette(.added, String(repeating: "~", count: width))
      return [head, snippet.bar(), "\(snippet.bar(change.line)) \(line.text)"]
        + (width == 0 ? [] : ["\(snippet.bar()) \(marks)"])
    }
    guard let text else { return [] }
    let gutter = String(repeating: " ", count: snippet.gutter + 1)
    let bar = excerpts.report.isWholeFile(diagnostic.range) ? [] : [snippet.bar()]
    return bar + ["\(palette(.gutter, gutter + "=")) \(palette(.help, "help")): \(text)"]
  }

  /// Returns the line after applying the fix-it, and the range of the new text. Returns nil if the fix-it changes the
  /// number of lines.
  private mutating func changedLine(
    _ fixIt: Diagnostic.FixIt
  ) -> (line: Int, bytes: [UInt8], lower: Int, upper: Int)? {
    guard let (start, end) = excerpts.locations(of: fixIt.range), start.line == end.line,
      !fixIt.replacement.utf8.contains(0x0A)
    else { return nil }
    let line = excerpts.line(start.line, of: fixIt.range).bytes
    let lower = min(start.column - 1, line.count)
    let replacement = Array(fixIt.replacement.utf8)
    let bytes = line.prefix(lower) + replacement + line.dropFirst(min(end.column - 1, line.count))
    return (start.line, Array(bytes), lower, lower + replacement.count)
  }
}
