import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Mutates the tokens of fixtures and examples: removes, duplicates, swaps and copies them.
@Suite struct TokenMutationTests {
  static let schemas: [String] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return [
      "Tests/Fixtures/ViewModels/Login", "Tests/Fixtures/ViewModels/Profile", "Tests/Fixtures/ViewModels/SignUp",
      "Tests/Fixtures/ViewModels/Checkout", "Tests/Fixtures/ViewModels/Orders", "Examples/SignUp/SignUp",
    ].compactMap { try? String(contentsOf: root.appending(path: "\($0).vmodel"), encoding: .utf8) }
  }()

  @Test func theCorpusExistsAndHasNoErrors() {
    #expect(Self.schemas.count == 6)
    for schema in Self.schemas { #expect(checked(schema).schemas != nil, "\(rendered(schema))") }
  }

  /// `VMGEN_MUTATIONS=5000` runs more mutations.
  @Test func parsingEndsReportsEachErrorOnceInsideTheFileAndFormattingKeepsTheSyntax() throws {
    let rounds = ProcessInfo.processInfo.environment["VMGEN_MUTATIONS"].flatMap { Int($0) } ?? 150
    let tokens = Self.schemas.map(Self.pieces)
    var random = Seeded(3)
    for _ in 0..<rounds {
      var words = random.pick(tokens)
      for _ in 0...random.below(2) {
        let (first, second) = (random.below(words.count), random.below(words.count))
        switch random.below(5) {
        case 0: words.remove(at: first)
        case 1: words.insert(words[first], at: first)
        case 2: words.swapAt(first, (first + 1) % words.count)
        case 3: words.swapAt(first, second)
        default: words[first] = random.pick(random.pick(tokens))
        }
      }
      check(words.joined())
    }
  }

  /// Each token with the white space before it.
  private static func pieces(_ text: String) -> [String] {
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
    let result = checked(text)
    let size = Int32(text.utf8.count)
    var seen: Set<String> = []
    for diagnostic in result.diagnostics {
      let range = diagnostic.range
      #expect(range.lower >= 0 && range.lower <= range.upper && range.upper <= size, "\(text)")
      let isNew = seen.insert("\(diagnostic.kind.code) \(range.lower) \(range.upper)").inserted
      #expect(isNew, "\(diagnostic.message) is reported twice for \(text)")
      for shown in [diagnostic.message, diagnostic.helpText ?? ""] {
        #expect(!shown.contains(/\{[a-z]+\}/), "\(shown)")
      }
    }
    let hasErrors = result.diagnostics.contains { $0.kind.severity == .error }
    #expect((result.schemas == nil) == hasErrors, "\(text)")
    let parsed = parse(text)
    #expect(String(decoding: SyntaxTree(parsing: source(text)).root.bytes, as: UTF8.self) == text)
    guard parsed.diagnostics.isEmpty, let formatted = formatted(text) else { return }
    let again = parse(formatted)
    #expect(again.diagnostics.isEmpty, "\(formatted)")
    #expect(outline(again.syntax) == outline(parsed.syntax), "\(formatted)")
  }
}
