import VmgenSchemaSyntax

extension StandardLibrary {
  static let text: [BuiltIn] =
    textParts + textChanges + textTests + [
      BuiltIn(
        "words(_ parts: String?...) -> String", "words({0})", "Joins with single spaces what is neither nil nor empty.",
        [.init(#"words("Dr.", nil, "", "Ada")"#, #""Dr. Ada""#), .init("words(nil)", #""""#)])
    ]

  private static let textParts: [BuiltIn] = [
    BuiltIn(
      "String.isEmpty -> Bool", "{self}.isEmpty", "Whether it has no characters.",
      [.init(#""".isEmpty"#, "true"), .init(#"" ".isEmpty"#, "false")]),
    BuiltIn(
      "String.count -> Int", "{self}.count", "How many characters a person counts.", [.init(#""héllo".count"#, "5")]),
    BuiltIn(
      "String.first -> String?", "{self}.first.map(String.init)", "The first character; nil for an empty text.",
      [.init(#""abc".first"#, #""a""#), .init(#""".first"#, "nil")]),
    BuiltIn(
      "String.last -> String?", "{self}.last.map(String.init)", "The last character; nil for an empty text.",
      [.init(#""abc".last"#, #""c""#), .init(#""".last"#, "nil")]),
    BuiltIn(
      "String.prefix(_ count: Int) -> String", "{self}.prefix(clamped: {0})",
      "The first characters: as many as there are, and none for a negative number.",
      [
        .init(#""abc".prefix(2)"#, #""ab""#), .init(#""abc".prefix(9)"#, #""abc""#),
        .init(#""abc".prefix(-1)"#, #""""#),
      ]),
    BuiltIn(
      "String.suffix(_ count: Int) -> String", "{self}.suffix(clamped: {0})",
      "The last characters: as many as there are, and none for a negative number.",
      [.init(#""abc".suffix(2)"#, #""bc""#), .init(#""abc".suffix(-1)"#, #""""#)]),
    BuiltIn(
      "String.dropFirst() -> String", "{self}.dropFirst(clamped: 1)", "The text without its first character.",
      [.init(#""abc".dropFirst()"#, #""bc""#), .init(#""".dropFirst()"#, #""""#)]),
    BuiltIn(
      "String.dropFirst(_ count: Int) -> String", "{self}.dropFirst(clamped: {0})",
      "The text without its first characters; all of it for a negative number.",
      [.init(#""abc".dropFirst(9)"#, #""""#), .init(#""abc".dropFirst(-1)"#, #""abc""#)]),
    BuiltIn(
      "String.dropLast() -> String", "{self}.dropLast(clamped: 1)", "The text without its last character.",
      [.init(#""abc".dropLast()"#, #""ab""#)]),
    BuiltIn(
      "String.dropLast(_ count: Int) -> String", "{self}.dropLast(clamped: {0})",
      "The text without its last characters; all of it for a negative number.",
      [.init(#""abc".dropLast(2)"#, #""a""#), .init(#""abc".dropLast(-1)"#, #""abc""#)]),
    BuiltIn(
      "String.split(_ separator: String) -> [String]", "{self}.parts(separatedBy: {0})",
      "The parts between the separators, without the empty ones. An empty separator splits nothing.",
      [.init(#""a/b//c".split("/")"#, #"["a", "b", "c"]"#), .init(#""abc".split("")"#, #"["abc"]"#)]),
    BuiltIn(
      "String.split(separator: String) -> [String]", "{self}.parts(separatedBy: {0})",
      "`split(_:)`, as Swift spells it.", [.init(#""a/b".split(separator: "/")"#, #"["a", "b"]"#)]),
    BuiltIn(
      "String.components(separatedBy separator: String) -> [String]", "{self}.components(between: {0})",
      "The parts between the separators, with the empty ones. An empty separator splits nothing.",
      [.init(#""a//b".components(separatedBy: "/")"#, #"["a", "", "b"]"#)]),
    BuiltIn(
      "String.lines -> [String]", "{self}.lines", "The lines, without what ends them.",
      [.init(#""a\nb".lines"#, #"["a", "b"]"#), .init(#""".lines"#, "[]")]),
    BuiltIn(
      "String.initials(_ count: Int = 2) -> String", "{self}.initials({0})",
      "The first letters of the first words, upper-cased.",
      [.init(#""ada king lovelace".initials()"#, #""AK""#), .init(#""ada".initials(-1)"#, #""""#)]),
  ]

  private static let textChanges: [BuiltIn] = [
    BuiltIn(
      "String.trimmed() -> String", "{self}.trimmingCharacters(in: .whitespacesAndNewlines)",
      "The text without white space at its ends.", [.init(#"" a b\n".trimmed()"#, #""a b""#)]),
    BuiltIn(
      "String.uppercased() -> String", "{self}.uppercased()", "In capitals, by no language's rules.",
      [.init(#""straße".uppercased()"#, #""STRASSE""#)]),
    BuiltIn(
      "String.lowercased() -> String", "{self}.lowercased()", "In small letters, by no language's rules.",
      [.init(#""ÉCOLE".lowercased()"#, #""école""#)]),
    BuiltIn(
      "String.localizedUppercased() -> String", "{self}.localizedUppercased(in: {context})", reads: .locale,
      "In capitals, by the rules of the reader's language.", [.init(#""i".localizedUppercased()"#, #""I""#)]),
    BuiltIn(
      "String.localizedLowercased() -> String", "{self}.localizedLowercased(in: {context})", reads: .locale,
      "In small letters, by the rules of the reader's language.", [.init(#""I".localizedLowercased()"#, #""i""#)]),
    BuiltIn(
      "String.capitalized() -> String", "{self}.capitalized", "Each word with a capital and small letters.",
      [.init(#""hello wORLD".capitalized()"#, #""Hello World""#)]),
    BuiltIn(
      "String.replacing(_ target: String, with replacement: String) -> String",
      "{self}.replacing(every: {0}, with: {1})",
      "The text with every target replaced; as it is where the target is empty.",
      [
        .init(#""a-b-c".replacing("-", with: "+")"#, #""a+b+c""#),
        .init(#""abc".replacing("", with: "x")"#, #""abc""#),
      ]),
    BuiltIn(
      "String.reversed() -> String", "String({self}.reversed())", "The characters from the last to the first.",
      [.init(#""abc".reversed()"#, #""cba""#)]),
    BuiltIn(
      "String.repeated(_ times: Int) -> String", "{self}.repeated({0})",
      "The text that many times, as far as 10,000 characters hold it; nothing for a negative number.",
      [.init(#""ab".repeated(2)"#, #""abab""#), .init(#""ab".repeated(-1)"#, #""""#)]),
    BuiltIn(
      "String.padded(to length: Int, with fill: String = \" \") -> String",
      "{self}.padded(toLength: {0}, with: {1})",
      "The text behind as many fills as bring it to a length of at most 10,000; as it is where it is longer.",
      [
        .init(#""7".padded(to: 3, with: "0")"#, #""007""#), .init(#""abcd".padded(to: 3)"#, #""abcd""#),
        .init(#""7".padded(to: -1)"#, #""7""#),
      ]),
    BuiltIn(
      "String.paddedRight(to length: Int, with fill: String = \" \") -> String",
      "{self}.paddedRight(toLength: {0}, with: {1})",
      "The text before as many fills as bring it to a length of at most 10,000; as it is where it is longer.",
      [.init(#""a".paddedRight(to: 3, with: ".")"#, #""a..""#)]),
  ]

  private static let textTests: [BuiltIn] = [
    BuiltIn(
      "String.hasPrefix(_ prefix: String) -> Bool", "{self}.hasPrefix({0})",
      "Whether it begins with a text; every text begins with the empty one.",
      [.init(#""abc".hasPrefix("ab")"#, "true"), .init(#""abc".hasPrefix("")"#, "true")]),
    BuiltIn(
      "String.hasSuffix(_ suffix: String) -> Bool", "{self}.hasSuffix({0})",
      "Whether it ends with a text; every text ends with the empty one.",
      [.init(#""abc".hasSuffix("bc")"#, "true")]),
    BuiltIn(
      "String.contains(_ other: String) -> Bool", "{self}.contains(text: {0})",
      "Whether a text occurs in it, letter for letter; the empty one occurs in every text.",
      [.init(#""abc".contains("b")"#, "true"), .init(#""abc".contains("")"#, "true")]),
    BuiltIn(
      "String.localizedContains(_ other: String) -> Bool", "{self}.localizedContains({0}, in: {context})",
      reads: .locale, "Whether a text occurs in it but for case and accents, as when a person searches.",
      [.init(#""Élodie".localizedContains("elo")"#, "true"), .init(#""abc".localizedContains("")"#, "true")]),
    BuiltIn(
      "String.isEqual(ignoringCase other: String) -> Bool", "{self}.isEqual(ignoringCase: {0})",
      "Whether both say the same but for case.", [.init(#""ABC".isEqual(ignoringCase: "abc")"#, "true")]),
    BuiltIn(
      "String.matches(_ pattern: String) -> Bool", "{self}.matches({0})",
      "Whether all of it matches a pattern: letters, `.`, `[a-z]`, `\\\\d` `\\\\w` `\\\\s`, groups, `|`, and `* + ? {2,3}`. "
        + "It takes time in proportion to the text. What is no pattern matches nothing.",
      [
        .init(#""AB-12".matches("[A-Z]{2}-[0-9]+")"#, "true"), .init(#""AB-12x".matches("[A-Z]{2}-[0-9]+")"#, "false"),
        .init(#""a".matches("(")"#, "false"),
      ]),
  ]
}
