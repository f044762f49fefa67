import Foundation
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

  @Test func aPackageHasASchemaAProgramAViewAndTests() async throws {
    let folder = try TemporaryFolder()
    let run = try await Tool.run("init", "--package", "Shop", in: folder)
    try expectSnapshot(run.description, "init-package")
    #expect(
      try folder.files() == [
        ".gitignore", "Package.swift", "Sources/Shop/ShoppingList.vmodel", "Sources/Shop/ShoppingListView.swift",
        "Sources/Shop/vmgen.json", "Sources/ShopProgram/Program.swift", "Tests/ShopTests/ShoppingListTests.swift",
      ])
    let format = try await Tool.run("format", "--check", ".", in: folder)
    #expect(format.status == 0, "\(format)")
    let generated = try await Tool.run("generate", ".", in: folder)
    #expect(generated.status == 0 && !generated.error.contains("warning"), "\(generated)")
  }

  @Test func aToolFromACheckoutDependsOnTheCheckoutAndAnInstalledToolOnTheRelease() async throws {
    let folder = try TemporaryFolder()
    _ = try await Tool.run("init", "--package", "Shop", "A", "--from-sources", in: folder)
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
    #expect(try folder.text("A/Package.swift").contains(#".package(name: "vmgen", path: "\#(root)")"#))

    let installed = folder.url("bin/vmgen")
    try FileManager.default.createDirectory(at: folder.url("bin"), withIntermediateDirectories: true)
    try Tool.copy(to: installed)
    _ = try await Tool.run("init", "--package", "Shop", "B", in: folder, executable: installed)
    let manifest = try folder.text("B/Package.swift")
    #expect(manifest.contains(#".package(url: "https://github.com/vmgen/vmgen.git", from: "0.1.0")"#), "\(manifest)")
    #expect(!manifest.contains("path:"))

    _ = try await Tool.run("init", "--package", "Shop", "C", "--from-sources", in: folder, executable: installed)
    #expect(try folder.text("C/Package.swift").contains(#"url: "https://github.com/vmgen/vmgen.git", branch: "main")"#))
  }

  @Test func severalRunsWriteThePackageOfACheckoutAtTheSameTime() async throws {
    let folder = try TemporaryFolder()
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    for name in ["Package.swift", "Sources", ".release"] {
      try folder.link(name, to: root.appending(path: name).path)
    }
    let command = """
      for run in 1 2 3 4; do .release/local \(Tool.executable.path) & runs="$runs $!"; done
      for run in $runs; do wait "$run" || exit 1; done
      """
    let run = try await Tool.run([], in: folder, launcher: ["bash", "-c", command], executable: nil)
    #expect(run.status == 0, "\(run)")
    #expect(folder.exists(".build/local/vmgen/Package.swift"))
  }

  @Test func aPackageIsNotWrittenIntoAnother() async throws {
    let folder = try TemporaryFolder(["Package.swift": "// mine\n", ".gitignore": "*.o\n"])
    let before = try folder.state()
    let run = try await Tool.run("init", "--package", "Shop", in: folder)
    #expect(run.status == 1 && run.error.contains("error[VM0823]: `Package.swift` already exists"), "\(run)")
    #expect(try folder.state() == before)
  }

  @Test func aGitignoreOfTheFolderIsKept() async throws {
    let folder = try TemporaryFolder([".gitignore": "*.o\n"])
    #expect(try await Tool.run("init", "--package", "Shop", "--from-sources", in: folder).status == 0)
    #expect(try folder.text(".gitignore") == "*.o\n")
  }

  @Test(arguments: [
    ("my-app", "error: `my-app` is not the name of a Swift module\nhelp: write `MyApp`\n"),
    ("2 lists", "error: `2 lists` is not the name of a Swift module\nhelp: write `Lists`\n"),
    ("3", "error: `3` is not the name of a Swift module\nhelp: use letters, digits and `_`, and begin with a letter\n"),
    ("Über", "error: `Über` is not the name of a Swift module\nhelp: use letters, digits"),
    ("../Shop", "error: `../Shop` is not the name of a Swift module\nhelp: write `Shop`\n"),
    ("Testing", "error: a module named `Testing` would not compile\n"),
    ("class", "error: a module named `class` would not compile\n"),
    ("String", "error: a module named `String` would not compile\n"),
    ("ShoppingItem", "error: a module named `ShoppingItem` would not compile\n"),
    ("", "error: the value of `--package` is empty\n"),
  ])
  func aNameThatDoesNotCompileIsRejected(name: String, message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await Tool.run("init", "--package", name, in: folder)
    #expect(run.status == 64 && run.error.hasPrefix(message), "\(run)")
    #expect(try folder.files().isEmpty)
  }
}
