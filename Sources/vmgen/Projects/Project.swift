import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The schemas of one module and their configuration, which are checked together.
struct Project {
  /// A schema file.
  struct Schema {
    /// From the current folder.
    var path: String
    /// From its root, `/` between the parts.
    var relativePath: String
    var root: String
  }

  var schemas: [Schema] = []
  /// The folders that names are relative to, without duplicates, in the given order.
  var roots: [String] = []
  /// The arguments of the command line, completed by the configuration file.
  var arguments: Arguments
  /// The arguments of the configuration file.
  var configured = Arguments()

  mutating func addRoot(_ root: String) {
    if !roots.contains(root) { roots.append(root) }
  }
}
