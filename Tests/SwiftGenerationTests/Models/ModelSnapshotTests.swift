import Snapshots
import Testing

@testable import VmgenSwiftGeneration

/// What a reviewer reads: recorded, so that every change of it is seen.
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
