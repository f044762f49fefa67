import Foundation
import Snapshots
import Testing

/// Tests schemas with errors: each error is reported at its position, the exit code is 1, and no file is written or
/// removed.
@Suite struct BadSchemaTests {
  @Test(arguments: [
    (
      "keywords",
      [
        "A.vmodel": """
        model class {
          let func: String
          let name: String
        }
        viewmodel ProtocolViewModel {
          input self: String
          display init = self
        }

        """
      ]
    ),
    (
      "declared-twice",
      ["A.vmodel": "model Row {\n  let a: String\n}\n", "B.vmodel": "model Row {\n  let b: String\n}\n"]
    ),
    ("import-of-nothing", ["A.vmodel": "import Core\n\nmodel Row {\n  let a: Person\n}\n"]),
    ("unknown-name", ["A.vmodel": "viewmodel V {\n  input name: String\n  display title = nmae + \"!\"\n}\n"]),
  ])
  func anErrorIsReportedAtItsPosition(name: String, files: [String: String]) async throws {
    let folder = try TemporaryFolder(files)
    try folder.write("// Made before.\n", to: "Generated/Other.swift")
    let before = try folder.state()
    let run = try await Tool.run("generate", ".", in: folder)
    try expectSnapshot(run.description, "schema-\(name)")
    #expect(run.status == 1)
    #expect(try folder.state() == before)
  }

  /// Text that would end a literal, a comment or a line of generated code without escaping.
  @Test func textsAndCommentsAreEscaped() async throws {
    let folder = try TemporaryFolder([
      "App/Odd \"name\" */.vmodel": #"""
      /// */ } fatalError() /* \(danger) """
      enum Mood: String {
        case good = "\"); fatalError(\"" "\"\"\" \\(danger) */"
      }

      /// `danger` #if DEBUG
      viewmodel V {
        input text: String
        display a = "\"\n} \\(danger) // \(text)"
        display b = verbatim "\u{2028}\u{0}\u{1B}]0;"
        example "\"; fatalError(\"*/\n" {
          given text = "\\"
          expect a == ""
        }
      }

      """#
    ])
    let run = try await Tool.run(
      "generate", "App", "--output", "Out", "--tests-output", "Out", "--testable", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    for file in try folder.files() where file.hasSuffix(".swift") {
      let parse = try await Tool.run(
        [], in: folder, launcher: ["swiftc", "-frontend", "-parse", folder.path(file)], executable: nil)
      let text = try folder.text(file)
      #expect(parse.status == 0, "\(parse)\n\(text)")
      let lines = text.split(separator: "\n")
      #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("fatalError") })
    }
  }

  @Test func importedModulesAreReadForTheirTypes() async throws {
    let folder = try TemporaryFolder([
      "Core/Person.vmodel": "model Person {\n  let name: String\n}\n",
      "App/Card.vmodel": "import Core\n\nviewmodel Card {\n  input person: Person\n  display name = person.name\n}\n",
      "App/vmgen.json": #"{"modules": {"Core": "../Core"}}"#,
    ])
    let run = try await Tool.run("generate", "App", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(try folder.files().filter { $0.hasSuffix(".swift") } == ["App/Generated/Card.vmodel.swift"])
    let alone = try await Tool.run(
      "generate", "App/Card.vmodel", "--module=Core=Core/Person.vmodel", "--output", "Out", in: folder)
    #expect(alone.status == 0, "\(alone)")
  }

  @Test func aSchemaFromStandardInputIsPrinted() async throws {
    let folder = try TemporaryFolder()
    let run = try await Tool.run("generate", "-", in: folder, input: Data(Schemas.model("Row").utf8))
    #expect(run.output.contains("struct Row"))
    #expect(try folder.files() == [])
    let bad = try await Tool.run("generate", "-", in: folder, input: Data(Schemas.broken.utf8))
    #expect(bad.error.contains("--> <stdin>:2:22"))
  }

  @Test func anErrorInACustomTemplateIsReportedAtItsPosition() async throws {
    let folder = try TemporaryFolder([
      "App/Row.vmodel": Schemas.model("Row"), "Templates/model.mustache": "struct {{nmae}} {}\n",
    ])
    var run = try await Tool.run("generate", "App", "--templates", "Templates", in: folder)
    try expectSnapshot(run.description, "template-unknown-key")
    try folder.write("struct {{name}} {}\n", to: "Templates/modle.mustache")
    try folder.write("struct {{name}} {}\n", to: "Templates/model.mustache")
    run = try await Tool.run("generate", "App", "--templates", "Templates", in: folder)
    try expectSnapshot(run.description, "template-unknown")
    try folder.remove("Templates/modle.mustache")
    run = try await Tool.run("generate", "App", "--templates", "Templates", in: folder)
    #expect(try folder.text("App/Generated/Row.vmodel.swift").contains("struct Row {}"), "\(run)")
  }

  @Test func contextPrintsTheDataOfTemplates() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run("context", "App/Row.vmodel", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\n  \"Row.vmodel\": {\n"))
  }
}
