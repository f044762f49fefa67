import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `service.mustache`: the protocol of a service, and the protocol of its providers.
func serviceData(_ service: ServiceDeclaration, _ context: FileContext) -> MustacheValue {
  var functions: [MustacheValue] = []
  let declared = service.functions.filter { !$0.isSetter }
  for (index, function) in declared.enumerated() {
    let isApart = !function.documentation.isEmpty || index > 0 && !declared[index - 1].documentation.isEmpty
    functions.append([
      "documentation": documentation(function.documentation),
      "name": .string(swiftIdentifier(function.name)),
      "isRequest": .bool(function.kind == .request),
      "parameters": context.parametersData(function.parameters),
      "effects": effects(of: function, context),
      "result": result(of: function, context),
      "accessors": accessors(of: function, service, context),
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

/// Returns the effects of a function: `async throws(SignInError)`; null if it neither suspends nor throws.
private func effects(of function: ServiceFunction, _ context: FileContext) -> MustacheValue {
  function.kind == .stream
    ? .null : effectsData(isAsync: function.kind == .request, function.failure, context)
}

/// Returns the accessors of a property, `get nonmutating set`: view models hold their services as constants. Null for a
/// function.
private func accessors(
  of function: ServiceFunction, _ service: ServiceDeclaration, _ context: FileContext
) -> MustacheValue {
  guard function.accessor == .getter else { return .null }
  if service.setter(of: function.name) != nil { return "get nonmutating set" }
  guard case .string(let effects) = effects(of: function, context) else { return "get" }
  return .string("get \(effects)")
}

private func result(of function: ServiceFunction, _ context: FileContext) -> MustacheValue {
  if function.kind == .stream { return .string(streamType(of: function, context)) }
  return function.result.map { .string(context.shownType($0)) } ?? .null
}

func effectsData(isAsync: Bool, _ failure: Failure, _ context: FileContext) -> MustacheValue {
  if case .declared(let error) = failure { _ = context.shownType(.declared(error)) }
  let words = [isAsync ? "async" : nil, failure.throwsClause].compactMap { $0 }
  return words.isEmpty ? .null : .string(words.joined(separator: " "))
}

extension Failure {
  /// The `throws` clause: `throws(SignInError)`; nil if there is no error to throw.
  var throwsClause: String? {
    switch self {
    case .never: nil
    case .declared: "throws(\(swiftText))"
    case .any: "throws"
    }
  }
}

/// Returns the type of a stream. `AsyncThrowingStream` can only fail with `any Error`.
private func streamType(of function: ServiceFunction, _ context: FileContext) -> String {
  let element = function.result.map { context.shownType($0) } ?? "Void"
  return function.failure == .never ? "AsyncStream<\(element)>" : "AsyncThrowingStream<\(element), any Error>"
}

extension FileContext {
  /// Returns the composition of the protocols that provide services, `KeychainProvider & SessionProvider`, and records
  /// their modules; nil without services.
  func providers(of services: [String]) -> SwiftExpression? {
    for service in services {
      if let range = declarations.services[service]?.range, let module = environment.module(of: range) {
        modules.insert(module, inInterface: isExposed)
      }
    }
    let providers = services.map { ServiceDeclaration.providerName(of: $0) }
    guard let first = providers.first else { return nil }
    return providers.dropFirst().reduce(.text(first)) { .binary($0, "&", .text($1)) }
  }
}

extension ServiceDeclaration {
  /// The protocol of types that provide the service.
  var providerName: String { Self.providerName(of: name) }

  static func providerName(of service: String) -> String { swiftIdentifier(GeneratedName.provider(of: service)) }
}

/// Returns the data for `serviceContainer.mustache`: a class with a property for each service.
func serviceContainerData(_ container: ServiceContainer, _ context: FileContext) -> MustacheValue {
  _ = context.providers(of: container.services)
  if container.services.contains(ServiceDeclaration.navigator) {
    context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  }
  return [
    "documentation": documentation(container.documentation),
    "access": .string(context.access),
    "name": .string(swiftIdentifier(container.name)),
    "services": .list(
      container.services.map { service in
        [
          "provider": .string(ServiceDeclaration.providerName(of: service)),
          "member": .string(swiftIdentifier(lowerCamelCased(service))),
          "type": .string(swiftIdentifier(service)),
        ]
      }),
  ]
}

/// Returns the data for `errorPolicy.mustache`: the function that handles the errors that no `catch` clause of a command
/// catches.
func errorPolicyData(_ policy: ErrorPolicy, _ context: FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime)
  var names = ViewModelNames(ViewModelMembers(policy.scope, context.declarations))
  names.isErrorPolicy = true
  var steps = StepLowering(names, context)
  let statements = steps.statements(ofStreamCatching: policy.catches)
  return [
    "documentation": documentation(policy.documentation),
    "services": context.providers(of: policy.services).map { .expression($0) } ?? .null,
    "body": .statements(statements),
  ]
}
