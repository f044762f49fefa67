import Foundation

/// A temporary folder with files, which are empty unless a text is specified. ``remove()`` removes it.
struct SourceTree {
  let root: URL

  init(_ paths: [String], texts: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "vmgen-planning-\(UUID().uuidString)")
    for path in paths + texts.keys {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((texts[path] ?? "").utf8).write(to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Returns a module with all files of a folder.
  func module(_ name: String, at path: String) -> SchemaModule {
    let folder = root.appending(path: path)
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? []).map { folder.appending(path: $0) }
    return SchemaModule(name: name, targetName: name, root: folder, files: files)
  }

  /// The paths relative to the root, sorted.
  func relative(_ urls: [URL]) -> [String] { urls.map { relative($0.path) }.sorted() }

  func relative(_ path: String) -> String {
    path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }
}
