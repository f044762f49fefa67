import Foundation
import Testing

@testable import VmgenSchemaLanguage

/// Mistakes that people make, and what they are told: `Mistakes/topic.vmodel` holds them, each after a line
/// `=== what it is`, and `Snapshots/topic.txt` what is reported.
@Suite("What a person is told of a mistake")
struct CheckerMistakeTests {
  static let topics = [
    "names", "types", "optionals", "operators", "calls", "closures", "branches", "text", "literals", "declarations",
    "view-models", "examples", "syntax-and-types", "services", "edits", "commands", "reactions", "living-examples",
  ]

  @Test(arguments: topics)
  func mistakes(topic: String) throws {
    let file = Self.folder.appending(path: "Mistakes/\(topic).vmodel")
    let text = try String(contentsOf: file, encoding: .utf8)
    var report = ""
    for part in text.components(separatedBy: "=== ").dropFirst() {
      let title = String(part.prefix { $0 != "\n" })
      let source = String(part.dropFirst(title.count + 1)).trimmingCharacters(in: .newlines)
      report += "=== \(title)\n\(source)\n---\n\(rendered(source))\n\n"
    }
    try expectRecorded(report, "Snapshots/\(topic).txt")
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// Compares with a recorded file. One that is missing is recorded, and fails; so does each under `VMGEN_RECORD=1`.
  private func expectRecorded(_ text: String, _ path: String) throws {
    let file = Self.folder.appending(path: path)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    let isRecording = ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil
    guard let recorded, !isRecording || recorded == text else {
      try Data(text.utf8).write(to: file)
      Issue.record("\(path) was recorded: look at it")
      return
    }
    if text == recorded { return }
    let changed = zip(text.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
    Issue.record("\(path): \(changed?.0 ?? "the end") where \(changed?.1 ?? "the end") was recorded")
  }
}
