import Foundation
import Snapshots
import Testing

@Suite struct CheckTests {
  private func made() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "App/Row.vmodel": Schemas.model("Row"), "App/Card.vmodel": Schemas.model("Card"),
      "App/Gone.vmodel": Schemas.model("Gone"),
    ])
    _ = try await Tool.run("generate", "App", in: folder)
    return folder
  }

  @Test func upToDateFilesPrintNothing() async throws {
    let run = try await Tool.run("check", "App", in: made())
    #expect(run.description == "$ vmgen check App\n[exit code 0]\n")
  }

  @Test(arguments: ["pretty", "xcode", "json", "github", "sarif"])
  func outOfDateMissingAndOrphanedFilesAreReported(format: String) async throws {
    let folder = try await made()
    try folder.write(
      "// Edited\n" + folder.text("App/Generated/Row.vmodel.swift"), to: "App/Generated/Row.vmodel.swift")
    try folder.remove("App/Generated/Card.vmodel.swift")
    try folder.remove("App/Gone.vmodel")
    let before = try folder.state()
    let run = try await Tool.run("check", "App", "--diagnostics", format, in: folder)
    try expectSnapshot(run.description, "check-\(format)", folder: folder)
    #expect(run.status == 1)
    #expect(try folder.state() == before, "a check changes nothing")
  }

  @Test func filesThatWereNeverGeneratedAreMissing() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run("check", "App", "--diagnostics", "xcode", in: folder)
    #expect(run.error.contains("if a plugin generates it in the build, pass `--no-output` [VM0811]"), "\(run)")
    #expect(run.status == 1)
    #expect(!folder.exists("App/Generated"))
    let schemas = try await Tool.run("check", "App", "--no-output", "--coverage", in: folder)
    #expect(schemas.status == 0, "\(schemas)")
  }

  @Test func checkSucceedsAfterGenerate() async throws {
    let folder = try await made()
    try folder.remove("App/Gone.vmodel")
    try folder.write(Schemas.model("Row", field: "title"), to: "App/Row.vmodel")
    _ = try await Tool.run("generate", "App", in: folder)
    #expect(try await Tool.run("check", "App", in: folder).status == 0)
  }

  @Test func warningsOfTheParserAndOfCoverageAreSilencedWhereTheyAreAllowed() async throws {
    let folder = try TemporaryFolder([
      "App/Counter.vmodel": """
      viewmodel Counter {
          state count = 0
          display text = "\\(count)"
          @allow(VM0109, VM0631)
          command add {
              count += 1
              /// Nothing follows.
          }
          command reset { count = 0 }
          @allow(VM0631)
          command double { count *= 2 }
          example "doubling" {
              when double()
              expect text == "0"
          }
      }

      """
    ])
    _ = try await Tool.run("generate", "App", in: folder)
    let warnings = try await Tool.run("check", "App", "--coverage", "--diagnostics", "xcode", in: folder).error
    #expect(warnings.components(separatedBy: "warning:").count == 3)
    #expect(warnings.contains("no example runs `reset`"))
    #expect(warnings.contains("10:12: warning: `@allow(VM0631)` silences no warning"))
    #expect(try await Tool.run("check", "App", "--diagnostics", "xcode", in: folder).error == "")
  }
}
