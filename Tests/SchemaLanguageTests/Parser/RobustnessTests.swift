import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests that parsing any text ends, reports diagnostics inside the file only, and returns a tree with every byte.
@Suite struct RobustnessTests {
  private func check(_ bytes: [UInt8]) {
    let file = source(bytes)
    let result = parseSchema(file)
    for diagnostic in result.diagnostics {
      #expect(diagnostic.range.lower >= 0 && diagnostic.range.lower <= diagnostic.range.upper)
      #expect(Int(diagnostic.range.upper) <= bytes.count, "\(diagnostic.message)")
    }
    #expect(SyntaxTree(parsing: file).root.bytes == bytes)
  }

  @Test(arguments: Samples.declarations)
  func everyPrefixOfADeclaration(sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0..<bytes.count { check(Array(bytes[..<length])) }
  }

  @Test(arguments: Samples.declarations)
  func aDeclarationWithoutOneOfItsTokens(sample: String) {
    var lexer = Lexer(source(sample))
    lexer.run()
    let bytes = Array(sample.utf8)
    for token in lexer.tokens {
      check(Array(bytes[..<Int(token.lower)] + bytes[Int(token.upper)...]))
    }
  }

  @Test(arguments: 0..<500)
  func aFileWithChangedRemovedAndDuplicatedBytes(seed: Int) {
    var random = Seeded(seed)
    var bytes = Array(random.pick([Samples.everything, Samples.stateful]).utf8)
    let spice = Array("\"'`{}()[]\\\n\r/*#$.:,?!=-+<>&|0a \u{FEFF}é".utf8) + [0xFF, 0x80]
    for _ in 0...random.below(6) {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = random.pick(spice)
      case 1: bytes.removeSubrange(place..<min(place + 1 + random.below(40), bytes.count))
      default:
        bytes.insert(
          contentsOf: bytes[place..<min(place + random.below(80), bytes.count)], at: random.below(bytes.count))
      }
    }
    check(bytes)
  }

  @Test(arguments: 0..<200)
  func randomBytes(seed: Int) {
    var random = Seeded(seed)
    check((0..<random.below(400)).map { _ in UInt8(random.below(255) + 1) })
  }

  @Test(arguments: 0..<800)
  func randomTokens(seed: Int) {
    var random = Seeded(seed)
    let words = [
      "model", "viewmodel", "enum", "case", "let", "input", "display", "example", "given", "expect", "if", "else",
      "switch",
      "default", "in", "where", "{", "}", "(", ")", "[", "]", ":", ",", ".", "?", "!", "=", "==", "->", "\n", "\n\n",
      " ",
      " ", "a", "B", "1", "1.5", "2s", "\"", "\"\"\"", "\\(", "\\", "#", "//", "/*", "*/", "///", "$0", "`", "'", "-",
      "+", "??",
      "...", "&&", ";", "@", "service", "command", "edit", "state", "use", "on", "follow", "from", "draft", "when",
      "busy",
      "catch", "async", "throws", "stream", "$", "as", "text", "require", "check", "trim", "try", "await", "+=",
      "confirm",
      "prompt", "commit", "invalidate", "debounce", "returns", "begins", "push", "key", "verbatim", "extern", "func",
      "_", "nil",
      "\r", "é", "🙂",
    ]
    let text = (0..<random.below(160)).map { _ in random.pick(words) + (random.oneIn(2) ? " " : "") }.joined()
    check(Array(text.utf8))
  }
}
