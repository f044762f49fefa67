import Foundation

/// A target: its files, and the folder that their paths are relative to.
struct SchemaModule {
  /// The module's name in Swift.
  var name: String
  /// The target's name in the build system.
  var targetName: String
  /// The folder that the paths of schemas are relative to. These paths determine the names of generated files.
  var root: URL
  /// The folders whose schemas all belong to the module. It is empty if the build system lists the schemas, because
  /// targets of an Xcode project can share a folder.
  var folders: [URL]
  /// The schemas and templates, sorted.
  let schemas: [URL]
  let templates: [URL]
  let swiftFiles: [URL]
  /// The configuration file.
  let configuration: URL?

  /// - Parameters:
  ///   - files: The files of the target that the build system reports, or that the plugin finds.
  ///   - mapping: The configuration file that names the folders; it also applies to schemas outside its folder.
  init(name: String, targetName: String, root: URL, folders: [URL]? = nil, files: [URL], mapping: URL? = nil) {
    self.name = name
    self.targetName = targetName
    self.root = root
    self.folders = folders ?? [root]
    func sorted(_ pathExtension: String) -> [URL] {
      files.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
    }
    schemas = sorted("vmodel")
    templates = sorted("mustache")
    swiftFiles = sorted("swift")
    configuration = ToolConfiguration.file(for: root) ?? mapping
  }

  /// The paths of the schemas relative to the root, in the order of `schemas`.
  var schemaPaths: [String] { schemas.map { relativePath(of: $0) } }

  /// The arguments that pass the location of this module's schemas to the tool.
  var importArguments: [String] {
    let paths = folders.isEmpty ? schemas : folders
    return paths.flatMap { ["--module", "\(name)=\($0.path)"] }
  }

  func relativePath(of file: URL) -> String { root.relativePath(of: file) ?? file.lastPathComponent }
}

extension URL {
  /// Returns the path of a file relative to this folder; nil if the file is not in the folder.
  func relativePath(of file: URL) -> String? {
    let base = standardizedFileURL.path
    let path = file.standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Whether a file or folder is in this folder.
  func contains(_ file: URL) -> Bool { relativePath(of: file) != nil }

  /// Whether a folder is this folder or in it.
  func isOrContains(_ folder: URL) -> Bool {
    standardizedFileURL.path == folder.standardizedFileURL.path || contains(folder)
  }

  /// Returns the deepest folder that is or contains each of the folders; nil without folders.
  static func common(of folders: [URL]) -> URL? {
    guard var common = folders.first?.standardizedFileURL else { return nil }
    while !folders.allSatisfy(common.isOrContains) {
      common.deleteLastPathComponent()
    }
    return common
  }
}
