import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("abc", "abc"), ("", ""), ("a|b", "b"), ("(ab)+", "abab"), ("a*", ""), ("a*", "aaa"), ("a?b", "b"),
    ("[a-c]+", "cab"),
    ("[^a-c]+", "xyz"), ("[-a]", "-"), ("[a-]", "-"), (#"\d{2,3}"#, "12"), (#"\d{2}"#, "12"), (#"\d{2,}"#, "1234"),
    (#"\w+"#, "é_1"),
    (#"\s"#, " "), (#"\S\D\W"#, "aa-"), (#"\."#, "."), ("a{0}b", "b"), ("(a|b|)c", "c"), ("()*", ""), ("(a*)*", "aa"),
    (#"[A-Z]{2}-\d+"#, "AB-12"), (#"[^@\s]+@[^@\s]+\.[a-z]{2,}"#, "ada@example.org"), ("a.c", "a😀c"), (#"[\]]"#, "]"),
    ("^[a-z]+$", "john"), ("^$", ""), ("(^a|b)c$", "bc"), ("a$|^b", "b"), ("(?:ab)+", "abab"), ("a+?b*?c??", "aab"),
    (#"^(?:\+\d{1,3} ?)?\d+$"#, "+49 30"), ("a(^|b)c", "abc"), ("[$^]", "$"),
  ])
  func aPatternMatchesTheWholeText(pattern: String, text: String) {
    #expect(text.matches(pattern))
  }

  @Test(arguments: [
    ("abc", "abcd"), ("abc", "ab"), ("a|b", "ab"), ("[a-c]", "d"), (#"\d{2,3}"#, "1"), (#"\d{2,3}"#, "1234"),
    ("a+", ""),
    (".", "\n"), (".", ""), ("", "a"), ("(ab)+", "aba"), ("a^b", "ab"), ("a$b", "ab"), ("^$", "a"), ("$^", "a"),
  ])
  func aPatternDoesNotMatchOtherTexts(pattern: String, text: String) {
    #expect(!text.matches(pattern))
  }

  @Test(arguments: ["caf.", "caf\u{E9}", "cafe\u{301}", #"caf\w"#, "caf[à-ü]", "caf[^e]", "[a-z]{3}é"])
  func composedAndDecomposedTextMatchAlike(pattern: String) {
    #expect("caf\u{E9}".matches(pattern))
    #expect("cafe\u{301}".matches(pattern))
  }

  @Test func aDotMatchesOneCharacter() {
    #expect("👩‍👩‍👧".matches("."))
    #expect("x\u{302}\u{323}".matches("."))
    #expect(!"\r\n".matches("."))
    #expect("\r\n".matches(#"\s"#))
  }

  @Test(arguments: [
    "(", ")", "[", "[]", "*", "a**b(", "a{2", "a{3,2}", "a{", #"\"#, #"\q"#, "[b-a]", "^*", "a$+", "(?=a)", "(?i)a",
    "a??*", "a{99999}", "{2}",
    "((a{100}){100}){100}", String(repeating: "(", count: 100_000), "a{99999999999999999999}", #"[\d-a]("#,
  ])
  func aMalformedPatternMatchesNothing(pattern: String) {
    #expect(!"".matches(pattern))
    #expect(!"a".matches(pattern))
  }

  @Test func theTimeIsProportionalToTheText() {
    #expect(!String(repeating: "a", count: 2000).matches("(a+)+b"))
    #expect(!String(repeating: "a", count: 2000).matches("(a|a)*b"))
  }
}
