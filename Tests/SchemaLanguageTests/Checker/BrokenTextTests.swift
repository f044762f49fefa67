import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests that the checker returns an IR and a symbol index for every text, in time proportional to its length. The
/// texts are the schemas of the repository with tokens deleted, or truncated at every token.
@Suite struct BrokenTextTests {
  /// The maximum number of typed expressions for each token. An argument of a call that matches no overload is typed
  /// more than once.
  private static let mostForEachToken = 6

  private func tokens(_ text: String) -> [String] {
    var lexer = Lexer(source(text))
    lexer.run()
    let bytes = Array(text.utf8)
    var end = 0
    return lexer.tokens.map { token in
      defer { end = Int(token.upper) }
      return String(decoding: bytes[end..<Int(token.upper)], as: UTF8.self)
    }
  }

  private func check(_ text: String) {
    let file = source(text)
    let parsed = parseSchema(file)
    let symbols = SymbolRecorder()
    let checker = SchemaChecker([parsed.syntax], [file], symbols: symbols)
    let result = checker.run(after: parsed.diagnostics.filter { $0.kind.severity == .error })
    let size = text.utf8.count
    #expect(result.checked.schemas.count == 1)
    for occurrence in SymbolIndex(symbols).occurrences {
      #expect(0 <= occurrence.range.lower && occurrence.range.lower <= occurrence.range.upper, "\(text)")
      #expect(Int(occurrence.range.upper) <= size, "\(text)")
    }
    for case .viewModel(let model) in result.checked.schemas.flatMap(\.declarations) {
      for (index, member) in model.members.enumerated() { #expect(member.id.index == index) }
      for node in model.graph.nodes { #expect(node.directNodes.allSatisfy { $0 < model.graph.nodes.count }) }
    }
    #expect(checker.expressions.session.inferredCount <= Self.mostForEachToken * (tokens(text).count + 8), "\(text)")
  }

  @Test(arguments: repositorySchemas.indices)
  func aSchemaWithoutOneTokenIsChecked(index: Int) {
    let words = tokens(repositorySchemas[index])
    for place in stride(from: index % 7, to: words.count, by: max(words.count / 6, 1)) {
      check((words[..<place] + words[(place + 1)...]).joined())
    }
  }

  @Test(arguments: repositorySchemas.indices)
  func aTruncatedSchemaIsChecked(index: Int) {
    let words = tokens(repositorySchemas[index])
    for place in stride(from: index % 5, to: words.count, by: max(words.count / 6, 1)) {
      check(words[..<place].joined())
    }
  }

  @Test func nestedCallsWithoutAMatchingOverloadAreTypedAFixedNumberOfTimes() {
    for call in ["max(a: ", "\"\".prefix(x: ", "unknown(", "f(b: ", "[1].map(", "words(n: "] {
      let nested = String(repeating: call, count: 30) + "1" + String(repeating: ")", count: 30)
      check("func f(_ n: Int) -> Int = n\n\nviewmodel V {\n  input n: Int\n  display x = \(nested)\n}")
    }
  }
}
