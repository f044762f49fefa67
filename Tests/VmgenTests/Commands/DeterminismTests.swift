import Foundation
import Testing

/// Tests that the same input produces the same bytes in any folder, at any time and in any order.
@Suite struct DeterminismTests {
  private static let card = """
    enum Mood: String {
      case good = "g" "Good"
      case bad = "b" "Bad"
    }

    /// A contact.
    model Contact {
      let name: String
      let tags: [String: Int]
      let mood: Mood
      let born: Date
    }

    viewmodel ContactViewModel {
      input contact: Contact
      display name = contact.name.uppercased()
      display mood = contact.mood.label
      display born = contact.born.formatted("EEEE d MMMM yyyy")
      example "Ada" {
        given contact = Contact(name: "Ada", tags: ["b": 1, "a": 2], mood: .good, born: date("1970-01-01"))
        expect name == "ADA"
      }
    }

    """

  private func files(_ prefix: String = "") -> [String: String] {
    [
      "\(prefix)App/B/Card.vmodel": Self.card, "\(prefix)App/A.vmodel": Schemas.model("A"),
      "\(prefix)App/Zebra.vmodel": Schemas.model("Zebra"),
    ]
  }

  /// Returns the contents of the output folders, by file name.
  private func output(_ folder: TemporaryFolder, _ prefix: String = "") throws -> [String: String] {
    var output: [String: String] = [:]
    for path in try folder.files() where path.hasSuffix(".swift") {
      output[String(path.dropFirst(prefix.count))] = try folder.text(path)
    }
    return output
  }

  private let words = ["--output", "Out", "--tests-output", "Tests", "--testable", "App"]

  @Test func outputDoesNotDependOnTheLocaleTheTimeZoneOrTheHashSeed() async throws {
    let environments = [
      [:], ["LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"], ["LANG": "ar_EG.UTF-8", "TZ": "America/Los_Angeles"],
      ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ]
    var outputs: Set<[String: String]> = []
    for environment in environments {
      let folder = try TemporaryFolder(files())
      let run = try await Tool.run(["generate", "App"] + words, in: folder, environment: environment)
      #expect(run.status == 0, "\(run)")
      outputs.insert(try output(folder))
    }
    #expect(outputs.count == 1)
    #expect(outputs.first?.count == 6)
  }

  @Test func outputDoesNotDependOnTheOrderOfTheArguments() async throws {
    let schemas = files().keys.sorted()
    var outputs: Set<[String: String]> = []
    for order in [schemas, schemas.reversed(), [schemas[1], schemas[2], schemas[0]]] {
      let folder = try TemporaryFolder(files())
      _ = try await Tool.run(["generate", "--root", "App"] + order + words, in: folder)
      outputs.insert(try output(folder))
    }
    #expect(outputs.count == 1)
  }

  @Test func outputDoesNotDependOnTheFolderOrItsSpelling() async throws {
    let folder = try TemporaryFolder(files())
    _ = try await Tool.run(["generate", "App"] + words, in: folder)
    let deep = try TemporaryFolder(files("a/b/c/"))
    let absolute = [
      "generate", deep.path("a/b/c/App/"), "--output", deep.path("a/b/c/Out"), "--tests-output",
      deep.path("a/b/c/Tests"), "--testable", "App",
    ]
    _ = try await Tool.run(absolute, in: deep)
    #expect(try output(folder) == output(deep, "a/b/c/"))
  }

  @Test func manySchemasAreGeneratedAsEachOfThemAlone() async throws {
    let names = (1...80).map { "Model\($0)" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).vmodel", Schemas.model($0)) }))
    #expect(try await Tool.run("generate", "App", "--output", "All", in: folder).status == 0)
    for name in [names[0], names[1], names[40], names[79]] {
      _ = try await Tool.run("generate", "--root", "App", "App/\(name).vmodel", "--output", "One/\(name)", in: folder)
      #expect(
        try folder.text("All/\(name).vmodel.swift") == folder.text("One/\(name)/\(name).vmodel.swift"))
    }
  }

  @Test func diagnosticsAreSortedByFile() async throws {
    let folder = try TemporaryFolder(["App/B.vmodel": Schemas.broken, "App/A.vmodel": Schemas.broken])
    let run = try await Tool.run(
      "generate", "App/B.vmodel", "App/A.vmodel", "--root", "App", "--diagnostics", "xcode", in: folder)
    let errors = run.error.split(separator: "\n").filter { $0.contains(": error:") }
    let files = errors.compactMap { $0.split(separator: ":").first?.split(separator: "/").last }
    #expect(Set(files).count == 2)
    #expect(files == files.sorted())
  }
}
