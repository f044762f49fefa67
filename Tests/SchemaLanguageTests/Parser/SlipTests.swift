import Foundation
import Snapshots
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Slips in the form of living view models, and what they are told: `Mistakes/topic.vmodel` holds them, and
/// `Snapshots/topic.txt` has what is reported behind each line, and what was read nevertheless.
@Suite("Slips in edits, commands, services and their examples")
struct SlipTests {
  @Test(arguments: ["members", "edits", "commands", "steps", "services", "examples"])
  func slips(topic: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try expectSnapshot(reported(topic, in: folder, annotated), topic)
  }

  /// What is reported, and the schema as it was read.
  private func annotated(_ text: String) -> String {
    let file = source(text)
    let lines = LineTable(file.bytes)
    let result = parseSchema(file)
    let reports = result.diagnostics.map { diagnostic in
      let place = lines.location(of: diagnostic.range.lower)
      let written = file.bytes[Int(diagnostic.range.lower)..<Int(diagnostic.range.upper)]
      var report =
        "\(place.line):\(place.column) «\(String(decoding: written, as: UTF8.self))» \(diagnostic.message) "
        + "[\(diagnostic.kind.code)]"
      if let help = diagnostic.helpText { report += "\n  help: \(help)" }
      if let fixIt = diagnostic.fixIt { report += "\n  fix: «\(fixIt.replacement)»" }
      return report
    }
    return reports.joined(separator: "\n") + "\n---\n" + writeSchema(result.syntax)
  }
}
