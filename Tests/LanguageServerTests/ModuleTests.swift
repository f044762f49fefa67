import EditorSession
import Foundation
import Testing

/// Which schemas are in one module.
@Suite struct ModuleTests {
  private static let view = "viewmodel V {\n    input person: Person\n    display a = person.name\n}\n"
  private static let person = "model Person { let name: String }\n"

  /// Returns what is reported in `Views/View.vmodel`, which uses a model of another file.
  private static func diagnostics(
    _ files: [String: String], opened: String?, edit: (inout Session) -> Void = { _ in }
  ) throws -> [String]? {
    let folder = try TemporaryModule(files.merging(["Views/View.vmodel": view]) { $1 }, isConfigured: false)
    var session = try Session(folder: folder.path, opened: opened.map { ["\(folder.path)\($0)"] } ?? [])
    session.open(view, as: "Views/View.vmodel")
    edit(&session)
    session.settle()
    return session.diagnostics(of: "Views/View.vmodel")
  }

  @Test(
    "Without a configuration, the schemas of the opened folder, or otherwise of the schema's folder, are a module",
    arguments: [
      ("Models/Person.vmodel", ""), ("Models/Person.vmodel", "/"), ("Views/Person.vmodel", nil),
      ("Views/Rows/Person.vmodel", nil), ("Views/Person.vmodel", "/Models"),
    ])
  func folders(model: String, opened: String?) throws {
    #expect(try Self.diagnostics([model: Self.person], opened: opened) == [])
  }

  @Test(
    "A schema outside of the opened folder, or of a package in it, is not in the module",
    arguments: [
      ("Models/Person.vmodel", nil, nil), ("Models/Person.vmodel", "/Views", nil),
      ("Models/Person.vmodel", "", "Models/Package.swift"), ("Models/Person.vmodel", "", "Views/Package.swift"),
    ])
  func otherModules(model: String, opened: String?, package: String?) throws {
    var files = [model: Self.person]
    if let package { files[package] = "" }
    #expect(try Self.diagnostics(files, opened: opened)?.isEmpty == false)
  }

  @Test("A folder with too many files is not searched for schemas")
  func hugeFolders() throws {
    var files = ["Models/Person.vmodel": Self.person]
    for number in 0..<20_001 { files["Data/\(number)"] = "" }
    #expect(try Self.diagnostics(files, opened: "")?.isEmpty == false)
  }

  @Test("The client can open and close folders")
  func changedFolders() throws {
    let files = ["Models/Person.vmodel": Self.person]
    func change(_ session: inout Session, _ added: [String], _ removed: [String]) {
      let folder = ["uri": "file://\(session.folder)", "name": ""]
      let event = ["added": added.map { _ in folder }, "removed": removed.map { _ in folder }]
      session.notify("workspace/didChangeWorkspaceFolders", ["event": event])
    }
    #expect(try Self.diagnostics(files, opened: nil) { change(&$0, [""], []) } == [])
    #expect(try Self.diagnostics(files, opened: "") { change(&$0, [], [""]) }?.isEmpty == false)
  }
}
