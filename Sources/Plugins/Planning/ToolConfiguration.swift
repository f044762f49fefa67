import Foundation

/// The keys of `vmgen.json` that a plugin reads: folders whose files are inputs, and the targets that they belong to.
/// The tool reads and validates all keys.
struct ToolConfiguration {
  static let name = "vmgen.json"

  /// The file, or nil if there is none.
  private(set) var file: URL?
  private var keys = Keys()
  /// Whether the file exists but cannot be read. The tool reports the reason.
  private(set) var isUnreadable = false

  private struct Keys: Decodable {
    var modules: [String: String]?
    var templates: String?
    var testable: Given?
    var output: Given?
    var catalog: String?
    var schemas: [String: Texts]?
    var tests: [String: Texts]?
  }

  /// A key whose value a plugin does not read.
  private enum Given: Decodable {
    case given
    init(from decoder: any Decoder) { self = .given }
  }

  /// A text, or a list of texts.
  private struct Texts: Decodable {
    var texts: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      texts = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
    }
  }

  init() {}

  /// Reads a configuration, which is empty if the file cannot be read.
  init(at file: URL) {
    self.file = file
    do {
      keys = try JSONDecoder().decode(Keys.self, from: Data(contentsOf: file))
    } catch {
      isUnreadable = true
    }
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

  /// Whether the file lists the modules that generated tests import.
  var listsTestable: Bool { keys.testable != nil }
  /// Whether the file names the folder for generated code.
  var namesOutput: Bool { keys.output != nil }
  /// The string catalog.
  var catalog: URL? { keys.catalog.map(resolve) }
  /// The folder of template overrides.
  var templates: URL? { keys.templates.map(resolve) }
  /// The folders of imported modules.
  var modules: [String: URL] { (keys.modules ?? [:]).mapValues(resolve) }
  /// The folders with the schemas of targets.
  var schemas: [String: [URL]] { (keys.schemas ?? [:]).mapValues { $0.texts.map(resolve) } }
  /// The names of the targets that test targets test.
  var tests: [String: [String]] { (keys.tests ?? [:]).mapValues(\.texts) }

  private func resolve(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: file?.deletingLastPathComponent()).standardizedFileURL
  }

  private static func existing(_ name: String, in folder: URL) -> URL? {
    let file = folder.appending(path: name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
