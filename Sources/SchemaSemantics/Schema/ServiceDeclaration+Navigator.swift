import VmgenSchemaSyntax

/// The service that is built in: it shows what view models ask for.
extension ServiceDeclaration {
  /// Its name, as a `use` writes it.
  package static let navigator = "Navigator"
}
