/// A file that generation makes, before anything is written.
package struct GeneratedFile: Sendable, Equatable {
  /// Where it goes, relative to the output folder.
  package var path: String
  /// The whole file.
  package var bytes: [UInt8]
  /// The relative path of the schema that it is made of.
  package var schemaPath: String

  package init(path: String, bytes: [UInt8], schemaPath: String) {
    self.path = path
    self.bytes = bytes
    self.schemaPath = schemaPath
  }
}
