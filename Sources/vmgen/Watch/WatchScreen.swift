import VmgenProjectGeneration
import VmgenSchemaSyntax

/// The text of an update, for a terminal and for other outputs.
struct WatchScreen {
  let update: WatchUpdate
  let palette: Palette
  /// The paths on the command line.
  let operands: [String]

  /// Returns the rows of a screen, each at most `columns` wide. The results are at the top, the changes at the bottom, and
  /// diagnostics between them, as far as there is space.
  func rows(columns: Int, rows: Int) -> [String] {
    let top = [heading(columns: columns), status]
    let bottom = [changes]
    let room = max(0, rows - top.count - bottom.count - 2)
    var middle = details
    if middle.count > room {
      middle = Array(middle.prefix(max(0, room - 1)))
      let shown = middle.count { $0.contains("error[") || $0.contains("warning[") }
      let hidden = update.report.diagnostics.count - shown
      if room > 0 { middle.append(palette(.gutter, "… \(hidden) more; a taller terminal shows more")) }
    }
    middle += Array(repeating: "", count: max(0, room - middle.count))
    let all = top + [""] + middle + [""] + bottom
    return all.prefix(rows).map { TerminalWidth.fitted($0, to: columns) }
  }

  /// Returns the lines that are appended to an output that is not a terminal.
  func lines(_ format: DiagnosticFormat) -> String {
    format.text(of: update.report, palette: palette) + "\(status)\n\(changes)\n"
  }

  /// The command and the number of schemas, which stays visible beside long paths.
  private func heading(columns: Int) -> String {
    let schemas = "  \(update.schemaCount) \(update.schemaCount == 1 ? "schema" : "schemas")"
    let command = "vmgen watch \(operands.map { oneLine($0) }.joined(separator: " "))"
    return palette(.strong, TerminalWidth.fitted(command, to: max(0, columns - schemas.count))) + schemas
  }

  private var status: String {
    let errors = update.errorCount
    let warnings = update.report.warningCount
    let isGood = errors == 0 && update.summary.failed == 0
    var parts: [String] = []
    if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
    parts.append(update.summary.line)
    if warnings > 0 { parts.append("\(warnings) \(warnings == 1 ? "warning" : "warnings")") }
    return palette(isGood ? .success : .error, isGood ? "✔ " : "✘ ") + parts.joined(separator: " · ")
  }

  /// The diagnostics, errors before warnings.
  private var details: [String] {
    var format = PrettyFormat(update.report, palette)
    let sorted = update.report.diagnostics.enumerated().sorted {
      ($0.element.kind.severity == .error ? 0 : 1, $0.offset) < ($1.element.kind.severity == .error ? 0 : 1, $1.offset)
    }
    var lines: [String] = []
    for (_, diagnostic) in sorted {
      if !lines.isEmpty { lines.append("") }
      lines += format.text(of: diagnostic).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
      // No screen shows more.
      if lines.count > 1_000 { break }
    }
    return lines
  }

  /// `Row.vmodel → Row.vmodel.swift, 1 more · 12 ms · 14:03:05`
  private var changes: String {
    let written = update.output.written.map { oneLine(Path.name($0)) }
    var parts: [String] = []
    if let first = update.changed.first {
      parts.append(oneLine(Path.name(first)) + Self.more(update.changed.count - 1))
    }
    if let first = written.first { parts.append("wrote \(first)" + Self.more(written.count - 1)) }
    if !update.output.removed.isEmpty { parts.append("removed \(update.output.removed.count)") }
    if update.writesFiles, written.isEmpty, update.output.removed.isEmpty {
      parts.append(
        update.errorCount > 0 ? "nothing is generated until the errors are fixed" : "generated files are up to date")
    }
    parts.append(Self.milliseconds(update.duration))
    return parts.joined(separator: " · ")
  }

  private static func more(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }

  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return "\(seconds * 1_000 + attoseconds / 1_000_000_000_000_000) ms"
  }
}

extension TerminalWidth {
  /// Returns a row with exactly a width: cut, or filled with spaces. Its escape sequences for colors take no space.
  static func fitted(_ row: String, to width: Int) -> String {
    let total = printed(row).reduce(0) { $0 + $1.width }
    if total <= width { return row + String(repeating: " ", count: width - total) }
    var result = ""
    var used = 0
    for part in printed(row) {
      if used + part.width > width - 1 { break }
      used += part.width
      result += part.text
    }
    return result + "\u{1B}[0m" + (width > 0 ? "…" : "") + String(repeating: " ", count: max(0, width - 1 - used))
  }

  /// Returns the characters and the escape sequences of a row with their widths.
  private static func printed(_ row: String) -> [(text: String, width: Int)] {
    var parts: [(text: String, width: Int)] = []
    var rest = row[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        let sequence = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(sequence.count)
        parts.append(("\u{1B}\(sequence)\(rest.popFirst().map(String.init) ?? "")", 0))
      } else {
        parts.append((String(character), width(of: character)))
      }
    }
    return parts
  }
}
