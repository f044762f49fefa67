import Foundation

/// A temporary folder of empty files, but for those given with a text; removed with ``remove()``.
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

  /// The module that a folder of the tree is, with all files in it.
  func module(_ name: String, at path: String) -> SchemaModule {
    let folder = root.appending(path: path)
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? []).map { folder.appending(path: $0) }
    return SchemaModule(name: name, targetName: name, root: folder, files: files)
  }

  /// Paths from the tree's root, sorted.
  func relative(_ urls: [URL]) -> [String] { urls.map { relative($0.path) }.sorted() }

  func relative(_ path: String) -> String {
    path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }
}
