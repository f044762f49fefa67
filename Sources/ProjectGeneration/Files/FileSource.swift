import VmgenSchemaSyntax

/// The maximum size of a file in bytes.
package enum SizeLimit: Int, Sendable {
  /// The limit of the parser, which is far larger than a handwritten schema.
  case schema = 16_777_215
  /// The limit for templates, template data and configuration files.
  case data = 67_108_864
}

/// Functions that read files and report errors.
package enum FileSource {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads the file at `path`, or standard input for `-`; returns nil and reports an error if that fails.
  ///
  /// - Parameter skipsByteOrderMark: Whether to skip a byte order mark at the start.
  package static func read(
    _ path: String, relativePath: String? = nil, module: String? = nil, limit: SizeLimit,
    skipsByteOrderMark: Bool = false, namedAt place: SourceRange? = nil, _ report: inout Report
  ) -> SourceFile? {
    guard report.files.count < SourceFile.ID.limit else {
      if !report.diagnostics.contains(where: { $0.kind.code == DiagnosticKind.tooManyFiles.code }) {
        report.add(.tooManyFiles, path: path, namedAt: place, ["limit": String(SourceFile.ID.limit)])
      }
      return nil
    }
    do {
      let isStandardInput = path == "-"
      var bytes =
        isStandardInput
        ? try FileReading.standardInput(limit: limit.rawValue)
        : try FileReading.bytes(at: path, limit: limit.rawValue)
      if skipsByteOrderMark, bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
      return report.addFile(
        path: isStandardInput ? "<stdin>" : path, relativePath: relativePath, module: module, bytes: bytes)
    } catch {
      report.add(error, path: path, namedAt: place)
      return nil
    }
  }

  /// Returns whether there is a folder at `path`, and reports an error otherwise.
  package static func isFolder(_ path: String, namedAt place: SourceRange? = nil, _ report: inout Report) -> Bool {
    do {
      let kind = try FileStatus.of(path).kind
      if kind == .folder { return true }
      report.add(.notAFolder, path: path, namedAt: place, ["kind": kind.name])
    } catch {
      report.add(.system(error), path: path, namedAt: place)
    }
    return false
  }
}

extension Report {
  /// Adds an error about a file or folder that cannot be read.
  package mutating func add(_ error: FileReadError, path: String, namedAt place: SourceRange? = nil) {
    switch error {
    case .system(let error) where error.isMissing:
      add(.missingPath, path: path, namedAt: place)
    case .system(let error):
      add(.unreadablePath, path: path, namedAt: place, ["reason": error.reason])
    case .notAFile(let kind):
      add(.notARegularFile, path: path, namedAt: place, ["kind": kind.name])
    case .tooLarge(let size, let limit):
      add(.fileOverLimit, path: path, namedAt: place, ["size": String(size), "limit": String(limit)])
    }
  }
}

extension FileReadError {
  /// The reason in lowercase, without a full stop.
  package var reason: String {
    switch self {
    case .system(let error): error.reason
    case .notAFile(let kind): "it is \(kind.name)"
    case .tooLarge(let size, let limit): "it has \(size) bytes; the limit is \(limit)"
    }
  }
}
