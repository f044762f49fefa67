import Foundation

/// A folder that is removed when the test releases it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "vmgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Creates a folder with files. The keys are their paths.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(_ path: String) -> URL { url.appending(path: path) }

  func path(_ path: String) -> String { url(path).path }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }

  func exists(_ path: String) -> Bool { (try? FileManager.default.attributesOfItem(atPath: self.path(path))) != nil }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  /// Returns the paths of all files, including hidden ones, in sorted order.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Returns the contents and modification date of every file. Two states are equal if no file was changed.
  func state() throws -> [String: FileState] {
    var state: [String: FileState] = [:]
    for path in try files() {
      let attributes = try FileManager.default.attributesOfItem(atPath: self.path(path))
      state[path] = FileState(
        contents: try? Data(contentsOf: url(path)), changed: attributes[.modificationDate] as? Date,
        number: attributes[.systemFileNumber] as? Int)
    }
    return state
  }
}

struct FileState: Equatable {
  var contents: Data?
  var changed: Date?
  var number: Int?
}
