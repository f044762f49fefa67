import Foundation
import Snapshots
import Testing

/// Tests the summary that `generate` prints on standard error.
@Suite struct GenerateSummaryTests {
  private func project() throws -> TemporaryFolder {
    try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/Card.vmodel": Schemas.model("Card")])
  }

  /// Returns the output of a run, with `0.00 s` in place of the time.
  private func generate(_ options: String..., in folder: TemporaryFolder) async throws -> String {
    let run = try await Tool.run(["generate", "App"] + options, in: folder)
    return run.description.replacing(#/\(\d+\.\d\d s\)/#, with: "(0.00 s)")
  }

  @Test func aFirstRunCountsTheFilesThatItWrites() async throws {
    try expectSnapshot(try await generate(in: project()), "summary-first")
  }

  @Test func aRunOfAFewSchemasListsTheirContentsAndFilesAlsoIfNothingChanges() async throws {
    let folder = try TemporaryFolder(["App/Counter.vmodel": Self.counter])
    try expectSnapshot(try await generate(in: folder), "summary-contents")
    let run = try await Tool.run("generate", "App", "--tests-output", "Tests", in: folder)
    #expect(run.error.contains("  → Tests/Counter.vmodel.tests.swift\n"), "\(run)")
    #expect(run.error.hasSuffix("\nnext: `swift test` runs the 4 examples\n"), "\(run)")
    let chosen = try await Tool.run("generate", "App", "--emit", "viewmodel", in: folder)
    #expect(chosen.status == 0 && !chosen.error.contains("next:"), "\(chosen)")
  }

  private static let counter = """
    viewmodel CounterViewModel {
        state count = 0
        display text = "\\(count) clicks"
        command increment { count += 1 }
        command reset when count > 0 { count = 0 }

        example "the count is shown" { expect text == "0 clicks" }

        example "clicks are counted" for (clicks, total) in [(1, "1 clicks"), (2, "1 clicks"), (3, "1 clicks")] {
            when increment()
            expect text == total && clicks > 0
        }
    }

    """

  @Test func aRunOfManySchemasListsTheirContentsTogether() async throws {
    let names = ["A", "B", "C", "D"]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).vmodel", Schemas.model("Row\($0)")) }))
    let text = try await generate(in: folder)
    #expect(text.contains("[standard error]\n4 schemas: 4 models"), "\(text)")
  }

  @Test func aRunCountsUnchangedAndRemovedFiles() async throws {
    let folder = try project()
    _ = try await generate(in: folder)
    try folder.remove("App/Row.vmodel")
    try folder.write(Schemas.model("Other"), to: "App/Other.vmodel")
    try expectSnapshot(try await generate("--verbose", in: folder), "summary-verbose")
    try expectSnapshot(try await generate("-v", in: folder), "summary-nothing-to-do")
  }

  @Test func quietRunsPrintDiagnosticsOnly() async throws {
    let folder = try project()
    #expect(try await generate("--quiet", in: folder) == "$ vmgen generate App --quiet\n[exit code 0]\n")
    #expect(folder.exists("App/Generated/Row.vmodel.swift"))
  }

  @Test func aBuildPrintsNoSummary() async throws {
    let run = try await Tool.run("generate", "--build", "--output", "Out", "App", in: project())
    #expect(run.output.isEmpty && run.error.isEmpty, "\(run)")
  }

  @Test func theSummaryFollowsTheWarnings() async throws {
    let run = try await Tool.run("generate", ".", in: TemporaryFolder(["vmgen.json": "{}"]))
    #expect(run.error.contains("VM0706"))
    #expect(run.error.contains(#/\nwrote 0 files, 0 unchanged \(\d+\.\d\d s\)\n$/#), "\(run)")
  }

  @Test func aRunWithErrorsPrintsNoSummary() async throws {
    let run = try await Tool.run("generate", "App", in: TemporaryFolder(["App/Row.vmodel": Schemas.broken]))
    #expect(!run.error.contains("wrote"), "\(run)")
  }

  @Test func schemasFromStandardInputArePrintedWithoutASummary() async throws {
    let run = try await Tool.run("generate", "-", in: TemporaryFolder(), input: Data(Schemas.model("Row").utf8))
    #expect(run.error.isEmpty, "\(run)")
  }

  @Test func verboseAndQuietCannotBeCombined() async throws {
    let run = try await Tool.run("generate", "App", "-v", "-q", in: project())
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("error: `--verbose` and `--quiet` cannot be combined\n"))
  }
}
