import VmgenSchemaSyntax

extension StandardLibrary {
  static let plurals: [BuiltIn] =
    ["Int", "Double", "Decimal"].map(plural(of:)) + [
      BuiltIn(
        "ordinal(_ place: Int, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, "
          + "many: String? = nil, other: String) -> String",
        "ordinal({0}, zero: {1}, one: {2}, two: {3}, few: {4}, many: {5}, other: {6}, in: {context})", reads: .locale,
        "The text for a position, chosen by the ordinal rules of the locale's language. A form that you omit uses "
          + "`other`.",
        [
          .init(#"ordinal(22, one: "\(22)st", two: "\(22)nd", few: "\(22)rd", other: "\(22)th")"#, #""22nd""#),
          .init(#"ordinal(13, one: "st", two: "nd", few: "rd", other: "th")"#, #""th""#),
        ])
    ]

  private static func plural(of type: String) -> BuiltIn {
    let sample =
      type == "Int" ? ("1", "2", "0") : ("\(type)(1)", type == "Double" ? "1.5" : "Decimal(1.5)", "\(type)(0)")
    return BuiltIn(
      "plural(_ count: \(type), zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, "
        + "many: String? = nil, other: String) -> String",
      "plural({0}, zero: {1}, one: {2}, two: {3}, few: {4}, many: {5}, other: {6}, in: {context})", reads: .locale,
      "The text for a number, chosen by the plural rules of the locale's language. `zero` applies to 0 in every "
        + "language, and to the other numbers of the CLDR category `zero` in languages that have it, such as 10 and 20 in "
        + "Latvian. A form that you omit uses `other`. A translation in a string catalog has the forms of its own language.",
      [
        .init(#"plural(\#(sample.0), one: "star", other: "stars")"#, #""star""#),
        .init(#"plural(\#(sample.1), one: "star", other: "stars")"#, #""stars""#),
        .init(#"plural(\#(sample.2), zero: "none", other: "stars")"#, #""none""#),
      ])
  }

  static let lists: [BuiltIn] = [
    BuiltIn(
      "[String].formatted() -> String", "{self}.formatted(in: {context})", reads: .locale,
      "The texts as a list in the locale's language.",
      [
        .init(#"["a", "b", "c"].formatted()"#, #""a, b, and c""#), .init(#"["a", "b"].formatted()"#, #""a and b""#),
        .init(#"["a"].dropFirst().formatted()"#, #""""#),
      ]),
    BuiltIn(
      "[String].formatted(_ style: TextListStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The texts as a list in the given style.", [.init(#"["a", "b", "c"].formatted(.or)"#, #""a, b, or c""#)]),
    BuiltIn(
      "static TextListStyle.and -> TextListStyle", ".and", "A list joined with \"and\".",
      [.init(#"["a", "b"].formatted(.and)"#, #""a and b""#)]),
    BuiltIn(
      "static TextListStyle.or -> TextListStyle", ".or", "A list joined with \"or\".",
      [.init(#"["a", "b"].formatted(.or)"#, #""a or b""#)]),
  ]
}
