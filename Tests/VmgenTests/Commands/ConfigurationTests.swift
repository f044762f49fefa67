import Foundation
import Snapshots
import Testing

@Suite struct ConfigurationTests {
  private func folder(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/vmgen.json": configuration])
  }

  @Test func pathsAreRelativeToTheFolderOfTheConfiguration() async throws {
    let folder = try folder(#"{"output": "../Made", "testsOutput": "../Tests"}"#)
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(folder.exists("Made/Row.vmodel.swift"))
    #expect(folder.exists("Tests/Row.vmodel.tests.swift"))
  }

  @Test func optionsOverrideTheConfiguration() async throws {
    let folder = try folder(#"{"output": "Made"}"#)
    _ = try await Tool.run("generate", "App", "--output", "Here", in: folder)
    #expect(folder.exists("Here/Row.vmodel.swift"))
    #expect(!folder.exists("App/Made"))
  }

  @Test func theConfigurationIsSearchedUpToThePackage() async throws {
    let files = ["P/App/Row.vmodel": Schemas.model("Row"), "P/vmgen.json": #"{"output": "Made"}"#]
    let folder = try TemporaryFolder(files)
    let command = "cd P/App && exec \(Tool.executable.path) generate ."
    _ = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(folder.exists("P/App/Generated"), "without a package, a configuration above the current folder is ignored")
    try folder.write("", to: "P/Package.swift")
    _ = try await Tool.run("generate", "P/App", in: folder)
    #expect(folder.exists("P/Made/Row.vmodel.swift"))
    try folder.write("", to: "P/App/Package.swift")
    try folder.remove("P/Made")
    _ = try await Tool.run("generate", "P/App", in: folder)
    #expect(!folder.exists("P/Made"), "a configuration above the package is ignored")
  }

  @Test func theConfigurationCanBeSpecified() async throws {
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
    ("nul-character", #"{"output": "a\u0000b"}"#),
    (
      "module-names",
      #"""
      {
        "testable": ["/tmp/Evil", "A\nimport Evil", "my-app", "Größe"],
        "modelsIn": "A; import Evil", "viewmodelsIn": "",
        "modules": {"A b": "../Core"}
      }
      """#
    ),
    (
      "duplicate-key",
      "{\n  \"output\": \"A\",\n  \"modules\": {\"Core\": \"x\", \"Core\": \"y\"},\n  \"output\": \"B\"\n}"
    ),
    ("tests-without-place", #"{"emit": ["model", "tests"]}"#),
    (
      "target-layout",
      "{\n  \"schemas\": {\"App\": [\"../App\", \"../Ap\"], \"Kit\": 1},\n  \"tests\": {\"Tests\": [\"App\", \"\"]}\n}"
    ),
  ])
  func anErrorIsReportedAtItsPosition(name: String, configuration: String) async throws {
    let folder = try folder(configuration)
    let run = try await Tool.run("generate", "App", in: folder)
    try expectSnapshot(run.description, "config-\(name)")
    #expect(run.status == 1)
    #expect(!folder.exists("App/Generated"))
  }

  @Test func aByteOrderMarkIsSkipped() async throws {
    let folder = try folder("\u{FEFF}{\"output\": \"Made\"}")
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(folder.exists("App/Made/Row.vmodel.swift"))
  }

  @Test(arguments: ["../../Made", "/tmp/Made", "../App/../../Made"])
  func theConfiguredOutputFolderMustBeInThePackage(output: String) async throws {
    let folder = try TemporaryFolder([
      "P/Package.swift": "", "P/App/Row.vmodel": Schemas.model("Row"),
      "P/App/vmgen.json": "{\"output\": \"\(output)\"}",
    ])
    let run = try await Tool.run("generate", "P/App", in: folder)
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("error[VM0827]: the configuration names"), "\(run)")
    #expect(!folder.exists("Made") && !FileManager.default.fileExists(atPath: "/tmp/Made"))
    try folder.write("{\"output\": \"../Tests/Made\"}", to: "P/App/vmgen.json")
    #expect(try await Tool.run("generate", "P/App", in: folder).status == 0)
    #expect(folder.exists("P/Tests/Made/Row.vmodel.swift"))
    try folder.write("{\"output\": \"\(output)\"}", to: "P/App/vmgen.json")
    #expect(try await Tool.run("generate", "P/App", "--output", "Elsewhere", in: folder).status == 0)
    #expect(folder.exists("Elsewhere/Row.vmodel.swift"), "the command line accepts any folder")
  }

  @Test func aConfiguredCatalogMustBeInThePackage() async throws {
    let folder = try TemporaryFolder([
      "P/Package.swift": "", "P/App/Row.vmodel": "viewmodel Row {\n  display text = \"Hi\"\n}\n",
      "P/App/vmgen.json": #"{"catalog": "../../Made.xcstrings"}"#,
    ])
    let run = try await Tool.run("strings", "P/App", in: folder)
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("error[VM0827]: the configuration names `Made.xcstrings`"), "\(run)")
    #expect(!folder.exists("Made.xcstrings"))
  }

  @Test(arguments: ["/tmp/Evil", "../Evil", "a b", "1", "A\nimport Evil", "A; import Evil", "my-app"])
  func anOptionForAModuleTakesOnlyANameOfAModule(name: String) async throws {
    let folder = try folder("{}")
    for option in ["--testable", "--models-in", "--viewmodels-in"] {
      let run = try await Tool.run("generate", "App", option, name, in: folder)
      #expect(run.status == 64 && run.error.contains("is not the name of a Swift module"), "\(run)")
    }
    let run = try await Tool.run("generate", "App", "--module", "\(name)=App", in: folder)
    #expect(run.status == 64 && run.error.contains("is not the name of a Swift module"), "\(run)")
  }

  @Test func manyUnknownKeysAreReportedUpToALimit() async throws {
    let keys = (0..<100_000).map { "\"outputs\($0)\": 1" }.joined(separator: ",\n")
    let run = try await Tool.run("generate", "App", "--diagnostics", "xcode", in: folder("{\(keys)}"))
    #expect(run.status == 1)
    #expect(run.error.split(separator: "error: ").count - 1 == 101, "a hundred errors, and a note that there are more")
  }

  @Test func aSpecifiedConfigurationMustExist() async throws {
    let run = try await Tool.run("generate", "App", "--config", "my.json", in: folder("{}"))
    #expect(run.error.contains("VM0701"))
    #expect(run.status == 1)
  }
}
