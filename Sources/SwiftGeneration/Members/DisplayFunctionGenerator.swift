import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of displays and intermediate values with parameters, which are methods. Their values are not stored.
struct DisplayFunctionGenerator: MemberGenerator {
  let functions: [Derived]

  init(derived: [Derived]) { functions = derived.filter(\.isFunction) }

  var key: String? { "methods" }
  var observedNames: [String] { displays.map(\.name) }

  private var displays: [Derived] { functions.filter(\.isDisplay) }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] { displays.map { method($0, &scope) } }

  /// Returns the data of a method of the view model, which reads the one of the current values.
  private func method(_ display: Derived, _ scope: inout MemberScope) -> MustacheValue {
    scope.endGroup()
    var lowering = scope.context.lowering(scope.names.at(.step(values: .text("values"))))
    var parameters: [MustacheValue] = []
    var arguments: [SwiftArgument] = []
    for parameter in display.parameters {
      let local = lowering.enter(parameter.name)
      parameters.append(scope.parameter(parameter, local: local, of: display.id))
      arguments.append(
        SwiftArgument(parameter.label.map { swiftIdentifier($0, .label) }, .text(swiftIdentifier(local))))
    }
    let accessor = swiftIdentifier(scope.members.accessor(of: display.name), .member)
    return scope.shown(
      display.id,
      [
        "name": .string(swiftIdentifier(display.name)), "member": .string(swiftIdentifier(display.name, .member)),
        "parameters": .list(parameters),
        "type": .string(scope.typeText(display.type, of: display.id)),
        "call": .expression(.text(accessor).call(arguments)),
        "readsServices": .bool(scope.members.readsServices(.member(display.id))),
        "documentation": documentation(display.documentation),
      ])
  }

  func boundParts(_ context: FileContext) -> [BoundPart] { displays.map { BoundPart(function: $0.name) } }

  /// Returns the data of the methods of the current values.
  func valueMethods(_ scope: inout MemberScope) -> [MustacheValue] {
    functions.map { function in
      var lowering = scope.context.lowering(scope.names)
      lowering.use(function.type)
      var parameters: [MustacheValue] = []
      for parameter in function.parameters {
        lowering.use(parameter.type)
        let names = parameter.swiftNames(local: lowering.enter(parameter.name))
        parameters.append(parameterData(names, parameter.type.swiftText))
      }
      let readsChildren = scope.members.readsChildren(.member(function.id))
      return [
        "name": .string(swiftIdentifier(scope.members.accessor(of: function.name))),
        "parameters": .list(parameters),
        "type": .string(function.type.swiftText),
        "readsChildren": .bool(readsChildren),
        "body": .statements(readsChildren ? lowering.resultBody(function) : lowering.body(function.value)),
        "documentation": documentation(function.isDisplay ? [] : function.documentation),
      ]
    }
  }
}

extension SwiftLowering {
  /// Returns a body that does not begin with the value, so that it needs `return`.
  fileprivate mutating func resultBody(_ function: Derived) -> [SwiftStatement] {
    let fresh = binding("fresh", type: function.type, function.value)
    if fresh.count == 1, case .bind(_, _, let value) = fresh[0] { return [.result(value)] }
    return fresh + [.result(.text("fresh"))]
  }
}
