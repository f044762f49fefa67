import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A value that a view model stores in addition to its inputs.
struct StoredValue {
  var name: String
  /// The type; nil if Swift infers it from the initial value.
  var type: String?
  /// The initial value; nil for an optional that starts as nil.
  var value: SwiftExpression?
  /// An initial value that the initializer of the view model evaluates instead of `value`, because it creates
  /// identifiers or reads inputs, the context, queries or other members.
  var valueInContext: SwiftExpression?

  /// Returns the creation of the stored values, if the initializer of the view model evaluates a part of them; nil otherwise.
  static func creation(of values: [StoredValue]) -> SwiftExpression? {
    let arguments = values.compactMap { value in
      value.valueInContext.map { SwiftArgument(swiftIdentifier(value.name, .member), $0) }
    }
    return arguments.isEmpty ? nil : .text("StoredValues").call(arguments)
  }

  var data: MustacheValue {
    [
      "name": .string(swiftIdentifier(name)), "type": type.map { .string($0) } ?? .null, "value": .optional(value),
    ]
  }
}

/// A value that a view model computes and caches.
struct DerivedValue {
  var name: String
  /// The node of the dependency graph whose value it is; nil for the content of a list.
  var node: DependencyGraph.NodeID?
  var type: String
  /// Statements that bind `fresh` to the value.
  var fresh: [SwiftStatement]
  var documentation: Documentation

  init(
    _ node: DependencyGraph.NodeID, type: String, fresh: [SwiftStatement], documentation: Documentation = []
  ) {
    self.node = node
    name = node.name
    self.type = type
    self.fresh = fresh
    self.documentation = documentation
  }

  init(content list: MemberID, type: String, fresh: [SwiftStatement]) {
    name = GeneratedName.content(of: list.name)
    self.type = type
    self.fresh = fresh
    documentation = []
  }

  /// Statements that compute, store and return the value: `derived.nameText.keep(…)`.
  ///
  /// - Parameter isBody: Whether they are the whole body of a method.
  private func computation(isBody: Bool) -> [SwiftStatement] {
    let stored = SwiftExpression.text("derived").member(swiftIdentifier(name, .member)).member("keep")
    if fresh.count == 1, case .bind(_, _, let value) = fresh[0] {
      let call = stored.call(value)
      // The body has its own line, unless it fits on the line of the method.
      if isBody, 6 + call.width <= SwiftLayout().columns { return [.value(call)] }
      // `      return `
      if 13 + call.width <= SwiftLayout().columns { return [.result(call)] }
    }
    return fresh + [.result(stored.call(.text("fresh")))]
  }

  /// Returns the data of a template.
  ///
  /// - Parameter isRenewed: Whether a method of its own computes the value.
  func data(_ members: ViewModelMembers, isRenewed: Bool = true) -> MustacheValue {
    let readsChildren = node.map { members.readsChildren($0) } ?? false
    return [
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "accessor": .string(swiftIdentifier(members.accessor(of: name))),
      "renewal": .string(members.renewals[name] ?? ""),
      "type": .string(type),
      "readsChildren": .bool(readsChildren),
      "computation": .statements(computation(isBody: isRenewed && !readsChildren)),
      "documentation": VmgenSwiftGeneration.documentation(documentation),
    ]
  }
}

/// A value that a view model computes at each read.
struct ComputedValue {
  var name: String
  var type: String
  var body: [SwiftStatement]
  var documentation: Documentation

  var data: MustacheValue {
    [
      "name": .string(swiftIdentifier(name)),
      "type": .string(type),
      "body": .statements(body),
      "documentation": VmgenSwiftGeneration.documentation(documentation),
    ]
  }
}

/// The condition that a property differs after a change.
struct PropertyDifference {
  var name: String
  var differs: SwiftExpression
}

/// A parameter of `bind`.
struct BoundPart {
  var name: String
  var type: String
  /// The type that connects a control to the property; nil for a function that receives each value.
  var port: String?
  /// The key path of the property after its dot.
  var keyPath: String
  /// The method that the port calls, because the command has parameters.
  var called: String?

  /// The generic parameter of `bind`: the type of the object that its functions receive.
  static let target = "BindingTarget"

  /// Creates a parameter for a function that receives the target and each value of a property.
  init(shown name: String, _ type: String) {
    self.name = name
    self.type = "((\(Self.target), \(type)) -> Void)"
    keyPath = swiftIdentifier(name, .member)
  }

  /// Creates a parameter for a function that is called when the values of a display with parameters may differ.
  init(function name: String) {
    self.init(shown: name, "Void")
    keyPath = functionKeyPath(name)
  }

  init(_ name: String, _ type: String, port: String, calls called: String? = nil) {
    self.name = name
    self.type = type
    self.port = port
    self.called = called
    keyPath = swiftIdentifier(name, .member)
  }

  var data: MustacheValue {
    [
      "name": .string(swiftIdentifier(name)), "member": .string(keyPath),
      "type": .string(type),
      "port": port.map { .string($0) } ?? .null,
      "called": called.map { .string(swiftIdentifier($0, .member)) } ?? .null,
    ]
  }
}

/// Returns the key path after the dot under which a display with parameters is observed: `[valuesOf: "isSelected"]`.
func functionKeyPath(_ name: String) -> String { "[valuesOf: \"\(name)\"]" }
