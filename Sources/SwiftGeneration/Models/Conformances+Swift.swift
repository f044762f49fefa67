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
