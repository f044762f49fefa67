import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct GrammarTests {
  private func page() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/vmgen/vmgen.docc/Grammar.md")
    return try String(contentsOf: path, encoding: .utf8)
  }

  @Test func containsEveryKeywordOfDeclarationsMembersRulesClausesAndSteps() throws {
    let page = try page()
    let words = [
      declarationKeywords, memberKeywords, editRuleKeywords, listRuleKeywords, clauseKeywords, stepKeywords,
      effectKeywords, exampleKeywords, fieldKeywords, caseKeywords, routerKeywords,
      Set(StubKeyword.allCases.map(\.rawValue)), Set(EventKeyword.allCases.map(\.rawValue)),
    ]
    for word in words.joined() { #expect(page.contains("\"\(word)\""), "\(word)") }
  }

  @Test func containsEveryReservedWordAndUnitOfTime() throws {
    let page = try page()
    for word in [
      "if", "else", "switch", "case", "let", "in", "true", "false", "nil", "self", "default", "where", "verbatim",
    ] {
      #expect(page.contains("`\(word)`") || page.contains("\"\(word)\""), "\(word)")
    }
    for unit in DurationUnit.allCases { #expect(page.contains("\"\(unit.rawValue)\"")) }
  }

  @Test func statesTheActualLimits() throws {
    let page = try page()
    #expect(page.contains("\(Parser.maximumNesting) deep") && page.contains("\(Parser.maximumHeight) parts"))
    #expect(page.contains("\(maximumNameLength) bytes") && page.contains("\(maximumFileSize >> 20) MiB"))
  }

  @Test func containsOnlySchemasThatParse() throws {
    let parts = try page().components(separatedBy: "```swift\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts { #expect(syntaxErrors(part.components(separatedBy: "```")[0]) == []) }
  }
}
