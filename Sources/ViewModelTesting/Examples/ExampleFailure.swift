import Foundation

/// A failure of an example, with its place in the schema.
public struct ExampleFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The title of the example, the expectation, and the values on both sides.
  public let description: String
  /// The identifier of the schema in the form of `#fileID`: `AppTests/Login.vmodel`.
  public let fileID: String
  /// The absolute path of the schema, in the form of `#filePath`.
  public let filePath: String
  /// The line in the schema.
  public let line: Int

  init(_ description: String, in schema: ExampleSchema, at line: Int) {
    self.description = description
    fileID = schema.fileID
    filePath = schema.path
    self.line = line
  }
}

/// The schema of examples.
struct ExampleSchema: Sendable {
  let path: String
  let fileID: String

  /// - Parameters:
  ///   - path: The path of the schema, relative to the folder of the generated tests.
  ///   - tests: The `#filePath` of the generated tests.
  ///   - id: The `#fileID` of the generated tests.
  init(_ path: String, from tests: String, _ id: String) {
    let schema = URL(filePath: tests).deletingLastPathComponent().appending(path: path).standardized
    self.path = schema.path(percentEncoded: false)
    fileID = id.prefix { $0 != "/" } + "/" + schema.lastPathComponent
  }

  private init() { (path, fileID) = ("", "") }

  /// The schema of previews, which report no failures.
  static let none = ExampleSchema()

  var name: Substring { fileID.drop { $0 != "/" }.dropFirst() }
}
