import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The format of diagnostics. `pretty` is for people, the others are for other programs.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  case pretty, xcode, json, github, sarif

  /// The stream of the format. Machine-readable formats use standard output.
  var stream: Console.Stream {
    switch self {
    case .pretty, .xcode: .error
    case .json, .github, .sarif: .output
    }
  }

  /// Whether differences are printed too, which only formats for people do.
  var showsDiffs: Bool { self == .pretty || self == .github }

  /// The format that `--diagnostics` selects. For build systems it is xcode.
  init(_ arguments: Arguments) {
    self = arguments[ProjectOptions.build] == true ? .xcode : arguments[CommonOptions.diagnostics] ?? .pretty
  }

  func text(of report: Report, palette: Palette) -> String {
    switch self {
    case .pretty: PrettyFormat(report, palette).text()
    case .xcode: XcodeFormat(report).text()
    case .json: JSONFormat(report).text()
    case .github: GitHubFormat(report).text()
    case .sarif: SARIFFormat(report).text()
    }
  }
}

extension Diagnostic {
  /// The message on one line, however long the names in it are.
  var line: String { oneLine(message) }
}

/// Returns `text` without line breaks and control characters. The middle of a very long text is omitted.
func oneLine(_ text: String, limit: Int = 400) -> String {
  var scalars = String.UnicodeScalarView()
  let count = text.unicodeScalars.count
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if count > limit, index >= limit * 3 / 4, index < count - limit / 4 {
      if index == limit * 3 / 4 { scalars.append("…") }
      continue
    }
    scalars.append(Visible.scalar(scalar))
  }
  return String(scalars)
}
