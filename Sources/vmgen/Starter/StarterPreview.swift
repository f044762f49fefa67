import VmgenProjectGeneration
import VmgenSchemaEvaluation

/// What a first schema is worth: the verdicts of its examples, and the Swift that is generated from it.
struct StarterPreview {
  /// The lines for a terminal; empty if the schemas of the folder have errors.
  private(set) var text = ""

  init(of folder: String) {
    let syntax = CommandSyntax(name: "init", operands: .paths, options: ProjectOptions.all)
    guard let arguments = try? Arguments([folder], for: syntax), var run = try? Run(arguments) else { return }
    let projects = run.checkedProjects()
    guard let plan = try? run.plan(projects.map(\.read)), let file = plan.folders.first?.files.first else { return }
    let results = projects.flatMap { project in
      project.result.checked.exampleCases.map { $0.result(in: project.result.checked) }
    }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    text = """
      The examples of \(file.schema.path):
      \(results.map { "  \($0.isPassed ? "✔" : "✘") \($0.title)\n" }.joined())
      \(file.name), with \(file.bytes.count { $0 == UInt8(ascii: "\n") }) lines, will declare:
      \(Self.declarations(in: lines).map { "  \($0)\n" }.joined())

      """
  }

  /// Returns the view model, and its properties and functions that the schema declares.
  private static func declarations(in lines: [Substring]) -> [Substring] {
    guard let start = lines.firstIndex(where: { $0.contains("final class ") }) else { return [] }
    let ofEachViewModel = ["context", "viewModelObservers", "update"]
    let members = lines[start...].prefix { $0 != "}" }.filter { line in
      let words = line.split(separator: " ")
      guard line.prefix(while: { $0 == " " }).count == 2, words.first != "private",
        let keyword = words.firstIndex(where: { $0 == "var" || $0 == "func" }), keyword < 2, words.count > keyword + 1
      else { return false }
      return !ofEachViewModel.contains(String(words[keyword + 1].prefix { $0.isLetter }))
    }
    return ([lines[start]] + members).map { line in
      line.firstRange(of: " {").map { line[..<$0.lowerBound] } ?? line
    }
  }
}

extension ExampleResult {
  fileprivate var isPassed: Bool {
    if case .passed = outcome { true } else { false }
  }
}
