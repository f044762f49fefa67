import Testing

@testable import VmgenMustache

@Suite struct ByteSearchTests {
  @Test func theFirstOccurrenceOfATextIsFound() {
    let bytes = Array("import A\nimport AB\nlet importAB = AAAB".utf8)
    for text in ["import A", "import AB", "AAAB", "AB", "=", "B", "importAB = AAAB"] {
      let expected = bytes.firstRange(of: Array(text.utf8))
      #expect(bytes.firstRange(ofText: Array(text.utf8)) == expected && expected != nil, "\(text)")
    }
  }

  @Test func aTextThatDoesNotOccurIsNotFound() {
    let bytes = Array("abcabd".utf8)
    for text in ["", "abe", "abdx", "abcabde", "x"] {
      #expect(bytes.firstRange(ofText: Array(text.utf8)) == nil, "\(text)")
    }
    #expect([UInt8]().firstRange(ofText: [1]) == nil)
  }
}
