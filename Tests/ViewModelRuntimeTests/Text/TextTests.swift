import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct TextTests {
  @Test func wordsSkipMissingParts() {
    #expect(words("Dr.", nil, "", "Ada") == "Dr. Ada")
    #expect(words() == "")
    #expect(words(nil, "") == "")
    #expect(words(" ", "a") == "  a")
  }

  @Test(arguments: [(2, "ab", "bc", "c", "a"), (0, "", "", "abc", "abc"), (9, "abc", "abc", "", "")])
  func slicesAreClamped(count: Int, prefix: String, suffix: String, withoutFirst: String, withoutLast: String) {
    #expect("abc".prefix(clamped: count) == prefix)
    #expect("abc".suffix(clamped: count) == suffix)
    #expect("abc".dropFirst(clamped: count) == withoutFirst)
    #expect("abc".dropLast(clamped: count) == withoutLast)
  }

  @Test(arguments: [-1, Int.min])
  func aNegativeCountTakesNothing(count: Int) {
    #expect("abc".prefix(clamped: count) == "")
    #expect("abc".suffix(clamped: count) == "")
    #expect("abc".dropFirst(clamped: count) == "abc")
    #expect("abc".dropLast(clamped: count) == "abc")
  }

  @Test func slicesCountCharacters() {
    #expect("👨‍👩‍👧é".prefix(clamped: 1) == "👨‍👩‍👧")
    #expect("e\u{301}a".dropFirst(clamped: 1) == "a")
  }

  @Test func aTextIsSplit() {
    #expect("a/b//c".parts(separatedBy: "/") == ["a", "b", "c"])
    #expect("a/b//c".components(between: "/") == ["a", "b", "", "c"])
    #expect("a, b".parts(separatedBy: ", ") == ["a", "b"])
    #expect("abc".parts(separatedBy: "") == ["abc"])
    #expect("".parts(separatedBy: "") == [])
    #expect("".components(between: "/") == [""])
    #expect("a\nb\r\n\nc".lines == ["a", "b", "", "c"])
    #expect("".lines == [])
  }

  @Test func targetsAreReplaced() {
    #expect("a-b-c".replacing(every: "-", with: "+") == "a+b+c")
    #expect("aaa".replacing(every: "aa", with: "b") == "ba")
    #expect("abc".replacing(every: "", with: "x") == "abc")
    #expect("".replacing(every: "a", with: "x") == "")
  }

  @Test(
    arguments: [
      ("ada lovelace", 2, "AL"), ("Ada King Lovelace", 2, "AK"), ("Ada", 2, "A"), ("  ", 2, ""), ("a b c", .max, "ABC"),
      ("a b", -1, ""), ("ß x", 2, "SSX"),
    ] as [(String, Int, String)])
  func initialsAreTheFirstLettersOfWords(text: String, count: Int, expected: String) {
    #expect(text.initials(count) == expected)
  }

  @Test func aTextIsPadded() {
    #expect("7".padded(toLength: 3, with: "0") == "007")
    #expect("7".paddedRight(toLength: 4, with: "ab") == "7aba")
    #expect("abcd".padded(toLength: 3) == "abcd")
    #expect("7".padded(toLength: 3, with: "") == "7")
    #expect("7".padded(toLength: .min) == "7")
    #expect("7".padded(toLength: .max).count == 1_000_000)
  }

  @Test func aTextIsRepeated() {
    #expect("ab".repeated(2) == "abab")
    #expect("ab".repeated(-1) == "")
    #expect("ab".repeated(.max).count == 1_000_000)
    #expect("".repeated(.max) == "")
  }

  @Test func everyTextContainsTheEmptyOne() {
    #expect("abc".contains(text: ""))
    #expect("".contains(text: ""))
    #expect("abc".contains(text: "bc"))
    #expect(!"abc".contains(text: "B"))
  }

  @Test func searchesIgnoreCaseAndAccents() {
    #expect("Élodie".localizedContains("elo", in: .example))
    #expect("abc".localizedContains("", in: .example))
    #expect("".localizedContains("", in: .example))
    #expect(!"abc".localizedContains("x", in: .example))
  }

  @Test(arguments: [
    ("tr_TR", "İSTANBUL", "istanbul"), ("tr_TR", "istanbul", "İS"), ("tr_TR", "DİYARBAKIR", "diyarbakır"),
    ("az_AZ", "İSTİ", "isti"), ("en_US", "İSTANBUL", "istanbul"), ("de_DE", "Straße", "STRASSE"),
    ("de_DE", "STRASSE", "straße"), ("de_DE", "STRAẞE", "straße"), ("el_GR", "ΟΔΟΣ", "οδός"),
    ("el_GR", "οδός", "ΟΔΟΣ"), ("ru_RU", "ЁЛКА", "елка"),
  ])
  func aSearchIgnoresTheCaseOfTheLanguage(locale: String, text: String, query: String) {
    let context = DisplayContext.example(locale)
    #expect(text.localizedContains(query, in: context))
    #expect(text.localizedRanges(of: query, in: context).map(\.lowerBound) == [0])
  }

  @Test(arguments: [
    ("tr_TR", "ISI", "isi"), ("tr_TR", "isi", "ISI"), ("en_US", "👩‍👩‍👧", "👩"), ("en_US", "🇩🇪🇫🇷", "🇪🇫"),
    ("de_DE", "Straße", "stras"),
  ])
  func aSearchDoesNotFindOtherLettersOrPartsOfOne(locale: String, text: String, query: String) {
    #expect(!text.localizedContains(query, in: .example(locale)))
    #expect(text.localizedRanges(of: query, in: .example(locale)).isEmpty)
  }

  @Test(
    arguments: [
      ("👩‍👩‍👧a👩", "👩", [2..<3]), ("👩‍👩‍👧", "👩", []), ("👍🏽👍", "👍", [1..<2]), ("🇩🇪🇫🇷", "🇪🇫", []),
      ("1️⃣1", "1", [1..<2]), ("e\u{301}x", "e", []), ("cafe\u{301}", "é", [3..<4]), ("a\r\nb", "\n", []),
    ] as [(String, String, [Range<Int>])])
  func aRangeContainsWholeCharacters(text: String, other: String, ranges: [Range<Int>]) {
    #expect(text.ranges(ofText: other) == ranges.map { $0.lowerBound ..<| $0.upperBound })
    #expect(text.contains(text: other) == !ranges.isEmpty)
  }

  @Test(arguments: [("ΟΔΟΣ", "οδος"), ("ΣΑΣ ΣΑΣ", "σας σας"), ("Σ", "σ"), ("ΟΔΟΣ.", "οδος."), ("ΣΣΣ", "σσς")])
  func aSigmaAtTheEndOfAWordHasItsOwnLowerCase(text: String, expected: String) {
    #expect(text.localizedLowercased(in: .example("el_GR")) == expected)
  }

  @Test(arguments: [
    ("Anna (Chris) Baker", "AC"), ("\"Anna\" Baker", "AB"), ("Anna - Baker", "AB"), ("👩 Anna", "A"), ("7 11", ""),
    ("(", ""),
  ])
  func initialsAreLetters(name: String, expected: String) {
    #expect(name.initials() == expected)
    #expect("ABC".isEqual(ignoringCase: "abc"))
    #expect(!"É".isEqual(ignoringCase: "e"))
  }

  @Test func localizedCaseFollowsTheLanguage() {
    #expect("i".localizedUppercased(in: .example("tr_TR")) == "İ")
    #expect("i".localizedUppercased(in: .example) == "I")
    #expect("I".localizedLowercased(in: .example("tr_TR")) == "ı")
  }

  @Test(arguments: [
    ("en_US", "a, b, and c", "a, b, or c", "a and b"), ("de_DE", "a, b und c", "a, b oder c", "a und b"),
    ("fr_FR", "a, b et c", "a, b ou c", "a et b"),
  ])
  func listsFollowTheLanguage(locale: String, and: String, or: String, pair: String) {
    let context = DisplayContext.example(locale)
    #expect(["a", "b", "c"].formatted(in: context) == and)
    #expect(["a", "b", "c"].formatted(.or, in: context) == or)
    #expect(["a", "b"].formatted(in: context) == pair)
    #expect(["a"].formatted(in: context) == "a")
    #expect([String]().formatted(in: context) == "")
  }
}
