import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that expressions with difficult Swift compile without warnings, have the expected values, and are formatted.
@Suite(.tags(.compiles)) struct HardExpressionTests {
  @Test func hardExpressionsCompileAndHaveTheExpectedValues() throws {
    let generated = try Generation.text(HardExpressions.schema)
    let claims = HardExpressions.claims.enumerated().map { "if !(\($1)) { print(\($0)) }" }
    let main = "import Foundation\nimport ViewModelRuntime\n" + claims.joined(separator: "\n")
    let outcome = try Compilation.run(["main.swift": main, "Shop.vmodel.swift": generated])
    let failed = outcome.split(separator: "\n").map { line in
      Int(line).map { HardExpressions.claims[$0] } ?? String(line)
    }
    #expect(failed == [])
  }

  @Test(arguments: [100, 120])
  func hardExpressionsAreFormatted(columns: Int) throws {
    let found = try Toolchain.lint(["Shop.vmodel.swift": Generation.text(HardExpressions.schema)], columns: columns)
    #expect(found == "")
  }
}
