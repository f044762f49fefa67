import VmgenSchemaSemantics
import VmgenSchemaTooling

/// The names that can stand at a place, of those that the checker offers.
enum AcceptedNames {
  /// Members with values.
  case values
  /// Members that an edit can be bound to.
  case bindable
  /// Fields of a model.
  case fields
  /// View models, without the tabs of a router.
  case viewModels
  /// Functions of services that return streams.
  case streams
}

extension OpenSchema {
  /// Whether a name can stand at a place.
  ///
  /// - Parameter symbol: What the name means; nil for a part of the standard library.
  func accepts(_ symbol: Symbol?, at place: CompletionPlace) -> Bool {
    switch place.accepted {
    case nil: return !isMutating(symbol) || place.changesValues
    case .values:
      switch memberKind(of: symbol) {
      case .input?, .derived?, .state?, .edit?, .draft?, .list?, .follow?, .focus?: return true
      default: return false
      }
    case .bindable:
      switch memberKind(of: symbol) {
      case .input?, .state?, .draft?, .child?: return true
      default: return false
      }
    case .fields: if case .field? = symbol { return true } else { return false }
    case .viewModels: if case .viewModel? = symbol { return true } else { return false }
    case .streams:
      guard case .serviceFunction(let service, let name)? = symbol else { return false }
      let functions = project.checked?.services[service]?.functions ?? []
      return functions.contains { $0.name == name && $0.kind == .stream }
    }
  }

  private func memberKind(of symbol: Symbol?) -> Member? { symbol.flatMap { member(of: $0)?.member } }

  private func isMutating(_ symbol: Symbol?) -> Bool {
    guard case .function(let name)? = symbol else { return false }
    return project.checked?.functions[name]?.form.isMutating == true
  }
}
