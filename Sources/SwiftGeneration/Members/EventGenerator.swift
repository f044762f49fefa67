import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of events.
struct EventGenerator: MemberGenerator {
  let events: [Event]

  var key: String? { "events" }

  /// Returns the data of the cases of `EmittedEvent`.
  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    events.map { event in
      [
        "name": .string(swiftIdentifier(event.name)),
        "documentation": documentation(event.documentation),
        "hasValues": .bool(!event.parameters.isEmpty),
        "values": .list(
          event.parameters.map { parameter in
            [
              "label": parameter.label.map { .string(swiftIdentifier($0, .parameter)) } ?? .null,
              "type": .string(scope.context.shownType(parameter.type)),
            ]
          }),
      ]
    }
  }
}
