import Foundation
import Snapshots
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tests inputs that are not schemas or cannot be read: they are reported with their path, and no file is written.
@Suite struct UnreadableInputTests {
  private func expectRefusal(
    _ folder: TemporaryFolder, _ words: [String], _ snapshot: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await Tool.run(words, in: folder)
    try expectSnapshot(run.description, "input-\(snapshot)", folder: folder, sourceLocation: sourceLocation)
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(!folder.exists("Out"), sourceLocation: sourceLocation)
  }

  @Test func aMissingPathIsReported() async throws {
    try await expectRefusal(TemporaryFolder(), ["generate", "App", "Row.vmodel", "--output", "Out"], "missing")
  }

  @Test func aFileWithAnotherExtensionIsReported() async throws {
    try await expectRefusal(TemporaryFolder(["a.txt": ""]), ["generate", "a.txt", "--output", "Out"], "name")
  }

  @Test func aPipeIsReported() async throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("Row.vmodel"), 0o644) == 0)
    try await expectRefusal(folder, ["generate", ".", "--output", "Out"], "pipe")
  }

  @Test func aDeviceIsReported() async throws {
    let folder = try TemporaryFolder()
    try folder.link("Zero.vmodel", to: "/dev/zero")
    try await expectRefusal(folder, ["generate", "Zero.vmodel", "--output", "Out"], "device")
  }

  @Test func aFolderWithTheNameOfASchemaIsReported() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel/file": ""])
    try await expectRefusal(folder, ["generate", "App", "--output", "Out"], "folder")
  }

  @Test func aDanglingLinkIsReported() async throws {
    let folder = try TemporaryFolder()
    try folder.link("Row.vmodel", to: "nowhere")
    try await expectRefusal(folder, ["generate", ".", "--output", "Out"], "dangling")
  }

  @Test func aNameThatIsNotUTF8IsReported() async throws {
    let folder = try TemporaryFolder()
    let command = #"touch "$(printf 'A\377.vmodel')"; exec "$0" generate . --output Out"#
    let run = try await Tool.run([Tool.executable.path], in: folder, launcher: ["sh", "-c", command], executable: nil)
    // Some file systems reject such a name.
    guard try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1 else { return }
    #expect(run.error.contains("VM0707"), "\(run)")
    #expect(run.status == 1)
  }

  @Test func aLineBreakInANameStaysInTheHeader() async throws {
    let folder = try TemporaryFolder(["App/a\nstruct Bad {}\n.vmodel": Schemas.model("Row")])
    #expect(try await Tool.run("generate", "App", in: folder).status == 0)
    let name = try #require(try folder.files().first { $0.hasSuffix(".swift") })
    #expect(!(try folder.text(name)).split(separator: "\n").contains("struct Bad {}"))
    #expect(try await Tool.run("check", "App", in: folder).status == 0)
    try FileManager.default.removeItem(at: folder.url("App/a\nstruct Bad {}\n.vmodel"))
    _ = try await Tool.run("generate", "App", in: folder)
    #expect(try folder.files() == [], "the header contains the path of the schema")
  }

  @Test func anOutputNameThatIsTooLongIsReported() async throws {
    let name = String(repeating: "n", count: 200)
    let folder = try TemporaryFolder(["App/\(name)/\(name).vmodel": Schemas.model("Row")])
    let run = try await Tool.run("generate", "App", "--output", "Out", "--diagnostics", "xcode", in: folder)
    #expect(run.error.contains("cannot be written: file name too long"), "\(run)")
    #expect(try folder.files().count == 1)
  }

  @Test func linksToFoldersAreNotFollowed() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    try folder.link("App/circle", to: "..")
    let run = try await Tool.run("generate", "App", "--output", "Out", in: folder)
    #expect(run.status == 0)
    #expect(try folder.files().filter { $0.hasPrefix("Out") } == ["Out/Row.vmodel.swift"])
  }

  @Test func aFolderOfSchemasWhoseNameIsNotUTF8IsAnError() async throws {
    let folder = try TemporaryFolder([
      "App/Row.vmodel": Schemas.model("Row"), "App/Cafe/In/Menu.vmodel": Schemas.model("Menu"),
    ])
    #expect(
      rename(folder.path("App/Cafe"), folder.path("App/Caf").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0]) == 0
    )
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("error[VM0707]: the name of `App/Caf\u{FFFD}` is not valid UTF-8\n"), "\(run)")
    #expect(!folder.exists("App/Generated"))
  }

  @Test func aFolderWithoutSchemasMayHaveAnyName() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "App/Cafe/menu.txt": ""])
    #expect(
      rename(folder.path("App/Cafe"), folder.path("App/Caf").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0]) == 0
    )
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0, "\(run)")
  }

  @Test func aFileOfFiftyMegabytesIsReported() async throws {
    let folder = try TemporaryFolder(["Row.vmodel": ""])
    // A sparse file, which does not fill the disk.
    #expect(truncate(folder.path("Row.vmodel"), 50_000_000) == 0)
    try await expectRefusal(folder, ["generate", ".", "--output", "Out"], "huge")
  }

  @Test func aFileWithoutReadPermissionIsReported() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("App/Row.vmodel"))
    guard let user = try UnprivilegedUser(in: folder) else {
      return withKnownIssue("root can read any file, and setpriv is not available") { Issue.record() }
    }
    let run = try await Tool.run(
      "generate", "App", "--output", "Out", in: folder, launcher: user.launcher, executable: user.executable)
    try expectSnapshot(run.description, "input-unreadable")
  }

  @Test(arguments: [
    ("empty", ""), ("nul", "model A {\0}\n"), ("unclosed-string", "model A {\n  let a: String = \"abc\n}\n"),
    ("unclosed-comment", "/* abc\nmodel A {}\n"),
  ])
  func aTextThatIsNotASchemaIsReported(name: String, text: String) async throws {
    try await expectRefusal(TemporaryFolder(["A.vmodel": text]), ["generate", ".", "--output", "Out"], name)
  }

  @Test func bytesThatAreNotUTF8AreReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("model A {\n  let a: ".utf8) + [0xFF, 0xFE] + Data(" String\n}\n".utf8), to: "A.vmodel")
    try await expectRefusal(folder, ["generate", ".", "--output", "Out"], "utf-8")
  }

  @Test func nestingOfAHundredThousandLevelsIsReported() async throws {
    let depth = 100_000
    let text = "func f() -> Int = \(String(repeating: "(", count: depth))1\(String(repeating: ")", count: depth))\n"
    try await expectRefusal(TemporaryFolder(["A.vmodel": text]), ["generate", ".", "--output", "Out"], "deep")
  }

  @Test func aNameOfAMillionLettersIsReported() async throws {
    let text = "model \(String(repeating: "N", count: 1_000_000)) {}\n"
    try await expectRefusal(TemporaryFolder(["A.vmodel": text]), ["generate", ".", "--output", "Out"], "long-name")
  }
}
