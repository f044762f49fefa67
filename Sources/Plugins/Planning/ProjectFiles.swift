import Foundation

/// The files of a run of a plugin. Each folder is walked once, and each configuration is read once, although the
/// targets of a project are planned from the files of all its targets.
final class ProjectFiles {
  private var files: [String: [URL]] = [:]
  private var configurations: [String: ToolConfiguration] = [:]

  /// The number of folders that were walked.
  var walkCount: Int { files.count }

  /// Returns the files in a folder and its subfolders.
  func files(in folder: URL) -> [URL] {
    let path = folder.standardizedFileURL.path
    if let known = files[path] { return known }
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    let found = walker?.compactMap { $0 as? URL } ?? []
    files[path] = found
    return found
  }

  /// Returns the content of a configuration, which is empty if there is no file.
  func configuration(at file: URL?) -> ToolConfiguration {
    guard let file else { return ToolConfiguration() }
    let path = file.standardizedFileURL.path
    if let known = configurations[path] { return known }
    let configuration = ToolConfiguration(at: file)
    configurations[path] = configuration
    return configuration
  }

  /// Returns the modules that a configuration lists with their folders, `"modules": {"Core": "../Core"}`. The build
  /// system cannot report them, because Xcode passes no dependencies to a plugin and a target can exclude its schemas.
  func modules(of configuration: ToolConfiguration) -> [SchemaModule] {
    configuration.modules.sorted { $0.key < $1.key }.map { name, folder in
      SchemaModule(name: name, targetName: name, root: folder, files: files(in: folder))
    }
  }
}
