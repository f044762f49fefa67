/// What a generated file is called: known from its schema's path alone, because a build system asks before
/// anything is parsed. The plugins compile this very file too (by a symbolic link), so it imports nothing.
public enum OutputName {
  /// The file made of a schema, `A/Row.vmodel` → `A_Row.vmodel.swift`.
  ///
  /// - Parameter path: the schema's path in its target, `/` between the parts.
  public static func source(ofSchemaAt path: String) -> String {
    flat(path) + ".swift"
  }

  /// The file with the tests of a schema, `A/Row.vmodel` of `App` → `App_A_Row.vmodel.tests.swift`: a test target
  /// may test two modules that both have a `Row.vmodel`.
  ///
  /// - Parameters:
  ///   - path: the schema's path in its target, `/` between the parts.
  ///   - module: the module under test; nil where the tests lie beside what they test.
  public static func tests(ofSchemaAt path: String, module: String? = nil) -> String {
    (module.map { $0 + "_" } ?? "") + flat(path) + ".tests.swift"
  }

  /// What two file names must differ in to live in one module: file systems fold case, and so do we.
  public static func folded(_ name: String) -> String {
    name.lowercased()
  }

  /// The schemas that would be written to one file, in the order given: each group has two or more.
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
    path.split(separator: "/").joined(separator: "_")
  }
}
