import Testing

@testable import ViewModelFormatting
@testable import VmgenSchemaSemantics

@Suite struct TextPatternProblemTests {
  @Test("A pattern has a problem exactly if the runtime does not read it")
  func everyShortPatternHasAProblemIfItIsMalformed() {
    var patterns = [""]
    for alphabet in [#"ad0([{^$*?|)]},:-\"#, #"ad0([{^$*?|)]},:-\"#, #"ad0([{^$*?|)]},:-\"#, #"a0([{^?)]}\"#] {
      patterns = patterns.flatMap { start in alphabet.map { start + String($0) } }
      let differing = patterns.filter { (TextPattern($0) == nil) != (TextPatternProblem.text(of: $0) != nil) }
      #expect(differing == [])
    }
  }

  @Test(arguments: [
    #"^[a-zA-Z\s\-']+$"#, #"[^@\s]+@[^@\s]+\.[a-z]{2,}"#, "a{1,2}?", "[b-a]", "[a-]", #"[\d-a]"#, "(?=a)", "a{2,1}",
    "a{,2}", "a{+2}", #"\b"#, "[]", "[^]", String(repeating: "(", count: 101) + String(repeating: ")", count: 101),
  ])
  func aLongerPatternHasAProblemIfItIsMalformed(pattern: String) {
    #expect((TextPattern(pattern) == nil) == (TextPatternProblem.text(of: pattern) != nil))
  }
}
