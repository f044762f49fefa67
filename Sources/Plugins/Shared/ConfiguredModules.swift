import Foundation

/// The modules that a configuration names by folder, `"modules": {"Core": "../Core"}`, for what the build system does
/// not tell of: Xcode reports no dependencies to a plugin, and a target may exclude its schemas.
///
/// Read only to know the inputs. What else the file says, and whether it is right, is the tool's to judge.
struct ConfiguredModules: Decodable {
  var modules: [String: String]?

  static func modules(in configuration: URL) -> [SchemaModule] {
    guard let data = try? Data(contentsOf: configuration),
      let decoded = try? JSONDecoder().decode(ConfiguredModules.self, from: data)
    else { return [] }
    let folder = configuration.deletingLastPathComponent()
    return (decoded.modules ?? [:]).sorted { $0.key < $1.key }.map { name, path in
      let root = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
      let paths = FileManager.default.subpaths(atPath: root.path) ?? []
      return SchemaModule(
        name: name, targetName: name, root: root, files: paths.map { root.appending(path: $0) })
    }
  }
}
