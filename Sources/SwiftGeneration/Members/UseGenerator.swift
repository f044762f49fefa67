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
    guard let all = scope.context.providers(of: members.services) else { return .null }
    let ownServices = Set(viewModel.uses.map(\.service))
    return ["composition": .expression(all), "isShared": .bool(ownServices != Set(members.services))]
  }
}
