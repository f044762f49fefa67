import Foundation
import Snapshots
import Testing

@testable import VmgenSwiftGeneration

@Suite struct GenerateTests {
  @Test func aSchemaIsGeneratedIntoTheFolderGenerated() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0)
    #expect(try folder.files() == ["App/Generated/Row.vmodel.swift", "App/Row.vmodel"])
    let bytes = try Data(contentsOf: folder.url("App/Generated/Row.vmodel.swift"))
    #expect(Provenance.schemaPath(in: Array(bytes)) == "Row.vmodel")
  }

  @Test func outputNamesContainFolderNames() async throws {
    let folder = try TemporaryFolder(["App/A/Row.vmodel": Schemas.model("Row"), "App/.b/X.vmodel": Schemas.broken])
    let run = try await Tool.run("generate", "App", "--output", "Out", in: folder)
    #expect(run.status == 0)
    #expect(try folder.files().contains("Out/A_Row.vmodel.swift"))
  }

  @Test func outputNamesThatDifferOnlyInCaseConflict() async throws {
    let folder = try TemporaryFolder([
      "App/A/Row.vmodel": Schemas.model("Row"), "App/a_row.vmodel": Schemas.model("Other"),
    ])
    let run = try await Tool.run("generate", "App", in: folder)
    try expectSnapshot(run.description, "generate-collision")
    #expect(!folder.exists("App/Generated"))
  }

  @Test func aSecondRunWritesNothing() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/B.vmodel": Schemas.model("B")])
    _ = try await Tool.run("generate", "App", in: folder)
    let before = try folder.state()
    _ = try await Tool.run("generate", "App", in: folder)
    #expect(try folder.state() == before)
  }

  @Test func onlyChangedFilesAreWritten() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/B.vmodel": Schemas.model("B")])
    _ = try await Tool.run("generate", "App", in: folder)
    let before = try folder.state()
    try folder.write("\n" + folder.text("App/Generated/B.vmodel.swift"), to: "App/Generated/B.vmodel.swift")
    _ = try await Tool.run("generate", "App", in: folder)
    let after = try folder.state()
    #expect(after["App/Generated/Row.vmodel.swift"] == before["App/Generated/Row.vmodel.swift"])
    #expect(after["App/Generated/B.vmodel.swift"]?.contents == before["App/Generated/B.vmodel.swift"]?.contents)
  }

  /// The Swift driver on Linux (6.3) compares whole seconds: a file that changes twice in one second would be compiled
  /// once.
  @Test func everyChangeHasALaterModificationSecond() async throws {
    let folder = try TemporaryFolder()
    var seconds: [Double] = []
    for name in ["A", "B", "C", "D"] {
      try folder.write(Schemas.model(name), to: "App/Row.vmodel")
      _ = try await Tool.run("generate", "App", in: folder)
      let changed = try #require(try folder.state()["App/Generated/Row.vmodel.swift"]?.changed)
      seconds.append(changed.timeIntervalSince1970.rounded(.down))
    }
    #expect(seconds == Set(seconds).sorted())
  }

  @Test func anErrorInOneSchemaWritesNoFiles() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/Z.vmodel": Schemas.broken])
    let run = try await Tool.run("generate", "App", in: folder)
    try expectSnapshot(run.description, "generate-broken")
    #expect(!folder.exists("App/Generated"))
  }

  @Test func theOutputOfARemovedSchemaIsRemoved() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/A/B.vmodel": Schemas.model("B")])
    _ = try await Tool.run("generate", "App", in: folder)
    try folder.remove("App/A")
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0)
    #expect(try folder.files() == ["App/Generated/Row.vmodel.swift", "App/Row.vmodel"])
  }

  @Test func theOutputOfTheLastSchemaIsRemoved() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    _ = try await Tool.run("generate", "App", in: folder)
    try folder.remove("App/Row.vmodel")
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0, "a folder without schemas causes only a warning")
    #expect(run.error.contains("VM0706"))
    #expect(try folder.files() == [])
  }

  @Test func filesThatVmgenDidNotGenerateAreKept() async throws {
    let folder = try TemporaryFolder([
      "App/Row.vmodel": Schemas.model("Row"),
      "App/Generated/Hand.swift": "// Mine\n",
      "App/Generated/Old.vmodel.swift": "// Mine too\n",
      // Its header names a schema that does not exist, but its name is not the name of that schema's output.
      "App/Generated/Copy.vmodel.swift": Provenance.header(schemaPath: "Gone.vmodel") + "\n",
      "App/Generated/notes.txt": Provenance.header(schemaPath: "notes.vmodel") + "\n",
    ])
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0)
    #expect(try folder.files().count == 6)
  }

  @Test func twoRunsCanShareAnOutputFolder() async throws {
    let folder = try TemporaryFolder(["A/Row.vmodel": Schemas.model("Row"), "B/Card.vmodel": Schemas.model("Card")])
    _ = try await Tool.run("generate", "A", "--output", "Out", in: folder)
    _ = try await Tool.run("generate", "B", "--output", "Out", in: folder)
    #expect(folder.exists("Out/Row.vmodel.swift"), "its schema exists and belongs to another run")
  }

  @Test func aSingleFileHasTheSameOutputAsItsFolder() async throws {
    let folder = try TemporaryFolder(["App/A/Row.vmodel": Schemas.model("Row"), "App/vmgen.json": "{}"])
    _ = try await Tool.run("generate", "App", in: folder)
    let before = try folder.state()
    let run = try await Tool.run("generate", "App/A/Row.vmodel", in: folder)
    #expect(run.status == 0)
    #expect(try folder.state() == before)
  }

  @Test func aFolderWithAConfigurationIsASeparateProject() async throws {
    let folder = try TemporaryFolder([
      "All/One/Row.vmodel": Schemas.model("Row"), "All/One/vmgen.json": "{\"output\": \"Out\"}",
      "All/Two/Row.vmodel": Schemas.model("Row"), "All/Two/vmgen.json": "{\"output\": \"../Made\"}",
    ])
    let run = try await Tool.run("generate", "All", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(folder.exists("All/One/Out/Row.vmodel.swift"))
    #expect(folder.exists("All/Made/Row.vmodel.swift"))
  }

  @Test func aNestedPackageIsASeparateProject() async throws {
    let folder = try TemporaryFolder([
      "All/Row.vmodel": Schemas.model("Row"), "All/Package/Package.swift": "",
      "All/Package/Sources/Card.vmodel": Schemas.model("Card"), "All/Package/Set/Up.vmodel": Schemas.model("Up"),
      "All/Package/Set/vmgen.json": "{}",
    ])
    _ = try await Tool.run("generate", "All", in: folder)
    let made = try folder.files().filter { $0.hasSuffix(".vmodel.swift") }
    #expect(made == ["All/Generated/Row.vmodel.swift", "All/Package/Set/Generated/Up.vmodel.swift"])
  }

  @Test func testsAreWrittenToTheTestsOutput() async throws {
    let folder = try TemporaryFolder(["App/A/Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run(
      "generate", "App", "--output", "Out", "--tests-output", "Tests", "--testable", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(folder.exists("Out/A_Row.vmodel.swift"))
    #expect(folder.exists("Tests/App_A_Row.vmodel.tests.swift"))
  }

  @Test func testsWithoutATestsOutputAreAUsageError() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run("generate", "App", "--emit", "model,tests", in: folder)
    #expect(run.status == 64)
    #expect(run.error.contains("`--tests-output` is not set"))
  }

  @Test func thePathDefaultsToTheCurrentFolderIfItHasAConfiguration() async throws {
    let folder = try TemporaryFolder(["Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run("generate", in: folder)
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("error: missing argument PATH…\n"))
    try folder.write("{}", to: "vmgen.json")
    #expect(try await Tool.run("generate", in: folder).status == 0)
    #expect(folder.exists("Generated/Row.vmodel.swift"))
  }
}
