import Foundation

/// The files of the repository that tests compile.
enum RepositoryFiles {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the names of the files in a folder, sorted.
  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
  }

  /// Returns the Swift files of a folder and its subfolders, under unique names.
  static func swift(in path: String) throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: path).path)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for name in (names ?? []) where name.hasSuffix(".swift") {
      files[name.replacingOccurrences(of: "/", with: "_")] = try text(at: "\(path)/\(name)")
    }
    return files
  }
}
