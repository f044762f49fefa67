import VmgenProjectGeneration
import VmgenSchemaSyntax

extension DiagnosticFormat {
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
