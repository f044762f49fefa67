import Foundation
import Snapshots
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Mistakes that people make, and what they are told: `Mistakes/topic.vmodel` holds them, each after a line
/// `=== what it is`, and `Snapshots/topic.txt` what is reported.
@Suite("What a person is told of a mistake")
struct CheckerMistakeTests {
  static let topics = [
    "names", "types", "optionals", "operators", "calls", "closures", "branches", "text", "literals", "declarations",
    "view-models", "examples", "syntax-and-types", "services", "edits", "commands", "reactions", "living-examples",
    "living-slips",
  ]

  @Test(arguments: topics)
  func mistakes(topic: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try expectSnapshot(reported(topic, in: folder) { rendered($0) }, topic)
  }
}
