import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests that parsing ends after a number of steps proportional to the number of tokens, even after the parser has
/// stopped reporting because a file has too many errors.
@Suite struct TerminationTests {
  /// Returns a command whose first `count` steps are mistakes.
  private func mistakes(_ count: Int, then rest: String) -> String {
    "viewmodel V {\n    command c {\n" + String(repeating: "        x++\n", count: count) + rest
  }

  private func expectLinear(_ text: String) { expectLinear(Array(text.utf8)) }

  private func expectLinear(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lexer = Lexer(source(bytes))
    lexer.run()
    // A single-quoted string has three tokens, and an unterminated string may have additional, empty closing tokens.
    #expect(lexer.tokens.count <= 3 * bytes.count + 8, "\(text)")
    var parser = Parser(lexer)
    _ = parser.parseFile()
    #expect(parser.stepCount <= 10 * lexer.tokens.count + 100, "\(text)")
    #expect(parser.diagnostics.count <= maximumDiagnosticCount + 1)
  }

  @Test(arguments: 95...105)
  func anElseifAfterTheLastReportedError(count: Int) {
    expectLinear(mistakes(count, then: "        if x { y = 1 } elseif z { y = 2 }\n    }\n}\n"))
  }

  @Test(arguments: 97...101)
  func everyMisspelledKeywordAfterTheLastReportedError(count: Int) {
    let slips = [
      "if x { y = 1 } elif z { y = 2 } elif w { y = 3 } else { y = 4 }",
      "y = if x { 1 } elsif z { 2 } else { 3 }",
      "    }\n}\nenum E: A & B & C { case a: 1, b: 2, c: 3\n",
      "    }\n}\nmodel M: A & B & C {\n    String name\n    name: String\n",
      "    }\n}\nservice S {\n    func f() -> async throws stream T\n    func g() rethrows async throws E\n",
      "y = f(a: 1 b: 2 c: 3)",
      "y = a ?b :c",
      "    }\n    on onAppear {\n",
      "    }\n    command d() if x loading \"…\" exclusive async throws -> T = {\n",
      "    }\n    @State private var x = 1\n    func f(x: Int) -> Int\n",
      "    }\n    example x {\n        set a to 1\n        when s.f(1) gives 2\n",
    ]
    for slip in slips { expectLinear(mistakes(count, then: "        \(slip)\n    }\n}\n")) }
  }

  @Test(arguments: 96...101)
  func schemasOfTheRepositoryWithRemovedDuplicatedAndSwappedTokensAroundThatLimit(count: Int) {
    #expect(repositorySchemas.count > 30)
    var random = Seeded(count)
    for schema in repositorySchemas {
      var tokens = tokenTexts(schema)
      for _ in 0...random.below(4) {
        let (first, second) = (random.below(tokens.count), random.below(tokens.count))
        switch random.below(4) {
        case 0: tokens.remove(at: first)
        case 1: tokens.insert(random.pick(["\nelseif ", " & ", "\n} ", " { ", " async ", " = "]), at: first)
        case 2: tokens.swapAt(first, second)
        default: tokens[first] = tokens[second]
        }
      }
      let text = tokens.joined()
      expectLinear(mistakes(count, then: random.oneIn(2) ? text : "    }\n}\n\(text)"))
    }
  }

  @Test(arguments: 0..<40)
  func randomTokens(seed: Int) {
    var random = Seeded(seed)
    let tokens = repositorySchemas.flatMap(tokenTexts)
    let count = 1 + random.below(600)
    expectLinear((0..<count).map { _ in random.pick(tokens) }.joined())
  }

  @Test(arguments: 0..<200)
  func randomBytesBracketsAndQuotes(seed: Int) {
    var random = Seeded(seed)
    expectLinear((0..<random.below(2000)).map { _ in UInt8(1 + random.below(255)) })
    let delimiters = Array("\"\"\"'`(){}[]\\/*#\n\r.:,-a1".utf8)
    expectLinear((0..<random.below(2000)).map { _ in random.pick(delimiters) })
  }

  @Test func deepNestingOfEveryConstruct() {
    let parts = [
      ("(", ")"), ("[", "]"), ("{ $0 ", "}"), ("-", ""), ("a.", "b"), ("if a { ", " } else { 1 }"), ("a ? ", " : 1"),
      ("\"\\(", ")\""), ("switch a { default: ", " }"), ("f(x: ", ")"), ("viewmodel W {\n", "}"), ("/*", "*/"),
    ]
    for (opening, closing) in parts {
      let text = String(repeating: opening, count: 2000) + "x" + String(repeating: closing, count: 2000)
      expectLinear("viewmodel V {\n    display a = \(text)\n}\n")
      expectLinear("viewmodel V {\n    command c {\n        \(text)\n    }\n}\n")
      expectLinear("viewmodel V {\n    display a = " + String(repeating: opening, count: 3000))
    }
    expectLinear(
      "viewmodel V {\n    command c {\n        if a { b = 1 }" + String(repeating: " else if a { b = 1 }", count: 3000))
  }

  /// Returns the text of each token, with the white space and comments before it.
  private func tokenTexts(_ text: String) -> [String] {
    var lexer = Lexer(source(text))
    lexer.run()
    let bytes = Array(text.utf8)
    var end = 0
    return lexer.tokens.map { token in
      defer { end = Int(token.upper) }
      return String(decoding: bytes[end..<Int(token.upper)], as: UTF8.self)
    }
  }
}
