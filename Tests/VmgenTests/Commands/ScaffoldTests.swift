import Snapshots
import Testing

@Suite struct ScaffoldTests {
  private static let schema = """
    /// A person.
    model Person {
      let name: String
      let born: Date
    }

    viewmodel PersonViewModel {
      input person: Person
      /// The initials.
      custom initials(of name: String) -> String
      custom zodiac(_ date: Date, isShort: Bool) -> String?
      display badge = initials(of: person.name)
      display sign = zodiac(person.born, isShort: true) ?? ""
    }

    """

  @Test func aScaffoldContainsTheCustomsToImplement() async throws {
    let folder = try TemporaryFolder(["App/People/Person.vmodel": Self.schema, "App/Row.vmodel": Schemas.model("Row")])
    let run = try await Tool.run("scaffold", "App", "--access", "public", in: folder)
    #expect(run.description.hasSuffix("wrote App/People/PersonViewModel+Customs.swift\n[exit code 0]\n"), "\(run)")
    try expectSnapshot(folder.text("App/People/PersonViewModel+Customs.swift"), "scaffold")
  }

  @Test func theModuleOfTheModelsIsImported() async throws {
    let schema = """
      model Person {
        let name: String
      }

      viewmodel PersonViewModel {
        input person: Person
        custom initials(of person: Person) -> String
        display badge = initials(of: person)
      }

      """
    let folder = try TemporaryFolder([
      "App/Person.vmodel": schema,
      "App/vmgen.json": #"{ "emit": ["viewmodel", "binding"], "modelsIn": "Models" }"#,
    ])
    #expect(try await Tool.run("scaffold", "App", in: folder).status == 0)
    #expect(try folder.text("App/PersonViewModel+Customs.swift").hasPrefix("import Models\n"))
  }

  @Test func existingFilesAreKept() async throws {
    let folder = try TemporaryFolder([
      "App/Person.vmodel": Self.schema, "Mine/PersonViewModel+Customs.swift": "// Mine\n",
    ])
    let run = try await Tool.run("scaffold", "App", "--output", "Mine", in: folder)
    #expect(run.output == "kept Mine/PersonViewModel+Customs.swift\n")
    #expect(try folder.text("Mine/PersonViewModel+Customs.swift") == "// Mine\n")
  }

  @Test func anErrorWritesNoFiles() async throws {
    let folder = try TemporaryFolder(["App/Person.vmodel": Self.schema, "App/Z.vmodel": Schemas.broken])
    #expect(try await Tool.run("scaffold", "App", in: folder).status == 1)
    #expect(try folder.files() == ["App/Person.vmodel", "App/Z.vmodel"])
  }
}
