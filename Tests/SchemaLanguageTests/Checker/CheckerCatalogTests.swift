import Testing

@testable import VmgenSchemaLanguage

@Suite("The catalogue's pages of the checker")
struct CheckerCatalogTests {
  static let kinds =
    DiagnosticKind.all.filter { ("VM0200"..<"VM0700").contains($0.code) } + DiagnosticKind.moduleKinds

  @Test("a bad example earns its code and no other", arguments: kinds.filter { !$0.bad.isEmpty })
  func badExample(kind: DiagnosticKind) {
    #expect(checked(kind.bad).diagnostics.map(\.kind.code) == [kind.code], "\(rendered(kind.bad))")
  }

  @Test("a good example is clean", arguments: kinds.filter { !$0.good.isEmpty })
  func goodExample(kind: DiagnosticKind) {
    #expect(rendered(kind.good) == "")
    #expect(checked(kind.good).schemas != nil)
  }

  @Test("every placeholder of a message and help is filled", arguments: kinds.filter { !$0.bad.isEmpty })
  func placeholders(kind: DiagnosticKind) {
    for diagnostic in checked(kind.bad).diagnostics {
      for text in [diagnostic.message, diagnostic.helpText ?? ""] {
        #expect(!text.contains(/\{[a-z]+\}/), "\(text)")
      }
    }
  }

  @Test("syntax errors' examples that are mended are clean", arguments: DiagnosticKind.all.filter { !$0.good.isEmpty })
  func everyGoodExample(kind: DiagnosticKind) {
    #expect(rendered(kind.good) == "")
  }

  @Test("an edit that is offered mends the mistake", arguments: kinds.filter { !$0.bad.isEmpty })
  func fixIts(kind: DiagnosticKind) {
    guard let fixIt = checked(kind.bad).diagnostics.first?.fixIt else { return }
    var bytes = Array(kind.bad.utf8)
    bytes.replaceSubrange(Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: Array(fixIt.replacement.utf8))
    let mended = String(decoding: bytes, as: UTF8.self)
    #expect(!checked(mended).diagnostics.contains { $0.kind.code == kind.code }, "\(mended)")
  }
}
