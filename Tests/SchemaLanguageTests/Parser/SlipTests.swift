import Foundation
import Snapshots
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests the syntax diagnostics of interactive view models. `Mistakes/topic.vmodel` contains mistakes, and
/// `Snapshots/topic.txt` contains the diagnostics after each line, and the parsed result.
@Suite struct SlipTests {
  @Test(arguments: ["members", "edits", "focus", "commands", "steps", "services", "fakes", "examples"])
  func slips(topic: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try expectSnapshot(reported(topic, in: folder, annotated), topic)
  }

  /// Returns the diagnostics and the parsed schema.
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
