import VmgenMustache
import VmgenSchemaSyntax

/// Diagnostics in the format that Xcode and SwiftPM parse: one line each, absolute paths, fix-its in clang's format.
package struct XcodeFormat {
  private var excerpts: SourceExcerpts
  private let showsFixIts: Bool

  /// - Parameter showsFixIts: Whether to write a line for each fix-it. SwiftPM prints such a line as it is.
  package init(_ report: Report, showsFixIts: Bool = true) {
    excerpts = SourceExcerpts(report)
    self.showsFixIts = showsFixIts
  }

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
    if showsFixIts, let fixIt = diagnostic.fixIt, let (start, end) = excerpts.locations(of: fixIt.range) {
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

/// A format for diagnostics. `pretty` is for people, the other formats are for tools.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case pretty, xcode, json, github, sarif
}

extension Diagnostic {
  /// The message on one line, shortened if it is very long.
  package var line: String { oneLine(message) }
}

/// Returns `text` without line breaks and control characters. The middle of a very long text is omitted.
package func oneLine(_ text: String, limit: Int = 400) -> String {
  var scalars = String.UnicodeScalarView()
  let count = text.unicodeScalars.count
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if count > limit, index >= limit * 3 / 4, index < count - limit / 4 {
      if index == limit * 3 / 4 { scalars.append("…") }
      continue
    }
    scalars.append(scalar.printable)
  }
  return String(scalars)
}

/// Returns `text` without control characters other than line breaks and tabs.
package func printableLines(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    scalars.append(scalar == "\n" || scalar == "\t" ? scalar : scalar.printable)
  }
  return String(scalars)
}

extension Unicode.Scalar {
  /// The scalar, or a printable replacement. A control character becomes its picture. A character that reorders a line,
  /// such as U+202E, becomes U+FFFD, because a snippet could otherwise show different code.
  package var printable: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
