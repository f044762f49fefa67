import Foundation
import Snapshots
import Testing

@Suite struct StringsTests {
  private static let schema = """
    /// The people of a room.
    viewmodel RoomViewModel {
        input count: Int

        display people = plural(count, one: "1 person", other: "\\(count) people")
        display title = "Room"
    }

    """

  private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(["Room.vmodel": Self.schema].merging(more) { _, new in new })
  }

  @Test func aFirstRunWritesACatalog() async throws {
    let folder = try folder()
    let run = try await Tool.run("strings", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.error == "Localizable.xcstrings: 2 texts added, 0 changed, 0 unchanged\n")
    try expectSnapshot(try folder.text("Localizable.xcstrings"), "strings-catalog")
    let state = try folder.state()
    let again = try await Tool.run("strings", ".", "--quiet", in: folder)
    #expect(try folder.state() == state)
    #expect(again.error.isEmpty && again.output.isEmpty && again.status == 0)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func aCatalogKeepsItsLineBreakAndItsByteOrderMark(lineBreak: String, mark: String) async throws {
    func changed(_ catalog: (String) -> String) async throws -> String {
      let folder = try folder()
      _ = try await Tool.run("strings", ".", in: folder)
      try folder.write(catalog(try folder.text("Localizable.xcstrings")), to: "Localizable.xcstrings")
      try folder.write(Self.schema.replacing("\"Room\"", with: "\"Hall\""), to: "Room.vmodel")
      let run = try await Tool.run("strings", ".", "--prune", in: folder)
      #expect(run.status == 0, "\(run)")
      return try folder.text("Localizable.xcstrings")
    }
    let expected = try await changed { $0 }
    let text = try await changed { mark + $0.replacing("\n", with: lineBreak) }
    #expect(text == mark + expected.replacing("\n", with: lineBreak))
  }

  @Test func checkReportsACatalogThatIsMissingOrOutOfDate() async throws {
    let folder = try folder()
    let missing = try await Tool.run("strings", ".", "--check", "--diagnostics", "xcode", in: folder)
    #expect(missing.status == 1)
    #expect(missing.error.contains("Localizable.xcstrings"))
    #expect(!folder.exists("Localizable.xcstrings"))
    _ = try await Tool.run("strings", ".", in: folder)
    #expect(try await Tool.run("strings", ".", "--check", in: folder).status == 0)
    try folder.write(Self.schema.replacing("\"Room\"", with: "\"Hall\""), to: "Room.vmodel")
    let state = try folder.state()
    let outdated = try await Tool.run("strings", ".", "--check", "--quiet", in: folder)
    try expectSnapshot(outdated.description, "strings-outdated")
    #expect(try folder.state() == state)
  }

  @Test func aRemovedTextIsReportedAndPrunedOnRequest() async throws {
    let folder = try folder()
    _ = try await Tool.run("strings", ".", in: folder)
    try folder.write(Self.schema.replacing("\"Room\"", with: "\"Hall\""), to: "Room.vmodel")
    let kept = try await Tool.run("strings", ".", in: folder)
    #expect(kept.status == 0)
    #expect(kept.error.contains("no schema contains the text `Room` any more"))
    #expect(try folder.text("Localizable.xcstrings").contains("\"Room\" :"))
    let pruned = try await Tool.run("strings", ".", "--prune", in: folder)
    #expect(pruned.error == "Localizable.xcstrings: 0 texts added, 0 changed, 2 unchanged, 1 removed\n")
    #expect(!(try folder.text("Localizable.xcstrings").contains("\"Room\" :")))
  }

  @Test func theButtonsThatTheRuntimeAddsAreTexts() async throws {
    let folder = try TemporaryFolder([
      "Note.vmodel": """
      router Notes {
          link "/note" -> [NoteViewModel()]
      }

      viewmodel NoteViewModel {
          edit text: String = ""
          leave when text.isEmpty else confirm "Discard the note?"
      }

      """,
      "List/List.vmodel": """
      viewmodel ListViewModel {
          use navigator: Navigator
          state count = 1

          command clear {
              confirm "Delete all?" no "Keep"
              count = 0
          }
      }

      """,
    ])
    _ = try await Tool.run("strings", "Note.vmodel", "List", "--catalog", "Notes.xcstrings", in: folder)
    try expectSnapshot(try folder.text("Notes.xcstrings"), "strings-buttons")
    let missing = try await Tool.run(
      "strings", "Note.vmodel", "List", "--catalog", "Notes.xcstrings", "--languages", "de", "--diagnostics", "xcode",
      in: folder)
    #expect(missing.error.contains("the text `Cancel` is not translated to `de`"))
  }

  @Test func missingTranslationsOfListedLanguagesAreErrors() async throws {
    let folder = try folder()
    _ = try await Tool.run("strings", ".", in: folder)
    let run = try await Tool.run("strings", ".", "--languages", "de", in: folder)
    try expectSnapshot(run.description, "strings-languages")
  }

  @Test func mistakesInTranslationsAreReportedAtTheirPlaces() async throws {
    let folder = try folder()
    _ = try await Tool.run("strings", ".", in: folder)
    let german = """
      "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ Leute" } },
                "ru" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } } } } },
                "en" :
      """
    try folder.write(
      try folder.text("Localizable.xcstrings").replacing("\"en\" :", with: german), to: "Localizable.xcstrings")
    let run = try await Tool.run("strings", ".", in: folder)
    try expectSnapshot(run.description, "strings-mistakes")
  }

  @Test(arguments: ["{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {,}\n}\n", "not a catalog", ""])
  func anInvalidCatalogIsReportedAndStays(text: String) async throws {
    let folder = try folder(["Localizable.xcstrings": text])
    let state = try folder.state()
    let run = try await Tool.run("strings", ".", "--diagnostics", "xcode", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("Localizable.xcstrings:") && run.error.contains("VM0720"))
    #expect(try folder.state() == state)
  }

  /// vmgen would otherwise ignore or replace what it cannot read.
  @Test(arguments: [
    ("\"comment\" : 5", "`comment` must be a string"),
    ("\"extractionState\" : []", "`extractionState` must be a string"),
    ("\"localizations\" : 5", "`localizations` must be an object"),
    ("\"localizations\" : { \"de\" : \"x\" }", "a localization must be an object"),
    ("\"localizations\" : { \"de\" : {}, \"de\" : {} }", "the key is specified twice"),
    ("\"localizations\" : { \"de\" : { \"stringUnit\" : 7 } }", "`stringUnit` must be an object"),
    ("\"localizations\" : { \"de\" : { \"stringUnit\" : { \"value\" : [] } } }", "`value` must be a string"),
    ("\"localizations\" : { \"de\" : { \"variations\" : { \"plural\" : [] } } }", "a variation must be an object"),
  ])
  func aCatalogWithAValueOfAWrongTypeIsReportedAndStays(entry: String, reason: String) async throws {
    let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"A\" : { \(entry) } }, \"version\" : \"1.0\" }\n"
    let folder = try folder(["Localizable.xcstrings": text])
    let state = try folder.state()
    let run = try await Tool.run("strings", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.error.contains("error[VM0720]: invalid string catalog: \(reason)"), "\(run)")
    #expect(try folder.state() == state)
  }

  @Test func schemasWithErrorsChangeNoCatalog() async throws {
    let folder = try folder(["Broken.vmodel": Schemas.broken])
    let run = try await Tool.run("strings", ".", in: folder)
    #expect(run.status == 1)
    #expect(!folder.exists("Localizable.xcstrings"))
  }

  @Test func theConfigurationNamesTheCatalogAndItsLanguage() async throws {
    let folder = try TemporaryFolder([
      "A/Room.vmodel": Self.schema, "A/vmgen.json": #"{"catalog": "../Texts.xcstrings", "sourceLanguage": "de"}"#,
      "B/Hall.vmodel": Self.schema.replacing("Room", with: "Hall"),
      "B/vmgen.json": #"{"catalog": "../Texts.xcstrings"}"#,
    ])
    let run = try await Tool.run("strings", "A", "B", in: folder)
    #expect(run.error == "Texts.xcstrings: 3 texts added, 0 changed, 0 unchanged\n")
    let text = try folder.text("Texts.xcstrings")
    #expect(text.contains("\"sourceLanguage\" : \"de\""))
    #expect(text.contains("vmgen: RoomViewModel.people, HallViewModel.people"))
  }

  @Test func theCatalogOfTheFixtureIsUpToDate() async throws {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../Fixtures/ViewModels").standardized
    // In a module of its own, because the catalog has the texts of this schema only.
    let names = ["Mailbox.vmodel", "Mailbox.xcstrings"]
    let files = try names.map { ($0, try String(contentsOf: fixtures.appending(path: $0), encoding: .utf8)) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let run = try await Tool.run(
      "strings", "Mailbox.vmodel", "--catalog", "Mailbox.xcstrings", "--check", "--quiet", in: folder)
    #expect(run.error.isEmpty && run.status == 0, "run `vmgen strings` for Mailbox.vmodel")
  }

  @Test func pluralsWithOneKeyAndOtherFormsAreReported() async throws {
    let other = Self.schema.replacing("Room", with: "Hall").replacing("1 person", with: "a person")
    let folder = try folder(["Hall.vmodel": other])
    let run = try await Tool.run("strings", ".", "--diagnostics", "xcode", in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("Room.vmodel:5:22: warning: the text `%lld people` has other plural forms elsewhere"))
  }

  @Test func aCatalogKeepsItsPermissionsAndItsLink() async throws {
    let folder = try folder()
    _ = try await Tool.run("strings", ".", "--catalog", "Texts/Real.xcstrings", in: folder)
    try folder.link("Linked.xcstrings", to: "Texts/Real.xcstrings")
    try folder.write(Self.schema.replacing("\"Room\"", with: "\"Hall\""), to: "Room.vmodel")
    _ = try await Tool.run("strings", ".", "--catalog", "Linked.xcstrings", in: folder)
    #expect(try folder.text("Texts/Real.xcstrings").contains("\"Hall\""))
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Linked.xcstrings"))) != nil)
  }
}
