import DocumentationPages
import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation

/// The schemas of one module of this repository.
struct RepositoryModule: CustomStringConvertible {
  let description: String
  let sources: [SourceFile]

  init(_ name: String, _ files: [(path: String, text: String)]) {
    description = name
    sources = files.enumerated().map { index, file in
      SourceFile(id: SourceFile.ID(index), path: file.path, relativePath: file.path, bytes: Array(file.text.utf8))
    }
  }

  /// The module of the schemas in a folder.
  init(folder: String) throws {
    let root = DocumentationPage.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".vmodel") }
    self.init(
      folder,
      try paths.sorted().map { ("\(folder)/\($0)", try String(contentsOf: root.appending(path: $0), encoding: .utf8)) })
  }

  func checked() throws -> SchemaSet {
    let parsed = sources.map { parseSchema($0) }
    let result = checkSchemas(
      parsed.map(\.syntax), sources: sources, syntaxErrors: parsed.flatMap(\.diagnostics))
    return try #require(result.schemas, "\(description): \(result.diagnostics.map(\.message))")
  }

  /// Runs the examples of the module.
  func results() throws -> [ExampleResult] {
    let schemas = try checked()
    return schemas.exampleCases.map { $0.result(in: schemas) }
  }

  /// Returns the position of a range: `Login.vmodel:24`.
  func place(_ range: SourceRange) -> String {
    let source = sources[Int(range.file.index)]
    return "\(source.relativePath):\(LineTable(source.bytes).location(of: range.lower).line)"
  }

  /// Returns the text of a range.
  func text(_ range: SourceRange) -> String {
    String(decoding: sources[Int(range.file.index)].bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  /// The modules with examples whose generated tests pass.
  static var all: [RepositoryModule] {
    get throws {
      let folders =
        [
          "ContactCard", "Invoice", "Login", "RepoBrowser", "RepositoryRow", "SignUp", "UserEditor", "AddressBook",
        ].map { "Examples/\($0)" } + [
          "Tests/Fixtures/ViewModels", "Tests/NavigationTests", "Tests/ScreenBehaviorTests",
        ]
        + ["DocumentationExamples", "ErrorPolicyExamples", "LanguageReferenceExamples", "StandardLibraryExamples"]
        .map { "Tests/PageTests/Sources/\($0)" }
      return try folders.map { try RepositoryModule(folder: $0) }
    }
  }
}
