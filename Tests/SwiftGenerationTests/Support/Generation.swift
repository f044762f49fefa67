import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Checks schemas that are strings, and generates code from them.
enum Generation {
  struct Unchecked: Error {
    var messages: [String]
  }

  static func sources(_ texts: [(path: String, text: String)]) -> [SourceFile] {
    texts.enumerated().map { index, source in
      SourceFile(id: .init(index), path: source.path, relativePath: source.path, bytes: Array(source.text.utf8))
    }
  }

  static func check(_ sources: [SourceFile]) throws -> SchemaSet {
    let parsed = sources.map { parseSchema($0) }
    let checked = checkSchemas(parsed.map(\.syntax), sources: sources)
    let found = parsed.flatMap(\.diagnostics) + checked.diagnostics
    guard let schemas = checked.schemas, !found.contains(where: { $0.kind.severity == .error }) else {
      throw Unchecked(messages: found.map { "\($0.range.lower): \($0.message)" })
    }
    return schemas
  }

  /// Returns the codes of the errors in a schema.
  static func codes(of schema: String) -> [String] {
    errors(in: sources([("Shop.vmodel", schema)])).map(\.kind.code)
  }

  /// Returns the errors of parsing and checking.
  static func errors(in sources: [SourceFile]) -> [Diagnostic] {
    let parsed = sources.map { parseSchema($0) }
    let found = parsed.flatMap(\.diagnostics) + checkSchemas(parsed.map(\.syntax), sources: sources).diagnostics
    return found.filter { $0.kind.severity == .error }
  }

  static func files(
    _ texts: [(path: String, text: String)], _ options: GenerationOptions = GenerationOptions(),
    templates: TemplateSource = .standard
  ) throws -> [GeneratedFile] {
    let sources = sources(texts)
    return try generate(check(sources), sources: sources, options: options, templates: templates)
  }

  /// Returns the text of the only file that is generated from a schema.
  static func text(_ schema: String, _ options: GenerationOptions = GenerationOptions(layers: [.model])) throws
    -> String
  {
    let file = try #require(try files([("Shop.vmodel", schema)], options).first)
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
