/// A schema's text with its place, before anything is read from it.
public struct SourceFile: Sendable, Identifiable {
  /// A file's index among the files of one run.
  public struct ID: Hashable, Sendable {
    public var index: Int32
    public init(_ index: Int) { self.index = Int32(clamping: index) }
  }

  public let id: ID
  /// The path shown in diagnostics, as the user or the build system gave it.
  public let path: String
  /// The path in its target or schema folder, `/` between the parts: what output names and provenance come from.
  public let relativePath: String
  /// The module that the file belongs to; nil for the module being generated.
  public let module: String?
  /// The whole file, byte for byte.
  public let bytes: [UInt8]

  public init(id: ID, path: String, relativePath: String, module: String? = nil, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.relativePath = relativePath
    self.module = module
    self.bytes = bytes
  }
}

/// A place that a person can find: a line and a column, both from 1, the column in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
