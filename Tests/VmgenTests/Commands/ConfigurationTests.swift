import Snapshots
import Testing

@Suite struct ConfigurationTests {
  private func folder(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/vmgen.json": configuration])
  }

  @Test func pathsCountFromTheConfigurationsFolder() async throws {
    let folder = try folder(#"{"output": "../Made", "testsOutput": "../Tests"}"#)
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(folder.exists("Made/Row.vmodel.swift"))
    #expect(folder.exists("Tests/Row.vmodel.tests.swift"))
  }

  @Test func theCommandLineWins() async throws {
    let folder = try folder(#"{"output": "Made"}"#)
    _ = try await Tool.run("generate", "App", "--output", "Here", in: folder)
    #expect(folder.exists("Here/Row.vmodel.swift"))
    #expect(!folder.exists("App/Made"))
  }

  @Test func itIsFoundAboveUpToThePackage() async throws {
    let files = ["P/App/Row.vmodel": Schemas.model("Row"), "P/vmgen.json": #"{"output": "Made"}"#]
    let folder = try TemporaryFolder(files)
    let command = "cd P/App && exec \(Tool.executable.path) generate ."
    _ = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(folder.exists("P/App/Generated"), "without a package a file above the current folder counts for nothing")
    try folder.write("", to: "P/Package.swift")
    _ = try await Tool.run("generate", "P/App", in: folder)
    #expect(folder.exists("P/Made/Row.vmodel.swift"))
    try folder.write("", to: "P/App/Package.swift")
    try folder.remove("P/Made")
    _ = try await Tool.run("generate", "P/App", in: folder)
    #expect(!folder.exists("P/Made"), "above the package it is not looked for")
  }

  @Test func itMayBeNamed() async throws {
    let folder = try folder(#"{"output": "Made"}"#)
    try folder.write(#"{"output": "Other"}"#, to: "conf/my.json")
    _ = try await Tool.run("generate", "App", "--config", "conf/my.json", in: folder)
    #expect(folder.exists("conf/Other/Row.vmodel.swift"))
  }

  @Test(arguments: [
    ("unknown-key", #"{"output": "Made", "emti": ["model"], "zzz": 1}"#),
    ("wrong-type", "{\n  \"output\": 3,\n  \"emit\": \"model\",\n  \"testable\": [1],\n  \"modules\": [\"Core\"]\n}"),
    ("unknown-word", #"{"access": "pubic", "emit": ["model", "tets"], "testing": "quick"}"#),
    ("not-json", "{\"output\": \"Made\",}"),
    ("not-an-object", "[]"),
    ("empty", ""),
    ("missing-folders", #"{"modules": {"Core": "../Core"}}"#),
    ("tests-without-place", #"{"emit": ["model", "tests"]}"#),
  ])
  func aMistakeIsReportedAtItsPlace(name: String, configuration: String) async throws {
    let folder = try folder(configuration)
    let run = try await Tool.run("generate", "App", in: folder)
    try expectSnapshot(run.description, "config-\(name)")
    #expect(run.status == 1)
    #expect(!folder.exists("App/Generated"))
  }

  @Test func oneThatIsNamedMustBeThere() async throws {
    let run = try await Tool.run("generate", "App", "--config", "my.json", in: folder("{}"))
    #expect(run.error.contains("VM0701"))
    #expect(run.status == 1)
  }
}
