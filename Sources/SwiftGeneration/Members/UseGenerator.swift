import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of services, and of the counters of their invalidations.
struct UseGenerator: MemberGenerator {
  let viewModel: ViewModel

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    viewModel.invalidatedUses.map { StoredValue(name: scope.members.invalidationCount(of: $0), value: .text("0")) }
  }

  /// Returns the data of the services that the view model uses; null if it uses none.
  func services(_ scope: inout MemberScope) -> MustacheValue {
    let members = scope.members
    guard !members.services.isEmpty else { return .null }
    for service in members.services {
      if let range = scope.context.declarations.services[service]?.range,
        let module = scope.context.environment.module(of: range)
      {
        scope.context.modules.insert(module, inInterface: scope.context.isExposed)
      }
    }
    let providers = members.services.map { ServiceDeclaration.providerName(of: $0) }
    let all = providers.dropFirst().reduce(SwiftExpression.text(providers[0])) { .binary($0, "&", .text($1)) }
    let ownServices = Set(viewModel.uses.map(\.service))
    return ["composition": .expression(all), "isShared": .bool(ownServices != Set(members.services))]
  }
}
