import Foundation
import Testing

/// Runs that remember what the run before them made.
@Suite struct OutputMemoryTests {
  private static let names = (0..<70).map { "Row\($0)" }

  /// Schemas that are generated already, and what is remembered of that.
  private final class Project: Sendable {
    let folder: TemporaryFolder
    let cache: TemporaryFolder

    init() async throws {
      folder = try TemporaryFolder(
        Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).vmodel", Schemas.model($0)) }))
      cache = try TemporaryFolder()
      #expect(try await generate().status == 0)
      #expect(try cache.files().count == 1)
    }

    func generate(_ more: String..., cache: String? = nil) async throws -> ToolRun {
      try await Tool.run(
        ["generate", "App"] + more, in: folder, environment: ["XDG_CACHE_HOME": cache ?? self.cache.path("")])
    }

    /// Whether the folder holds what is made without a memory, and nothing else.
    func isCurrent() async throws -> Bool { try await Tool.run("check", "App", in: folder).status == 0 }
  }

  private static let output = "App/Generated/Row7.vmodel.swift"

  @Test func aRunWithNothingToDoTouchesNothing() async throws {
    let project = try await Project()
    let states = try (project.folder.state(), project.cache.state())
    #expect(try await project.generate().status == 0)
    #expect(try project.folder.state() == states.0)
    #expect(try project.cache.state() == states.1)
  }

  @Test func anEditedOutputIsPutRight() async throws {
    let project = try await Project()
    let text = try project.folder.text(Self.output)
    try project.folder.write(text.replacing("name", with: "game"), to: Self.output)
    #expect(try await project.generate().status == 0)
    #expect(try project.folder.text(Self.output) == text)
  }

  @Test func outputsAreMadeAgainAndRemovedAsWithoutAMemory() async throws {
    let project = try await Project()
    try project.folder.remove(Self.output)
    #expect(try await project.generate().status == 0)
    #expect(try await project.isCurrent())
    let stray = "App/Generated/Gone.vmodel.swift"
    try project.folder.write(
      try project.folder.text(Self.output).replacing("Row7.vmodel", with: "Gone.vmodel"), to: stray)
    #expect(try await project.generate().status == 0)
    #expect(!project.folder.exists(stray))
    try project.folder.write("half", to: "App/Generated/.vmgen-123-0.tmp")
    #expect(try await project.generate().status == 0)
    #expect(!project.folder.exists("App/Generated/.vmgen-123-0.tmp"))
  }

  @Test func everythingReadCounts() async throws {
    let project = try await Project()
    try project.folder.write(Schemas.model("Row7", field: "title"), to: "App/Row7.vmodel")
    #expect(try await project.generate().status == 0)
    #expect(try project.folder.text(Self.output).contains("title"))
    try project.folder.write(#"{"access": "public"}"#, to: "App/vmgen.json")
    #expect(try await project.generate().status == 0)
    #expect(try project.folder.text(Self.output).contains("public"))
    try project.folder.write("{{{broken", to: "templates/file.mustache")
    try project.folder.write(#"{"templates": "../templates"}"#, to: "App/vmgen.json")
    #expect(try await project.generate().status == 1)
    try project.folder.remove("App/vmgen.json")
    #expect(try await project.generate().status == 0)
    #expect(try await project.isCurrent())
    try project.folder.write(Schemas.broken, to: "App/Row7.vmodel")
    #expect(try await project.generate().status == 1)
  }

  @Test func aTemplateThatChangesIsNoticed() async throws {
    let project = try await Project()
    for text in ["one", "two"] {
      try project.folder.write("{{header}}\n// \(text)\n", to: "templates/file.mustache")
      #expect(try await project.generate("--templates", "templates").status == 0)
      #expect(try project.folder.text(Self.output).contains("// \(text)\n"))
    }
  }

  @Test(arguments: ["", "nonsense", String(repeating: "0", count: 100_000)])
  func aBadRecordCostsTimeOnly(record: String) async throws {
    let project = try await Project()
    for path in try project.cache.files() { try project.cache.write(record, to: path) }
    try project.folder.remove(Self.output)
    #expect(try await project.generate().status == 0)
    #expect(try await project.isCurrent())
  }

  @Test(arguments: ["/dev/null", "/proc/nowhere", "relative"])
  func withoutACacheItWorks(cache: String) async throws {
    let project = try await Project()
    try project.folder.remove(Self.output)
    for _ in 0..<2 { #expect(try await project.generate(cache: cache).status == 0) }
    #expect(try await project.isCurrent())
    #expect(!project.folder.exists("relative"))
  }

  @Test func aWarningIsGivenEveryTime() async throws {
    let project = try await Project()
    let schema = "viewmodel OddViewModel {\n  input name: String\n  input other: Int\n  display text = name\n}\n"
    try project.folder.write(schema, to: "App/Odd.vmodel")
    for _ in 0..<2 { #expect(try await project.generate().error.contains("warning")) }
  }

  @Test func buildsAndFewFilesAreNotRemembered() async throws {
    let project = try await Project()
    let few = try TemporaryFolder()
    #expect(try await project.generate("--build", "--output", "Built", cache: few.path("")).status == 0)
    try project.folder.write(Schemas.model("One"), to: "Small/One.vmodel")
    let run = try await Tool.run(
      "generate", "Small", in: project.folder, environment: ["XDG_CACHE_HOME": few.path("")])
    #expect(run.status == 0)
    #expect(try few.files().isEmpty)
  }
}
