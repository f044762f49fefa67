import Foundation
import Snapshots
import Testing

@testable import VmgenProjectGeneration
@testable import vmgen

@Suite struct HelpTests {
  @Test func theOverviewListsTheCommands() throws {
    try expectSnapshot(Help.overview(Command.all), "help")
  }

  @Test(arguments: Command.all.map(\.name))
  func everyCommandHasAPage(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    try expectSnapshot(Help.page(command), "help-\(name)")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], []])
  func theOverviewIsPrintedForAnyOfItsSpellings(words: [String]) async throws {
    let run = try await Tool.run(words, in: TemporaryFolder())
    #expect(run.output == Help.overview(Command.all))
    #expect(run.status == 0)
  }

  @Test(arguments: [["generate", "--help"], ["help", "generate"], ["generate", "A", "-h"]])
  func aPageIsPrintedForAnyOfItsSpellings(words: [String]) async throws {
    let run = try await Tool.run(words, in: TemporaryFolder())
    #expect(run.output == Help.page(Command.generate))
    #expect(run.status == 0)
  }

  @Test func theVersionIsPrinted() async throws {
    let run = try await Tool.run("--version", in: TemporaryFolder())
    #expect(run.output.hasPrefix("vmgen \(ReleaseVersion.current)"))
  }

  @Test func theVersionOfACheckoutContainsTheCommitOfTheBuild() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/vmgen/Vmgen.swift": "", "Sources/ViewModelRuntime/Runtime.swift": "",
      ".git/logs/HEAD": """
      0000000000000000000000000000000000000000 1111111111111111111111111111111111111111 Ada <a@b.c> 100 +0000\tclone: from x
      1111111111111111111111111111111111111111 2222222222222222222222222222222222222222 Ada L <a@b.c> 200 +0000\tcommit: 99
      2222222222222222222222222222222222222222 3333333333333333333333333333333333333333 Ada <a@b.c> 99999999999 +0000\tpull

      """,
    ])
    let tool = folder.url(".build/debug/vmgen")
    try FileManager.default.createDirectory(at: tool.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Another process copies the file, because a file that this process has open for writing cannot be executed.
    _ = try await Tool.run([], in: folder, launcher: ["cp", "-p", Tool.executable.path, tool.path], executable: nil)
    let run = try await Tool.run("--version", in: folder, executable: tool)
    #expect(run.output == "vmgen \(ReleaseVersion.current) (222222222222)\n")
  }

  @Test func aUsageErrorIsPrintedToStandardErrorWithExitCode64() async throws {
    let run = try await Tool.run("generate", "--ouput", "x", in: TemporaryFolder())
    try expectSnapshot(run.description, "usage-error")
    #expect(run.status == 64)
  }
}
