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
    let value = "stored." + swiftIdentifier(state.name, .member)
    return data(state.name, context.shownType(state.type), state.documentation, value: value, context)
  }

  mutating func displayData(_ display: Derived, _ context: inout FileContext) -> MustacheValue {
    let value = swiftIdentifier(display.name, .member)
    return data(display.name, context.shownType(display.type), display.documentation, value: value, context)
  }

  mutating func validityData(_ context: FileContext) -> MustacheValue {
    data(DependencyGraph.validity, "Bool", [], value: DependencyGraph.validity, context)
  }

  private mutating func data(
    _ name: String, _ type: String, _ lines: Documentation, value: String, _ context: FileContext
  ) -> MustacheValue {
    [
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type),
      "blankBefore": .bool(isApart(lines)),
      "getter": .string(getter(name, type, value: value, context)),
      "documentation": documentation(lines),
    ]
  }

  /// `var title: String { viewModelState[.title, self].title }`
  private func getter(_ name: String, _ type: String, value: String, _ context: FileContext) -> String {
    let head = "\(context.access)var \(swiftIdentifier(name)): \(type) {"
    let body = members.read(name).member(value)
    let line = "\(head) \([SwiftStatement.value(body)].text) }"
    if line.count + 2 <= context.layout.columns { return line }
    return "\(head)\n  \(context.layout.text([.value(body)], indentation: 4).indented)\n}"
  }

  // MARK: Commands

  /// A command without parameters is called through its property; another has a method of its name beside it.
  mutating func commandData(
    _ command: Command, _ names: ViewModelNames, _ context: inout FileContext
  ) -> MustacheValue {
    let name = swiftIdentifier(command.name)
    let failure = context.failureText(command.failure)
    var steps = StepLowering(names, context.environment, command: command.name)
    let isCalled = command.parameters.isEmpty
    var data: MustacheObject = [
      "name": .string(name), "member": .string(swiftIdentifier(command.name, .member)),
      "failure": .string(failure), "documentation": documentation(command.documentation),
    ]
    if isCalled {
      let body = steps.closure(command.body)
      let type = "Command<\(failure)>"
      let value = SwiftExpression.text("viewModelState").member("command").call([
        SwiftArgument(nil, .text("self")),
        SwiftArgument(nil, members.read(command.name).member(swiftIdentifier(command.name, .member))),
        SwiftArgument(nil, names.at(.step(values: "$0")).rules(of: command.name)),
        SwiftArgument(command.isAsync ? "run" : "perform", .closure(body)),
      ])
      data.append("type", .string(type))
      data.append("blankBefore", .bool(true))
      data.append("getter", .null)
      data.append("body", .string(context.layout.text([.value(value)], indentation: 4)))
      data.append("function", .null)
      isDocumentedBefore = nil
    } else {
      let type = "CommandStatus<\(failure)>"
      let value = swiftIdentifier(command.name, .member)
      data.append("type", .string(type))
      data.append("blankBefore", .bool(isApart([])))
      data.append("getter", .string(getter(command.name, type, value: value, context)))
      data.append("body", .null)
      data.append("function", function(of: command, names, &steps, &context))
      isDocumentedBefore = nil
    }
    context.note(steps.lowering)
    return .object(data)
  }

  private func function(
    of command: Command, _ names: ViewModelNames, _ steps: inout StepLowering, _ context: inout FileContext
  ) -> MustacheValue {
    var parameters: [SwiftParameter] = []
    for parameter in command.parameters {
      let names = parameter.swiftNames(local: steps.lowering.enter(parameter.name))
      parameters.append(
        SwiftParameter(
          "\(names): \(context.shownType(parameter.type))",
          default: defaultValue(parameter.defaultValue, &context)))
    }
    let body = SwiftExpression.text("viewModelState").member(command.isAsync ? "run" : "perform").call(
      [
        SwiftArgument(nil, .text("self")),
        SwiftArgument(nil, names.at(.step(values: "$0")).rules(of: command.name)),
      ], trailing: steps.closure(command.body))
    return [
      "signature": .string(
        context.layout.signature(
          "\(context.access)func \(swiftIdentifier(command.name))", parameters, " -> CommandRun {", indentation: 2)),
      "body": .string(context.layout.text([.value(body)], indentation: 4)),
    ]
  }
}

/// `func appear()`, where the view model does something as its view appears; nil for another reaction.
func appearanceData(
  _ reaction: Reaction, _ names: ViewModelNames, _ context: inout FileContext
) -> MustacheValue? {
  guard let name = reaction.event.appearance else { return nil }
  var steps = StepLowering(names, context.environment)
  let body = SwiftExpression.text("viewModelState").member(reaction.isAsync ? "run" : "perform").call(
    [
      SwiftArgument(nil, .text("self")), SwiftArgument(nil, names.at(.step(values: "$0")).rules(of: name)),
    ], trailing: steps.closure(reaction.body))
  context.note(steps.lowering)
  return ["name": .string(name), "body": .string(context.layout.text([.value(body)], indentation: 4))]
}

extension ViewModelMembers {
  /// The values, for the getter of a property.
  func read(_ name: String) -> SwiftExpression {
    .text("viewModelState").index([
      SwiftArgument(asks(name) ? "asking" : nil, .text("." + swiftIdentifier(name, .member))),
      SwiftArgument(nil, .text("self")),
    ])
  }
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
