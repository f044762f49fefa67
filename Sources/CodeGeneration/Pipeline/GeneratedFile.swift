/// A file that generation makes, before anything is written.
public struct GeneratedFile: Sendable, Equatable {
  /// Where it goes, relative to the output folder.
  public var path: String
  /// The whole file.
  public var bytes: [UInt8]
  /// The relative path of the schema that it is made of.
  public var schemaPath: String

  public init(path: String, bytes: [UInt8], schemaPath: String) {
    self.path = path
    self.bytes = bytes
    self.schemaPath = schemaPath
  }
}
