// MARK: - Text

extension StandardLibrary {
  static let text: [BuiltIn] =
    textParts + textChanges + characterSets + textTests + [
      BuiltIn("words(_ parts: String?...) -> String", "words({0})")
    ]

  private static let textParts: [BuiltIn] = [
    BuiltIn("String.isEmpty -> Bool", "{self}.isEmpty"),
    BuiltIn("String.count -> Int", "{self}.count"),
    BuiltIn("String.first -> String?", "{self}.first.map(String.init)"),
    BuiltIn("String.last -> String?", "{self}.last.map(String.init)"),
    BuiltIn("String.prefix(_ count: Int) -> String", "{self}.prefix(clamped: {0})"),
    BuiltIn("String.suffix(_ count: Int) -> String", "{self}.suffix(clamped: {0})"),
    BuiltIn("String.dropFirst() -> String", "{self}.dropFirst(clamped: 1)"),
    BuiltIn("String.dropFirst(_ count: Int) -> String", "{self}.dropFirst(clamped: {0})"),
    BuiltIn("String.dropLast() -> String", "{self}.dropLast(clamped: 1)"),
    BuiltIn("String.dropLast(_ count: Int) -> String", "{self}.dropLast(clamped: {0})"),
    BuiltIn("String.split(_ separator: String) -> [String]", "{self}.parts(separatedBy: {0})"),
    BuiltIn("String.split(separator: String) -> [String]", "{self}.parts(separatedBy: {0})"),
    BuiltIn("String.components(separatedBy separator: String) -> [String]", "{self}.components(between: {0})"),
    BuiltIn("String.lines -> [String]", "{self}.lines"),
    BuiltIn("String.characters -> [String]", "{self}.characters"),
    BuiltIn("String.filter(_ isIncluded: (String) -> Bool) -> String", "{self}.characters.filter {0}.joined()"),
    BuiltIn("String.map(_ transform: (String) -> U) -> [U]", "{self}.characters.map {0}"),
    BuiltIn(
      "String.prefix(while predicate: (String) -> Bool) -> String", "{self}.characters.prefix(while: {0}).joined()"),
    BuiltIn("String.drop(while predicate: (String) -> Bool) -> String", "{self}.characters.drop(while: {0}).joined()"),
    BuiltIn("String.first(where predicate: (String) -> Bool) -> String?", "{self}.characters.first(where: {0})"),
    BuiltIn("String.count(where predicate: (String) -> Bool) -> Int", "{self}.characters.count(where: {0})"),
    BuiltIn("String.initials(_ count: Int = 2) -> String", "{self}.initials({0})"),
  ]

  private static let textChanges: [BuiltIn] = [
    BuiltIn("String.trimmed() -> String", "{self}.trimmingCharacters(in: .whitespacesAndNewlines)"),
    BuiltIn("String.trimmingCharacters(in set: CharacterSet) -> String", "{self}.trimmingCharacters(in: {0})"),
    BuiltIn("CharacterSet(charactersIn text: String) -> CharacterSet", "CharacterSet(charactersIn: {0})"),
    BuiltIn("String.uppercased() -> String", "{self}.uppercased()"),
    BuiltIn("String.lowercased() -> String", "{self}.lowercased()"),
    BuiltIn("String.localizedUppercased() -> String", "{self}.localizedUppercased(in: {context})", reads: .locale),
    BuiltIn("String.localizedLowercased() -> String", "{self}.localizedLowercased(in: {context})", reads: .locale),
    BuiltIn("String.capitalized() -> String", "{self}.capitalized"),
    BuiltIn(
      "String.replacing(_ target: String, with replacement: String) -> String",
      "{self}.replacing(every: {0}, with: {1})"),
    BuiltIn(
      "String.replacingOccurrences(of target: String, with replacement: String) -> String",
      "{self}.replacingOccurrences(of: {0}, with: {1})"),
    BuiltIn("String.percentEncoded() -> String", "{self}.percentEncoded()"),
    BuiltIn("String.reversed() -> String", "String({self}.reversed())"),
    BuiltIn("String.repeated(_ times: Int) -> String", "{self}.repeated({0})"),
    BuiltIn("String(repeating text: String, count: Int) -> String", "{0}.repeated({1})"),
    BuiltIn(
      "String.padded(to length: Int, with fill: String = \" \") -> String", "{self}.padded(toLength: {0}, with: {1})"),
    BuiltIn(
      "String.paddedRight(to length: Int, with fill: String = \" \") -> String",
      "{self}.paddedRight(toLength: {0}, with: {1})"),
  ]

