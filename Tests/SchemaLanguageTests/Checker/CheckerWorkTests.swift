import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// Tests that the work of the checker stays within limits, by counting typed expressions.
@Suite struct CheckerWorkTests {
  private func checker(_ text: String) -> SchemaChecker {
    let file = SourceFile(
      id: SourceFile.ID(0), path: "S.vmodel", relativePath: "S.vmodel", module: nil, bytes: Array(text.utf8))
    let parsed = parseSchema(file)
    let checker = SchemaChecker([parsed.syntax], [file])
    _ = checker.run(after: parsed.diagnostics)
    return checker
  }

  @Test func thousandsOfUnknownNamesAreComparedWithABoundedNumberOfOthers() {
    let count = 1_500
    var source = "viewmodel V {\n"
    for index in 0..<count { source += "  display shown\(index) = unknownValue\(index)\n" }
    let compared = checker(source + "}").declarations.sink.comparedNames
    #expect(compared >= 100_000)
    #expect(compared <= 100_000 + 2 * count + 1_000)
  }

  @Test func theTypesAreListedOnlyWhileNamesAreCompared() {
    let count = 500
    var source = "model M {\n"
    for index in 0..<count { source += "  let field\(index): Unknown\(index)\n" }
    source += "}\n"
    for index in 0..<2 * count { source += "enum Kind\(index) { case a }\n" }
    let declarations = checker(source).declarations
    #expect(declarations.sink.comparedNames >= 100_000)
    #expect((90...101).contains(declarations.typeListingCount))
  }

  @Test(arguments: [50, 200])
  func aLinkIsComparedWithTheLinksOfItsPathOnly(count: Int) throws {
    var tree = LinkPatternTree()
    for number in 0..<count {
      let pattern = try #require(LinkPattern("/screen\(number)/{id}/details"))
      #expect(tree.candidates(for: pattern) == [])
      tree.insert(pattern, number)
    }
    #expect(tree.visitedCount == 0)
    let overlapping = try #require(LinkPattern("/screen7/{name}/{part}"))
    #expect(tree.candidates(for: overlapping) == [7])
    #expect(tree.visitedCount == 3)
  }

  @Test func aLinkMayOverlapThoseWithParametersInItsPlaces() throws {
    var tree = LinkPatternTree()
    let patterns = ["/a/b", "/a/{x}", "/{x}/b", "/{x}/{y}", "/a", "/a/b/c", "/", "/c/d", "/a/b"]
    for (number, text) in patterns.enumerated() { tree.insert(try #require(LinkPattern(text)), number) }
    func candidates(_ text: String) throws -> [Int] { tree.candidates(for: try #require(LinkPattern(text))) }
    #expect(try candidates("/a/b") == [0, 1, 2, 3, 8])
    #expect(try candidates("/{x}/d") == [1, 3, 7])
    #expect(try candidates("/c/{x}") == [2, 3, 7])
    #expect(try candidates("/{x}") == [4])
    #expect(try candidates("/") == [6])
    #expect(try candidates("/e/f/g/h") == [])
  }

  @Test func theFirstUnknownNamesStillHaveTheirHelp() {
    #expect(rendered("viewmodel V {\n  input name: String\n  display x = nane\n}").contains("did you mean `name`?"))
  }
}
