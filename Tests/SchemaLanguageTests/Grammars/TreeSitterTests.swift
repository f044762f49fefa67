import DocumentationPages
import Foundation
import Testing

/// The tree-sitter grammar, compared with the schemas of the repository and the keywords of the parser.
@Suite struct TreeSitterTests {
  private static let folder = DocumentationPage.root.appending(path: ".grammars/tree-sitter")
  private static let hasRuntime =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
    && FileManager.default.fileExists(atPath: "/usr/include/tree_sitter/api.h")

  @Test func everyKeywordOfTheParserIsInTheGrammar() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "grammar.js"), encoding: .utf8)
    let words = Set(text.matches(of: /"([a-z]+)"/).map { String($0.output.1) })
    let missing = parserKeywords.subtracting(words)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test(.enabled(if: hasRuntime, "needs /usr/bin/cc and libtree-sitter-dev"))
  func everySchemaIsParsedWithoutErrors() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let program = scratch.appending(path: "check.c")
    try Self.program.write(to: program, atomically: true, encoding: .utf8)
    let executable = scratch.appending(path: "check")
    let sources = Self.folder.appending(path: "src")
    let compiled = try run(
      "/usr/bin/cc",
      [
        "-I", sources.path, "-o", executable.path, program.path, sources.appending(path: "parser.c").path,
        sources.appending(path: "scanner.c").path, "-ltree-sitter",
      ])
    try #require(compiled == 0)
    // A schema with an error has to be found, so that the check cannot pass by itself.
    let schemas = repositorySchemas + ["model A {"]
    let files = try schemas.enumerated().map { index, text in
      let file = scratch.appending(path: "\(index).vmodel")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    #expect(files.count > 100)
    let failing = try files.filter { try run(executable.path, [$0]) != 0 }
    #expect(failing == files.suffix(1))
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Exits with 1 if the tree of a file has a node of an error.
  private static let program = #"""
    #include <stdio.h>
    #include <tree_sitter/api.h>
    const TSLanguage *tree_sitter_vmodel(void);
    static char text[1 << 24];
    int main(int count, char **arguments) {
      FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
      if (!file) return 2;
      size_t length = fread(text, 1, sizeof text, file);
      TSParser *parser = ts_parser_new();
      if (!ts_parser_set_language(parser, tree_sitter_vmodel())) return 3;
      TSTree *tree = ts_parser_parse_string(parser, NULL, text, (uint32_t)length);
      return ts_node_has_error(ts_tree_root_node(tree)) ? 1 : 0;
    }
    """#
}
