import Foundation

/// A target as the tool sees it: the files to read, and the folder that their paths count from.
struct SchemaModule {
  /// The module's name in Swift.
  var name: String
  /// What the build system calls it: the name shown to people.
  var targetName: String
  /// The folder that schema paths, and so output names, are relative to.
  var root: URL
  /// Whether the schemas in the root are the module's, all of them: targets of an Xcode project may share a folder.
  var ownsRoot = true
  /// Every file of the target that the build system tells of.
  var files: [URL]

  var schemas: [URL] { files(ending: "vmodel") }
  var templates: [URL] { files(ending: "mustache") }
  var swiftFiles: [URL] { files(ending: "swift") }
  var configuration: URL? { ToolConfiguration.file(for: root) }

  /// The schemas' paths from the root, in the order of `schemas`.
  var schemaPaths: [String] { schemas.map { relativePath(of: $0) } }

  /// What tells the tool where the schemas of this module are, for those that import it.
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
