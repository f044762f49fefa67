import Foundation
import Snapshots
import Testing
import VmgenSwiftGeneration

/// Tests failures to write: existing files are unchanged, and no new file is incomplete.
@Suite struct UnwritableOutputTests {
  private func folder() throws -> TemporaryFolder { try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")]) }

  /// Checks that the run fails with the recorded output and changes no file.
  private func expectRefusal(
    _ folder: TemporaryFolder, _ words: [String] = ["generate", "App"], as snapshot: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try folder.state()
    let run = try await Tool.run(words, in: folder)
    try expectSnapshot(run.description, "output-\(snapshot)", folder: folder, sourceLocation: sourceLocation)
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(try folder.state() == before, sourceLocation: sourceLocation)
  }

  @Test func aFileThatVmgenDidNotGenerateIsNotOverwritten() async throws {
    let folder = try folder()
    try folder.write("struct Mine {}\n", to: "App/Generated/Row.vmodel.swift")
    try await expectRefusal(folder, as: "not-generated")
  }

  @Test func anEmptyFileIsNotOverwritten() async throws {
    let folder = try folder()
    try folder.write("", to: "App/Generated/Row.vmodel.swift")
    try await expectRefusal(folder, as: "empty")
  }

  @Test func aLinkInPlaceOfAFileIsNotFollowed() async throws {
    let folder = try folder()
    try folder.write(Provenance.header(schemaPath: "Row.vmodel") + "\n", to: "Other/Row.vmodel.swift")
    try FileManager.default.createDirectory(at: folder.url("App/Generated"), withIntermediateDirectories: true)
    try folder.link("App/Generated/Row.vmodel.swift", to: "../../Other/Row.vmodel.swift")
    try await expectRefusal(folder, as: "file-link")
  }

  @Test func aFolderInPlaceOfAFileIsReported() async throws {
    let folder = try folder()
    try folder.write("", to: "App/Generated/Row.vmodel.swift/keep")
    try await expectRefusal(folder, as: "file-folder")
  }

  @Test func aFileInPlaceOfTheOutputFolderIsReported() async throws {
    let folder = try folder()
    try folder.write("mine", to: "App/Generated")
    try await expectRefusal(folder, as: "folder-file")
    try await expectRefusal(folder, ["generate", "App", "--output", "App/Generated/Deeper"], as: "folder-below-file")
  }

  @Test func aLinkInPlaceOfTheOutputFolderIsReported() async throws {
    let folder = try folder()
    try folder.write("mine", to: "Other/file")
    try folder.link("App/Generated", to: "../Other")
    try await expectRefusal(folder, as: "folder-link")
  }

  @Test func anOutputPathThroughALinkIsReported() async throws {
    let folder = try folder()
    let outside = try TemporaryFolder(["file": "mine"])
    try folder.link("Made", to: outside.url.path)
    let run = try await Tool.run("generate", "App", "--output", "Made/Deeper", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("VM0808"))
    #expect(try outside.files() == ["file"])
  }

  @Test func aDeviceInPlaceOfTheOutputFolderIsReported() async throws {
    try await expectRefusal(folder(), ["generate", "App", "--output", "/dev/null"], as: "device")
  }

  @Test func anOutputFolderWithoutWritePermissionIsReported() async throws {
    let folder = try folder()
    _ = try await Tool.run("generate", "App", in: folder)
    try folder.write(Provenance.header(schemaPath: "Row.vmodel") + "\nold\n", to: "App/Generated/Row.vmodel.swift")
    let before = try folder.state()
    let user = try UnprivilegedUser(in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path("App/Generated"))
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("App/Generated"))
    }
    guard let user else {
      return withKnownIssue("root can write any file, and setpriv is not available") { Issue.record() }
    }
    let run = try await Tool.run(
      "generate", "App", in: folder, launcher: user.launcher, executable: user.executable)
    try expectSnapshot(run.description, "read-only")
    #expect(try folder.state().filter { $0.key != "vmgen" } == before)
  }

  @Test func aFailedWriteReplacesNoFile() async throws {
    let folder = try folder()
    _ = try await Tool.run("generate", "App", in: folder)
    try folder.write(Provenance.header(schemaPath: "Row.vmodel") + "\nold\n", to: "App/Generated/Row.vmodel.swift")
    // The first file can be written, but the second exceeds the limit for files: neither is replaced.
    let inputs = (0..<200).map { "  input field\($0): String\n  display text\($0) = field\($0)\n" }.joined()
    try folder.write(Schemas.model("A"), to: "App/A.vmodel")
    try folder.write("viewmodel Long {\n\(inputs)}\n", to: "App/Long.vmodel")
    let before = try folder.state()
    let command = "ulimit -f 16; exec \(Tool.executable.path) generate App"
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(run.status == 1, "\(run)")
    #expect(run.error.contains("VM0806"))
    #expect(try folder.state() == before)
  }

  @Test func aFailedWriteLeavesNoFolder() async throws {
    let folder = try folder()
    let command = "(ulimit -f 0; exec \(Tool.executable.path) generate App --output New/Folder 2>&1) | cat"
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(run.output.contains("error[VM0806]: `New/Folder/Row.vmodel.swift` cannot be written"), "\(run)")
    #expect(!folder.exists("New"))
  }
}

/// Runs the tool as a user to whom file permissions apply, unlike root.
struct UnprivilegedUser {
  var launcher: [String] = []
  var executable = Tool.executable

  /// Returns nil if the tests run as root and cannot switch to another user.
  init?(in folder: TemporaryFolder) throws {
    guard geteuid() == 0 else { return }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else { return nil }
    launcher = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    // Other users may have no access to the build folder.
    executable = folder.url("vmgen")
    try Tool.copy(to: executable)
  }
}
