import Testing

@testable import TerminalForm

@Suite struct KeyDecoderTests {
  @Test(
    "each sequence is its key",
    arguments: [
      ("a", [Key.text("a")]), ("né 名 👩‍💻", [.text("né 名 👩‍💻")]), ("e\u{301}", [.text("e\u{301}")]),
      ("\r", [.return]), ("\n", [.return]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA\u{1B}OF", [.up, .end]),
      ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]), ("\u{1B}[3~", [.delete]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}[Z", [.backTab]), ("\u{3}", [.control("c")]),
      ("a\u{17}b", [.text("a"), .control("w"), .text("b")]),
      // Unknown sequences are ignored.
      ("\u{1B}[15~a", [.text("a")]), ("\u{1B}[1;5Xa", [.text("a")]), ("\u{0}", []),
      // The Alt key is ignored.
      ("\u{1B}x", [.text("x")]), ("\u{1B}é", [.text("é")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
      // Pasted text does not press keys.
      ("\u{1B}[200~a\r\u{1B}[Ab\u{1B}[201~\r", [.text("a\rb"), .return]),
    ])
  func sequence(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    let decoded = decoder.decode(bytes.utf8)
    #expect(decoded == keys)
  }

  @Test(arguments: 1...7)
  func theKeysDoNotDependOnHowTheBytesAreSplit(length: Int) {
    let bytes = Array("née 名前 👩‍💻\u{1B}[A\u{1B}[3~\u{1B}[200~x\ny\u{1B}[201~\t\u{1B}OHz".utf8)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      keys += decoder.decode(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(
      keys.joiningTexts == [.text("née 名前 👩‍💻"), .up, .delete, .text("x\ny"), .tab, .home, .text("z")])
  }

  @Test func aSingleEscapeIsTheEscapeKey() {
    var decoder = KeyDecoder()
    var keys = [decoder.decode([0x1B])]
    #expect(decoder.isUndecided)
    keys += [decoder.decideEscape(), decoder.decideEscape(), decoder.decode([0x1B]), decoder.decode("[A".utf8)]
    #expect(keys == [[], [.escape], [], [], [.up]])
    #expect(!decoder.isUndecided)
  }

  @Test func invalidUTF8IsShownAsReplacementCharacters() {
    var decoder = KeyDecoder()
    let decoded = decoder.decode([0xFF, 0x61, 0xC3, 0x28, 0x80, 0x21])
    #expect(decoded == [.text("\u{FFFD}a\u{FFFD}(\u{FFFD}!")])
  }
}

extension [Key] {
  /// The keys with adjacent texts joined.
  var joiningTexts: [Key] {
    reduce(into: []) { keys, key in
      if case .text(let next) = key, case .text(let before) = keys.last {
        keys[keys.count - 1] = .text(before + next)
      } else {
        keys.append(key)
      }
    }
  }
}
