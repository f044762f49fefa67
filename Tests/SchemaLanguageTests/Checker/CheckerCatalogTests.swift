import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite("Explanations of the checker's diagnostics")
struct CheckerCatalogTests {
  static let entries =
    DiagnosticExplanation.all.filter { ("VM0200"..<"VM0700").contains($0.kind.code) }
    + DiagnosticExplanation.moduleExplanations

  @Test("an incorrect example causes only its own diagnostic", arguments: entries.filter { !$0.bad.isEmpty })
  func badExample(entry: DiagnosticExplanation) {
    #expect(checked(entry.bad).diagnostics.map(\.kind.code) == [entry.kind.code], "\(rendered(entry.bad))")
  }

  @Test("a correct example causes no diagnostics", arguments: entries.filter { !$0.good.isEmpty })
  func goodExample(entry: DiagnosticExplanation) {
    #expect(rendered(entry.good) == "")
    #expect(checked(entry.good).schemas != nil)
  }

  @Test("every placeholder of a message and help has an argument", arguments: entries.filter { !$0.bad.isEmpty })
  func placeholders(entry: DiagnosticExplanation) {
    for diagnostic in checked(entry.bad).diagnostics {
      for text in [diagnostic.message, diagnostic.helpText ?? ""] {
        #expect(!text.contains(/\{[a-z]+\}/), "\(text)")
      }
    }
  }

  @Test(
    "correct examples of syntax errors cause no diagnostics",
    arguments: DiagnosticExplanation.all.filter { !$0.good.isEmpty })
  func everyGoodExample(entry: DiagnosticExplanation) {
    #expect(rendered(entry.good) == "")
  }

  @Test("a fix-it removes the diagnostic", arguments: entries.filter { !$0.bad.isEmpty })
  func fixIts(entry: DiagnosticExplanation) {
    guard let fixIt = checked(entry.bad).diagnostics.first?.fixIt else { return }
    var bytes = Array(entry.bad.utf8)
    bytes.replaceSubrange(Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: Array(fixIt.replacement.utf8))
    let mended = String(decoding: bytes, as: UTF8.self)
    #expect(!checked(mended).diagnostics.contains { $0.kind.code == entry.kind.code }, "\(mended)")
  }
}
