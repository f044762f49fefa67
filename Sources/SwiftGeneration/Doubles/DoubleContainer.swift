import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `doubles.mustache`: a struct with the double of each service that the view model uses, directly
/// or in the view models that it creates; null if there are none, or if a double cannot be generated.
func doublesData(_ viewModel: ViewModel, _ context: FileContext) -> MustacheValue {
  let owner = swiftIdentifier(viewModel.name)
  return doublesData(
    of: viewModel.name, context.services(of: viewModel), conformingTo: [owner + ".Services"], context)
}

/// Returns the data for `doubles.mustache`: a struct with the double of each service of a container; null if there are
/// none, or if a double cannot be generated.
func doublesData(_ container: ServiceContainer, _ context: FileContext) -> MustacheValue {
  let providers = container.services.map { ServiceDeclaration.providerName(of: $0) }
  return doublesData(of: container.name, container.services, conformingTo: providers, context)
}

/// Returns the doubles of the containers of services in a schema.
func containerDoubles(of schema: Schema, _ context: FileContext) -> [MustacheValue] {
  var doubles: [MustacheValue] = []
  for case .serviceContainer(let container) in schema.declarations { doubles.append(doublesData(container, context)) }
  return doubles.filter { $0 != .null }
}

private func doublesData(
  of owner: String, _ services: [String], conformingTo protocols: [String], _ context: FileContext
) -> MustacheValue {
  guard !services.isEmpty, context.queryWithoutPlaceholder(in: services) == nil else { return .null }
  return [
    "name": .string(DoubleNames.container(of: owner)),
    "owner": .string(swiftIdentifier(owner)),
    "protocols": .list(protocols.map { .string($0) }),
    "services": .list(
      services.map { service in
        [
          "member": .string(swiftIdentifier(lowerCamelCased(service))),
          "type": .string(swiftIdentifier(service)),
          "doubleMember": .string(DoubleNames.member(of: service)),
          "doubleType": .string(DoubleNames.type(of: service)),
        ]
      }),
  ]
}

extension FileContext {
  /// Returns the services that a view model uses, directly or in the view models that it creates, sorted.
  func services(of viewModel: ViewModel) -> [String] { declarations.services(of: viewModel) }

  /// Returns the services whose doubles a schema's file contains: the services of the schema, and the services of other
  /// modules that no earlier schema uses.
  func doubledServices(in schema: Schema) -> [ServiceDeclaration] {
    var own: [ServiceDeclaration] = []
    for case .service(let service) in schema.declarations { own.append(service) }
    let foreign = environment.tables.foreignServices(firstUsedIn: schema.file)
    let all = own + foreign.compactMap { declarations.services[$0] }
    return all.filter { queryWithoutPlaceholder(of: $0) == nil }
  }

  /// Returns a query whose result no double can provide, or nil.
  func queryWithoutPlaceholder(of viewModel: ViewModel) -> (service: String, function: String, type: Type)? {
    queryWithoutPlaceholder(in: services(of: viewModel))
  }

  /// Returns a query of one of the services whose result no double can provide, or nil.
  func queryWithoutPlaceholder(in services: [String]) -> (service: String, function: String, type: Type)? {
    for name in services {
      guard let service = declarations.services[name], let query = queryWithoutPlaceholder(of: service) else {
        continue
      }
      return (name, query.name, query.result)
    }
    return nil
  }

  /// Returns a query whose result type has no placeholder value, such as an `extern` type. A query returns immediately,
  /// so its double needs a value.
  private func queryWithoutPlaceholder(of service: ServiceDeclaration) -> ModuleTables.Query? {
    environment.tables.queryWithoutPlaceholder(of: service) { type in
      // The file does not contain the placeholder, so it does not use its modules.
      placeholder(of: type, FileContext(environment, options, output)) != nil
    }
  }
}
