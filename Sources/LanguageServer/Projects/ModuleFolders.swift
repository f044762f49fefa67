import VmgenProjectGeneration

/// Determines the folders of modules.
///
/// A schema that belongs to no module of a package or configuration is in one module with all schemas in the folder that
/// the client has opened, or in its own folder: the schemas that `vmgen check FOLDER` checks.
struct ModuleFolders {
  /// The number of files and folders up to which a folder is searched for schemas.
  private static let limit = 20_000

  /// The folders that the client has opened.
  var opened: [String] = []

  /// Returns the folder of the module of a schema; nil if the schema is a module of its own.
  func folder(ofSchemaAt path: String) -> String? {
    if let folder = ProjectSearch.moduleFolder(ofSchemaAt: path) { return CurrentFolder.absolute(folder) }
    let own = Path.folder(path)
    guard Path.isAbsolute(own) else { return nil }
    let around = opened.filter { Path.relative(own, to: $0) != nil }
    // A package in the opened folder is not part of the modules around it.
    let package = around.isEmpty ? nil : ConfigurationFile.package(of: own)
    let widest = (around + [package].compactMap(\.self)).max { $0.utf8.count < $1.utf8.count }
    return [widest, own].compactMap(\.self).first(where: Self.isSearchable)
  }

  /// Whether a folder contains few enough files and folders to be searched.
  static func isSearchable(_ folder: String) -> Bool { count(in: folder) <= limit }

  /// Returns the number of files and folders in a folder, counted until it exceeds the limit.
  private static func count(in folder: String) -> Int {
    var pending = [folder]
    var count = 0
    while count <= limit, let folder = pending.popLast() {
      for name in (try? FolderListing.names(at: folder)) ?? [] where !name.hasPrefix(".") && count <= limit {
        count += 1
        let path = Path.join(folder, name)
        if (try? FileStatus.of(path, followingLinks: false))?.kind == .folder { pending.append(path) }
      }
    }
    return count
  }
}
