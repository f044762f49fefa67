import Foundation
import Testing
import VmgenSwiftGeneration

@testable import VmgenProjectGeneration

/// Tests that a killed run loses no file and leaves none behind after the next run.
@Suite struct KilledRunTests {
  /// A command that writes to folders of users, and the file that it writes.
  enum Writer: String, CaseIterable, Sendable {
    case format, strings, newCatalog, generate

    var words: [String] {
      switch self {
      case .format: ["format", "App"]
      case .strings, .newCatalog: ["strings", "App", "--quiet"]
      case .generate: ["generate", "App", "--output", "App"]
      }
    }

    var path: String {
      switch self {
      case .format: "App/List.vmodel"
      case .strings, .newCatalog: "App/Localizable.xcstrings"
      case .generate: "App/List.vmodel.swift"
      }
    }

    /// Returns a folder before the run.
    func folder(count: Int = 1_000) async throws -> TemporaryFolder {
      let folder = try TemporaryFolder(["App/List.vmodel": schema(count)])
      if self == .strings || self == .generate { _ = try await Tool.run(words, in: folder) }
      if self == .strings || self == .generate { try folder.write(schema(count + 1), to: "App/List.vmodel") }
      return folder
    }

    /// Returns an unformatted schema with that number of texts.
    private func schema(_ count: Int) -> String {
      "viewmodel  List{\n" + (0..<count).map { "display text\($0)  = \"Text \($0)\"\n" }.joined() + "}\n"
    }
  }

  /// Kills a run as soon as it has created a temporary file.
  private static let killing = #"""
    ( sh -c 'echo $$ >run; exec "$0" "$@"' "$0" "$@"; : >ended ) 2>/dev/null &
    while [ ! -e ended ]; do
      for file in App/.vmgen-staging/*.tmp; do if [ -e "$file" ]; then kill -9 "$(cat run)"; break 2; fi; done
      sleep 0.01
    done
    while [ ! -e ended ]; do sleep 0.01; done
    rm -f run ended
    """#

  @Test(arguments: Writer.allCases)
  func aKilledRunLeavesTheOldOrTheNewFileAndTheNextRunLeavesNoOther(writer: Writer) async throws {
    for _ in 0..<3 {
      let folder = try await writer.folder()
      let old = try? folder.text(writer.path)
      let names = Set(try folder.files()).union([writer.path])
      _ = try await Tool.run(writer.words, in: folder, launcher: ["sh", "-c", Self.killing])
      let killed = try? folder.text(writer.path)
      let run = try await Tool.run(writer.words, in: folder)
      #expect(run.status == 0, "\(run)")
      let new = try folder.text(writer.path)
      #expect(killed == old || killed == new, "the file is complete, in its old or its new version")
      #expect(Set(try folder.files()) == names, "no temporary file is left")
    }
  }

  @Test(arguments: Writer.allCases)
  func theTemporaryFilesOfAKilledRunAreRemoved(writer: Writer) async throws {
    let folder = try await writer.folder(count: 2)
    let name = "App/\(StagingFolder.name)/\(StagingFolder.makeName())"
    try folder.write("model  ", to: name)
    let run = try await Tool.run(writer.words, in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(!folder.exists(name))
    #expect(!folder.exists("App/\(StagingFolder.name)"))
  }

  @Test func whatAKilledRunLeavesIsHiddenFromGit() async throws {
    let folder = try await Writer.generate.folder()
    let git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
    for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "All"]] {
      _ = try await Tool.run(words, in: folder, launcher: git, executable: nil)
    }
    _ = try await Tool.run(Writer.generate.words, in: folder, launcher: ["sh", "-c", Self.killing])
    let status = try await Tool.run(
      ["status", "--porcelain", "--untracked-files=all"], in: folder, launcher: git, executable: nil)
    #expect(!status.output.contains("??"), "\(status)")
  }

  @Test(arguments: [".vmgen-notes", ".vmgen-staging/notes.tmp", ".vmgen-staging/1.tmp", ".vmgen-staging/.gitignore"])
  func filesThatVmgenDidNotWriteAreKept(name: String) async throws {
    for writer in Writer.allCases {
      let folder = try await writer.folder(count: 2)
      try folder.write("mine", to: "App/\(name)")
      _ = try await Tool.run(writer.words, in: folder)
      #expect(try folder.text("App/\(name)") == "mine")
    }
  }

  @Test func aCheckRemovesNoFile() async throws {
    let folder = try await Writer.format.folder(count: 2)
    try folder.write("", to: "App/\(StagingFolder.name)/\(StagingFolder.makeName())")
    let state = try folder.state()
    _ = try await Tool.run("format", "--check", "App", in: folder)
    _ = try await Tool.run("strings", "--check", "App", in: folder)
    #expect(try folder.state() == state)
  }

  @Test(arguments: Writer.allCases)
  func aFullDiskLosesNothing(writer: Writer) async throws {
    let folder = try await writer.folder()
    let state = try folder.state()
    // The limit of the size of files has the same effect as a full disk.
    let command = "ulimit -f 16; exec \"$0\" \"$@\""
    let run = try await Tool.run(writer.words, in: folder, launcher: ["sh", "-c", command])
    #expect(run.status == 1)
    #expect(run.error.contains("file too large"), "\(run)")
    #expect(try folder.state() == state)
  }

  @Test func otherHardLinksKeepTheOldFileAndItsPermissionsAreKept() async throws {
    let folder = try await Writer.format.folder(count: 2)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("App/List.vmodel"))
    try FileManager.default.linkItem(atPath: folder.path("App/List.vmodel"), toPath: folder.path("Backup"))
    let old = try folder.text("Backup")
    let run = try await Tool.run("format", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("App/List.vmodel") != old)
    #expect(try folder.text("Backup") == old)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("App/List.vmodel"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func allFilesAreCreatedInOnePlace() throws {
    var sources = URL(filePath: #filePath)
    for _ in 0..<4 { sources.deleteLastPathComponent() }
    sources.append(path: "Sources")
    var creating: [String] = []
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("O_CREAT") || text.contains("fopen(") { creating.append(file.lastPathComponent) }
    }
    #expect(creating == ["StagedFile.swift"])
  }
}
