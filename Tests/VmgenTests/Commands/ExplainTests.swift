import Snapshots
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

@Suite struct ExplainTests {
  @Test(arguments: [["VM0701"], ["vm0701"]])
  func aCodeHasAPage(words: [String]) async throws {
    let run = try await Tool.run(["explain"] + words, in: TemporaryFolder())
    try expectSnapshot(run.output, "explain-VM0701")
    #expect(run.status == 0)
  }

  @Test func withoutACodeAllCodesAreListed() async throws {
    let run = try await Tool.run("explain", in: TemporaryFolder())
    let codes = run.output.split(separator: "\n").map { String($0.prefix(6)) }
    #expect(codes == DiagnosticExplanation.all.map(\.kind.code))
    #expect(codes == codes.sorted())
    #expect(!run.output.contains("{view"), "a placeholder is shown")
  }

  @Test func codeInAFixIsShown() async throws {
    let run = try await Tool.run(["explain", "VM0521"], in: TemporaryFolder())
    #expect(run.output.contains("Fix: remove it in `parse`: `{ $0.replacing(…, with: \"\") }`.\n"))
  }

  @Test func placeholdersAreShownAsDots() async throws {
    let run = try await Tool.run(["explain", "VM0210"], in: TemporaryFolder())
    #expect(run.output.hasPrefix("# VM0210: `…` has no member `…`\n"))
  }

  @Test func anUnknownCodeSuggestsSimilarCodes() async throws {
    let run = try await Tool.run("explain", "VM070", in: TemporaryFolder())
    #expect(run.error.contains("`VM0701`"))
    #expect(run.status == 64)
  }

  @Test func everyPageDescribesItsDiagnostic() {
    for explanation in DiagnosticExplanation.all {
      let kind = explanation.kind
      #expect(!explanation.text.isEmpty, "\(kind.code)")
      #expect(kind.message.first?.isUppercase != true && kind.message.last != ".", "\(kind.code)")
    }
  }
}
