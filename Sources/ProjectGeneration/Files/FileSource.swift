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
  /// Reads the file at `path`, or standard input for `-`; returns nil and reports an error if that fails.
  ///
  /// - Parameter skipsByteOrderMark: Whether to skip a byte order mark at the start.
  package static func read(
    _ path: String, relativePath: String? = nil, module: String? = nil, limit: SizeLimit,
    skipsByteOrderMark: Bool = false, namedAt place: SourceRange? = nil, _ report: inout Report
  ) -> SourceFile? {
    guard report.files.count < SourceFile.ID.limit else {
      let kind = DiagnosticKind.tooManyFiles(path: path, limit: String(SourceFile.ID.limit))
      if !report.diagnostics.contains(where: { $0.kind.code == kind.code }) {
        report.add(kind, path: path, namedAt: place)
      }
      return nil
    }
    do {
      let isStandardInput = path == "-"
      var bytes =
        isStandardInput
        ? try FileReading.standardInput(limit: limit.rawValue)
        : try FileReading.bytes(at: path, limit: limit.rawValue)
      if skipsByteOrderMark, bytes.starts(with: LineTable.byteOrderMark) {
        bytes.removeFirst(LineTable.byteOrderMark.count)
      }
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
      report.add(.notAFolder(path: path, kind: kind.name), path: path, namedAt: place)
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
      add(.missingPath(path: path), path: path, namedAt: place)
    case .system(let error):
      add(.unreadablePath(path: path, reason: error.reason), path: path, namedAt: place)
    case .notAFile(let kind):
      add(.notARegularFile(path: path, kind: kind.name), path: path, namedAt: place)
    case .tooLarge(let size, let limit):
      add(.fileOverLimit(path: path, size: String(size), limit: String(limit)), path: path, namedAt: place)
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
