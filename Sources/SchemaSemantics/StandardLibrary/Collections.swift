import VmgenSchemaSyntax

extension StandardLibrary {
  static let collections: [BuiltIn] = elements + transformations + searches + orders + sums + ranges

  private static let elements: [BuiltIn] = [
    BuiltIn(
      "[T].isEmpty -> Bool", "{self}.isEmpty", "Whether it has no elements.", [.init("[1].isEmpty", "false")]),
    BuiltIn("[T].count -> Int", "{self}.count", "How many elements it has.", [.init("[1, 2].count", "2")]),
    BuiltIn(
      "[T].first -> T?", "{self}.first", "The first element; nil where there is none.",
      [.init("[1, 2].first", "1"), .init("[1].dropFirst().first", "nil")]),
    BuiltIn(
      "[T].last -> T?", "{self}.last", "The last element; nil where there is none.",
      [.init("[1, 2].last", "2"), .init("[1].dropFirst().last", "nil")]),
    BuiltIn(
      "[T].subscript(_ index: Int) -> T?", "{self}[checked: {0}]",
      "The element at an index from 0; nil where there is none.",
      [.init("[1, 2][1]", "2"), .init("[1, 2][2]", "nil"), .init("[1, 2][-1]", "nil")]),
    BuiltIn(
      "[T].prefix(_ count: Int) -> [T]", "{self}.prefix(clamped: {0})",
      "The first elements: as many as there are, and none for a negative number.",
      [.init("[1, 2, 3].prefix(2)", "[1, 2]"), .init("[1].prefix(9)", "[1]"), .init("[1].prefix(-1).isEmpty", "true")]),
    BuiltIn(
      "[T].suffix(_ count: Int) -> [T]", "{self}.suffix(clamped: {0})",
      "The last elements: as many as there are, and none for a negative number.",
      [.init("[1, 2, 3].suffix(2)", "[2, 3]"), .init("[1].suffix(-1).isEmpty", "true")]),
    BuiltIn(
      "[T].dropFirst() -> [T]", "{self}.dropFirst(clamped: 1)", "The rest without the first element.",
      [.init("[1, 2, 3].dropFirst()", "[2, 3]"), .init("[1].dropFirst().dropFirst().isEmpty", "true")]),
    BuiltIn(
      "[T].dropFirst(_ count: Int) -> [T]", "{self}.dropFirst(clamped: {0})",
      "The rest without the first elements; all of it for a negative number.",
      [.init("[1, 2, 3].dropFirst(2)", "[3]"), .init("[1].dropFirst(-1)", "[1]")]),
    BuiltIn(
      "[T].dropLast() -> [T]", "{self}.dropLast(clamped: 1)", "The rest without the last element.",
      [.init("[1, 2, 3].dropLast()", "[1, 2]")]),
    BuiltIn(
      "[T].dropLast(_ count: Int) -> [T]", "{self}.dropLast(clamped: {0})",
      "The rest without the last elements; all of it for a negative number.",
      [.init("[1, 2, 3].dropLast(2)", "[1]"), .init("[1].dropLast(9).isEmpty", "true")]),
    BuiltIn(
      "[T].enumerated() -> [Numbered<T>]", "{self}.numbered",
      "The elements with their places: `offset`, from 0, and `element`.",
      [.init("[5, 6].enumerated().map { $0.offset * 10 + $0.element }", "[5, 16]")]),
    BuiltIn(
      "Numbered<T>.offset -> Int", "{self}.offset", "Its place, from 0.",
      [.init("[5, 6].enumerated().map { $0.offset }", "[0, 1]")]),
    BuiltIn(
      "Numbered<T>.element -> T", "{self}.element", "The element itself.",
      [.init("[5, 6].enumerated().map { $0.element }", "[5, 6]")]),
  ]

