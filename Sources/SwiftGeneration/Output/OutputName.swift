/// The names of generated files.
///
/// A name depends only on the path of the schema, because a build system needs it before the schema is parsed. The
/// plugins also compile this file, through a symbolic link, so it must not import other modules.
public enum OutputName {
  /// Returns the name of a schema's generated file: `A/Row.vmodel` → `A_Row.vmodel.swift`.
  ///
  /// - Parameter path: The schema's path in its target, with `/` between the components.
  public static func source(ofSchemaAt path: String) -> String {
    flat(path) + ".swift"
  }

  /// Returns the name of a schema's test file: `A/Row.vmodel` of `App` → `App_A_Row.vmodel.tests.swift`. The name
  /// contains the module because a test target can test two modules that both contain a `Row.vmodel`.
  ///
  /// - Parameters:
  ///   - path: The schema's path in its target, with `/` between the components.
  ///   - module: The module under test; nil if the tests are in the same target as the code that they test.
  public static func tests(ofSchemaAt path: String, module: String? = nil) -> String {
    (module.map { $0 + "_" } ?? "") + flat(path) + ".tests.swift"
  }

  /// Returns the form of a file name that has to be unique in a module. It is lowercase, because file systems can be
  /// case-insensitive.
  public static func folded(_ name: String) -> String {
    name.lowercased()
  }

  /// Returns the groups of schemas whose generated files would have the same name, in the order of `paths`. Each group
  /// contains at least two schemas.
  public static func collisions(among paths: [String]) -> [[String]] {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for path in paths {
      let key = folded(flat(path))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(path)
    }
    return order.compactMap { key in
      guard let group = groups[key], group.count > 1 else { return nil }
      return group
    }
  }

  private static func flat(_ path: String) -> String {
    path.utf8.contains(UInt8(ascii: "/")) ? path.split(separator: "/").joined(separator: "_") : path
  }
}
