import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// `use`: the services, and how often each was invalidated.
struct UseGenerator: MemberGenerator {
  let viewModel: ViewModel

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    viewModel.invalidatedUses.map { StoredValue(name: scope.members.invalidationCount(of: $0), value: .text("0")) }
  }

  /// The services that the view model uses; null without any.
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
