import Testing

/// Tests `vmgen gallery`. The tests of the module examine the page.
@Suite struct GalleryCommandTests {
  private static let schema = """
    viewmodel Greeting {
        input name: String
        display title = "Hello \\(name)"
        example "greets" {
            given name = "Ada"
            expect title == "Hello Ada"
        }
    }

    """

  @Test func thePageIsWrittenAndReplaced() async throws {
    let folder = try TemporaryFolder(["Schemas/Greeting.vmodel": Self.schema])
    let run = try await Tool.run("gallery", "Schemas", "--output", "out/page.html", in: folder)
    #expect(run.description == "$ vmgen gallery Schemas --output out/page.html\n[exit code 0]\n")
    let page = try folder.text("out/page.html")
    #expect(page.contains("<title>Schemas</title>") && page.contains("Hello Ada"))
    _ = try await Tool.run("gallery", "Schemas", "--output", "out/page.html", "--title", "A & B", in: folder)
    #expect(try folder.text("out/page.html").contains("<title>A &amp; B</title>"))
  }

  @Test func whatDiffersFromAFolderIsShownBeforeAndAfter() async throws {
    let folder = try TemporaryFolder([
      "old/Greeting.vmodel": Self.schema, "new/Greeting.vmodel": Self.schema.replacing("Hello", with: "Hi"),
    ])
    _ = try await Tool.run("gallery", "new", "--against", "old", "--output", "page.html", in: folder)
    let page = try folder.text("page.html")
    #expect(page.contains("since old: 0 added, 1 changed, 0 removed") && page.contains("Hello Ada"))
  }

  @Test func aFilterThatSelectsNothingIsAWarning() async throws {
    let folder = try TemporaryFolder(["V.vmodel": Self.schema])
    let run = try await Tool.run("gallery", "V.vmodel", "--filter", "zzz", "--output", "page.html", in: folder)
    #expect(run.status == 0 && run.error.contains("no example matches `zzz`"), "\(run)")
  }

  @Test func errorsAreReportedAndShownBesideWhatIsSound() async throws {
    let folder = try TemporaryFolder(["V.vmodel": Self.schema + "viewmodel Broken {\n    display a = b\n}\n"])
    let run = try await Tool.run("gallery", "V.vmodel", "--output", "page.html", in: folder)
    #expect(run.status == 1 && run.error.contains("V.vmodel:10:17"), "\(run)")
    let page = try folder.text("page.html")
    #expect(page.contains("Hello Ada") && page.contains("V.vmodel:10:17"))
  }

  @Test func aPageThatCannotBeWrittenIsAnError() async throws {
    let folder = try TemporaryFolder(["V.vmodel": Self.schema, "page.html/file": ""])
    let run = try await Tool.run("gallery", "V.vmodel", "--output", "page.html", in: folder)
    #expect(run.error.contains("page.html") && run.status == 1, "\(run)")
    let missing = try await Tool.run("gallery", "V.vmodel", in: folder)
    #expect(missing.error.contains("missing option `--output FILE`") && missing.status == 64, "\(missing)")
  }
}
