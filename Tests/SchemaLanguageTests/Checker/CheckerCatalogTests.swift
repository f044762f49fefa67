import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerCatalogTests {
  static let entries =
    DiagnosticExplanation.all.filter { ("VM0200"..<"VM0700").contains($0.kind.code) }
    + DiagnosticExplanation.moduleExplanations

  @Test(arguments: entries.filter { !$0.bad.isEmpty })
  func anIncorrectExampleCausesOnlyItsOwnDiagnostic(entry: DiagnosticExplanation) {
    #expect(checked(entry.bad).diagnostics.map(\.kind.code) == [entry.kind.code], "\(rendered(entry.bad))")
  }

  @Test(arguments: entries.filter { !$0.good.isEmpty })
  func aCorrectExampleCausesNoDiagnostics(entry: DiagnosticExplanation) {
    #expect(rendered(entry.good) == "")
    #expect(checked(entry.good).schemas != nil)
  }

  @Test(
    "correct examples of syntax errors cause no diagnostics",
    arguments: DiagnosticExplanation.all.filter { !$0.good.isEmpty })
  func everyGoodExample(entry: DiagnosticExplanation) {
    #expect(rendered(entry.good) == "")
  }

  @Test(arguments: entries.filter { !$0.bad.isEmpty })
  func aFixItRemovesTheDiagnostic(entry: DiagnosticExplanation) {
    guard let fixIt = checked(entry.bad).diagnostics.first?.fixIt else { return }
    var bytes = Array(entry.bad.utf8)
    bytes.replaceSubrange(Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: Array(fixIt.replacement.utf8))
    let corrected = String(decoding: bytes, as: UTF8.self)
    #expect(!checked(corrected).diagnostics.contains { $0.kind.code == entry.kind.code }, "\(corrected)")
  }
}
