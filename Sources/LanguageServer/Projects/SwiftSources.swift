import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The Swift files of the module of a schema that vmgen has not generated.
struct SwiftSources {
  /// The number of files that are read.
  private static let fileLimit = 2_000
  private static let sizeLimit = 4 << 20

  let files: [(path: String, bytes: [UInt8])]

  /// Reads the files in the folder of a module.
  init(in folder: String) {
    files = Self.paths(in: folder).compactMap { path in
      guard let bytes = try? FileReading.bytes(at: path, limit: Self.sizeLimit), !Self.isGenerated(path) else {
        return nil
      }
      return (path, bytes)
    }
  }

  /// Returns the Swift files in a folder.
  static func paths(in folder: String) -> [String] {
    var paths: [String] = []
    collect(in: folder, &paths)
    return paths
  }

  private static func isGenerated(_ path: String) -> Bool { Path.name(path).contains(ProjectSearch.schemaEnding + ".") }

  private static func collect(in folder: String, _ paths: inout [String]) {
    for name in (try? FolderListing.names(at: folder)) ?? [] where !name.hasPrefix(".") && paths.count < fileLimit {
      let path = Path.join(folder, name)
      switch (try? FileStatus.of(path, followingLinks: false))?.kind {
      case .folder: collect(in: path, &paths)
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
