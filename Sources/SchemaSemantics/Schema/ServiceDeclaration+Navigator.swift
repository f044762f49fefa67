import VmgenSchemaSyntax

/// The built-in service for navigation.
extension ServiceDeclaration {
  /// The name of the service in a `use`.
  package static let navigator = "Navigator"
}
