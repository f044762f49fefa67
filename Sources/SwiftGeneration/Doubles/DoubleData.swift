import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `double.mustache`: the test double of a service.
func doubleData(_ service: ServiceDeclaration, isRecorded: Bool = false, _ context: FileContext) -> MustacheValue {
  if let module = context.environment.module(of: service.range) { context.modules.insert(module) }
  let stubs = DoubleNames.stubs(of: service)
  return [
    "fake": .null,
    "service": .string(swiftIdentifier(service.name)),
    "name": .string(DoubleNames.type(of: service.name)),
    "calls": .list(
      service.functions.filter { $0.parameters.count > 1 }.map { callType(of: $0) }),
    "functions": .list(
      service.functions.map {
        functionData($0, of: service, stub: stubs[$0.distinctName] ?? $0.name, isRecorded: isRecorded, context)
      }),
    "isFaked": .bool(context.declarations.hasFake(of: service.name)),
    "isRecorded": .bool(isRecorded && !service.functions.isEmpty),
  ]
}

private func functionData(
  _ function: ServiceFunction, of service: ServiceDeclaration, stub: String, isRecorded: Bool, _ context: FileContext
) -> MustacheValue {
  for parameter in function.parameters { context.use(parameter.type) }
  if let result = function.result { context.use(result) }
  if case .declared(let error) = function.failure { context.use(.declared(error)) }
  let body = answer(of: stub, function, context)
  let parameters = function.parameters.map { "\($0.swiftNames): \($0.type.swiftText)" }
  // In previews, the function has an indentation of four columns.
  var signature = "func \(swiftIdentifier(function.name))(\(parameters.joined(separator: ", ")))"
  if let effects = function.effects { signature += " " + effects }
  if let result = function.resultText { signature += " -> " + result }
  return [
    "name": .string(swiftIdentifier(function.name)),
    "parameters": .list(function.parameters.map { parameterData($0.swiftNames, $0.type.swiftText) }),
    "effects": function.effects.map { .string($0) } ?? .null,
    "result": function.resultText.map { .string($0) } ?? .null,
    "isFunction": .bool(function.accessor == nil),
    "accessors": function.accessor == .getter ? accessors(of: function, service, stub: stub, body) : .null,
    "stub": .string(stub),
    "stubType": .string(stubType(of: function)),
    "stubName": .string(swiftString("\(lowerCamelCased(service.name)).\(function.shownName)")),
    // A function without a result, or with an optional one, needs no configured result.
    "standardAnswer": standardAnswer(of: function).map { .string($0) } ?? .null,
    "body": .expression(body),
    "forwarding": isRecorded ? .expression(forwarding(of: stub, function, of: service)) : .null,
    "isShort": .bool(signature.columns + body.width + 8 <= SwiftLayout().columns),
  ]
}

/// Returns the accessors of a property: a value that is assigned is the answer from then on, unless a fake has it.
private func accessors(
  of getter: ServiceFunction, _ service: ServiceDeclaration, stub: String, _ body: SwiftExpression
) -> MustacheValue {
  let setter = service.setter(of: getter.name).map { setter in
    let value = SwiftExpression.text("newValue")
    let stored = SwiftExpression.text(stub).member("returns").call([SwiftArgument(value)])
    return SwiftExpression.text(DoubleNames.stubs(of: service)[setter.distinctName] ?? setter.name).member("answer")
      .call([SwiftArgument(value), SwiftArgument("otherwise", stored)])
  }
  return [
    "isReadOnly": .bool(setter == nil && getter.effects == nil),
    "setBody": setter.map { .expression($0) } ?? .null,
  ]
}

/// Returns the result of a function for which a test sets none; nil if there is none.
private func standardAnswer(of function: ServiceFunction) -> String? {
  if function.kind == .stream || function.isSetter { return nil }
  guard let result = function.result else { return "()" }
  return function.kind == .request && result.isOptional ? "nil" : nil
}

