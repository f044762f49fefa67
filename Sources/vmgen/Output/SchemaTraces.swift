/// Checks whether the schema of a generated file no longer exists.
enum SchemaTraces {
  /// Whether no schema is at `path` in any of `roots`, nor in a folder beside them: a file in an output folder that
  /// several runs share may come of another run's schema.
  static func isGone(_ path: String, roots: [String]) -> Bool {
    if path.split(separator: "/").contains("..") || Path.isAbsolute(path) { return false }
    for root in roots {
      if ConfigurationFile.exists(Path.join(root, path)) { return false }
      for folder in foldersAbove(root) where standsBeside(path, in: folder) { return false }
    }
    return true
  }

  /// The folders above a root, up to the package's folder, or only the parent if there is no package.
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

  /// Whether the schema is in the folder or in one of its folders.
  private static func standsBeside(_ path: String, in folder: String) -> Bool {
    if ConfigurationFile.exists(Path.join(folder, path)) { return true }
    let names = (try? FolderListing.names(at: folder)) ?? []
    return names.contains { !$0.hasPrefix(".") && ConfigurationFile.exists("\(folder)/\($0)/\(path)") }
  }
}
