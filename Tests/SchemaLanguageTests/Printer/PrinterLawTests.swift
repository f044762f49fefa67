import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite("Laws of parsing and printing")
struct PrinterLawTests {
  @Test("what is printed parses to the same syntax", arguments: 0..<1000)
  func roundTrip(seed: Int) {
    var generator = SchemaGenerator(seed: seed)
    let syntax = generator.schema()
    let text = printSchema(syntax)
    let result = parse(text)
    let mistakes = result.diagnostics.filter { $0.kind.severity == .error }.map(\.message)
    #expect(mistakes == [], "\(text)")
    #expect(outline(result.syntax) == outline(syntax), "\(text)")
  }

  @Test("printing what was printed changes nothing", arguments: 0..<400)
  func idempotence(seed: Int) {
    var generator = SchemaGenerator(seed: seed)
    let text = printSchema(generator.schema())
    #expect(printSchema(parse(text).syntax) == text)
  }

  @Test("the contact card is printed as it stands")
  func contactCard() {
    #expect(printSchema(parse(Samples.contactCard).syntax) == Samples.contactCard)
  }

  @Test("a file in canonical form, with every construct, is printed as it stands")
  func everything() {
    #expect(syntaxErrors(Samples.everything) == [])
    #expect(printSchema(parse(Samples.everything).syntax) == Samples.everything.replacing("`name`", with: "name"))
  }

  @Test("a living view model in canonical form is printed as it stands")
  func living() {
    #expect(syntaxErrors(Samples.living) == [])
    #expect(printSchema(parse(Samples.living).syntax) == Samples.living)
  }

  @Test("a comment survives wherever it stands", arguments: 0..<400)
  func comments(seed: Int) {
    var random = Seeded(seed)
    var bytes = Array(random.pick([Samples.everything, Samples.living]).utf8)
    var lexer = Lexer(source(bytes))
    lexer.run()
    // Between an operand and its `!`, `?` or `$` white space would mean something.
    let places = lexer.tokens.filter { $0.hasSpaceBefore }
    let chosen = (0..<3).map { _ in Int(random.pick(places).lower) }
    for (number, place) in chosen.sorted(by: >).enumerated() {
      bytes.insert(contentsOf: Array(" /* note \(number) */ ".utf8), at: place)
    }
    let result = parseSchema(source(bytes))
    #expect(result.diagnostics.map(\.message) == [])
    let text = printSchema(result.syntax)
    for number in 0..<3 { #expect(text.contains("/* note \(number) */"), "\(String(decoding: bytes, as: UTF8.self))") }
    #expect(printSchema(parse(text).syntax) == text)
  }
}
