import Foundation
import Snapshots
import Testing

@Suite struct RenderTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "page.mustache": "Hello {{name}}\n{{#rows}}\n  {{>row}}\n{{/rows}}\n", "partials/row.mustache": "- {{title}}\n",
      "data.json": #"{"name": "Ada & Co", "rows": [{"title": "one"}, {"title": "two"}]}"#,
    ])
  }

  @Test func aTemplateIsRenderedWithItsPartials() async throws {
    let run = try await Tool.run(
      "render", "page.mustache", "--data", "data.json", "--partials", "partials", in: folder())
    #expect(run.output == "Hello Ada & Co\n  - one\n  - two\n")
    #expect(run.status == 0)
  }

  @Test func theSpecificationProfileEscapesHTML() async throws {
    let run = try await Tool.run(
      "render", "page.mustache", "--data", "data.json", "--profile", "spec", in: folder())
    #expect(run.output == "Hello Ada &amp; Co\n")
  }

  @Test func aDashReadsStandardInput() async throws {
    let run = try await Tool.run(
      "render", "-", "--data", "data.json", in: folder(), input: Data("<{{name}}>".utf8))
    #expect(run.output == "<Ada & Co>")
    let data = try await Tool.run(
      "render", "page.mustache", "--data=-", in: folder(), input: Data(#"{"name": "Bob", "rows": []}"#.utf8))
    #expect(data.output == "Hello Bob\n")
  }

  @Test(arguments: [
    ("unknown-key", "Hello {{nmae}}\n"), ("unclosed", "{{#rows}}\n  {{title}}\n"), ("unknown-partial", "{{>rwo}}\n"),
    ("leading-out", "{{>../data}}\n"), ("endless", "{{>endless}}\n"),
  ])
  func anInvalidTemplateIsReportedAtItsPosition(name: String, template: String) async throws {
    let folder = try folder()
    try folder.write(template, to: "bad.mustache")
    try folder.write("{{>endless}}\n", to: "partials/endless.mustache")
    let run = try await Tool.run(
      "render", "bad.mustache", "--data", "data.json", "--partials", "partials", in: folder)
    try expectSnapshot(run.description, "render-\(name)")
    #expect(run.status == 1)
  }

  @Test func anErrorInAPartialIncludesThePositionOfItsTag() async throws {
    let folder = try folder()
    try folder.write("- {{titel}}\n", to: "partials/row.mustache")
    let run = try await Tool.run(
      "render", "page.mustache", "--data", "data.json", "--partials", "partials", in: folder)
    try expectSnapshot(run.description, "render-partial")
  }

  @Test func aPartialCannotBeALinkOutsideTheFolder() async throws {
    let folder = try folder()
    try folder.link("partials/secret.mustache", to: "../data.json")
    try folder.write("{{>secret}}", to: "bad.mustache")
    let run = try await Tool.run("render", "bad.mustache", "--partials", "partials", in: folder)
    #expect(run.status == 1)
    #expect(!run.output.contains("Ada"))
  }

  @Test(arguments: ["{\"name\": }", "{'name': 1}", "[1,]", "", "{\"a\":1} x"])
  func invalidDataIsReportedAtItsPosition(json: String) async throws {
    let folder = try folder()
    try folder.write(json, to: "bad.json")
    let run = try await Tool.run("render", "page.mustache", "--data", "bad.json", "--diagnostics", "xcode", in: folder)
    #expect(run.error.contains("bad.json:1:"))
    #expect(run.error.contains("VM0821"))
    #expect(run.status == 1)
  }

  @Test func aFailedWriteToStandardOutputIsAnError() async throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try folder()
    let command = "exec \(Tool.executable.path) render page.mustache --data data.json --partials partials >/dev/full"
    let run = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    #expect(run.status == 1)
    #expect(run.error.contains("no space left on device"))
  }
}
