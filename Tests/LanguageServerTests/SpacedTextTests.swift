import Foundation
import Testing
import VmgenLanguageServer
import VmgenSchemaSyntax

/// Tests of the spaces that keep declarations in their places.
@Suite struct SpacedTextTests {
  private static let schema = "enum A { case a }\n\nenum B { case b }\nenum C { case c }\n"

  private func text(_ schema: String) -> SpacedText {
    SpacedText(SourceFile(id: SourceFile.ID(0), path: "A", relativePath: "A", bytes: Array(schema.utf8)))
  }

  private func offset(of part: String, in text: SpacedText) -> Int? {
    let spaced = String(decoding: text.bytes, as: UTF8.self)
    return spaced.range(of: part).map { spaced.utf8.distance(from: spaced.startIndex, to: $0.lowerBound) }
  }

  @Test(arguments: [
    "enum A { case a, aa }\n\nenum B { case b }\nenum C { case c }\n",
    "enum A { }\n\nenum B { case b }\nenum C { case c }\n",
    "enum AA {}\nenum Ab {}\n\nenum B { case b }\nenum C { case c }\n",
    "enum A { case a }x\n\nenum B { case b }\nenum C { case c }\n",
    "enum B { case b }\nenum C { case c }\n",
  ])
  func anEditBeforeADeclarationDoesNotMoveIt(changed: String) {
    var text = text(Self.schema)
    let places = (offset(of: "enum B", in: text), offset(of: "enum C", in: text))
    let hadRoom = text.replace(by: Array(changed.utf8))
    #expect(hadRoom)
    #expect(String(decoding: text.written, as: UTF8.self) == changed)
    #expect(offset(of: "enum C", in: text) == places.1)
    if changed.hasPrefix("enum A") { #expect(offset(of: "enum B", in: text) == places.0) }
  }

  @Test(arguments: [
    "viewmodel V {\n    state n = 0\n    enum A { case a }\n    display t = n\n}\nenum B { case b }\n",
    "viewmodel V {\n    model A {\n        let a: Int\n    }\n    state n = 0\n",
  ])
  func declarationsInOthersKeepTheirText(schema: String) {
    let spaced = String(decoding: text(schema).bytes, as: UTF8.self)
    #expect(spaced.filter { $0 != " " } == schema.filter { $0 != " " })
  }

  @Test func anEditWithoutRoomIsNotMade() {
    var text = text(Self.schema)
    let long = "enum A { case a\(String(repeating: "a", count: 300)) }\n\nenum B { case b }\nenum C { case c }\n"
    let hadRoom = text.replace(by: Array(long.utf8))
    #expect(!hadRoom)
    #expect(String(decoding: text.written, as: UTF8.self) == Self.schema)
  }

  @Test func spacesAreOnlyAtEndsOfLines() {
    let incomplete = "let te*/a = 1\nenum A { case a } enum B { case b }\n"
    let spaced = String(decoding: text(incomplete).bytes, as: UTF8.self)
    #expect(spaced.contains("let te*/a"))
    #expect(spaced.contains("enum A { case a } enum B { case b } "))
  }

  @Test func afterTheEndOfALineIsDeletedItHasNoSpaces() {
    var text = text(Self.schema)
    _ = text.replace(by: Array("enum A { case a }enum B { case b }\nenum C { case c }\n".utf8))
    #expect(String(decoding: text.bytes, as: UTF8.self).contains("enum A { case a }enum B { case b } "))
  }

  @Test func theBeginningOfATextOfSeveralLinesIsNotMade() {
    var text = text("sample a = \"\"\nsample b = 1\n")
    let hadRoom = text.replace(by: Array("sample a = \"\"\"\nsample b = 1\n".utf8))
    #expect(!hadRoom)
  }

  @Test func positionsDoNotCountTheSpaces() {
    let text = text("enum A {} // ä\nenum B {}\n")
    let (bytes, gaps) = (text.bytes, text.addedRanges)
    let positions = TextPositions(bytes, gaps: gaps, .utf16)
    let written = TextPositions(text.written, .utf16)
    for line in 0..<3 {
      for character in 0..<16 {
        let position = Position(line: line, character: character)
        #expect(
          positions.position(of: positions.offset(of: position)) == written.position(of: written.offset(of: position)))
      }
    }
    #expect(positions.all == written.all)
    #expect(gaps.allSatisfy { positions.position(of: $0.lowerBound) == positions.position(of: $0.upperBound) })
  }
}
