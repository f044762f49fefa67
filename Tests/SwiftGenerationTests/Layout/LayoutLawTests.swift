import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that swift-format does not change the output of ``SwiftLayout``.
@Suite(.tags(.compiles)) struct LayoutLawTests {
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

  @Test func aRangeSeparatesItsOperatorFromASign() {
    let bounds: [SwiftExpression] = [
      .text("-2.5"), .prefix("-", .text("a")), .text(".zero"), .text("-1").member("magnitude"),
    ]
    let text = bounds.map { SwiftLayout().text([.value(.binary(.text("-3"), "...", $0))], indentation: 0) }
    #expect(text == ["-3...(-2.5)", "-3...(-a)", "-3...(.zero)", "-3...(-1).magnitude"])
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\n" + String(repeating: " ", count: count))
  }
}
