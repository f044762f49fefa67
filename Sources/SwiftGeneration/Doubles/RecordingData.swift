import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `recording.mustache`: a function that records the services of each container of a schema, or of
/// each view model where the module has no container, and the names that view models give to services.
///
/// - Parameter previewed: The view models whose previews declare their doubles.
func recordingData(_ schema: Schema, previewed: Set<String>, _ context: FileContext) -> [MustacheValue] {
  guard context.options.layers.contains(.recording) else { return [] }
  var recordings: [MustacheValue] = []
  for declaration in schema.declarations {
    switch declaration {
    case .serviceContainer(let container):
      let type = swiftIdentifier(container.name)
      recordings.append(recording(doublesData(container, context), type: type, context))
    case .viewModel(let viewModel):
      let names = serviceNames(of: viewModel)
      let owner = swiftIdentifier(viewModel.name)
      let doubles = context.declarations.hasServiceContainer ? .null : doublesData(viewModel, context)
      guard doubles != .null || !names.isEmpty else { continue }
      recordings.append(
        recording(
          doubles, type: "any \(owner).Services", viewModel: owner, names: names,
          declares: !previewed.contains(viewModel.name), context))
    default: break
    }
  }
  return recordings
}

private func recording(
  _ doubles: MustacheValue, type: String, viewModel: String? = nil, names: [(String, String)] = [],
  declares: Bool = false, _ context: FileContext
) -> MustacheValue {
  [
    "access": .string(context.access),
    "doubles": doubles,
    "declaresDoubles": .bool(declares),
    "type": .string(type),
    "viewModel": viewModel.map { .string($0) } ?? .null,
    "names": .list(names.map { ["service": .string($0), "name": .string($1)] }),
  ]
}

/// Returns the services that a view model does not call by the names of their types: `use github: GitHub`.
private func serviceNames(of viewModel: ViewModel) -> [(String, String)] {
  viewModel.uses.filter { $0.name != lowerCamelCased($0.service) }.map {
    (swiftString(lowerCamelCased($0.service)), swiftString($0.name))
  }
}

/// Returns the call that passes the calls of a stub to a service: `signInStub.forward(recorder, "login") { call
/// throws(SignInError) in try await service.signIn(login: call) }`.
func forwarding(of stub: String, _ function: ServiceFunction, of service: ServiceDeclaration) -> SwiftExpression {
  let forward = SwiftExpression.text(stub).member(function.kind == .query ? "forwardQuery" : "forward")
  // A recorder records the values of a stream, not its arguments.
  let recorded = function.kind == .stream ? [] : function.parameters
  let labels = recorded.map { SwiftArgument(.literal($0.label ?? "_")) }
  let effects = SwiftEffects(
    throwing: function.kind == .stream ? .never : function.failure, isAsync: function.kind == .request)
  let called = SwiftExpression.text("service")
  let arguments = function.arguments(ofCall: "call")
  let call: SwiftExpression =
    switch function.accessor {
    case .getter?: called.member(swiftIdentifier(function.name)).marked(effects)
    case .setter(let property)?:
      .binary(called.member(swiftIdentifier(property)), "=", arguments.first?.value ?? .text("call"))
    case nil: called.member(swiftIdentifier(function.name)).call(arguments).marked(effects)
    }
  return forward.call(
    [SwiftArgument(.text("recorder"))] + labels, trailing: SwiftClosure([function.parameterOfCall], [.value(call)]))
}

extension ServiceFunction {
  /// Returns the arguments that pass on the arguments of a call, which a stub has as one value.
  func arguments(ofCall name: String) -> [SwiftArgument] {
    let call = SwiftExpression.text(name)
    return parameters.map { parameter in
      let value = parameters.count == 1 ? call : call.member(swiftIdentifier(parameter.name, .member))
      return SwiftArgument(parameter.label.map { swiftIdentifier($0, .label) }, value)
    }
  }

  /// The parameter of a closure that receives a call, `call throws(SignInError)`: Swift infers `any Error` for the
  /// errors of a closure.
  var parameterOfCall: String {
    var clause: String?
    if kind != .stream, case .declared = failure { clause = failure.throwsClause }
    return (parameters.isEmpty ? "_" : "call") + (clause.map { " " + $0 } ?? "")
  }
}
