import Foundation
import TerminalDriver
import Testing

/// Tests `vmgen watch` in a pseudo-terminal. Each wait ends with the text that a save must lead to.
@Suite struct WatchTests {
  private static let guest = """
    model Guest {
      var name: String = ""
    }

    viewmodel GuestViewModel {
      input guest: Guest
      display title = guest.name.isEmpty ? "Guest" : guest.name

      example "the title is the name" {
        given guest = Guest(name: "Ada")
        expect title == "Ada"
      }
    }

    """

  private static func badge(_ text: String) -> String {
    "viewmodel BadgeViewModel {\n  display text = \"\(text)\"\n  example \"badge\" { expect text == \"new\" }\n}\n"
  }

  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let standard = ["App/Guest.vmodel": Self.guest, "App/Badge.vmodel": Self.badge("new"), "App/vmgen.json": "{}"]
    return try TemporaryFolder(standard.merging(files) { $1 })
  }

  private func watch(_ folder: TemporaryFolder, size: ScreenSize = ScreenSize()) throws -> TerminalProgram {
    try TerminalProgram(Tool.executable, ["watch", folder.path("App"), "--color", "never"], size: size)
  }

  /// Replaces a file as vim does: renames the old file, and renames a new one.
  private func replace(_ path: String, with text: String, in folder: TemporaryFolder) throws {
    let manager = FileManager.default
    try folder.write(text, to: "App/.4913")
    try manager.moveItem(at: folder.url(path), to: folder.url(path + "~"))
    try manager.moveItem(at: folder.url("App/.4913"), to: folder.url(path))
    try folder.remove(path + "~")
  }

  /// Replaces the content of a file in place.
  private func overwrite(_ path: String, with text: String, in folder: TemporaryFolder) throws {
    let file = try FileHandle(forWritingTo: folder.url(path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func withNoOutputASaveIsTestedAndNoFileIsWritten() async throws {
    let folder = try project()
    let program = try TerminalProgram(
      Tool.executable, ["watch", folder.path("App"), "--no-output", "--color", "never"], size: ScreenSize())
    let started = try await program.wait(for: "✔ 2 examples passed")
    #expect(!started.contains("generated files are up to date"), "\(started)")
    try overwrite("App/Badge.vmodel", with: Self.badge("old"), in: folder)
    let failing = try await program.wait(for: "✘ 1 example passed, 1 failed")
    #expect(!failing.contains("wrote"), "\(failing)")
    #expect(!folder.exists("App/Generated"))
  }

  @Test func eachSaveIsCheckedGeneratedAndTested() async throws {
    let folder = try project()
    let program = try watch(folder)
    try await program.wait(for: "✔ 2 examples passed")
    try overwrite("App/Badge.vmodel", with: Self.badge("old"), in: folder)
    let failing = try await program.wait(for: "✘ 1 example passed, 1 failed")
    #expect(failing.contains(#"the example "badge" fails: "old" is not equal to "new""#), "\(failing)")
    #expect(failing.contains("Badge.vmodel · wrote Badge.vmodel.swift"), "\(failing)")
    #expect(try folder.text("App/Generated/Badge.vmodel.swift").contains("\"old\""))

    try replace(
      "App/Guest.vmodel", with: Self.guest.replacingOccurrences(of: "? \"Guest\"", with: "? gest"), in: folder)
    let broken = try await program.wait(for: "✘ 1 error · 0 examples passed, 1 failed, 1 did not run because of errors")
    #expect(broken.contains("did you mean `guest`?") && broken.contains("nothing is generated"), "\(broken)")

    try replace("App/Guest.vmodel", with: Self.guest, in: folder)
    try replace("App/Badge.vmodel", with: Self.badge("new"), in: folder)
    try await program.wait(for: "✔ 2 examples passed")
    #expect(await program.unknownSequences == [])
  }

  @Test func severalFailuresOfAnExampleAreOneFailedExample() async throws {
    let folder = try project()
    let program = try watch(folder)
    try await program.wait(for: "✔ 2 examples passed")
    let text = """
      viewmodel BadgeViewModel {
        display text = "old"
        example "badge" {
          expect text == "a"
          expect text == "b"
          expect text == "c"
        }
      }

      """
    try overwrite("App/Badge.vmodel", with: text, in: folder)
    try await program.wait(for: "✘ 1 example passed, 1 failed")
  }

  @Test func aScreenFitsTheTerminal() async throws {
    let folder = try project([
      "App/Wide.vmodel": "viewmodel WideViewModel {\n  display text = \"日本語のとても長いテキスト\"\n  "
        + "example \"日本語のとても長いタイトル\" { expect text == \"日本\" }\n}\n"
    ])
    let program = try watch(folder, size: ScreenSize(columns: 40, rows: 8))
    try await program.wait(for: "2 examples passed, 1 failed")
    let small = await program.screen
    #expect(small.contains("… 1 more; a taller terminal shows") || small.contains("VM0850"), "\(small)")
    await program.resize(to: ScreenSize(columns: 90, rows: 30))
    let large = try await program.wait(for: "expect text == \"日本\"")
    #expect(large.contains("✘ 2 examples passed, 1 failed"), "\(large)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalRestoresTheTerminalAndEndsTheProcess(number: Int32) async throws {
    let folder = try project()
    let program = try watch(folder)
    try await program.wait(for: "✔ 2 examples passed")
    await program.send(signal: number)
    #expect(try await program.waitForExit() == 128 + number)
    #expect(await program.isTerminalRestored)
    let generated = try folder.files().filter { $0.hasPrefix("App/Generated") }
    #expect(generated == ["App/Generated/Badge.vmodel.swift", "App/Generated/Guest.vmodel.swift"])
  }

  @Test(arguments: [(TerminalKey.controlC.rawValue, Int32(130)), ("q", 0)])
  func aKeyEndsTheProcess(key: String, status: Int32) async throws {
    let folder = try project()
    let program = try watch(folder)
    try await program.wait(for: "✔ 2 examples passed")
    try await program.type(key)
    #expect(try await program.waitForExit() == status)
    #expect(await program.isTerminalRestored)
  }

  @Test func foldersFilesAndConfigurationsAreNoticed() async throws {
    let folder = try project()
    let program = try watch(folder)
    try await program.wait(for: "2 schemas")
    try folder.write("model Part {\n  let id: Int\n}\n", to: "App/New/Deep/Part.vmodel")
    try await program.wait(for: "wrote New_Deep_Part.vmodel.swift")
    try folder.remove("App/New")
    try await program.wait(for: "removed 1")
    #expect(!folder.exists("App/Generated/New_Deep_Part.vmodel.swift"))
    try folder.write(#"{"access": "public"}"#, to: "App/vmgen.json")
    try await program.wait(for: "wrote Badge.vmodel.swift and 1 more")
    #expect(try folder.text("App/Generated/Guest.vmodel.swift").contains("public "))
    try folder.write(#"{"access": "pub"}"#, to: "App/vmgen.json")
    try await program.wait(for: "VM0803")
  }

  @Test func anEmptySaveBeforeTheTextAndManySavesAtOnceAreOneChange() async throws {
    let names = (0..<100).map { "Row\($0)" }
    let folder = try project(
      Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).vmodel", Schemas.model($0)) }))
    let program = try watch(folder)
    try await program.wait(for: "102 schemas")
    for name in names { try folder.write(Schemas.model(name, field: "title"), to: "App/\(name).vmodel") }
    try await program.wait(until: "all files are generated") { _ in
      names.allSatisfy { (try? folder.text("App/Generated/\($0).vmodel.swift"))?.contains("title") == true }
    }
    try folder.write("", to: "App/Badge.vmodel")
    try folder.write(Self.badge("old"), to: "App/Badge.vmodel")
    try await program.wait(for: "1 example passed, 1 failed")
    try folder.write("", to: "App/Badge.vmodel")
    try await program.wait(for: "✘ 1 error · 1 example passed")
    try folder.write(Self.badge("new"), to: "App/Badge.vmodel")
    try await program.wait(for: "✔ 2 examples passed")
    await program.send(signal: SIGTERM)
    _ = try await program.waitForExit()
    let check = try await Tool.run("check", "App", in: folder)
    #expect(check.status == 0, "the files are those of `generate`: \(check)")
  }

  @Test func theNumberOfSchemasIsShownBesideLongPaths() async throws {
    let long = String(repeating: "Folder/", count: 15)
    let folder = try TemporaryFolder(["\(long)Guest.vmodel": Self.guest, "\(long)vmgen.json": "{}"])
    let program = try TerminalProgram(
      Tool.executable, ["watch", folder.path(long), "--color", "never"], size: ScreenSize())
    try await program.wait(for: "1 schema")
    await program.send(signal: SIGTERM)
    _ = try await program.waitForExit()
  }

  /// A view model becomes a screen when another file opens it.
  @Test func filesThatAreAffectedThroughOtherDeclarationsAreGenerated() async throws {
    let root = """
      viewmodel RootViewModel {
        use navigator: Navigator
        command open { navigator.push(DetailViewModel(id: 1)) }
      }

      """
    let folder = try project([
      "App/Detail.vmodel": "viewmodel DetailViewModel {\n  input id: Int\n  display text = id.formatted()\n}\n",
      "App/Root.vmodel": "viewmodel RootViewModel {\n  state count = 0\n  command open { count += 1 }\n}\n",
    ])
    let program = try watch(folder)
    try await program.wait(for: "4 schemas")
    try folder.write(root, to: "App/Root.vmodel")
    try await program.wait(for: "wrote")
    try folder.write("model Extra {\n  let day: Int\n}\n", to: "App/Extra.vmodel")
    try await program.wait(for: "5 schemas")
    try folder.write(Self.guest.replacingOccurrences(of: "Guest", with: "Visitor"), to: "App/Guest.vmodel")
    try await program.wait(for: "Guest.vmodel · wrote")
    // The files that do not seem to be affected are verified when nothing is saved.
    try await Task.sleep(for: .seconds(2))
    let check = try await Tool.run("check", "App", in: folder)
    #expect(check.status == 0, "\(check)")
  }

  /// Generated view models name `DisplayContext` without its module until a schema has the name.
  @Test func aDeclarationThatHidesATypeOfALibraryChangesOtherFiles() async throws {
    let folder = try project()
    let program = try watch(folder)
    try await program.wait(for: "✔ 2 examples passed")
    try folder.write("model DisplayContext {\n  let id: Int\n}\n", to: "App/Hiding.vmodel")
    try await program.wait(for: "3 schemas")
    try await Task.sleep(for: .seconds(2))
    let check = try await Tool.run("check", "App", in: folder)
    #expect(check.status == 0, "\(check)")
  }

  @Test func aChangedTemplateChangesTheFiles() async throws {
    let folder = try project([
      "App/vmgen.json": #"{"templates": "Templates"}"#, "App/Templates/externType.mustache": "",
    ])
    let program = try watch(folder)
    try await program.wait(for: "✔ 2 examples passed")
    let template = "// The first template.\n"
    try folder.write(template, to: "App/Templates/model.mustache")
    try await program.wait(for: "wrote Guest.vmodel.swift")
    #expect(try folder.text("App/Generated/Guest.vmodel.swift").contains("The first template."))
    try overwrite(
      "App/Templates/model.mustache", with: template.replacingOccurrences(of: "first", with: "second"), in: folder)
    try await Task.sleep(for: .seconds(2))
    #expect(try folder.text("App/Generated/Guest.vmodel.swift").contains("The second template."))
  }

  @Test func anOutputThatIsNoTerminalReceivesLines() async throws {
    let folder = try project(["App/Next.txt": Self.badge("old")])
    let script = """
      await() { for i in $(seq 1500); do grep -q "$1" lines && return; sleep 0.02; done; echo "no $1"; }
      "$0" watch App > lines & pid=$!
      await "2 examples passed"
      mv App/Next.txt App/Badge.vmodel
      await "1 example passed, 1 failed"
      kill -TERM $pid
      wait $pid
      """
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", script], executable: Tool.executable)
    #expect(run.status == 143, "\(run)")
    let text = try folder.text("lines")
    #expect(!text.contains("\u{1B}") && text.hasPrefix("✔ 2 examples passed\n"), "\(text)")
    #expect(text.contains("Badge.vmodel · wrote Badge.vmodel.swift · "), "\(text)")
    #expect(text.contains("error[VM0850]"), "\(text)")
  }

  @Test func standardInputCannotBeWatched() async throws {
    let run = try await Tool.run("watch", "-", in: try project())
    #expect(run.status == 64)
    #expect(run.error.contains("`watch` needs files"), "\(run)")
  }
}
