import VmgenSchemaSyntax

extension StandardLibrary {
  static let text: [BuiltIn] =
    textParts + textChanges + textTests + [
      BuiltIn(
        "words(_ parts: String?...) -> String", "words({0})",
        "The parts that are neither nil nor empty, joined with single spaces.",
        [.init(#"words("Dr.", nil, "", "Ada")"#, #""Dr. Ada""#), .init("words(nil)", #""""#)])
    ]

  private static let textParts: [BuiltIn] = [
    BuiltIn(
      "String.isEmpty -> Bool", "{self}.isEmpty", "Whether the text has no characters.",
      [.init(#""".isEmpty"#, "true"), .init(#"" ".isEmpty"#, "false")]),
    BuiltIn(
      "String.count -> Int", "{self}.count", "The number of characters, as a user counts them.",
      [.init(#""héllo".count"#, "5")]),
    BuiltIn(
      "String.first -> String?", "{self}.first.map(String.init)", "The first character, or nil if the text is empty.",
      [.init(#""abc".first"#, #""a""#), .init(#""".first"#, "nil")]),
    BuiltIn(
      "String.last -> String?", "{self}.last.map(String.init)", "The last character, or nil if the text is empty.",
      [.init(#""abc".last"#, #""c""#), .init(#""".last"#, "nil")]),
    BuiltIn(
      "String.prefix(_ count: Int) -> String", "{self}.prefix(clamped: {0})",
      "The first characters. `count` is clamped to the length of the text.",
      [
        .init(#""abc".prefix(2)"#, #""ab""#), .init(#""abc".prefix(9)"#, #""abc""#),
        .init(#""abc".prefix(-1)"#, #""""#),
      ]),
    BuiltIn(
      "String.suffix(_ count: Int) -> String", "{self}.suffix(clamped: {0})",
      "The last characters. `count` is clamped to the length of the text.",
      [.init(#""abc".suffix(2)"#, #""bc""#), .init(#""abc".suffix(-1)"#, #""""#)]),
    BuiltIn(
      "String.dropFirst() -> String", "{self}.dropFirst(clamped: 1)", "The text without its first character.",
      [.init(#""abc".dropFirst()"#, #""bc""#), .init(#""".dropFirst()"#, #""""#)]),
    BuiltIn(
      "String.dropFirst(_ count: Int) -> String", "{self}.dropFirst(clamped: {0})",
      "The text without its first characters. `count` is clamped to the length of the text.",
      [.init(#""abc".dropFirst(9)"#, #""""#), .init(#""abc".dropFirst(-1)"#, #""abc""#)]),
    BuiltIn(
      "String.dropLast() -> String", "{self}.dropLast(clamped: 1)", "The text without its last character.",
      [.init(#""abc".dropLast()"#, #""ab""#)]),
    BuiltIn(
      "String.dropLast(_ count: Int) -> String", "{self}.dropLast(clamped: {0})",
      "The text without its last characters. `count` is clamped to the length of the text.",
      [.init(#""abc".dropLast(2)"#, #""a""#), .init(#""abc".dropLast(-1)"#, #""abc""#)]),
    BuiltIn(
      "String.split(_ separator: String) -> [String]", "{self}.parts(separatedBy: {0})",
      "The parts between the separators, without empty parts. An empty separator does not split the text.",
      [.init(#""a/b//c".split("/")"#, #"["a", "b", "c"]"#), .init(#""abc".split("")"#, #"["abc"]"#)]),
    BuiltIn(
      "String.split(separator: String) -> [String]", "{self}.parts(separatedBy: {0})",
      "The same as `split(_:)`, with Swift's label.", [.init(#""a/b".split(separator: "/")"#, #"["a", "b"]"#)]),
    BuiltIn(
      "String.components(separatedBy separator: String) -> [String]", "{self}.components(between: {0})",
      "The parts between the separators, including empty parts. An empty separator does not split the text.",
      [.init(#""a//b".components(separatedBy: "/")"#, #"["a", "", "b"]"#)]),
    BuiltIn(
      "String.lines -> [String]", "{self}.lines", "The lines, without their line endings.",
      [.init(#""a\nb".lines"#, #"["a", "b"]"#), .init(#""".lines"#, "[]")]),
    BuiltIn(
      "String.characters -> [String]", "{self}.characters", "The characters, each as a text.",
      [.init(#""añ".characters"#, #"["a", "ñ"]"#), .init(#""".characters"#, "[]")]),
    BuiltIn(
      "String.initials(_ count: Int = 2) -> String", "{self}.initials({0})",
      "The first letters of the first words, in uppercase.",
      [.init(#""ada king lovelace".initials()"#, #""AK""#), .init(#""ada".initials(-1)"#, #""""#)]),
  ]

  private static let textChanges: [BuiltIn] = [
    BuiltIn(
      "String.trimmed() -> String", "{self}.trimmingCharacters(in: .whitespacesAndNewlines)",
      "The text without white space at both ends.", [.init(#"" a b\n".trimmed()"#, #""a b""#)]),
    BuiltIn(
      "String.uppercased() -> String", "{self}.uppercased()", "The text in uppercase, independent of the language.",
      [.init(#""straße".uppercased()"#, #""STRASSE""#)]),
    BuiltIn(
      "String.lowercased() -> String", "{self}.lowercased()", "The text in lowercase, independent of the language.",
      [.init(#""ÉCOLE".lowercased()"#, #""école""#)]),
    BuiltIn(
      "String.localizedUppercased() -> String", "{self}.localizedUppercased(in: {context})", reads: .locale,
      "The text in uppercase, by the rules of the locale's language.", [.init(#""i".localizedUppercased()"#, #""I""#)]),
    BuiltIn(
      "String.localizedLowercased() -> String", "{self}.localizedLowercased(in: {context})", reads: .locale,
      "The text in lowercase, by the rules of the locale's language.", [.init(#""I".localizedLowercased()"#, #""i""#)]),
    BuiltIn(
      "String.capitalized() -> String", "{self}.capitalized",
      "The text with the first letter of each word in uppercase and the others in lowercase.",
      [.init(#""hello wORLD".capitalized()"#, #""Hello World""#)]),
    BuiltIn(
      "String.replacing(_ target: String, with replacement: String) -> String",
      "{self}.replacing(every: {0}, with: {1})",
      "The text with every occurrence of `target` replaced. An empty `target` replaces nothing.",
      [
        .init(#""a-b-c".replacing("-", with: "+")"#, #""a+b+c""#),
        .init(#""abc".replacing("", with: "x")"#, #""abc""#),
      ]),
    BuiltIn(
      "String.percentEncoded() -> String", "{self}.percentEncoded()",
      "The text as a part of a link: every byte except letters, digits, `-`, `_` and `~` is escaped.",
      [.init(#""a b/é".percentEncoded()"#, #""a%20b%2F%C3%A9""#)]),
    BuiltIn(
      "String.reversed() -> String", "String({self}.reversed())", "The characters in reverse order.",
      [.init(#""abc".reversed()"#, #""cba""#)]),
    BuiltIn(
      "String.repeated(_ times: Int) -> String", "{self}.repeated({0})",
      "The text repeated, up to 10,000 characters. A negative count returns an empty text.",
      [.init(#""ab".repeated(2)"#, #""abab""#), .init(#""ab".repeated(-1)"#, #""""#)]),
    BuiltIn(
      "String.padded(to length: Int, with fill: String = \" \") -> String",
      "{self}.padded(toLength: {0}, with: {1})",
      "The text with `fill` inserted before it until it has `length` characters, at most 10,000. A longer text is "
        + "returned unchanged.",
      [
        .init(#""7".padded(to: 3, with: "0")"#, #""007""#), .init(#""abcd".padded(to: 3)"#, #""abcd""#),
        .init(#""7".padded(to: -1)"#, #""7""#),
      ]),
    BuiltIn(
      "String.paddedRight(to length: Int, with fill: String = \" \") -> String",
      "{self}.paddedRight(toLength: {0}, with: {1})",
      "The text with `fill` appended until it has `length` characters, at most 10,000. A longer text is returned "
        + "unchanged.",
      [.init(#""a".paddedRight(to: 3, with: ".")"#, #""a..""#)]),
  ]

  private static let textTests: [BuiltIn] = [
    BuiltIn(
      "String.hasPrefix(_ prefix: String) -> Bool", "{self}.hasPrefix({0})",
      "Whether the text begins with `prefix`. Every text begins with the empty text.",
      [.init(#""abc".hasPrefix("ab")"#, "true"), .init(#""abc".hasPrefix("")"#, "true")]),
    BuiltIn(
      "String.hasSuffix(_ suffix: String) -> Bool", "{self}.hasSuffix({0})",
      "Whether the text ends with `suffix`. Every text ends with the empty text.",
      [.init(#""abc".hasSuffix("bc")"#, "true")]),
    BuiltIn(
      "String.contains(_ other: String) -> Bool", "{self}.contains(text: {0})",
      "Whether the text contains `other`, compared character by character. Every text contains the empty text.",
      [.init(#""abc".contains("b")"#, "true"), .init(#""abc".contains("")"#, "true")]),
    BuiltIn(
      "String.localizedContains(_ other: String) -> Bool", "{self}.localizedContains({0}, in: {context})",
      reads: .locale, "Whether the text contains `other`, ignoring case and accents.",
      [.init(#""Élodie".localizedContains("elo")"#, "true"), .init(#""abc".localizedContains("")"#, "true")]),
    BuiltIn(
      "String.ranges(of other: String) -> [Range<Int>]", "{self}.ranges(ofText: {0})",
      "The ranges of the occurrences of `other`, as positions of characters from 0. The ranges do not overlap. The empty "
        + "text does not occur.",
      [
        .init(#""banana".ranges(of: "an").map { $0.lowerBound }"#, "[1, 3]"),
        .init(#""aaa".ranges(of: "aa").count"#, "1"), .init(#""abc".ranges(of: "").isEmpty"#, "true"),
      ]),
    BuiltIn(
      "String.localizedRanges(of other: String) -> [Range<Int>]", "{self}.localizedRanges(of: {0}, in: {context})",
      reads: .locale,
      "The ranges of the occurrences of `other`, ignoring case and accents, for example to highlight what a search found.",
      [.init(#""Élodie et Melo".localizedRanges(of: "elo").map { $0.lowerBound }"#, "[0, 11]")]),
    BuiltIn(
      "String.isEqual(ignoringCase other: String) -> Bool", "{self}.isEqual(ignoringCase: {0})",
      "Whether two texts are equal, ignoring case.", [.init(#""ABC".isEqual(ignoringCase: "abc")"#, "true")]),
    BuiltIn(
      "String.matches(_ pattern: String) -> Bool", "{self}.matches({0})",
      "Whether the whole text matches a pattern: letters, `.`, `[a-z]`, `\\\\d` `\\\\w` `\\\\s`, groups, `|`, "
        + "and `* + ? {2,3}`. Takes time proportional to the length of the text. An invalid pattern matches nothing.",
      [
        .init(#""AB-12".matches("[A-Z]{2}-[0-9]+")"#, "true"), .init(#""AB-12x".matches("[A-Z]{2}-[0-9]+")"#, "false"),
        .init(#""a".matches("(")"#, "false"),
      ]),
  ]
}
