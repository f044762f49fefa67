/// The schemas of one module and their configuration, which are checked together.
package struct Project {
  /// A schema file.
  package struct Schema {
    /// The path relative to the current folder.
    package var path: String
    /// The path relative to the root, with `/` between the components.
    package var relativePath: String
    package var root: String
  }

  package var schemas: [Schema] = []
  /// The folders that paths are relative to, without duplicates, in the given order.
  package var roots: [String] = []
  /// The arguments of the command line, completed by the configuration file.
  package var arguments: Arguments
  /// The arguments of the configuration file.
  package var configured = Arguments()

  package mutating func addRoot(_ root: String) {
    if !roots.contains(root) { roots.append(root) }
  }
}
