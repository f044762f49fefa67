import Foundation

/// What a plugin reads in `vmgen.json`: the folders that it names, so that the files in them are inputs. What else it
/// says, and whether it is right, is the tool's to judge.
struct ToolConfiguration: Decodable {
  static let name = "vmgen.json"

  private var modules: [String: String]?
  private(set) var templates: String?
  /// The modules that generated tests import, where the file says so itself.
  var testable: Testable?

  /// One module or several.
  enum Testable: Decodable {
    case given
    init(from decoder: any Decoder) { self = .given }
  }

  /// The configuration that holds for a folder, by the tool's rule: its own, or the nearest above up to the package's.
  static func file(for folder: URL) -> URL? {
    var current = folder.standardizedFileURL
    var found: URL?
    while current.pathComponents.count > 1 {
      found = found ?? existing(name, in: current)
      if existing("Package.swift", in: current) != nil || existing(".git", in: current) != nil { return found }
      current.deleteLastPathComponent()
    }
    return existing(name, in: folder)
  }

  /// Nothing where the file cannot be read: the tool says why.
  init(at file: URL?) {
    guard let file, let data = try? Data(contentsOf: file),
      let decoded = try? JSONDecoder().decode(ToolConfiguration.self, from: data)
    else { return }
    self = decoded
  }

  /// The modules named by folder, `"modules": {"Core": "../Core"}`: what the build system does not tell of, for Xcode
  /// reports no dependencies to a plugin, and a target may exclude its schemas.
  func modules(from folder: URL) -> [SchemaModule] {
    (modules ?? [:]).sorted { $0.key < $1.key }.map { name, path in
      let root = Self.resolve(path, from: folder)
      return SchemaModule(name: name, targetName: name, root: root, files: Self.files(in: root))
    }
  }

  /// The files in the folder of template overrides.
  func templateFiles(from folder: URL) -> [URL] {
    templates.map { Self.files(in: Self.resolve($0, from: folder)) } ?? []
  }

  private static func resolve(_ path: String, from folder: URL) -> URL {
    URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
  }

  static func files(in folder: URL) -> [URL] {
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    return walker?.compactMap { $0 as? URL } ?? []
  }

  private static func existing(_ name: String, in folder: URL) -> URL? {
    let file = folder.appending(path: name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
