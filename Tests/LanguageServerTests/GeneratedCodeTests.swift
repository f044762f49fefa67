import EditorSession
import Testing

@testable import VmgenLanguageServer

/// The way from a schema to generated Swift, and back.
@Suite struct GeneratedCodeTests {
  @Test("The implementation of another name is its declaration in generated Swift, and the schema is found from there")
  func generatedCode() throws {
    let generated = """
      struct Person {
        var name: String
      }

      public final class V: ViewModel {
        var title: String { title(of: person) }
        func save(title: String) {}
      }

      extension Other {
        var title: String { "" }
      }
      """
    let folder = try TemporaryModule(["A.vmodel.swift": generated])
    let schema =
      "model Person {\n    let name: String\n}\nviewmodel V {\n    input person: Person\n    display title = "
    var session = try Session(folder: folder.path)
    session.open(schema.replacing("title", with: "ti│tle") + "person.name\n    command save(title: String) {}\n}\n")
    let found = try session.ask("implementation").list
    #expect(found.map { $0["range"]?["start"]?["line"]?.number } == [5])
    let file = found.first?["uri"]?.text ?? ""
    #expect(file.hasSuffix("/A.vmodel.swift"))
    func line(from line: Int, _ character: Int) throws -> Int? {
      let arguments = [file, "\(line)", "\(character)"]
      let place = try session.request(
        "workspace/executeCommand", ["command": "vmgen.findSchema", "arguments": arguments])
      return place["range"]?["start"]?["line"]?.number
    }
    #expect(try line(from: 1, 7) == 1)
    #expect(try line(from: 5, 7) == 5)
    #expect(try line(from: 6, 8) == 6)
    #expect(try line(from: 4, 20) == 3)
    #expect(try line(from: 10, 7) == nil)
  }

  @Test("The output folder of the configuration is searched, too")
  func configuredOutput() throws {
    let folder = try TemporaryModule([
      "Schemas/vmgen.json": #"{ "output": "../Code" }"#,
      "Code/A.vmodel.swift": "struct Person {\n  var name: String\n}\n",
    ])
    var session = try Session(folder: folder.path + "/Schemas")
    session.open("model Per│son {\n    let name: String\n}\n")
    #expect(try session.ask("implementation").list.first?["uri"]?.text.hasSuffix("/Code/A.vmodel.swift") == true)
  }

  private static let generated = """
    nonisolated struct Item {
      let price: Int
    }

    nonisolated extension Item {
      var total: Int { twice(price) }
      func cost(of n: Int) -> Int { n }
    }

    nonisolated func twice(_ n: Int) -> Int { n }

    nonisolated enum SchemaConstants {
      static let limit: Int = 3
    }

    nonisolated extension Item {
      static let tea = Item(price: 2)
    }

    final class V: ViewModel {
      var summary: Int { viewModelState.summary() }
      private struct CurrentValues {
        mutating func renewSummary() -> Int { twice(limit) }
      }
    }
    """

  private static let schema = """
    model Item {
        let price: Int
        var total: Int { twice(price) }
        func cost(of n: Int) -> Int = price * n
    }
    func twice(_ n: Int) -> Int = n * 2
    let limit = 3
    sample tea: Item = Item(price: 2)
    viewmodel V {
        input item: Item
        display summary = item.total + twice(limit)
    }

    """

  @Test(
    "The generated declaration of a method, a computed property, a function, a constant or a sample is found",
    arguments: [
      ("var to", 5), ("func co", 6), ("func tw", 9), ("let li", 12), ("sample te", 16), ("display su", 20),
    ])
  func declarations(place: String, line: Int) throws {
    let folder = try TemporaryModule(["A.vmodel.swift": Self.generated])
    var session = try Session(folder: folder.path)
    session.open(Self.schema.replacing(place, with: place + "│"))
    let found = try session.ask("implementation").list
    #expect(found.map { $0["range"]?["start"]?["line"]?.number } == [line])
    #expect(found.first?["uri"]?.text.hasSuffix("/A.vmodel.swift") == true)
  }

  @Test(
    "The schema of a declaration beside a member is found",
    arguments: [(5, 6, 2), (6, 7, 3), (9, 18, 5), (12, 14, 6), (16, 14, 7), (22, 20, 10)])
  func schemas(line: Int, character: Int, found: Int) throws {
    let folder = try TemporaryModule(["A.vmodel.swift": Self.generated])
    var session = try Session(folder: folder.path)
    session.open(Self.schema)
    let file = "file://\(folder.path)/A.vmodel.swift"
    let place = try session.request(
      "workspace/executeCommand",
      ["command": "vmgen.findSchema", "arguments": [file, "\(line)", "\(character)"]])
    #expect(place["range"]?["start"]?["line"]?.number == found)
  }
}
