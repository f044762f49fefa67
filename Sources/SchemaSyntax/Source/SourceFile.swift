/// The bytes of a schema file and its path.
package struct SourceFile: Sendable, Identifiable {
  /// A file's index among the files of one run.
  package struct ID: Hashable, Sendable {
    /// The number of distinct IDs.
    package static let limit = 65_536

    package var index: UInt16
    package init(_ index: Int) { self.index = UInt16(clamping: index) }
  }

  package let id: ID
  /// The path shown in diagnostics, as the user or the build system gave it.
  package let path: String
  /// The path in its target or schema folder, with `/` between the parts. Output names and provenance use it.
  package let relativePath: String
  /// The module that the file belongs to; nil for the module being generated.
  package let module: String?
  /// The whole file, byte for byte.
  package let bytes: [UInt8]

  package init(id: ID, path: String, relativePath: String, module: String? = nil, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.relativePath = relativePath
    self.module = module
    self.bytes = bytes
  }
}

/// A line and a column, both counted from 1. Columns count UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
