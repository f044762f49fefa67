import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerContactCardTests {
  @Test func theSchemaHasNoErrors() throws {
    #expect(rendered(Samples.contactCard) == "")
    let set = try #require(checked(Samples.contactCard).schemas)
    #expect(set.schemas.count == 1)
    let person = try #require(set.types["Person"])
    guard case .model(let model) = person else {
      Issue.record("Person is not a model")
      return
    }
    #expect(model.fields.map(\.type) == [.optional(.string), .string, .string, .date])
    #expect(model.conformances == [.equatable, .hashable, .codable, .sendable])
  }

  @Test func theGraphContainsThePathsThatAreRead() throws {
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

extension StoragePath {
  /// `person.address?.city: String?`
  var shown: String {
    let steps = links.map { $0.separator + $0.field }.joined()
    return switch root {
    case .input, .context: "\(root.name)\(steps): \(type)"
    case .state: "state \(root.name)\(steps): \(type)"
    case .edit: "edit \(root.name)\(steps): \(type)"
    case .draft: "draft \(root.name)\(steps): \(type)"
    case .command: "command \(root.name)\(steps): \(type)"
    case .child: "child \(root.name)\(steps): \(type)"
    case .elements: "elements of \(root.name)\(steps): \(type)"
    case .load: "load of \(root.name)\(steps): \(type)"
    case .focus: "focus \(root.name)\(steps): \(type)"
    case .service: "service \(root.name)\(steps): \(type)"
    case .variable: "variable \(root.name)\(steps): \(type)"
    }
  }
}
