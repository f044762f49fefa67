import Foundation

/// The keys of `vmgen.json` that a plugin reads: folders whose files are inputs. The tool reads and validates the
/// other keys.
struct ToolConfiguration: Decodable {
  static let name = "vmgen.json"

  private var modules: [String: String]?
  private(set) var templates: String?
  /// The modules that generated tests import, if the file lists them.
  var testable: Testable?

  /// The value of the key, which can be one module or several. Its content is not read.
  enum Testable: Decodable {
    case given
    init(from decoder: any Decoder) { self = .given }
  }

  /// Returns the configuration file for a folder: the one in the folder, or the nearest one above it, up to the
  /// package's folder.
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

  /// Reads a configuration, which is empty if the file cannot be read. The tool reports the error.
  init(at file: URL?) {
    guard let file, let data = try? Data(contentsOf: file),
      let decoded = try? JSONDecoder().decode(ToolConfiguration.self, from: data)
    else { return }
    self = decoded
  }

  /// Returns the modules that the configuration lists with their folders, `"modules": {"Core": "../Core"}`. The build
  /// system cannot report them, because Xcode passes no dependencies to a plugin and a target can exclude its schemas.
  func modules(from folder: URL) -> [SchemaModule] {
    (modules ?? [:]).sorted { $0.key < $1.key }.map { name, path in
      let root = Self.resolve(path, from: folder)
      return SchemaModule(name: name, targetName: name, root: root, files: Self.files(in: root))
    }
  }

  /// Returns the files in the folder of template overrides.
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
