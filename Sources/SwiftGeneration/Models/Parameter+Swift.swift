import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension Parameter {
  /// `name`, `_ name` or `label name`, as a parameter list declares them.
  var swiftNames: String { swiftNames(local: name) }

  /// The same where its body calls it by another name.
  func swiftNames(local name: String) -> String {
    guard let label else { return "_ " + swiftIdentifier(name) }
    if label == name { return swiftIdentifier(name, .parameter) }
    return "\(swiftIdentifier(label, .parameter)) \(swiftIdentifier(name))"
  }
}

extension [Parameter] {
  /// What the display context is called beside these parameters.
  var contextName: String {
    contains { $0.name == "context" } ? "displayContext" : "context"
  }
}
