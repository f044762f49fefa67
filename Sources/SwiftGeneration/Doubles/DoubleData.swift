import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `double.mustache` reads of a `service`: a class that does what a test or a preview tells it.
func doubleData(_ service: ServiceDeclaration, _ context: inout FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime)
  if let module = context.environment.module(of: service.range) { context.modules.insert(module) }
  return [
    "service": .string(swiftIdentifier(service.name)),
    "name": .string(DoubleNames.type(of: service.name)),
    "calls": .list(
      service.functions.filter { $0.parameters.count > 1 }.map {
        .string(callType(of: $0, columns: context.layout.columns))
      }),
    "functions": .list(service.functions.map { functionData($0, of: service, &context) }),
  ]
}

private func functionData(
  _ function: ServiceFunction, of service: ServiceDeclaration, _ context: inout FileContext
) -> MustacheValue {
  for parameter in function.parameters { context.usePrivately(parameter.type) }
  if let result = function.result { context.usePrivately(result) }
  if case .declared(let error) = function.failure { context.usePrivately(.declared(error)) }
  let stub = DoubleNames.stub(of: function, in: service)
  let parameters = function.parameters.map { SwiftParameter("\($0.swiftNames): \($0.type.swiftText)") }
  let head = "func " + swiftIdentifier(function.name)
  return [
    "stub": .string(declaration(of: stub, function, service, context)),
    "signature": .string(
      context.layout.signature(head, parameters, function.effectsAndResult + " {", indentation: 2)),
    "body": .string(context.layout.text([.value(answer(of: stub, function, &context))], indentation: 4)),
  ]
}

/// `typealias SignInCall = (login: String, password: String)`
private func callType(of function: ServiceFunction, columns: Int) -> String {
  let head = "typealias \(DoubleNames.call(of: function)) = ("
  let elements = function.parameters.map { parameter in
    "\(swiftIdentifier(parameter.name, .parameter)): \(parameter.type.swiftText)"
  }
  let line = elements.joined(separator: ", ")
  if head.columns + line.columns + 3 <= columns { return head + line + ")" }
  if line.columns + 4 <= columns { return head + "\n  " + line + "\n)" }
  return head + "\n" + elements.map { "  " + $0 }.joined(separator: ",\n") + "\n)"
}

/// `let signInStub = Stub<SignInCall, User, SignInError>("session.signIn")`
private func declaration(
  of stub: String, _ function: ServiceFunction, _ service: ServiceDeclaration, _ context: FileContext
) -> String {
  let arguments =
    switch function.parameters.count {
    case 0: "Void"
    case 1: function.parameters[0].type.swiftText
    default: DoubleNames.call(of: function)
    }
  let value = function.result?.swiftText ?? "Void"
  let name = SwiftArgument(nil, .text(swiftString("\(lowerCamelCased(service.name)).\(function.name)")))
  let made: SwiftExpression
  if function.kind == .stream {
    made = .text("StreamStub<\(arguments), \(value)>").call([])
  } else {
    let type = SwiftExpression.text("Stub<\(arguments), \(value), \(function.failure.swiftText)>")
    // What answers nothing need not be told what.
    let isTold = function.result == nil ? [SwiftArgument("answer", .text(".success(())"))] : []
    made = type.call([name] + isTold)
  }
  return context.layout.text("let \(stub)", value: made, indentation: 2)
}

/// `try await signInStub.call((login, password))`
private func answer(of stub: String, _ function: ServiceFunction, _ context: inout FileContext) -> SwiftExpression {
  let names = function.parameters.map { swiftIdentifier($0.name) }
  let arguments = SwiftArgument(nil, .text(names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"))
  let base = SwiftExpression.text(stub)
  let effects = (function.failure == .never ? "" : "try ") + (function.kind == .request ? "await " : "")
  let call: SwiftExpression
  switch function.kind {
  case .stream: return base.member(function.failure == .never ? "stream" : "throwingStream").call([arguments])
  case .request: call = base.member("call").call([arguments])
  case .query:
    let other = function.result.flatMap { placeholder(of: $0, &context) } ?? .text("()")
    call = base.member("answer").call([arguments, SwiftArgument("otherwise", other)])
  }
  return effects.isEmpty ? call : .prefix(effects, call)
}

extension ServiceFunction {
  /// ` async throws(SignInError) -> User`
  fileprivate var effectsAndResult: String {
    let value = result?.swiftText
    switch kind {
    case .stream:
      let element = value ?? "Void"
      return failure == .never ? " -> AsyncStream<\(element)>" : " -> AsyncThrowingStream<\(element), any Error>"
    case .query, .request:
      let throwing =
        switch failure {
        case .never: ""
        case .declared: " throws(\(failure.swiftText))"
        case .any: " throws"
        }
      return (kind == .request ? " async" : "") + throwing + (value.map { " -> " + $0 } ?? "")
    }
  }
}

extension Failure {
  /// As the type of an error.
  var swiftText: String {
    switch self {
    case .never: "Never"
    case .declared(let error): swiftIdentifier(error)
    case .any: "any Error"
    }
  }
}
