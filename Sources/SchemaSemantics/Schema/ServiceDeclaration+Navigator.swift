import VmgenSchemaSyntax

/// The built-in service for navigation.
extension ServiceDeclaration {
  /// Its name, as a `use` writes it.
  package static let navigator = "Navigator"
}
