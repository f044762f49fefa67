import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The Swift files of a module, or that use it, that vmgen has not generated.
struct SwiftSources {
  /// The number of files that are read.
  private static let fileLimit = 2_000
  private static let sizeLimit = 4 << 20

  let files: [(path: String, bytes: [UInt8])]

  /// Reads the files in the folder of a module.
  init(in folder: String) { self.init(Self.paths(in: folder)) }

  private init(_ paths: [String]) {
    files = paths.compactMap { path in
      guard let bytes = try? FileReading.bytes(at: path, limit: Self.sizeLimit), !Self.isGenerated(path) else {
        return nil
      }
      return (path, bytes)
    }
  }

  /// Reads the files in the folder of a module, and those of the other targets of its package that import the module.
  init(using folder: String) {
    let own = SwiftSources(in: folder).files
    files = own + Self.otherFiles(of: folder)
  }

  private static func otherFiles(of module: String) -> [(path: String, bytes: [UInt8])] {
    guard let package = ConfigurationFile.package(of: module), let path = Path.relative(module, to: package),
      !path.isEmpty, ModuleFolders.isSearchable(package)
    else { return [] }
    var paths: [String] = []
    collect(in: package, skipping: module, &paths)
    // The name of a target is that of its folder. The targets of an Xcode project can have any folders.
    let isPackage = ConfigurationFile.isFile(Path.join(package, packageManifest))
    let imports = path.split(separator: "/").map { Array("import \($0)".utf8) }
    return SwiftSources(paths).files.filter { file in
      !isPackage || imports.contains { file.bytes.firstRange(of: $0) != nil }
    }
  }

  private static let packageManifest = "Package.swift"

  /// Returns the Swift files in a folder.
  static func paths(in folder: String) -> [String] {
    var paths: [String] = []
    collect(in: folder, &paths)
    return paths
  }

  private static func isGenerated(_ path: String) -> Bool { Path.name(path).contains(ProjectSearch.schemaEnding + ".") }

  /// - Parameter module: The folder of a module whose files, and those of other packages, are not collected.
  private static func collect(in folder: String, skipping module: String? = nil, _ paths: inout [String]) {
    for name in (try? FolderListing.names(at: folder)) ?? [] where !name.hasPrefix(".") && paths.count < fileLimit {
      let path = Path.join(folder, name)
      switch (try? FileStatus.of(path, followingLinks: false))?.kind {
      case .folder where module != nil && (path == module || ConfigurationFile.isPackage(path)): break
      case .folder: collect(in: path, skipping: module, &paths)
      case .file where name.hasSuffix(".swift"): paths.append(path)
      default: break
      }
    }
  }

  /// Returns the places of the names of functions.
  func functions(named name: String, _ encoding: PositionEncoding) -> [Location] {
    files.flatMap { file in
      let positions = TextPositions(file.bytes, encoding)
      return SwiftNamePlace.places(of: name, in: file.bytes)
        .filter { Self.follows("func ", $0.range.lowerBound, in: file.bytes) }
        .map { Location(uri: DocumentURI(path: file.path), range: positions.range(of: $0.range)) }
    }
  }

  static func follows(_ word: String, _ offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[..<offset].suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