/// Returns the data of a type alias for the arguments of a call: `typealias SignInCall = (login: String, password:
/// String)`.
private func callType(of function: ServiceFunction) -> MustacheValue {
  [
    "name": .string(DoubleNames.call(of: function)),
    "parameters": .list(
      function.parameters.map {
        ["name": .string(swiftIdentifier($0.name, .parameter)), "type": .string($0.type.swiftText)]
      }),
  ]
}

/// Returns the type of a function's stub: `Stub<SignInCall, User, SignInError>`.
private func stubType(of function: ServiceFunction) -> String {
  let arguments =
    switch function.parameters.count {
    case 0: "Void"
    case 1: function.parameters[0].type.swiftText
    default: DoubleNames.call(of: function)
    }
  let value = function.result?.swiftText ?? "Void"
  if function.kind == .stream { return "StreamStub<\(arguments), \(value)>" }
  return "Stub<\(arguments), \(value), \(function.failure.swiftText)>"
}

/// Returns the body of a function of the double: `try await signInStub.call((login, password))`.
private func answer(of stub: String, _ function: ServiceFunction, _ context: FileContext) -> SwiftExpression {
  let names = function.parameters.map { swiftIdentifier($0.name) }
  let arguments = SwiftArgument(.text(names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"))
  let base = SwiftExpression.text(stub)
  let call: SwiftExpression
  switch function.kind {
  case .stream: return base.member(function.failure == .never ? "stream" : "throwingStream").call([arguments])
  case .request: call = base.member("call").call([arguments])
  case .query:
    let other = function.result.flatMap { placeholder(of: $0, context) } ?? .text("()")
    call = base.member("answer").call([arguments, SwiftArgument("otherwise", other)])
  }
  return call.marked(SwiftEffects(throwing: function.failure, isAsync: function.kind == .request))
}

extension ServiceFunction {
  /// The effects of the function: `async throws(SignInError)`.
  fileprivate var effects: String? {
    guard kind != .stream else { return nil }
    let words = [kind == .request ? "async" : nil, failure.throwsClause].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  fileprivate var resultText: String? {
    guard kind == .stream else { return result?.swiftText }
    let element = result?.swiftText ?? "Void"
    return failure == .never ? "AsyncStream<\(element)>" : "AsyncThrowingStream<\(element), any Error>"
  }
}

extension Failure {
  /// The error type.
  var swiftText: String {
    switch self {
    case .never: "Never"
    case .declared(let error): swiftIdentifier(error)
    case .any: "any Error"
    }
  }
}

/// The names of the doubles of services and of their members.
enum DoubleNames {
  /// Returns the type of a service's double: `SessionDouble`. The runtime contains the double of the navigator.
  static func type(of service: String) -> String { swiftIdentifier(GeneratedName.double(of: service)) }

  /// Returns the property with a service's double: `sessionDouble`. The property `session` has only the members of the
  /// service.
  static func member(of service: String) -> String { GeneratedName.double(of: lowerCamelCased(service)) }

  /// Returns the type that contains the doubles of a view model's services: `LoginViewModelDoubles`.
  static func container(of viewModel: String) -> String { swiftIdentifier(GeneratedName.doubles(of: viewModel)) }

  /// Returns the name of each function's stub: `signInStub`, followed by underscores if a function or parameter of the
  /// service has that name.
  static func stubs(of service: ServiceDeclaration) -> [String: String] {
    var taken = Set(service.functions.map(\.name))
    for function in service.functions { taken.formUnion(function.parameters.map(\.name)) }
    var stubs: [String: String] = [:]
    for function in service.functions {
      var name = function.distinctName + "Stub"
      while taken.contains(name) { name += "_" }
      stubs[function.distinctName] = name
    }
    return stubs
  }

  /// Returns the type alias for the arguments of a call with several parameters: `SignInCall`.
  static func call(of function: ServiceFunction) -> String { capitalized(function.distinctName) + "Call" }
}
