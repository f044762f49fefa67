import Foundation
import Testing

@Suite struct FormatTests {
  private static let unformatted = "model  A{\n  // first\nlet x:Int // second\n}\n"
  private static let formatted = "model A {\n    // first\n    let x: Int // second\n}\n"
  private static let broken = "model {\n  let : \n"

  @Test func schemasAreFormattedInPlaceAndFormattedSchemasAreNotTouched() async throws {
    let folder = try TemporaryFolder([
      "App/A.vmodel": Self.unformatted, "App/Deep/B.vmodel": Self.formatted, "App/Note.txt": "model  A{",
    ])
    let first = try await Tool.run("format", "App", in: folder)
    #expect(first.description == "$ vmgen format App\n[exit code 0]\n")
    #expect(try folder.text("App/A.vmodel") == Self.formatted)
    #expect(try folder.text("App/Note.txt") == "model  A{")
    let state = try folder.state()
    _ = try await Tool.run("format", "App", in: folder)
    #expect(try folder.state() == state)
  }

  @Test func checkReportsUnformattedSchemasAndWritesNothing() async throws {
    let folder = try TemporaryFolder(["A.vmodel": Self.unformatted, "B.vmodel": Self.formatted])
    let state = try folder.state()
    let run = try await Tool.run("format", "--check", "A.vmodel", "B.vmodel", in: folder)
    #expect(run.error.contains("error[VM0813]: `A.vmodel` is not formatted"))
    #expect(!run.error.contains("B.vmodel"))
    #expect(run.status == 1)
    #expect(try folder.state() == state)
    let formatted = try await Tool.run("format", "--check", "B.vmodel", in: folder)
    #expect(formatted.description == "$ vmgen format --check B.vmodel\n[exit code 0]\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func aFileKeepsItsByteOrderMarkAndHasItsFirstLineBreakEverywhere(lineBreak: String, mark: String) async throws {
    let text = #"""
      /* The head
         of the file. */
      model  A{
      /// An "id".
      let id: Int /* a
       b */
      let text: String = """
        a

        b
        """
      }

      """#
    let bytes = mark + text.replacing("\n", with: lineBreak)
    let folder = try TemporaryFolder(["A.vmodel": bytes, "B.vmodel": mark + text])
    for name in ["A", "B"] {
      let run = try await Tool.run("format", "\(name).vmodel", in: folder)
      #expect(run.status == 0, "\(run)")
    }
    let formatted = try folder.text("A.vmodel")
    #expect(formatted == (try folder.text("B.vmodel")).replacing("\n", with: lineBreak))
    #expect(formatted.hasPrefix(mark + "/* The head" + lineBreak + "   of the file. */" + lineBreak + "model A {"))
    #expect(try await Tool.run("format", "--check", "A.vmodel", in: folder).status == 0)
  }

  @Test func standardInputIsFormattedToStandardOutput() async throws {
    let folder = try TemporaryFolder()
    let run = try await Tool.run("format", "-", in: folder, input: Data(Self.unformatted.utf8))
    #expect(run.output == Self.formatted)
    #expect(run.status == 0)
    let check = try await Tool.run("format", "-", "--check", in: folder, input: Data(Self.unformatted.utf8))
    #expect(check.output == "")
    #expect(check.error.contains("error[VM0813]: `<stdin>` is not formatted"))
    #expect(check.status == 1)
  }

  @Test func aSchemaWithSyntaxErrorsIsLeftUntouchedAndTheOthersAreFormatted() async throws {
    let folder = try TemporaryFolder(["A.vmodel": Self.broken, "B.vmodel": Self.unformatted])
    let run = try await Tool.run("format", ".", in: folder)
    #expect(run.error.contains("A.vmodel:1:7"))
    #expect(run.status == 1)
    #expect(try folder.text("A.vmodel") == Self.broken)
    #expect(try folder.text("B.vmodel") == Self.formatted)
    let input = try await Tool.run("format", "-", in: folder, input: Data(Self.broken.utf8))
    #expect(input.output == "")
    #expect(input.status == 1)
  }

  @Test(arguments: [["--config", "missing.json"], ["--config", "broken.json"], ["Missing.vmodel"]])
  func aWrongPathOrConfigurationChangesNoSchema(words: [String]) async throws {
    let folder = try TemporaryFolder(["A.vmodel": Self.unformatted, "broken.json": "{ \"output\": "])
    let state = try folder.state()
    let run = try await Tool.run(["format", "A.vmodel"] + words, in: folder)
    #expect(run.status == 1)
    #expect(try folder.state() == state)
  }

  @Test func aLinkStaysALinkAndAFileKeepsItsPermissions() async throws {
    let folder = try TemporaryFolder(["Real/A.vmodel": Self.unformatted])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("Real/A.vmodel"))
    try folder.link("Link.vmodel", to: "Real/A.vmodel")
    let run = try await Tool.run("format", "Link.vmodel", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("Real/A.vmodel") == Self.formatted)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("Real/A.vmodel"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Link.vmodel")) == "Real/A.vmodel")
    #expect(try folder.files().sorted() == ["Link.vmodel", "Real/A.vmodel"])
  }

  @Test func aMissingPathIsReported() async throws {
    let run = try await Tool.run("format", "Missing.vmodel", in: TemporaryFolder())
    #expect(run.error.contains("Missing.vmodel"))
    #expect(run.status == 1)
  }
}
