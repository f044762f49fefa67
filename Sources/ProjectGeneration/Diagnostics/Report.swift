import VmgenSchemaSyntax

/// The diagnostics of a run, with their files.
package struct Report: Sendable {
  package private(set) var files: [SourceFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The files that diagnostics refer to as a whole, without a line.
  private var wholeFiles: Set<SourceFile.ID> = []

  package init() {}

  package var errorCount: Int { diagnostics.count { $0.kind.severity == .error } }
  package var warningCount: Int { diagnostics.count { $0.kind.severity == .warning } }
  package var hasErrors: Bool { diagnostics.contains { $0.kind.severity == .error } }

  /// Registers a file for diagnostics.
  package mutating func addFile(
    path: String, relativePath: String? = nil, module: String? = nil, bytes: [UInt8]
  ) -> SourceFile {
    let file = SourceFile(
      id: SourceFile.ID(files.count), path: path, relativePath: relativePath ?? path, module: module, bytes: bytes)
    files.append(file)
    return file
  }

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  package mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  /// Adds a diagnostic about a whole file or folder, or about the text that contains its path.
  package mutating func add(
    _ kind: DiagnosticKind, path: String, namedAt place: SourceRange? = nil, _ arguments: [String: String] = [:]
  ) {
    add(Diagnostic(kind, at: place ?? wholeFile(path), arguments.merging(["path": path]) { own, _ in own }))
  }

  /// Returns a range that represents the whole file or folder at `path`.
  package mutating func wholeFile(_ path: String) -> SourceRange {
    let file = addFile(path: path, bytes: [])
    wholeFiles.insert(file.id)
    return SourceRange(file: file.id, lower: 0, upper: 0)
  }

  /// Whether the range represents a whole file.
  package func isWholeFile(_ range: SourceRange) -> Bool { wholeFiles.contains(range.file) }

  package func file(of range: SourceRange) -> SourceFile? {
    let index = Int(range.file.index)
    return files.indices.contains(index) ? files[index] : nil
  }
}
