import VmgenSchemaSyntax

extension StandardLibrary {
  static let collections: [BuiltIn] = elements + transformations + searches + orders + sums + ranges

  private static let elements: [BuiltIn] = [
    BuiltIn(
      "[T].isEmpty -> Bool", "{self}.isEmpty", "Whether the array has no elements.", [.init("[1].isEmpty", "false")]),
    BuiltIn("[T].count -> Int", "{self}.count", "The number of elements.", [.init("[1, 2].count", "2")]),
    BuiltIn(
      "[T].first -> T?", "{self}.first", "The first element, or nil if the array is empty.",
      [.init("[1, 2].first", "1"), .init("[1].dropFirst().first", "nil")]),
    BuiltIn(
      "[T].last -> T?", "{self}.last", "The last element, or nil if the array is empty.",
      [.init("[1, 2].last", "2"), .init("[1].dropFirst().last", "nil")]),
    BuiltIn(
      "[T].subscript(_ index: Int) -> T?", "{self}[checked: {0}]",
      "The element at an index from 0, or nil if the index is out of range.",
      [.init("[1, 2][1]", "2"), .init("[1, 2][2]", "nil"), .init("[1, 2][-1]", "nil")]),
    BuiltIn(
      "[T].subscript(id id: K) -> T?", "{self}[id: {0}]",
      "The first element with an identity, or nil if there is none. The elements are `Identifiable`, and `K` is the type of their `id`.",
      [.init(#"["a": 1].entries[id: "a"]?.value"#, "1"), .init(#"["a": 1].entries[id: "b"]?.value"#, "nil")]),
    BuiltIn(
      "[T].prefix(_ count: Int) -> [T]", "{self}.prefix(clamped: {0})",
      "The first elements. `count` is clamped to the length of the array.",
      [.init("[1, 2, 3].prefix(2)", "[1, 2]"), .init("[1].prefix(9)", "[1]"), .init("[1].prefix(-1).isEmpty", "true")]),
    BuiltIn(
      "[T].suffix(_ count: Int) -> [T]", "{self}.suffix(clamped: {0})",
      "The last elements. `count` is clamped to the length of the array.",
      [.init("[1, 2, 3].suffix(2)", "[2, 3]"), .init("[1].suffix(-1).isEmpty", "true")]),
    BuiltIn(
      "[T].dropFirst() -> [T]", "{self}.dropFirst(clamped: 1)", "The array without its first element.",
      [.init("[1, 2, 3].dropFirst()", "[2, 3]"), .init("[1].dropFirst().dropFirst().isEmpty", "true")]),
    BuiltIn(
      "[T].dropFirst(_ count: Int) -> [T]", "{self}.dropFirst(clamped: {0})",
      "The array without its first elements. `count` is clamped to the length of the array.",
      [.init("[1, 2, 3].dropFirst(2)", "[3]"), .init("[1].dropFirst(-1)", "[1]")]),
    BuiltIn(
      "[T].dropLast() -> [T]", "{self}.dropLast(clamped: 1)", "The array without its last element.",
      [.init("[1, 2, 3].dropLast()", "[1, 2]")]),
    BuiltIn(
      "[T].dropLast(_ count: Int) -> [T]", "{self}.dropLast(clamped: {0})",
      "The array without its last elements. `count` is clamped to the length of the array.",
      [.init("[1, 2, 3].dropLast(2)", "[1]"), .init("[1].dropLast(9).isEmpty", "true")]),
    BuiltIn(
      "[T].enumerated() -> [Numbered<T>]", "{self}.numbered",
      "The elements together with their positions: `offset`, from 0, and `element`.",
      [.init("[5, 6].enumerated().map { $0.offset * 10 + $0.element }", "[5, 16]")]),
    BuiltIn(
      "zip(_ first: [T], _ second: [U]) -> [Paired<T, U>]", "{0}.paired(with: {1})",
      "Pairs of the elements at the same positions (`first` and `second`). The additional elements of the longer array "
        + "are ignored.",
      [.init(#"zip([1, 2, 3], ["a", "b"]).map { "\($0.first)\($0.second)" }"#, #"["1a", "2b"]"#)]),
    BuiltIn(
      "Paired<T, U>.first -> T", "{self}.first", "The element of the first array.",
      [.init("zip([1, 2], [3, 4]).map { $0.first }", "[1, 2]")]),
    BuiltIn(
      "Paired<T, U>.second -> U", "{self}.second", "The element of the second array.",
      [.init("zip([1, 2], [3, 4]).map { $0.second }", "[3, 4]")]),
    BuiltIn(
      "Numbered<T>.offset -> Int", "{self}.offset", "The position of the element, from 0.",
      [.init("[5, 6].enumerated().map { $0.offset }", "[0, 1]")]),
    BuiltIn(
      "Numbered<T>.element -> T", "{self}.element", "The element.",
      [.init("[5, 6].enumerated().map { $0.element }", "[5, 6]")]),
  ]

  private static let transformations: [BuiltIn] = [
    BuiltIn(
      "[T].map(_ transform: (T) -> U) -> [U]", "{self}.map {0}", "The results of a closure for each element.",
      [.init("[1, 2].map { $0 * 2 }", "[2, 4]")]),
    BuiltIn(
      "[T].filter(_ isIncluded: (T) -> Bool) -> [T]", "{self}.filter {0}",
      "The elements for which a closure returns true.",
      [.init("[1, 2, 3].filter { $0 > 1 }", "[2, 3]")]),
    BuiltIn(
      "[T].compactMap(_ transform: (T) -> U?) -> [U]", "{self}.compactMap {0}",
      "The results of a closure for each element, without nil.", [.init(#"["1", "x"].compactMap { Int($0) }"#, "[1]")]),
    BuiltIn(
      "[T].flatMap(_ transform: (T) -> [U]) -> [U]", "{self}.flatMap {0}",
      "The arrays that a closure returns for each element, concatenated.",
      [.init("[1, 2].flatMap { [$0, $0] }", "[1, 1, 2, 2]")]
    ),
    BuiltIn(
      "[T?].compacted() -> [T]", "{self}.withoutNils()", "The elements that are not nil.",
      [.init(#"["1", "x"].map { Int($0) }.compacted()"#, "[1]")]),
    BuiltIn(
      "[[T]].joined() -> [T]", "Array({self}.joined())", "The elements of all arrays.",
      [.init("[[1], [2, 3]].joined()", "[1, 2, 3]")]),
    BuiltIn(
      "[String].joined() -> String", "{self}.joined()", "The texts, concatenated.",
      [.init(#"["a", "b"].joined()"#, #""ab""#)]),
    BuiltIn(
      "[String].joined(_ separator: String) -> String", "{self}.joined(separator: {0})",
      "The texts, concatenated with a separator between them.", [.init(#"["a", "b"].joined(", ")"#, #""a, b""#)]),
    BuiltIn(
      "[String].joined(separator: String) -> String", "{self}.joined(separator: {0})",
      "The same as `joined(_:)`, with Swift's label.", [.init(#"["a", "b"].joined(separator: "-")"#, #""a-b""#)]),
    BuiltIn(
      "[T].reversed() -> [T]", "Array({self}.reversed())", "The elements in reverse order.",
      [.init("[1, 2].reversed()", "[2, 1]")]),
    BuiltIn(
      "[T].reduce(_ initial: U, _ combine: (U, T) -> U) -> U", "{self}.reduce({0}, {1})",
      "The result of combining an initial value with each element in turn.",
      [.init("[1, 2, 3].reduce(10, { $0 + $1 })", "16")]),
    BuiltIn(
      "[T].chunked(_ size: Int) -> [[T]]", "{self}.chunked({0})",
      "Arrays of `size` elements; the last one can be shorter. A size below 1 counts as 1.",
      [.init("[1, 2, 3].chunked(2)", "[[1, 2], [3]]"), .init("[1, 2].chunked(0)", "[[1], [2]]")]),
    BuiltIn(
      "[T].withoutDuplicates() -> [T] where T: Hashable", "{self}.withoutDuplicates()",
      "The elements without duplicates, each at its first position.", [.init("[1, 2, 1].withoutDuplicates()", "[1, 2]")]
    ),
    BuiltIn(
      "[T].withoutDuplicates(by key: (T) -> K) -> [T] where K: Hashable", "{self}.withoutDuplicates(by: {0})",
      "The first element for each key.",
      [.init(#"["a", "bc", "d"].withoutDuplicates { $0.count }"#, #"["a", "bc"]"#)]),
  ]

  private static let searches: [BuiltIn] = [
    BuiltIn(
      "[T].contains(_ element: T) -> Bool where T: Equatable", "{self}.contains({0})",
      "Whether the array contains an element.",
      [.init("[1, 2].contains(2)", "true")]),
    BuiltIn(
      "[T].contains(where predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})",
      "Whether a closure returns true for any element.", [.init("[1, 2].contains(where: { $0 > 1 })", "true")]),
    BuiltIn(
      "[T].anySatisfy(_ predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})",
      "Whether a closure returns true for any element.", [.init("[1, 2].anySatisfy { $0 > 2 }", "false")]),
    BuiltIn(
      "[T].allSatisfy(_ predicate: (T) -> Bool) -> Bool", "{self}.allSatisfy {0}",
      "Whether a closure returns true for every element; true for an empty array.",
      [.init("[1, 2].allSatisfy { $0 > 0 }", "true"), .init("[1].dropFirst().allSatisfy { $0 > 9 }", "true")]),
    BuiltIn(
      "[T].first(where predicate: (T) -> Bool) -> T?", "{self}.first(where: {0})",
      "The first element for which a closure returns true, or nil.",
      [.init("[1, 2, 3].first { $0 > 1 }", "2"), .init("[1].first { $0 > 1 }", "nil")]),
    BuiltIn(
      "[T].last(where predicate: (T) -> Bool) -> T?", "{self}.last(where: {0})",
      "The last element for which a closure returns true, or nil.", [.init("[1, 2, 3].last { $0 < 3 }", "2")]),
    BuiltIn(
      "[T].firstIndex(of element: T) -> Int? where T: Equatable", "{self}.firstIndex(of: {0})",
      "The index of the first occurrence of an element, or nil.",
      [.init("[5, 6].firstIndex(of: 6)", "1"), .init("[5].firstIndex(of: 6)", "nil")]),
    BuiltIn(
      "[T].firstIndex(where predicate: (T) -> Bool) -> Int?", "{self}.firstIndex(where: {0})",
      "The index of the first element for which a closure returns true, or nil.",
      [.init("[5, 6].firstIndex { $0 > 5 }", "1")]),
    BuiltIn(
      "[T].count(where predicate: (T) -> Bool) -> Int", "{self}.count(where: {0})",
      "The number of elements for which a closure returns true.",
      [.init("[1, 2, 3].count { $0 > 1 }", "2")]),
  ]
}
