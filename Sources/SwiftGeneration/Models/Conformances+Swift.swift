import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension Conformances {
  /// The protocols in a declaration's inheritance clause, in the order of the generated code.
  var protocolNames: [String] {
    var names: [String] = []
    if contains(.caseIterable) { names.append("CaseIterable") }
    if contains(.hashable) {
      names.append("Hashable")
    } else if contains(.equatable), !contains(.comparable) {
      names.append("Equatable")
    }
    if contains(.comparable) { names.append("Comparable") }
    if contains(.codable) { names.append("Codable") }
    if contains(.identifiable) { names.append("Identifiable") }
    if contains(.sendable) { names.append("Sendable") }
    return names
  }
}

extension SchemaSet {
  /// Whether all parts of a type are `Sendable`.
  func isSendable(_ type: Type) -> Bool {
    var result = true
    type.forEachPart { part in
      guard case .declared(let name) = part else { return }
      switch types[name] {
      case .enumeration(let declaration)?: result = result && declaration.conformances.contains(.sendable)
      case .model(let declaration)?: result = result && declaration.conformances.contains(.sendable)
      case .extern(let declaration)?: result = result && declaration.conformances.contains(.sendable)
      case .viewModel?, nil: result = false
      }
    }
    return result
  }
}
