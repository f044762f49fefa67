import Testing

@testable import VmgenSwiftGeneration

/// Whatever the checker lets pass, of a great many expressions, compiles without a warning and is formatted.
@Suite struct RandomExpressionTests {
  @Test func randomExpressionsCompile() throws {
    var text = RandomSchema.declarations
    var count = 0
    for seed in 1...400 {
      var random = RandomSchema(seed: UInt64(seed))
      let function = random.function(seed, depth: 1 + seed % 4)
      let source = RandomSchema.declarations + function
      guard (try? Generation.check(Generation.sources([("R.vmodel", source)]))) != nil else { continue }
      text += function
      count += 1
    }
    #expect(count > 300)
    let generated = try Generation.text(text)
    let found = try Compilation.run(["main.swift": "", "Shop.vmodel.swift": generated])
    #expect(found == "")
  }
}
