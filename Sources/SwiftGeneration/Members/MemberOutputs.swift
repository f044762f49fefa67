import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A value that a view model stores beside its inputs.
struct StoredValue {
  var name: String
  /// nil where the initial value determines it.
  var type: String?
  /// nil for an optional that is nil.
  var value: SwiftExpression?

  var data: MustacheValue {
    [
      "name": .string(swiftIdentifier(name)), "type": type.map { .string($0) } ?? .null, "value": .optional(value),
    ]
  }
}

/// A value that a view model computes and caches.
struct DerivedValue {
  var name: String
  var type: String
  /// Statements that bind `fresh` to the value.
  var fresh: [SwiftStatement]
  var documentation: Documentation = []

  var data: MustacheValue {
    [
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type),
      "fresh": .statements(fresh),
      "documentation": VmgenSwiftGeneration.documentation(documentation),
    ]
  }
}

/// Whether a property that a change can write differs.
struct PropertyDifference {
  var name: String
  var differs: SwiftExpression
}

/// A parameter of `bind`.
struct BoundPart {
  var name: String
  var type: String
  /// Whether a caller may omit it, as a display can show the same.
  var isOptional = false
  /// The type that connects a control to the property; nil for a function that receives each value.
  var port: String?
  /// Whether the port calls the property.
  var isCalled = false

  /// A function that receives each value of a property.
  init(shown name: String, _ type: String, isOptional: Bool = false) {
    self.name = name
    self.type = "@escaping (\(type)) -> Void"
    self.isOptional = isOptional
  }

  init(_ name: String, _ type: String, port: String, isCalled: Bool = false) {
    self.name = name
    self.type = type
    self.port = port
    self.isCalled = isCalled
  }

  var data: MustacheValue {
    [
      "name": .string(swiftIdentifier(name)), "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type), "isOptional": .bool(isOptional),
      "port": port.map { .string($0) } ?? .null, "isCalled": .bool(isCalled),
    ]
  }
}
