import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSyntax

/// The results of examples as JUnit XML: a suite for each view model, and a case for each example.
struct JUnitReport {
  private var suites: [(name: String, cases: [ExampleResult])] = []

  mutating func add(_ result: ExampleResult) {
    if suites.last?.name != result.viewModel { suites.append((result.viewModel, [])) }
    suites[suites.count - 1].cases.append(result)
  }

  /// Returns the report.
  ///
  /// - Parameters:
  ///   - place: Returns the file and the line of a range.
  ///   - code: Returns the source text of a range.
  func text(place: (SourceRange) -> (path: String, line: Int)?, code: (SourceRange) -> String) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (name, cases) in suites {
      lines.append(
        "  <testsuite name=\(quoted(name)) tests=\"\(cases.count)\" failures=\"\(cases.count { $0.outcome.hasFailed })\" "
          + "skipped=\"\(cases.count { $0.isSkipped })\">")
      for result in cases { lines += self.lines(of: result, place, code) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func lines(
    of result: ExampleResult, _ place: (SourceRange) -> (path: String, line: Int)?, _ code: (SourceRange) -> String
  ) -> [String] {
    var opening = "    <testcase classname=\(quoted(result.viewModel)) name=\(quoted(result.title))"
    if let place = place(result.range) { opening += " file=\(quoted(place.path)) line=\"\(place.line)\"" }
    switch result.outcome {
    case .passed: return [opening + "/>"]
    case .notRun(let reason):
      return [opening + ">", "      <skipped message=\(quoted(reason))/>", "    </testcase>"]
    case .failed(let failures):
      let elements = failures.map { failure in
        var lines = place(failure.range).map { ["\($0.path):\($0.line)"] } ?? []
        lines += failure.parts.map { "\(oneLine(code($0.range), limit: 60)): \($0.value)" }
        if let explanation = failure.explanation { lines.append(explanation) }
        let text = lines.map(escaped).joined(separator: "\n")
        return "      <failure message=\(quoted(failure.message))>\(text)</failure>"
      }
      return [opening + ">"] + elements + ["    </testcase>"]
    }
  }

  private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text without the characters that XML does not allow, and with the others escaped.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\r", "\t": "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}

extension ExampleResult {
  var isSkipped: Bool { if case .notRun = outcome { true } else { false } }
}
