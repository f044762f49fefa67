/// The module of a schema: the folder of its `vmgen.json`, or the folder of its target in a Swift package, whichever is
/// the inner one. Without either, a schema is a module of its own.
enum SchemaModuleFolder {
  /// Returns the folder of the module that a file or folder is in, as a path relative to the current folder; nil if there
  /// is none.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file, or the folder.
  ///   - configuration: The path of the configuration file for the folder.
  static func path(of folder: String, configuration: String?) -> String? {
    let own = CurrentFolder.absolute(folder)
    let candidates = [configuration.map { CurrentFolder.absolute(Path.folder($0)) }, target(of: own)]
    // Both contain the folder, so the longer one is the inner one.
    return candidates.compactMap { $0 }.filter { Path.relative(own, to: $0) != nil }
      .max { $0.utf8.count < $1.utf8.count }.map(CurrentFolder.shown)
  }

  /// The folders in which SwiftPM searches for the folders of targets.
  private static let targetFolders: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

  private static func target(of folder: String) -> String? {
    guard let package = ConfigurationFile.package(of: folder), let path = Path.relative(folder, to: package),
      case let parts = path.split(separator: "/").map(String.init), let first = parts.first,
      targetFolders.contains(first)
    else { return nil }
    let sources = Path.join(package, first)
    // A package with one target can have its files in `Sources` itself.
    let isTarget = ((try? FolderListing.names(at: sources)) ?? []).contains { $0.hasSuffix(".swift") }
    return isTarget || parts.count == 1 ? sources : Path.join(sources, parts[1])
  }

  /// Returns the paths of the schemas in a folder and its subfolders, without hidden folders, links, and folders that are
  /// projects or packages of their own.
  static func schemas(in folder: String) -> [String] {
    ((try? FolderListing.names(at: folder)) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = Path.join(folder, name)
      let isSchema = name.hasSuffix(ProjectSearch.schemaEnding)
      switch (try? FileStatus.of(path, followingLinks: isSchema))?.kind {
      case .file where isSchema: return [path]
      case .folder where !isSchema:
        let isForeign = [ConfigurationFile.name, "Package.swift"].contains {
          ConfigurationFile.isFile(Path.join(path, $0))
        }
        return isForeign ? [] : schemas(in: path)
      default: return []
      }
    }
  }
}
