import VmgenSchemaSyntax

/// What to write instead of members of Swift's types that the language does not have.
extension ExpressionChecker {
  /// Returns the code with the value of a member that Swift's type has and the language does not.
  static func memberCode(_ name: String, of type: Type, _ base: String) -> String? {
    switch (type, name) {
    case (.array, "startIndex"): return "0"
    case (.array, "endIndex"): return "\(base).count"
    case (.array, _), (.set, _), (.dictionary, _), (.string, _):
      guard namesOfNotEmpty.contains(name) else { return nil }
      return base.hasSuffix("?") ? "\(base).isEmpty == false" : "!\(base).isEmpty"
    case (.optional, "isNotNil"), (.optional, "isSome"), (.optional, "hasValue"): return "(\(base) != nil)"
    case (.optional, "isNil"), (.optional, "isNone"): return "(\(base) == nil)"
    case (.optional(.string), "isNilOrEmpty"), (.optional(.array), "isNilOrEmpty"),
      (.optional(.string), "isEmptyOrNil"), (.optional(.array), "isEmptyOrNil"):
      return "(\(base)?.isEmpty ?? true)"
    case (.bool, "isFalse"), (.bool, "not"), (.bool, "toggled"), (.bool, "negated"): return "!\(base)"
    default: return nil
    }
  }

  /// The names that apps give to the opposite of `isEmpty`.
  static let namesOfNotEmpty: Set<String> = [
    "isNotEmpty", "notEmpty", "nonEmpty", "isNonEmpty", "isntEmpty", "hasElements", "hasItems", "isFilled", "hasText",
  ]

  /// Returns what to write instead of a member that Swift's type has and the language does not.
  static func memberAdvice(_ name: String, of type: Type) -> String? {
    switch (type, name) {
    case (.array, "shuffled"), (.array, "randomElement"), (.int, "random"), (.double, "random"), (.bool, "random"):
      "declare a function of a `service` that returns the random value, so that examples can choose it"
    case (.set, "insert"): "write `{base}.union([…])`; only steps change a set"
    case (.set, "remove"): "write `{base}.subtracting([…])`; only steps change a set"
    case (.int, "isEmpty"): "compare the number: `{base} == …`"
    case (.date, "timeIntervalSinceNow"): "subtract the dates: `{base} - now`"
    case (.duration, "components"): "read the duration as a number: `{base}.inSeconds` or `Int({base}.inSeconds)`"
    default: nil
    }
  }

  /// The members that have another name, but the same arguments and the same meaning.
  static let renamedMembers: Set<String> = ["localizedCaseInsensitiveContains", "localizedStandardContains"]

  /// Names that Swift and other languages use for members of the standard library, in lower case.
  static let memberSubstitutes: [String: (name: String, form: String)] = [
    "length": ("count", "count"), "size": ("count", "count"), "substring": ("prefix", "prefix(…)` or `dropFirst(…)"),
    "join": ("joined", "joined(separator: …)"), "implode": ("joined", "joined(separator: …)"),
    "trim": ("trimmed", "trimmed()"), "strip": ("trimmed", "trimmed()"), "trimmingcharacters": ("trimmed", "trimmed()"),
    "tolowercase": ("lowercased", "lowercased()"), "tolower": ("lowercased", "lowercased()"),
    "touppercase": ("uppercased", "uppercased()"), "toupper": ("uppercased", "uppercased()"),
    "startswith": ("hasPrefix", "hasPrefix(…)"), "endswith": ("hasSuffix", "hasSuffix(…)"),
    "replace": ("replacing", "replacing(…, with: …)"), "replacingoccurrences": ("replacing", "replacing(…, with: …)"),
    "includes": ("contains", "contains(…)"), "some": ("contains", "contains { … }"),
    "any": ("contains", "contains { … }"),
    "every": ("allSatisfy", "allSatisfy { … }"), "all": ("allSatisfy", "allSatisfy { … }"),
    "foreach": ("map", "map { … }"), "select": ("filter", "filter { … }"), "where": ("filter", "filter { … }"),
    "find": ("first", "first { … }"), "indexof": ("firstIndex", "firstIndex(of: …)"),
    "orderby": ("sorted", "sorted { … }"), "sort": ("sorted", "sorted()"), "groupby": ("grouped", "grouped { … }"),
    "unique": ("withoutDuplicates", "withoutDuplicates()"), "distinct": ("withoutDuplicates", "withoutDuplicates()"),
    "uniqued": ("withoutDuplicates", "withoutDuplicates()"), "tofixed": ("formatted", "formatted(.decimals(…))"),
    "format": ("formatted", "formatted(…)"), "tostring": ("formatted", "formatted()"), "take": ("prefix", "prefix(…)"),
    "skip": ("dropFirst", "dropFirst(…)"), "fold": ("reduce", "reduce(…) { … }"), "round": ("rounded", "rounded()"),
    "replacingcharacters": ("replacing", "replacing(…, with: …)"), "starts": ("hasPrefix", "hasPrefix(…)"),
    "localizedcaseinsensitivecontains": ("localizedContains", "localizedContains(…)"),
    "localizedstandardcontains": ("localizedContains", "localizedContains(…)"),
    "caseinsensitivecompare": ("isEqual", "isEqual(ignoringCase: …)"),
    "localizedcaseinsensitivecompare": ("isEqual", "isEqual(ignoringCase: …)"), "sorting": ("sorted", "sorted { … }"),
    "index": ("firstIndex", "firstIndex(of: …)"), "description": ("formatted", "formatted()"),
    "addingtimeinterval": ("adding", "adding(seconds: …)"),
    "removingduplicates": ("withoutDuplicates", "withoutDuplicates()"),
  ]
}
