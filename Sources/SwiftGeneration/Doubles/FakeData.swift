import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension FileContext {
  /// Returns the data of the doubles and fakes that a schema's file contains.
  func doublesAndFakes(in schema: Schema, isRecorded: Bool = false) -> [MustacheValue] {
    doubledServices(in: schema).map { doubleData($0, isRecorded: isRecorded, self) } + fakes(in: schema)
  }

  /// Returns the data for `fake.mustache` of the fakes in a schema.
  private func fakes(in schema: Schema) -> [MustacheValue] {
    schema.declarations.compactMap { declaration in
      guard case .fake(let fake) = declaration, queryWithoutPlaceholder(in: [fake.service]) == nil,
        let service = declarations.services[fake.service]
      else { return nil }
      return ["fake": fakeData(fake, of: service, self)]
    }
  }
}

private func fakeData(_ fake: Fake, of service: ServiceDeclaration, _ context: FileContext) -> MustacheValue {
  if let module = context.environment.module(of: service.range) { context.modules.insert(module) }
  var names = ViewModelNames(ViewModelMembers(fake.scope, context.declarations))
  names.storesInMembers = true
  let stubs = DoubleNames.stubs(of: service)
  let sends = fake.contains { if case .step(let step) = $0, case .send = step.kind { true } else { false } }
  let answers = fake.functions.filter { !$0.isOwn }
  var initial = context.lowering(PlainNames())
  let states = fake.scope.states.map { state -> MustacheValue in
    [
      "name": .string(swiftIdentifier(state.name)), "type": .string(context.typeText(state.type)),
      "value": .expression(initial.expression(state.value)),
    ]
  }
  return [
    "documentation": documentation(fake.documentation),
    "name": .string(swiftIdentifier(fake.name)),
    "service": .string(swiftIdentifier(fake.service)),
    "double": .string(DoubleNames.member(of: fake.service)),
    "doubleType": .string(DoubleNames.type(of: fake.service)),
    "states": .list(states),
    "sends": .bool(sends),
    "functions": .list(
      fake.functions.filter { $0.storedState == nil }.map { functionData($0, of: fake, names, stubs, context) }
        + fake.scope.derived.map { functionData($0, names, context) }),
    "answers": answers.isEmpty ? .null : .statements(answers.map { .value(answer($0, of: fake, stubs)) }),
  ]
}

/// Returns the data of a function that only the fake calls.
private func functionData(_ function: Derived, _ names: ViewModelNames, _ context: FileContext) -> MustacheValue {
  var lowering = context.lowering(names.at(.step(values: .placeholder)))
  let parameters = function.parameters.map { parameter in
    let names = parameter.swiftNames(local: lowering.enter(parameter.name))
    return parameterData(names, context.typeText(parameter.type))
  }
  let body = lowering.block(function.value, isTyped: true).statements(to: .result)
  return [
    "documentation": documentation(function.documentation),
    "name": .string(swiftIdentifier(names.members.accessor(of: function.name))),
    "parameters": .list(parameters), "effects": .null, "result": .string(context.typeText(function.type)),
    "body": .statements(bodyOfMethod(body)),
  ]
}

/// Returns the statements of a method of a fake, whose states are members of `self`.
private func bodyOfMethod(_ statements: [SwiftStatement]) -> [SwiftStatement] {
  let body = statements.replacingPlaceholder(with: .text("self")).withoutUnusedNames()
  if body.count == 1, case .result(let value) = body[0] { return [.value(value)] }
  return body
}

private func functionData(
  _ function: FakeFunction, of fake: Fake, _ names: ViewModelNames, _ stubs: [String: String],
  _ context: FileContext
) -> MustacheValue {
  let declared = function.function
  var lowering = context.lowering(names.at(.step(values: .placeholder)))
  let parameters = zip(declared.parameters, function.names).map { parameter, name in
    var parameter = parameter
    parameter.name = name
    let names = parameter.swiftNames(local: lowering.enter(name))
    let standard = function.isOwn ? defaultValue(parameter.defaultValue, context) : nil
    return parameterData(names, context.typeText(parameter.type), default: standard)
  }
  let double = SwiftExpression.text("self").member(DoubleNames.member(of: fake.service)).chained
  var transaction = TransactionLowering(
    lowering, names,
    sending: (fake, { double.member(stubs[$0.name] ?? $0.name) }))
  transaction.append(function.steps.map { StepChange($0) })
  let body = bodyOfMethod(transaction.statements)
  let name = function.methodName(in: fake)
  let effects = declared.failure.throwsClause
  return [
    "documentation": documentation(function.documentation),
    "name": .string(swiftIdentifier(name)),
    "parameters": .list(parameters),
    "effects": effects.map { .string($0) } ?? .null,
    "result": declared.answer.map { .string(context.typeText($0)) } ?? .null,
    "body": body.isEmpty ? .null : .statements(body),
  ]
}

/// Returns the statement that lets a double call the function: `lockDouble.unlockStub.fallsBack(to: { call in
/// self.unlock(with: call) })`, or answer with the state that stores a property.
private func answer(_ answering: FakeFunction, of fake: Fake, _ stubs: [String: String]) -> SwiftExpression {
  let function = answering.function
  let stub = SwiftExpression.text(DoubleNames.member(of: fake.service)).member(
    stubs[function.distinctName] ?? function.name)
  let arguments = function.arguments(ofCall: "call")
  let member = SwiftExpression.text("self").member(
    swiftIdentifier(answering.storedState ?? answering.methodName(in: fake)))
  let call =
    answering.storedState == nil
    ? member.call(arguments) : arguments.first.map { .binary(member, "=", $0.value) } ?? member
  let effects = SwiftEffects(throwing: function.failure, isAsync: false)
  let closure = SwiftClosure([function.parameterOfCall], [.value(call.marked(effects))])
  var settings = [SwiftArgument("to", .closure(closure))]
  if function.kind != .stream { settings.append(SwiftArgument("replacingAnswers", .text("replacingAnswers"))) }
  return stub.member("fallsBack").call(settings)
}