  private static let transformations: [BuiltIn] = [
    BuiltIn(
      "[T].map(_ transform: (T) -> U) -> [U]", "{self}.map {0}", "What a closure makes of each element.",
      [.init("[1, 2].map { $0 * 2 }", "[2, 4]")]),
    BuiltIn(
      "[T].filter(_ isIncluded: (T) -> Bool) -> [T]", "{self}.filter {0}", "The elements that a closure accepts.",
      [.init("[1, 2, 3].filter { $0 > 1 }", "[2, 3]")]),
    BuiltIn(
      "[T].compactMap(_ transform: (T) -> U?) -> [U]", "{self}.compactMap {0}",
      "What a closure makes of each element, without nil.", [.init(#"["1", "x"].compactMap { Int($0) }"#, "[1]")]),
    BuiltIn(
      "[T].flatMap(_ transform: (T) -> [U]) -> [U]", "{self}.flatMap {0}",
      "The arrays that a closure makes of each element, joined.", [.init("[1, 2].flatMap { [$0, $0] }", "[1, 1, 2, 2]")]
    ),
    BuiltIn(
      "[T?].compacted() -> [T]", "{self}.withoutNils()", "The elements that are not nil.",
      [.init(#"["1", "x"].map { Int($0) }.compacted()"#, "[1]")]),
    BuiltIn(
      "[[T]].joined() -> [T]", "Array({self}.joined())", "The elements of all of them.",
      [.init("[[1], [2, 3]].joined()", "[1, 2, 3]")]),
    BuiltIn(
      "[String].joined() -> String", "{self}.joined()", "The texts, one behind the other.",
      [.init(#"["a", "b"].joined()"#, #""ab""#)]),
    BuiltIn(
      "[String].joined(_ separator: String) -> String", "{self}.joined(separator: {0})",
      "The texts, with a separator between them.", [.init(#"["a", "b"].joined(", ")"#, #""a, b""#)]),
    BuiltIn(
      "[String].joined(separator: String) -> String", "{self}.joined(separator: {0})",
      "`joined(_:)`, as Swift spells it.", [.init(#"["a", "b"].joined(separator: "-")"#, #""a-b""#)]),
    BuiltIn(
      "[T].reversed() -> [T]", "Array({self}.reversed())", "The elements from the last to the first.",
      [.init("[1, 2].reversed()", "[2, 1]")]),
    BuiltIn(
      "[T].reduce(_ initial: U, _ combine: (U, T) -> U) -> U", "{self}.reduce({0}, {1})",
      "What a closure makes of a first value and each element in turn.",
      [.init("[1, 2, 3].reduce(10, { $0 + $1 })", "16")]),
    BuiltIn(
      "[T].chunked(_ size: Int) -> [[T]]", "{self}.chunked({0})",
      "Rows of so many elements, the last one perhaps shorter; a size below 1 counts as 1.",
      [.init("[1, 2, 3].chunked(2)", "[[1, 2], [3]]"), .init("[1, 2].chunked(0)", "[[1], [2]]")]),
    BuiltIn(
      "[T].withoutDuplicates() -> [T] where T: Hashable", "{self}.withoutDuplicates()",
      "Each element once, where it first occurs.", [.init("[1, 2, 1].withoutDuplicates()", "[1, 2]")]),
    BuiltIn(
      "[T].withoutDuplicates(by key: (T) -> K) -> [T] where K: Hashable", "{self}.withoutDuplicates(by: {0})",
      "Of the elements with one key, the first.",
      [.init(#"["a", "bc", "d"].withoutDuplicates { $0.count }"#, #"["a", "bc"]"#)]),
  ]

  private static let searches: [BuiltIn] = [
    BuiltIn(
      "[T].contains(_ element: T) -> Bool where T: Equatable", "{self}.contains({0})", "Whether an element is there.",
      [.init("[1, 2].contains(2)", "true")]),
    BuiltIn(
      "[T].contains(where predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})",
      "Whether a closure accepts any element.", [.init("[1, 2].contains(where: { $0 > 1 })", "true")]),
    BuiltIn(
      "[T].anySatisfy(_ predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})",
      "Whether a closure accepts any element.", [.init("[1, 2].anySatisfy { $0 > 2 }", "false")]),
    BuiltIn(
      "[T].allSatisfy(_ predicate: (T) -> Bool) -> Bool", "{self}.allSatisfy {0}",
      "Whether a closure accepts every element; of none, it does.",
      [.init("[1, 2].allSatisfy { $0 > 0 }", "true"), .init("[1].dropFirst().allSatisfy { $0 > 9 }", "true")]),
    BuiltIn(
      "[T].first(where predicate: (T) -> Bool) -> T?", "{self}.first(where: {0})",
      "The first element that a closure accepts; nil where there is none.",
      [.init("[1, 2, 3].first { $0 > 1 }", "2"), .init("[1].first { $0 > 1 }", "nil")]),
    BuiltIn(
      "[T].last(where predicate: (T) -> Bool) -> T?", "{self}.last(where: {0})",
      "The last element that a closure accepts; nil where there is none.", [.init("[1, 2, 3].last { $0 < 3 }", "2")]),
    BuiltIn(
      "[T].firstIndex(of element: T) -> Int? where T: Equatable", "{self}.firstIndex(of: {0})",
      "Where an element first occurs; nil where it does not.",
      [.init("[5, 6].firstIndex(of: 6)", "1"), .init("[5].firstIndex(of: 6)", "nil")]),
    BuiltIn(
      "[T].firstIndex(where predicate: (T) -> Bool) -> Int?", "{self}.firstIndex(where: {0})",
      "Where the first element is that a closure accepts.", [.init("[5, 6].firstIndex { $0 > 5 }", "1")]),
    BuiltIn(
      "[T].count(where predicate: (T) -> Bool) -> Int", "{self}.count(where: {0})",
      "How many elements a closure accepts.",
      [.init("[1, 2, 3].count { $0 > 1 }", "2")]),
  ]
}
