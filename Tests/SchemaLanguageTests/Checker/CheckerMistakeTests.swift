import Foundation
import Snapshots
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests the diagnostics of frequent mistakes. `Mistakes/topic.vmodel` contains them, each after a line
/// `=== description`. `Snapshots/topic.txt` contains the diagnostics.
@Suite struct CheckerMistakeTests {
  static let topics = [
    "names", "types", "optionals", "operators", "calls", "closures", "branches", "text", "literals", "declarations",
    "view-models", "examples", "syntax-and-types", "services", "fakes", "edits", "focus", "commands", "reactions",
    "stateful-examples",
    "stateful-slips", "children", "collections", "lists", "error-policy", "service-containers", "routers",
    "screen-slips", "first-screens", "misunderstandings", "swift-habits", "bodies", "methods", "modifiers", "constants",
    "pasted-values", "pasted-declarations", "steps", "variables", "display-functions", "command-overloads",
    "swift-types", "swift-members", "properties",
    "swift-expressions",
    "swift-steps", "test-habits", "half-typed", "swift-view-models", "while",
    "service-properties", "ports", "statics", "fixes",
  ]

  @Test(arguments: topics)
  func mistakes(topic: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try expectSnapshot(reported(topic, in: folder) { rendered($0) }, topic)
  }
}
