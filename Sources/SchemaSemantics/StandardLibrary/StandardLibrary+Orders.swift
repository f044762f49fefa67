import VmgenSchemaSyntax

extension StandardLibrary {
  static let orders: [BuiltIn] =
    sorting + extremes + [
      BuiltIn(
        "[T].grouped(by key: (T) -> K) -> [Grouping<K, T>] where K: Hashable", "{self}.grouped(by: {0})",
        "Groups of elements with the same key (`key` and `values`), in the order in which the keys first occur.",
        [.init("[1, 2, 3].grouped { $0 % 2 }.map { $0.values }", "[[1, 3], [2]]")]),
      BuiltIn(
        "Grouping<K, T>.key -> K", "{self}.key", "The key of the group.",
        [.init("[1, 2, 3].grouped { $0 % 2 }.map { $0.key }", "[1, 0]")]),
      BuiltIn(
        "Grouping<K, T>.values -> [T]", "{self}.values", "The elements of the group, in their original order.",
        [.init("[1, 2, 3].grouped { $0 % 2 }.first?.values", "[1, 3]")]),
      BuiltIn(
        "[T].keyed(by key: (T) -> K) -> [K: T] where K: Hashable", "{self}.keyed(by: {0})",
        "A dictionary of the elements by key. If several elements have the same key, it contains the last one.",
        [.init(#"["a", "bc", "d"].keyed { $0.count }[1]"#, #""d""#)]),
    ]

  private static let sorting: [BuiltIn] = [
    BuiltIn(
      "[T].sorted() -> [T] where T: Comparable", "{self}.sorted()", "The elements in ascending order.",
      [.init("[3, 1, 2].sorted()", "[1, 2, 3]")]),
    BuiltIn(
      "[T].sorted(descending: Bool) -> [T] where T: Comparable", "{self}.sorted(descending: {0})",
      "The elements in ascending or descending order.", [.init("[3, 1, 2].sorted(descending: true)", "[3, 2, 1]")]),
    BuiltIn(
      "[T].sorted(descending: Bool = false, by key: (T) -> U) -> [T] where U: Comparable",
      "{self}.sorted(descending: {0}, by: {1})",
      "The elements sorted by a key. Elements with the same key keep their order.",
      [
        .init(#"["ccc", "a", "bb"].sorted { $0.count }"#, #"["a", "bb", "ccc"]"#),
        .init("[3, 1, 2].sorted(descending: true) { $0 % 3 }", "[2, 1, 3]"),
      ]),
    BuiltIn(
      "[T].sorted(descending: Bool = false, by key: (T) -> U, thenDescending: Bool = false, then second: (T) -> V) "
        + "-> [T] "
        + "where U: Comparable, V: Comparable",
      "{self}.sorted(descending: {0}, by: {1}, thenDescending: {2}, then: {3})",
      "The elements sorted by a key, and by a second key where the first is equal.",
      [.init(#"["bb", "b", "aa"].sorted(by: { $0.count }, then: { $0 })"#, #"["b", "aa", "bb"]"#)]),
    BuiltIn(
      "[T].sorted(descending: Bool = false, localized key: (T) -> String) -> [T]",
      "{self}.sorted(descending: {0}, localized: {1}, in: {context})", reads: .locale,
      "The elements sorted by a text in the order of the locale's language: case is ignored and digits are compared "
        + "as numbers.",
      [.init(#"["b", "a10", "A9", "Ä"].sorted(localized: { $0 })"#, #"["Ä", "A9", "a10", "b"]"#)]),
  ]

  private static let extremes: [BuiltIn] = [
    BuiltIn(
      "[T].min() -> T? where T: Comparable", "{self}.min()", "The smallest element, or nil if the array is empty.",
      [.init("[2, 1].min()", "1"), .init("[2].dropFirst().min()", "nil")]),
    BuiltIn(
      "[T].max() -> T? where T: Comparable", "{self}.max()", "The greatest element, or nil if the array is empty.",
      [.init("[2, 1].max()", "2"), .init("[2].dropFirst().max()", "nil")]),
    BuiltIn(
      "[T].min(by key: (T) -> U) -> T? where U: Comparable", "{self}.smallest(by: {0})",
      "The first element with the smallest key, or nil if the array is empty.",
      [.init(#"["bb", "a"].min { $0.count }"#, #""a""#)]),
    BuiltIn(
      "[T].max(by key: (T) -> U) -> T? where U: Comparable", "{self}.greatest(by: {0})",
      "The first element with the greatest key, or nil if the array is empty.",
      [.init(#"["bb", "a", "cc"].max { $0.count }"#, #""bb""#)]),
  ]

  static let sums: [BuiltIn] = [
    BuiltIn(
      "[T].sum() -> T where T: Numeric", "{self}.sum()",
      "The sum of numbers or durations, clamped to the range of the type; 0 for an empty array.",
      [
        .init("[1, 2, 3].sum()", "6"), .init("[9223372036854775807, 1].sum()", "9223372036854775807"),
        .init("[1].dropFirst().sum()", "0"), .init("[1m, 30s].sum()", "90s"),
      ]),
    BuiltIn(
      "[T].sum(_ value: (T) -> U) -> U where U: Numeric", "{self}.sum {0}",
      "The sum of a number or duration for each element, clamped to the range of the type.",
      [.init(#"["a", "bc"].sum { $0.count }"#, "3"), .init("[1, 2].sum { 1m * $0 }", "3m")]),
    BuiltIn(
      "[Double].average() -> Double?", "{self}.average()", "The mean, or nil if the array is empty.",
      [.init("[1.0, 2.0].average()", "1.5"), .init("[1.0].dropFirst().average()", "nil")]),
    BuiltIn(
      "[T].average(_ value: (T) -> Double) -> Double?", "{self}.average {0}",
      "The mean of a number for each element, or nil if the array is empty.",
      [.init("[1, 2].average { Double($0) }", "1.5")]),
  ]
}
