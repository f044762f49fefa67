import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerReferenceTests {
  @Test func theCodeBlocksOfTheReferenceFormOneModuleWithoutErrors() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/vmgen/vmgen.docc/LanguageReference.md")
    let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    var module = ""
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
      } else if isInside {
        module += line + "\n"
      }
    }
    #expect(module.contains("viewmodel LoginViewModel"))
    #expect(rendered(module) == "")
  }
}
