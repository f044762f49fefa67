import Foundation

/// A target as the tool sees it: the files to read, and the folder that their paths count from.
struct SchemaModule {
  /// The module's name in Swift.
  var name: String
  /// What the build system calls it: the name shown to people.
  var targetName: String
  /// The folder that schema paths, and so output names, are relative to.
  var root: URL
  /// Every file of the target that the build system tells of.
  var files: [URL]
  /// Whether the target, or one that it depends on, is the runtime that generated code calls.
  var seesRuntime = false

  var schemas: [URL] { files.filter { $0.pathExtension == "vmodel" }.sorted { $0.path < $1.path } }
  var templates: [URL] { files.filter { $0.pathExtension == "mustache" }.sorted { $0.path < $1.path } }

  /// The target's configuration: beside its sources, or in a folder of them.
  var configuration: URL? {
    let beside = root.appending(path: SchemaModule.configurationName)
    if FileManager.default.fileExists(atPath: beside.path) { return beside }
    return files.filter { $0.lastPathComponent == SchemaModule.configurationName }.min { $0.path < $1.path }
  }

  /// The schemas' paths from the root, in the order of `schemas`.
  var schemaPaths: [String] { schemas.map { relativePath(of: $0) } }

  func relativePath(of file: URL) -> String {
    let base = root.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    guard path.hasPrefix(base + "/") else { return file.lastPathComponent }
    return String(path.dropFirst(base.count + 1))
  }

  static let configurationName = "vmgen.json"
}
