import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `service.mustache` reads of a `service`: a protocol, and the protocol of what provides it.
func serviceData(_ service: ServiceDeclaration, _ context: inout FileContext) -> MustacheValue {
  var functions: [MustacheValue] = []
  for (index, function) in service.functions.enumerated() {
    let isApart = !function.documentation.isEmpty || index > 0 && !service.functions[index - 1].documentation.isEmpty
    functions.append([
      "documentation": documentation(function.documentation),
      "name": .string(swiftIdentifier(function.name)),
      "declaration": .string(declaration(of: function, &context)),
      "blankBefore": .bool(index > 0 && isApart),
    ])
  }
  return [
    "documentation": documentation(service.documentation),
    "access": .string(context.access),
    "name": .string(swiftIdentifier(service.name)),
    "provider": .string(service.providerName),
    "member": .string(swiftIdentifier(lowerCamelCased(service.name))),
    "functions": .list(functions),
  ]
}

/// `func signIn(login: String) async throws(SignInError) -> User`. A query answers at once, and a stream is there at once: on
/// the main actor, where they are asked.
private func declaration(of function: ServiceFunction, _ context: inout FileContext) -> String {
  let parameters = function.parameters.map { parameter in
    SwiftParameter("\(parameter.swiftNames): \(context.shownType(parameter.type))")
  }
  let head = "func " + swiftIdentifier(function.name)
  let tail: String
  switch function.kind {
  case .query: tail = effects(isAsync: false, function.failure, &context) + resultClause(function.result, &context)
  case .request: tail = effects(isAsync: true, function.failure, &context) + resultClause(function.result, &context)
  case .stream: tail = " -> " + streamType(of: function, &context)
  }
  return context.layout.signature(
    function.kind == .request ? head : "@MainActor " + head, parameters, tail, indentation: 2)
}

/// ` async throws(SignInError)`
func effects(isAsync: Bool, _ failure: Failure, _ context: inout FileContext) -> String {
  let throwing =
    switch failure {
    case .never: ""
    case .declared(let error): " throws(\(context.shownType(.declared(error))))"
    case .any: " throws"
    }
  return (isAsync ? " async" : "") + throwing
}

/// ` -> User`, or nothing.
func resultClause(_ result: Type?, _ context: inout FileContext) -> String {
  result.map { " -> " + context.shownType($0) } ?? ""
}

/// Swift's streams that fail do so with any error.
private func streamType(of function: ServiceFunction, _ context: inout FileContext) -> String {
  let element = function.result.map { context.shownType($0) } ?? "Void"
  return function.failure == .never ? "AsyncStream<\(element)>" : "AsyncThrowingStream<\(element), any Error>"
}

extension ServiceDeclaration {
  /// The protocol of what has the service.
  var providerName: String { Self.providerName(of: name) }

  static func providerName(of service: String) -> String { swiftIdentifier(service + "Provider") }
}
