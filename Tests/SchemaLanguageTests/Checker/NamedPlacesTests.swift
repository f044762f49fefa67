import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// The index has each place of a schema that names a declaration, so that a rename changes all of them.
@Suite struct NamedPlacesTests {
  @Test func theIndexHasEachPlaceThatNamesADeclaration() throws {
    let sources = try Self.fixtures()
    let recorder = SymbolRecorder()
    _ = checkSchemas(sources.map { parseSchema($0).syntax }, sources: sources, symbols: recorder)
    let index = SymbolIndex(recorder)
    var missing: [String] = []
    let otherNames = Self.words.union(StandardLibrary.all.map(\.name))
    for source in sources {
      let names = Self.declaredNames(in: source, index)
      for token in Self.identifiers(of: source) {
        let name = String(decoding: source.bytes[Int(token.lower)..<Int(token.upper)], as: UTF8.self)
        let found = index.occurrence(at: Int(token.lower), in: source.id)
        if names.contains(name), !otherNames.contains(name), found?.range != token {
          missing.append("\(source.path): \(name)")
        }
      }
    }
    // Examples of a parent that answer calls of a child's service; names of groups; several patterns as one condition.
    #expect(
      missing == [
        "Finder.vmodel: finder", "Parades.vmodel: band", "Quiz.vmodel: `in`", "Quiz.vmodel: `in`",
        "Repositories.vmodel: store", "Repositories.vmodel: store", "Repositories.vmodel: store",
        "Rescues.vmodel: RescueError", "Rescues.vmodel: waves", "Rescues.vmodel: height",
      ])
  }

  /// Words of the language that the fixtures also use as names, and names of the library's parameters and facets.
  private static let words: Set<String> = [
    "_", "appear", "at", "before", "by", "calls", "catch", "change", "date", "ends", "error", "for", "given", "id",
    "key",
    "last", "load", "message", "move", "of", "offset", "on", "pages", "remove", "size", "state", "text", "time",
    "title",
    "to", "toggle", "undo", "value", "values",
  ]

  private static func fixtures() throws -> [SourceFile] {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Tests/Fixtures/ViewModels")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "vmodel" }.sorted { $0.path < $1.path }.enumerated().map {
      index, file in
      let name = file.lastPathComponent
      return SourceFile(
        id: SourceFile.ID(index), path: name, relativePath: name, module: nil, bytes: Array(try Data(contentsOf: file)))
    }
  }

  private static func identifiers(of source: SourceFile) -> [SourceRange] {
    var lexer = Lexer(source)
    lexer.run()
    return lexer.tokens.filter { $0.kind == .identifier }.map {
      SourceRange(file: source.id, lower: Int($0.lower), upper: Int($0.upper))
    }
  }

  private static func declaredNames(in source: SourceFile, _ index: SymbolIndex) -> Set<String> {
    let defined = index.occurrences.filter { $0.role == .definition && $0.range.file == source.id }
    return Set(defined.map { String(decoding: source.bytes[Int($0.range.lower)..<Int($0.range.upper)], as: UTF8.self) })
  }
}
