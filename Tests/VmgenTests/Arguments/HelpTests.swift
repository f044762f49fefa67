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
    #expect(run.output == "vmgen \(Version.current)\n")
  }

  @Test func aUsageErrorIsPrintedToStandardErrorWithExitCode64() async throws {
    let run = try await Tool.run("generate", "--ouput", "x", in: TemporaryFolder())
    try expectSnapshot(run.description, "usage-error")
    #expect(run.status == 64)
  }
}
