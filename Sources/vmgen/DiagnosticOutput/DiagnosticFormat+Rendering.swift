import VmgenProjectGeneration
import VmgenSchemaSyntax

extension DiagnosticFormat {
  /// The stream for the format. Machine-readable formats use standard output.
  var stream: Console.Stream {
    switch self {
    case .pretty, .xcode: .error
    case .json, .github, .sarif: .output
    }
  }

  /// Whether the differences of files are printed too, which only formats for people support.
  var showsDiffs: Bool { self == .pretty || self == .github }

  /// Creates the format that `--diagnostics` selects. For build systems, the format is xcode.
  init(_ arguments: Arguments) {
    self = arguments[ProjectOptions.build] == true ? .xcode : arguments[ProjectOptions.diagnostics] ?? .pretty
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
