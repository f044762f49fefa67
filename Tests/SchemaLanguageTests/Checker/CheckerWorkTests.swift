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

  @Test func theFirstUnknownNamesStillHaveTheirHelp() {
    #expect(rendered("viewmodel V {\n  input name: String\n  display x = nane\n}").contains("did you mean `name`?"))
  }
}
