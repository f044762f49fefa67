import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// Tests that the number of threads does not change what the checker reports about many files with errors.
@Suite struct CheckerWorkerTests {
  private func reports(_ texts: [String], workers: Int) -> (diagnostics: [String], comparedNames: Int) {
    let files = texts.enumerated().map { index, text in
      SourceFile(
        id: SourceFile.ID(index), path: "S\(index).vmodel", relativePath: "S\(index).vmodel", module: nil,
        bytes: Array(text.utf8))
    }
    let parsed = files.map { parseSchema($0) }
    let checker = SchemaChecker(parsed.map(\.syntax), files, workers: workers)
    let result = checker.run(after: parsed.flatMap(\.diagnostics))
    let shown = result.diagnostics.map { "\($0.kind.code) \($0.message) \($0)" }
    return (shown, checker.declarations.sink.comparedNames)
  }

  private func expectTheSame(_ texts: [String], as expected: (diagnostics: [String], comparedNames: Int), workers: Int)
  {
    let found = reports(texts, workers: workers)
    let difference = found.diagnostics.difference(from: expected.diagnostics)
    #expect(difference.isEmpty, "\(difference.map { "\($0)" }.joined(separator: "\n"))")
    #expect(found.comparedNames == expected.comparedNames)
  }

  @Test func allMistakesOfTheRepositoryTogetherAreReportedTheSame() {
    let texts = mistakenSchemas.map(\.text)
    let expected = reports(texts, workers: 1)
    #expect(expected.diagnostics.count > 1_000)
    expectTheSame(texts, as: expected, workers: 3)
  }

  /// One thread does not know how many names the others compare.
  @Test func theLimitOfComparedNamesIsReachedAtTheSamePlace() {
    let texts = (0..<40).map { file in
      let lines = (0..<60).map { "  display shown\(file)x\($0) = shawn\(file)x\($0)" }
      return "viewmodel V\(file) {\n" + lines.joined(separator: "\n") + "\n}"
    }
    let expected = reports(texts, workers: 1)
    #expect(expected.comparedNames >= 100_000)
    expectTheSame(texts, as: expected, workers: 3)
  }
}
