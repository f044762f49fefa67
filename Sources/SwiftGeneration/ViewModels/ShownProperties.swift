import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The properties of a view model that a view only reads, one after the other.
struct ShownProperties {
  let members: ViewModelMembers
  /// Whether the one before is documented; nil before the first.
  private var isDocumentedBefore: Bool?

  init(_ members: ViewModelMembers) { self.members = members }

  /// One without documentation stands close to the one before.
  private mutating func isApart(_ documentation: Documentation) -> Bool {
    let isApart = isDocumentedBefore != false || !documentation.isEmpty
    isDocumentedBefore = !documentation.isEmpty
    return isApart
  }

  mutating func stateData(_ state: StateMember, _ context: inout FileContext) -> MustacheValue {
    data(state.name, context.shownType(state.type), state.documentation)
  }

  mutating func displayData(_ display: Derived, _ context: inout FileContext) -> MustacheValue {
    data(display.name, context.shownType(display.type), display.documentation)
  }

  mutating func validityData() -> MustacheValue {
    data(DependencyGraph.validity, "Bool", [])
  }

  private mutating func data(_ name: String, _ type: String, _ lines: Documentation) -> MustacheValue {
    [
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type),
      "blankBefore": .bool(isApart(lines)),
      "readsServices": .bool(members.asks(name)),
      "documentation": documentation(lines),
    ]
  }

  // MARK: Commands

  /// A command without parameters is called through its property; another has a method of its name beside it.
  mutating func commandData(
    _ command: Command, _ names: ViewModelNames, _ context: inout FileContext
  ) -> MustacheValue {
    var steps = StepLowering(names, context.environment, command: command.name)
    let hasParameters = !command.parameters.isEmpty
    var parameters: [MustacheValue] = []
    for parameter in command.parameters {
      let names = parameter.swiftNames(local: steps.lowering.enter(parameter.name))
      parameters.append(
        parameterData(
          names, context.shownType(parameter.type), default: defaultValue(parameter.defaultValue, &context)))
    }
    let body = steps.closure(command.body)
    context.note(steps.lowering)
    let isApart = isApart([])
    isDocumentedBefore = nil
    return [
      "name": .string(swiftIdentifier(command.name)), "member": .string(swiftIdentifier(command.name, .member)),
      "documentation": documentation(command.documentation),
      "blankBefore": .bool(!hasParameters || isApart),
      "failure": .string(context.failureText(command.failure)),
      "readsServices": .bool(members.asks(command.name)),
      "rules": .string(swiftIdentifier(command.name + "Rules")),
      "hasParameters": .bool(hasParameters),
      "parameters": .list(parameters),
      "isAsync": .bool(command.isAsync),
      "steps": .expression(.closure(body)),
    ]
  }
}

/// `func appear()`, where the view model does something as its view appears; nil for another reaction.
func appearanceData(
  _ reaction: Reaction, _ names: ViewModelNames, _ context: inout FileContext
) -> MustacheValue? {
  guard let name = reaction.event.appearance else { return nil }
  var steps = StepLowering(names, context.environment)
  let body = steps.closure(reaction.body)
  context.note(steps.lowering)
  return [
    "name": .string(name), "isAsync": .bool(reaction.isAsync), "rules": .string(name + "Rules"),
    "steps": .expression(.closure(body)),
  ]
}

extension FileContext {
  /// What a command fails with, as a type.
  mutating func failureText(_ failure: Failure) -> String {
    switch failure {
    case .never: "Never"
    case .declared(let error): shownType(.declared(error))
    case .any: "any Error"
    }
  }
}
