import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenProjectGeneration
@testable import vmgen

/// A report with all forms of diagnostics: labels, fix-its, wide characters, tabs, long lines and whole files.
enum SampleReport {
  static let row = """
    model Row {
    \tlet 日本: String\tlet emoji: String // 👩🏽‍🚀
      let first: Strin
    }

    viewmodel RowViewModel {
      display first = row.frist + row.second
    }

    """

  static func make() -> Report {
    var report = Report()
    let file = report.addFile(path: "Sources/App/Row.vmodel", bytes: Array(row.utf8))
    let other = report.addFile(path: "Sources/App/Other.vmodel", bytes: Array("\n\nmodel Row {}\n".utf8))
    let long = "let a = " + String(repeating: "x", count: 300) + " oops " + String(repeating: "y", count: 300)
    let wide = report.addFile(path: "Sources/App/Long.vmodel", bytes: Array(long.utf8))

    let wrongType = range(of: "Strin\n", length: 5, in: file)
    report.add(
      Diagnostic(
        kind("VM9301", "there is no type `Strin`"), at: wrongType, help: "did you mean `String`?",
        fixIt: Diagnostic.FixIt(range: wrongType, replacement: "String")))
    report.add(
      Diagnostic(
        kind("VM9202", "`Row` is declared twice"), at: range(of: "Row {", length: 3, in: other),
        labels: [Diagnostic.Label(range: range(of: "Row {", length: 3, in: file), text: "first declared here")]))
    report.add(
      Diagnostic(
        kind("VM9303", "`+` does not take these"), at: range(of: "+ row", length: 1, in: file),
        labels: [
          Diagnostic.Label(range: range(of: "row.frist", length: 9, in: file), text: "this is a `String`"),
          Diagnostic.Label(range: range(of: "row.second", length: 10, in: file), text: "this is an `Int`"),
        ], help: "write `\"\\(row.second)\"`"))
    report.add(
      Diagnostic(
        kind("VM9203", "`emoji` is never read", .warning), at: range(of: "emoji", length: 5, in: file),
        labels: [Diagnostic.Label(range: range(of: "日本", length: 6, in: file), text: "beside this: 100%, a:b")]))
    report.add(Diagnostic(kind("VM9199", "this is not an expression"), at: range(of: "oops", length: 4, in: wide)))
    let path = "Sources/App/Gone.vmodel"
    report.add(.missingPath(path: path), path: path)
    return report
  }

  static func kind(
    _ code: String, _ message: String, _ severity: DiagnosticKind.Severity = .error
  ) -> DiagnosticKind {
    DiagnosticKind(code, message, severity: severity)
  }

  static func range(of text: String, length: Int, in file: SourceFile) -> SourceRange {
    let wanted = Array(text.utf8)
    let start = (0...file.bytes.count - wanted.count).first { file.bytes[$0...].starts(with: wanted) } ?? 0
    return file.range(start, start + length)
  }
}
