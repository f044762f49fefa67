import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite("Explanations of syntax diagnostics")
struct SyntaxCatalogTests {
  static let entries = DiagnosticExplanation.all.filter { $0.kind.code < "VM0200" }

  @Test("an incorrect example causes only its own diagnostic", arguments: entries.filter { !$0.bad.isEmpty })
  func badExample(entry: DiagnosticExplanation) {
    #expect(parse(entry.bad).diagnostics.map(\.kind.code) == [entry.kind.code])
  }

  @Test("a good example has no syntax error", arguments: entries)
  func goodExample(entry: DiagnosticExplanation) {
    if !entry.good.isEmpty { #expect(syntaxErrors(entry.good) == []) }
  }

  @Test("every placeholder of a message and help has an argument", arguments: entries.filter { !$0.bad.isEmpty })
  func placeholders(entry: DiagnosticExplanation) {
    for diagnostic in parse(entry.bad).diagnostics {
      #expect(!diagnostic.message.contains("{") || entry.kind.message.contains("`{"))
      #expect(!(diagnostic.helpText ?? "").contains("{word}"))
    }
  }

  @Test("codes are sorted and unique")
  func codes() {
    let codes = DiagnosticExplanation.all.map(\.kind.code)
    #expect(codes == Array(Set(codes)).sorted())
  }

  @Test("every kind that the sources declare has an explanation")
  func everyKindIsExplained() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /= DiagnosticKind\(\s*"(VM\d{4})"/).map { String($0.1) }
    }
    #expect(declared.sorted() == DiagnosticExplanation.all.map(\.kind.code))
  }
}
