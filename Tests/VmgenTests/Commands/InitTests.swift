import Snapshots
import Testing

@Suite struct InitTests {
  @Test func aFirstSchemaAndAConfigurationAreWritten() async throws {
    let folder = try TemporaryFolder()
    let run = try await Tool.run("init", "Sources/App", in: folder)
    try expectSnapshot(run.description, "init")
    #expect(try folder.files() == ["Sources/App/ContactCard.vmodel", "Sources/App/vmgen.json"])
  }

  @Test func theWrittenSchemaIsGeneratedWithoutErrors() async throws {
    let folder = try TemporaryFolder()
    _ = try await Tool.run("init", in: folder)
    #expect(try await Tool.run("generate", ".", in: folder).status == 0)
    #expect(try await Tool.run("check", ".", in: folder).status == 0)
  }

  @Test func aFailedRunLeavesNoFileAndNoFolder() async throws {
    let folder = try TemporaryFolder()
    // No byte of a file can be written.
    let command = "(ulimit -f 0; exec \(Tool.executable.path) init Sources/App 2>&1) | cat"
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(run.output.contains("error[VM0806]: `Sources/App/ContactCard.vmodel` cannot be written"), "\(run)")
    #expect(!folder.exists("Sources"))
  }

  @Test func existingFilesAreNotOverwritten() async throws {
    let folder = try TemporaryFolder(["vmgen.json": "{}"])
    let before = try folder.state()
    let run = try await Tool.run("init", in: folder)
    try expectSnapshot(run.description, "init-exists")
    #expect(try folder.state() == before)
  }
}
