import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct SyntaxCatalogTests {
  static let entries = DiagnosticExplanation.all.filter { $0.kind.code < "VM0200" }

  @Test(arguments: entries.filter { !$0.bad.isEmpty })
  func anIncorrectExampleCausesOnlyItsOwnDiagnostic(entry: DiagnosticExplanation) {
    #expect(parse(entry.bad).diagnostics.map(\.kind.code) == [entry.kind.code])
  }

  @Test(arguments: entries)
  func aGoodExampleHasNoSyntaxError(entry: DiagnosticExplanation) {
    if !entry.good.isEmpty { #expect(syntaxErrors(entry.good) == []) }
  }

  @Test func codesAreSortedAndUnique() {
    let codes = DiagnosticExplanation.all.map(\.kind.code)
    #expect(codes == Array(Set(codes)).sorted())
  }

  @Test func everyKindThatTheSourcesDeclareHasAnExplanation() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /DiagnosticKind\(\s*"(VM\d{4})"/).map { String($0.1) }
    }
    #expect(declared.sorted() == DiagnosticExplanation.all.map(\.kind.code))
  }
}
