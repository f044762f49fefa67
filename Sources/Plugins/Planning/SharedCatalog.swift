import Foundation

/// A string catalog that several targets have. The tool would report the texts of each target as orphaned when it writes
/// those of another.
struct SharedCatalog {
  var file: URL
  /// The names of the targets.
  var targets: [String]

  /// Returns the first catalog that several modules have; nil if each has its own.
  ///
  /// - Parameter given: The catalog of all modules; nil for those in their configurations.
  static func first(of modules: [SchemaModule], given: URL?, _ files: ProjectFiles = ProjectFiles()) -> SharedCatalog? {
    let catalogs = modules.map { module in
      given ?? files.configuration(at: module.configuration).catalog
        ?? module.root.appending(path: "Localizable.xcstrings")
    }
    for catalog in catalogs {
      let users = zip(modules, catalogs).filter { $1.standardizedFileURL.path == catalog.standardizedFileURL.path }
      if users.count > 1 { return SharedCatalog(file: catalog, targets: users.map { $0.0.targetName }) }
    }
    return nil
  }

  /// The message, with the fix.
  var text: String {
    "the targets \(targets.map { "'\($0)'" }.joined(separator: " and ")) have the same string catalog, "
      + "\(file.lastPathComponent): name a `catalog` in a vmgen.json of each target, or choose one target with --target"
  }
}
