import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite("The grammar page")
struct GrammarTests {
  private func page() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/vmgen/vmgen.docc/Grammar.md")
    return try String(contentsOf: path, encoding: .utf8)
  }

  @Test("contains every keyword of declarations, members, rules, clauses and steps")
  func words() throws {
    let page = try page()
    let words = [
      declarationKeywords, memberKeywords, ruleKeywords, clauseKeywords, stepKeywords, effectKeywords, exampleKeywords,
      fieldKeywords,
      caseKeywords, Set(StubKeyword.allCases.map(\.rawValue)), Set(EventKeyword.allCases.map(\.rawValue)),
    ]
    for word in words.joined() { #expect(page.contains("\"\(word)\""), "\(word)") }
  }

  @Test("contains every reserved word and unit of time")
  func reserved() throws {
    let page = try page()
    for word in [
      "if", "else", "switch", "case", "let", "in", "true", "false", "nil", "self", "default", "where", "verbatim",
    ] {
      #expect(page.contains("`\(word)`") || page.contains("\"\(word)\""), "\(word)")
    }
    for unit in DurationUnit.allCases { #expect(page.contains("\"\(unit.rawValue)\"")) }
  }

  @Test("states the actual limits")
  func limits() throws {
    let page = try page()
    #expect(page.contains("\(Parser.maximumNesting) deep") && page.contains("\(Parser.maximumHeight) parts"))
    #expect(page.contains("\(maximumNameLength) bytes") && page.contains("\(maximumFileSize >> 20) MiB"))
  }

  @Test("contains only schemas that parse")
  func examples() throws {
    let parts = try page().components(separatedBy: "```swift\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts { #expect(syntaxErrors(part.components(separatedBy: "```")[0]) == []) }
  }
}
