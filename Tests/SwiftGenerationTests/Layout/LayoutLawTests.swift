import Testing

@testable import VmgenSwiftGeneration

/// Tests that swift-format does not change the output of ``SwiftLayout``.
@Suite struct LayoutLawTests {
  @Test(arguments: [1, 2, 3])
  func swiftFormatFindsNothingInRandomSwift(depth: Int) throws {
    var files: [String: String] = [:]
    for seed in 1...200 {
      var random = RandomSwift(seed: UInt64(seed * 10 + depth))
      let layout = SwiftLayout()
      let body = layout.text(random.statements(depth), indentation: 2)
      files["F\(seed).swift"] = "func f() -> Int {\n  \(indented(body, by: 2))\n}\n"
    }
    let found = try Toolchain.lint(files)
    #expect(found == "")
    let wider = try Toolchain.lint(files, columns: 120)
    #expect(wider == "")
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\n" + String(repeating: " ", count: count))
  }
}