  private static let characterSets = values(
    of: "CharacterSet",
    ["whitespaces", "whitespacesAndNewlines", "newlines", "punctuationCharacters", "decimalDigits"])

  private static let textTests: [BuiltIn] = [
    BuiltIn("String.isNumber -> Bool", "{self}.allSatisfy(\\.isNumber)"),
    BuiltIn("String.isLetter -> Bool", "{self}.allSatisfy(\\.isLetter)"),
    BuiltIn("String.isWhitespace -> Bool", "{self}.allSatisfy(\\.isWhitespace)"),
    BuiltIn("String.isUppercase -> Bool", "{self}.allSatisfy(\\.isUppercase)"),
    BuiltIn("String.isLowercase -> Bool", "{self}.allSatisfy(\\.isLowercase)"),
    BuiltIn("String.isPunctuation -> Bool", "{self}.allSatisfy(\\.isPunctuation)"),
    BuiltIn("String.allSatisfy(_ predicate: (String) -> Bool) -> Bool", "{self}.characters.allSatisfy {0}"),
    BuiltIn("String.contains(where predicate: (String) -> Bool) -> Bool", "{self}.characters.contains(where: {0})"),
    BuiltIn("String.hasPrefix(_ prefix: String) -> Bool", "{self}.hasPrefix({0})"),
    BuiltIn("String.hasSuffix(_ suffix: String) -> Bool", "{self}.hasSuffix({0})"),
    BuiltIn("String.contains(_ other: String) -> Bool", "{self}.contains(text: {0})"),
    BuiltIn(
      "String.localizedContains(_ other: String) -> Bool", "{self}.localizedContains({0}, in: {context})",
      reads: .locale),
    BuiltIn("String.ranges(of other: String) -> [Range<Int>]", "{self}.ranges(ofText: {0})"),
    BuiltIn(
      "String.localizedRanges(of other: String) -> [Range<Int>]", "{self}.localizedRanges(of: {0}, in: {context})",
      reads: .locale),
    BuiltIn("String.isEqual(ignoringCase other: String) -> Bool", "{self}.isEqual(ignoringCase: {0})"),
    BuiltIn(
      "String.matches(_ pattern: String) -> Bool", "{self}.matches({0})", format: .textPattern, needsFormatting: true),
  ]
}

// MARK: - Plurals, and lists as text

extension StandardLibrary {
  static let plurals: [BuiltIn] =
    ["Int", "Double", "Decimal"].map(plural(of:)) + [
      BuiltIn(
        "ordinal(_ place: Int, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, "
          + "many: String? = nil, other: String) -> String",
        "ordinal({0}, zero: {1}, one: {2}, two: {3}, few: {4}, many: {5}, other: {6}, in: {context})", reads: .locale)
    ]

  private static func plural(of type: String) -> BuiltIn {
    BuiltIn(
      "plural(_ count: \(type), zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, "
        + "many: String? = nil, other: String) -> String",
      "plural({0}, zero: {1}, one: {2}, two: {3}, few: {4}, many: {5}, other: {6}, in: {context})", reads: .locale,
      needsFormatting: type != "Int")
  }

  static let lists: [BuiltIn] = [
    BuiltIn("[String].formatted() -> String", "{self}.formatted(in: {context})", reads: .locale),
    BuiltIn(
      "[String].formatted(_ style: TextListStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale),
    BuiltIn("static TextListStyle.and -> TextListStyle", ".and"),
    BuiltIn("static TextListStyle.or -> TextListStyle", ".or"),
  ]
}
