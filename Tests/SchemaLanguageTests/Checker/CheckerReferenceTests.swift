import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerReferenceTests {
  @Test func theCodeBlocksOfTheReferenceFormTwoModulesWithoutErrors() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/vmgen/vmgen.docc/LanguageReference.md")
    let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    // The error policy applies to its whole module, so the block with it is a module of its own.
    var module = ""
    var withPolicy = ""
    var block = ""
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if block.contains("\nerrors {\n") { withPolicy += block } else { module += block }
        block = ""
        isInside = line == "```swift"
      } else if isInside {
        block += line + "\n"
      }
    }
    #expect(module.contains("viewmodel LoginViewModel"))
    #expect(rendered(module) == "")
    #expect(withPolicy.contains("errors {"))
    #expect(rendered(withPolicy) == "")
  }
}
