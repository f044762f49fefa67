import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerContactCardTests {
  @Test func isClean() throws {
    #expect(rendered(Samples.contactCard) == "")
    let set = try #require(checked(Samples.contactCard).schemas)
    #expect(set.schemas.count == 1)
    let person = try #require(set.types["Person"])
    guard case .model(let model) = person else {
      Issue.record("Person is no model")
      return
    }
    #expect(model.fields.map(\.type) == [.optional(.string), .string, .string, .date])
    #expect(model.conformances == [.equatable, .hashable, .codable, .sendable])
  }

  @Test func graphNamesThePathsRead() throws {
    let set = try #require(checked(Samples.contactCard).schemas)
    guard case .viewModel(let model)? = set.schemas[0].declarations.last else {
      Issue.record("there is no view model")
      return
    }
    #expect(model.derived.map(\.type) == [.string, .string])
    #expect(
      model.graph.leaves.map(\.shown) == [
        "person.birthdate: Date", "person.firstName: String", "person.lastName: String",
        "person.salutation: String?", "locale: Locale", "calendar: Calendar", "timeZone: TimeZone",
      ])
    #expect(model.graph.nodes.map(\.name) == ["nameText", "birthdateText"])
    #expect(model.graph.nodes.map(\.allLeaves) == [[1, 2, 3], [0, 4, 5, 6]])
    #expect(model.examples.map(\.title).count == 2)
  }
}

extension DependencyGraph.Leaf {
  /// `person.address?.city: String?`
  var shown: String {
    let steps = path.map { ($0.isChained ? "?." : ".") + $0.field }.joined()
    return switch root {
    case .input(let name): "\(name)\(steps): \(type)"
    case .context(let part): "\(part.rawValue): \(type)"
    case .state(let name): "state \(name)\(steps): \(type)"
    case .edit(let name): "edit \(name)\(steps): \(type)"
    case .draft(let name): "draft \(name)\(steps): \(type)"
    case .command(let name): "command \(name)\(steps): \(type)"
    case .service(let name): "service \(name)\(steps): \(type)"
    }
  }
}
