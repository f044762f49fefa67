import Foundation
import Testing
import VmgenLanguageServer

/// Positions of the protocol and offsets in UTF-8.
@Suite struct TextPositionsTests {
  private static let texts = ["", "a\nb", "ä🎈\r\né\n\n👩‍👩‍👧", "\u{FEFF}x\ny", "a\rb\r\nc", "🎈"]

  @Test("The offset of each position of a scalar is that of the position", arguments: texts)
  func positionsAndOffsetsAgree(text: String) {
    for encoding in [PositionEncoding.utf8, .utf16] {
      let positions = TextPositions(Array(text.utf8), encoding)
      for index in text.unicodeScalars.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let scalar = text.unicodeScalars[index]
        // The byte order mark belongs to no line, and a line feed after a carriage return to the line before.
        if scalar == "\u{FEFF}" || scalar == "\n" && text.utf8.prefix(offset).last == 0x0D { continue }
        #expect(positions.offset(of: positions.position(of: offset)) == offset, "\(text.debugDescription) \(offset)")
      }
    }
  }

  @Test("Characters are counted in UTF-16")
  func charactersAreCountedInUTF16() {
    let positions = TextPositions(Array("a🎈ä\n🎈x".utf8), .utf16)
    #expect(positions.position(of: 5) == Position(line: 0, character: 3))
    #expect(positions.position(of: 7) == Position(line: 0, character: 4))
    #expect(positions.position(of: 12) == Position(line: 1, character: 2))
    #expect(TextPositions(Array("a🎈ä\n".utf8), .utf8).position(of: 7) == Position(line: 0, character: 7))
  }

  @Test("A position outside of the text is the nearest end")
  func positionsOutsideOfTheText() {
    let positions = TextPositions(Array("ab\r\ncd".utf8), .utf16)
    #expect(positions.offset(of: Position(line: 0, character: 99)) == 2)
    #expect(positions.offset(of: Position(line: 9, character: 0)) == 6)
    #expect(positions.offset(of: Position(line: -1, character: 5)) == 0)
    #expect(positions.offset(of: Position(line: 1, character: -5)) == 4)
  }

  @Test("A position inside of a scalar is its start")
  func positionsInsideOfAScalar() {
    #expect(TextPositions(Array("a🎈".utf8), .utf16).offset(of: Position(line: 0, character: 2)) == 1)
  }

  @Test("Addresses of files are read with any escapes")
  func addresses() {
    #expect(DocumentURI("file:///a%20b/%C3%A4.vmodel").path == "/a b/ä.vmodel")
    #expect(DocumentURI("file://localhost/a") == DocumentURI(path: "/a"))
    #expect(DocumentURI(path: "/a b/ä.vmodel").text == "file:///a%20b/%C3%A4.vmodel")
    #expect(DocumentURI("untitled:Untitled-1").text == "untitled:Untitled-1")
  }
}
