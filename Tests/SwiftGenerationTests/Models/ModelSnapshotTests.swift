import Snapshots
import Testing

@testable import VmgenSwiftGeneration

/// Records generated models, so that every change is visible in a review.
@Suite struct ModelSnapshotTests {
  @Test(arguments: [AccessLevel.internal, .public])
  func models(access: AccessLevel) throws {
    let text = try Generation.text(ShopSchema.text, GenerationOptions(layers: [.model], access: access))
    try expectSnapshot(text, "models-\(access)")
  }

  @Test func expressions() throws {
    try expectSnapshot(try Generation.text(HardExpressions.schema), "expressions")
  }
}
