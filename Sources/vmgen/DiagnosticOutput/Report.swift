import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// What a run has to say, with the files that it speaks of.
struct Report: Sendable {
  private(set) var files: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Files that are spoken of as a whole: no line of them is shown.
  private var wholeFiles: Set<SourceFile.ID> = []

  var errorCount: Int { diagnostics.count { $0.kind.severity == .error } }
  var warningCount: Int { diagnostics.count { $0.kind.severity == .warning } }
  var hasErrors: Bool { diagnostics.contains { $0.kind.severity == .error } }

  /// Registers a file, so that diagnostics can point into it.
  mutating func addFile(
    path: String, relativePath: String? = nil, module: String? = nil, bytes: [UInt8]
  ) -> SourceFile {
    let file = SourceFile(
      id: SourceFile.ID(files.count), path: path, relativePath: relativePath ?? path, module: module, bytes: bytes)
    files.append(file)
    return file
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  /// Adds a diagnostic about a file or folder as a whole, or about the place that named it.
  mutating func add(
    _ kind: DiagnosticKind, path: String, namedAt place: SourceRange? = nil, _ arguments: [String: String] = [:]
  ) {
    add(Diagnostic(kind, at: place ?? wholeFile(path), arguments.merging(["path": path]) { own, _ in own }))
  }

  /// A range that stands for the whole of the file or folder at `path`.
  mutating func wholeFile(_ path: String) -> SourceRange {
    let file = addFile(path: path, bytes: [])
    wholeFiles.insert(file.id)
    return SourceRange(file: file.id, lower: 0, upper: 0)
  }

  /// Whether the range stands for a file as a whole.
  func isWholeFile(_ range: SourceRange) -> Bool { wholeFiles.contains(range.file) }

  func file(of range: SourceRange) -> SourceFile? {
    let index = Int(range.file.index)
    return files.indices.contains(index) ? files[index] : nil
  }
}
