import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The schemas of one module, with what is said about them: what one run checks together.
struct Project {
  /// A schema to read.
  struct Schema {
    /// From the current folder.
    var path: String
    /// From its root, `/` between the parts.
    var relativePath: String
    var root: String
  }

  var schemas: [Schema] = []
  /// The folders that names count from, each once, in the order given.
  var roots: [String] = []
  /// What the command line says, and for the rest the configuration file.
  var arguments: Arguments
  /// What the configuration file alone says.
  var configured = Arguments()

  mutating func addRoot(_ root: String) {
    if !roots.contains(root) { roots.append(root) }
  }
}
