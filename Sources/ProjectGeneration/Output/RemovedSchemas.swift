/// A search for schemas that generated files refer to but that no longer exist.
package enum RemovedSchemas {
  /// Whether there is no schema at `path` in any of `roots` or in a folder next to them. Runs with other roots may
  /// share an output folder.
  package static func isRemoved(_ path: String, roots: [String]) -> Bool {
    if path.split(separator: "/").contains("..") || Path.isAbsolute(path) { return false }
    for root in roots {
      if ConfigurationFile.exists(Path.join(root, path)) { return false }
      for folder in foldersAbove(root) where hasSchema(at: path, near: folder) { return false }
    }
    return true
  }

  /// Returns the folders above a root, up to the package's folder, or only the parent if there is no package.
  private static func foldersAbove(_ root: String) -> [String] {
    let root = CurrentFolder.absolute(root)
    var folders: [String] = []
    var folder = root
    while folder != "/", !ConfigurationFile.isPackage(folder) {
      folder = Path.folder(folder)
      folders.append(folder)
    }
    return folder == "/" && !ConfigurationFile.isPackage("/") ? Array(folders.prefix(1)) : folders
  }

  /// Whether the schema is in the folder or in one of its direct subfolders.
  private static func hasSchema(at path: String, near folder: String) -> Bool {
    if ConfigurationFile.exists(Path.join(folder, path)) { return true }
    let names = (try? FolderListing.names(at: folder)) ?? []
    return names.contains { !$0.hasPrefix(".") && ConfigurationFile.exists("\(folder)/\($0)/\(path)") }
  }
}
