/// A generated file in memory.
package struct GeneratedFile: Sendable, Equatable {
  /// The path of the file, relative to the output folder.
  package var path: String
  /// The contents of the file.
  package var bytes: [UInt8]
  /// The relative path of the schema that the file is generated from.
  package var schemaPath: String

  package init(path: String, bytes: [UInt8], schemaPath: String) {
    self.path = path
    self.bytes = bytes
    self.schemaPath = schemaPath
  }
}
