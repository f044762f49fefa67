import Foundation

/// A target: its files, and the folder that their paths are relative to.
struct SchemaModule {
  /// The module's name in Swift.
  var name: String
  /// The target's name in the build system.
  var targetName: String
  /// The folder that the paths of schemas are relative to. These paths determine the names of generated files.
  var root: URL
  /// Whether all schemas in the root belong to the module. Targets of an Xcode project can share a folder.
  var ownsRoot = true
  /// The files of the target that the build system reports.
  var files: [URL]

  var schemas: [URL] { files(ending: "vmodel") }
  var templates: [URL] { files(ending: "mustache") }
  var swiftFiles: [URL] { files(ending: "swift") }
  var configuration: URL? { ToolConfiguration.file(for: root) }

  /// The paths of the schemas relative to the root, in the order of `schemas`.
  var schemaPaths: [String] { schemas.map { relativePath(of: $0) } }

  /// The arguments that pass the location of this module's schemas to the tool.
  var importArguments: [String] {
    let paths = ownsRoot ? [root.path] : schemas.map(\.path)
    return paths.flatMap { ["--module", "\(name)=\($0)"] }
  }

  func relativePath(of file: URL) -> String {
    let base = root.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    guard path.hasPrefix(base + "/") else { return file.lastPathComponent }
    return String(path.dropFirst(base.count + 1))
  }

  private func files(ending pathExtension: String) -> [URL] {
    files.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
  }
}
