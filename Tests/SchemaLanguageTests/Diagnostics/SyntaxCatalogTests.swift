import Testing

@testable import VmgenSchemaLanguage

@Suite("The catalogue's syntax entries")
struct SyntaxCatalogTests {
  static let kinds = DiagnosticKind.all.filter { $0.code < "VM0200" }

  @Test("a bad example earns its code and no other", arguments: kinds.filter { !$0.bad.isEmpty })
  func badExample(kind: DiagnosticKind) {
    #expect(parse(kind.bad).diagnostics.map(\.kind.code) == [kind.code])
  }

  @Test("a good example has no syntax error", arguments: kinds)
  func goodExample(kind: DiagnosticKind) {
    if !kind.good.isEmpty { #expect(syntaxErrors(kind.good) == []) }
  }

  @Test("every placeholder of a message and help is filled", arguments: kinds.filter { !$0.bad.isEmpty })
  func placeholders(kind: DiagnosticKind) {
    for diagnostic in parse(kind.bad).diagnostics {
      #expect(!diagnostic.message.contains("{") || kind.message.contains("`{"))
      #expect(!(diagnostic.helpText ?? "").contains("{word}"))
    }
  }

  @Test("codes rise, and each stands once")
  func codes() {
    let codes = DiagnosticKind.all.map(\.code)
    #expect(codes == Array(Set(codes)).sorted())
  }
}
