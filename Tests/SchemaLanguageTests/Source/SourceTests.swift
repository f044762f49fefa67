import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct SourceTests {
  @Test func linesEndWithLFCRLFOrCRAndColumnsCountBytes() {
    let bytes = Array("a\r\nbé\rc\n\nd".utf8)
    let table = LineTable(bytes)
    #expect(table.starts == [0, 3, 7, 9, 10])
    #expect(table.location(of: 0) == SourceLocation(line: 1, column: 1))
    #expect(table.location(of: 6) == SourceLocation(line: 2, column: 4))
    #expect(table.location(of: 10) == SourceLocation(line: 5, column: 1))
    #expect(table.location(of: 999) == SourceLocation(line: 5, column: 2))
    #expect(table.location(of: -1) == SourceLocation(line: 1, column: 1))
    #expect(table.bounds(ofLine: 2) == 3..<7)
    #expect(table.bounds(ofLine: 9).isEmpty)
  }

  @Test func aByteOrderMarkIsNotPartOfALine() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("model A { let b: Int, }".utf8)
    let diagnostics = parseSchema(source(bytes)).diagnostics
    #expect(diagnostics.map { LineTable(bytes).location(of: $0.range.lower) } == [SourceLocation(line: 1, column: 21)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func anyLineEndingIsSupported(ending: String) {
    let text = Samples.everything.replacing("\n", with: ending)
    #expect(syntaxErrors(text) == [])
    #expect(outline(parse(text).syntax) == outline(parse(Samples.everything).syntax))
    #expect(formatted(text) == text)
  }

  @Test func invalidUTF8IsReportedOnceAtTheFirstInvalidByte() {
    let bytes =
      Array("// caf\u{E9}".unicodeScalars.map { UInt8($0.value) }) + [0x0A] + Array("model A { let b: Int }".utf8) + [
        0xFF
      ]
    let result = parseSchema(source(bytes))
    #expect(result.diagnostics.map(\.kind.code) == ["VM0101"])
    #expect(result.diagnostics.first?.range.lower == 6)
    #expect(result.diagnostics.first?.message == "the file is not valid UTF-8: unexpected byte 0xE9")
    #expect(result.syntax.declarations.count == 1)
  }

  @Test(
    "overlong forms, surrogates and code points out of range are invalid UTF-8",
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xE2, 0x82],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    #expect(decodeScalar(bytes, at: 0) == nil)
  }

  @Test func largeBinaryAndEmptyFilesAreOneErrorEach() {
    #expect(parseSchema(source([UInt8](repeating: 0x20, count: 50_000_000))).diagnostics.map(\.kind.code) == ["VM0103"])
    #expect(
      parseSchema(source([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1, 0xFF])).diagnostics.contains { $0.kind.code == "VM0102" })
    #expect(parse("").diagnostics.map(\.kind.code) == ["VM0104"])
    #expect(parse(" \n\t\n").diagnostics.map(\.kind.code) == ["VM0104"])
  }

  @Test func directionControlsAreReportedInCommentsInStringsAndBetweenWords() {
    #expect(syntaxErrors("// \u{202E}\nmodel A { let b: String = \"\u{2066}\" }\n").count == 2)
    #expect(syntaxErrors("model A { let b: String = \"\\u{202E}\" }\n") == [])
  }

  @Test func aNameOfAMillionLettersIsOneErrorWithAShortMessage() {
    let result = parse("model \(String(repeating: "a", count: 1_000_000)) { let b: Int }\n")
    #expect(result.diagnostics.map(\.kind.code) == ["VM0106"])
    guard case .model(let model)? = result.syntax.declarations.first else { return }
    #expect(model.name.text.utf8.count <= 255)
  }
}
