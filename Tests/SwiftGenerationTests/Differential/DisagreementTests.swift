import Testing

@testable import VmgenSwiftGeneration

/// The defects that the differential test has found in the checker and the generator, each as the smallest schema.
@Suite struct DisagreementTests {
  @Test("Errors of any type cannot be compared with each other")
  func errorsOfAnyType() {
    let schema = """
      service Store { func load() async throws -> Int }
      viewmodel Shelf {
        use store: Store
        state count = 0
        command load { count = try await store.load() }
        display isSame = load.error == load.error
        display hasFailed = load.error != nil
      }
      """
    #expect(Generation.codes(of: schema).count == 1)
    #expect(Generation.codes(of: schema.replacing("display isSame = load.error == load.error", with: "")) == [])
  }

  @Test("An intermediate value states its type where an example compares it")
  func intermediateValues() throws {
    let schema = """
      enum Level { case low, high }
      viewmodel Gauge {
        input isOn: Bool
        let level: Level = (isOn ? .low : .high)
        display text = "\\(isOn ? level == .low : false)"
        example "compares" {
          given isOn = true
          expect level == level
        }
      }
      """
    let tests = try Generation.files([("Gauge.vmodel", schema)], GenerationOptions(layers: [.viewModel, .tests]))
    let text = tests.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("(viewModel.isOn ? Level.low : "))
  }
}
