import EditorSession
import Foundation
import Testing

@testable import VmgenLanguageServer

/// What the server reports without being asked.
@Suite struct DiagnosticsTests {
  private static let schema = """
    model Person { let name: String }
    viewmodel PersonViewModel {
        input person: Person
        display title = person.name
        example "shows the name" {
            given person = Person(name: "Ada")
            expect title == "Ada"
        }
    }

    """

  @Test("Mistakes are reported with their help, and their diagnostics disappear with them")
  func mistakesAndFixes() throws {
    var session = try Session()
    session.open(Self.schema.replacing("person.name", with: "person.nam"))
    session.settle()
    #expect(session.diagnostics() == ["3: `Person` has no member `nam`"])
    session.change(Self.schema)
    session.settle()
    #expect(session.diagnostics() == [])
    #expect(session.messages.last { $0.method != nil }?.content["params"]?["version"]?.number == 2)
  }

  @Test(
    "The rules of lint are applied after the examples have run, except those that `@allow` silences",
    arguments: [
      ("let titles = [person].map { title in title.name }", ["4: `title` hides a member of the view model"]),
      ("@allow(VM0901)\n    let titles = [person].map { title in title.name }", []),
      ("let titles = [person].map { $0.nam }", ["4: `Person` has no member `nam`"]),
    ])
  func lint(member: String, diagnostics: [String]) throws {
    var session = try Session()
    let display = "display text = titles.joined()"
    session.open(Self.schema.replacing("    example", with: "    \(member)\n    \(display)\n    example"))
    session.settle()
    #expect(session.diagnostics() == diagnostics)
  }

  @Test func aClientThatOpensLinksReceivesThePageThatExplainsACode() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let capabilities = ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]]
    var session = try Session(capabilities: capabilities, explanations: folder)
    session.open(Self.schema.replacing("person.name", with: "person.nam"))
    session.settle()
    let last = session.messages.last { $0.method == "textDocument/publishDiagnostics" }
    let address = last?.content["params"]?["diagnostics"]?.list.first?["codeDescription"]?["href"]?.text
    let path = DocumentURI(try #require(address)).path
    #expect(path.hasPrefix(folder) && path.hasSuffix(".md"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("has no member"))
  }

  @Test func aPageThatCannotBeWrittenIsNoLink() throws {
    let capabilities = ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]]
    var session = try Session(capabilities: capabilities, explanations: "/dev/null/pages")
    session.open(Self.schema.replacing("person.name", with: "person.nam"))
    session.settle()
    #expect(session.diagnostics() == ["3: `Person` has no member `nam`"])
    let last = session.messages.last { $0.method == "textDocument/publishDiagnostics" }
    #expect(last?.content["params"]?["diagnostics"]?.list.first?["codeDescription"] == nil)
  }

  @Test("An expectation that does not hold is an error at its line, with the values of its parts")
  func failures() throws {
    var session = try Session()
    session.open(Self.schema.replacing("title == \"Ada\"", with: "title == \"Bob\""))
    session.settle()
    #expect(session.diagnostics() == ["6: the example \"shows the name\" fails: \"Ada\" is not equal to \"Bob\""])
    let last = session.messages.last { $0.method == "textDocument/publishDiagnostics" }
    let related = last?.content["params"]?["diagnostics"]?.list.first?["relatedInformation"]
    #expect(related?.all("message") == ["\"Ada\""])
  }

  @Test("A failure of an older text is not reported for a newer one")
  func failuresAreNeverStale() throws {
    var session = try Session()
    session.open(Self.schema.replacing("title == \"Ada\"", with: "title == \"Bob\""))
    session.settle()
    session.change("\n\n" + Self.schema)
    session.server.work()
    session.settle()
    let published = session.messages.filter { $0.method == "textDocument/publishDiagnostics" }
    for message in published where message.content["params"]?["version"]?.number == 2 {
      #expect(message.content["params"]?["diagnostics"]?.list.isEmpty == true)
    }
  }

  @Test("Mistakes that a change causes in other files of the module are reported there")
  func otherFiles() throws {
    let folder = try TemporaryModule(["Person.vmodel": "model Person { let name: String }\n"])
    var session = try Session(folder: folder.path)
    let other = Self.schema.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    session.open(other, as: "View.vmodel")
    session.settle()
    #expect(session.diagnostics(of: "View.vmodel") == [])
    session.open("model Person { let names: String }\n", as: "Person.vmodel")
    session.settle()
    #expect(
      session.diagnostics(of: "View.vmodel") == [
        "2: `Person` has no member `name`",
        "4: found `name:`, expected `names:` in the call of `Person`",
      ])
    // The file counts again when the document is closed.
    session.close("Person.vmodel")
    session.settle()
    #expect(session.diagnostics(of: "View.vmodel") == [])
  }

  @Test("Files that are added and removed outside of the editor count after a notification")
  func watchedFiles() throws {
    let folder = try TemporaryModule([:])
    var session = try Session(folder: folder.path)
    session.open("viewmodel V {\n    input person: Person\n    display a = person.name\n}\n", as: "View.vmodel")
    session.settle()
    #expect(session.diagnostics(of: "View.vmodel")?.isEmpty == false)
    try folder.write("model Person { let name: String }\n", to: "Person.vmodel")
    session.notify("workspace/didChangeWatchedFiles", ["changes": []])
    session.settle()
    #expect(session.diagnostics(of: "View.vmodel") == [])
    try folder.remove("Person.vmodel")
    session.notify("workspace/didChangeWatchedFiles", ["changes": []])
    session.settle()
    #expect(session.diagnostics(of: "View.vmodel")?.isEmpty == false)
  }

  @Test("A wrong configuration is reported in its file")
  func configurations() throws {
    let folder = try TemporaryModule(["vmgen.json": "{\"acces\": \"public\"}", "A.vmodel": Self.schema])
    var session = try Session(folder: folder.path)
    session.open(Self.schema)
    session.settle()
    #expect(session.diagnostics(of: "vmgen.json")?.count == 1)
  }
}

/// A folder with schemas, which is a module.
final class TemporaryModule {
  let path: String

  /// - Parameter isConfigured: Whether a configuration makes the folder a module.
  init(_ files: [String: String], isConfigured: Bool = true) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = folder.appendingPathComponent("vmgen-lsp-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if isConfigured, files["vmgen.json"] == nil { try write("{}", to: "vmgen.json") }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
}
