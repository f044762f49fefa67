import Foundation

/// A program that runs generated examples and laws, and prints their failures.
enum VerdictProgram {
  /// - Parameter files: The generated files, which contain the suites.
  static func text(of files: [String: String]) -> String {
    var calls: [String] = []
    for (_, text) in files.sorted(by: { $0.key < $1.key }) {
      for part in text.split(separator: "@MainActor\n@Suite\n").dropFirst() {
        guard let suite = part.firstMatch(of: /struct (\w+) \{/).map({ String($0.output.1) }),
          let owner = part.firstMatch(of: /examples = ViewModelExample<([^>]+)>/).map({ String($0.output.1) })
        else { continue }
        calls.append("await verdicts(\"\(owner)\", \(suite).examples)")
        if part.contains("static let graph = ") {
          calls.append("await laws(\"\(owner)\", \(suite).graph, \(suite).examples)")
        }
      }
    }
    return template.replacing("#calls", with: calls.joined(separator: "\n    "))
  }

  private static let template = #"""
    import Foundation
    import Testing
    import ViewModelRuntime
    import ViewModelTesting

    @main @MainActor struct MutantsProgram {
      static func main() async {
        guard Swift.CommandLine.arguments.last == "verdicts" else { await Testing.__swiftPMEntryPoint() as Swift.Never }
        #calls
      }

      private static func emit(_ parts: Swift.String...) {
        // Code that does not end is a failure of its own.
        alarm(60)
        let line = parts.map { $0.replacing("\n", with: " ") }.joined(separator: "\t") + "\n"
        Foundation.FileHandle.standardOutput.write(Foundation.Data(line.utf8))
      }

      private static func verdicts<Owner: ViewModelRuntime.ViewModel>(
        _ suite: Swift.String, _ examples: [ViewModelTesting.ViewModelExample<Owner>]
      ) async {
        for example in examples {
          emit("example", suite, example.title)
          for failure in await example.run() { emit("failure", suite, "\(failure)") }
        }
      }

      private static func laws<Owner: ViewModelRuntime.ViewModel>(
        _ suite: Swift.String, _ graph: ViewModelTesting.ViewModelGraph<Owner>,
        _ examples: [ViewModelTesting.ViewModelExample<Owner>]
      ) async {
        for law in graph.laws {
          emit("law", suite, law.description)
          for failure in await law.failures(from: examples) { emit("failure", suite, "\(failure)") }
        }
      }
    }

    """#

  /// What the program printed.
  struct Output {
    /// The failures of each example, by the names of the view model and the example.
    var examples: [String: String] = [:]
    var lawFailures: [(suite: String, text: String)] = []
    var laws = 0
    /// The view models with an example that reports a fault.
    var faulty: Set<String> = []
    /// The view model that was tested last.
    var last = ""

    init(_ text: String) {
      var current = ""
      var isLaw = false
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { continue }
        last = parts[1]
        switch parts[0] {
        case "example":
          isLaw = false
          current = "\(parts[1])\t\(parts[2])"
          examples[current] = ""
        case "law":
          isLaw = true
          laws += 1
          current = parts[2]
        case "failure" where isLaw:
          lawFailures.append((parts[1], "\(parts[1]), law \"\(current)\": \(parts[2])"))
        case "failure":
          examples[current, default: ""] += parts[2] + " "
          faulty.insert(parts[1])
        default: break
        }
      }
    }
  }
}
