import VmgenSchemaSyntax

extension StandardLibrary {
  static let dictionaries: [BuiltIn] = [
    BuiltIn(
      "[K: V].isEmpty -> Bool", "{self}.isEmpty", "Whether the dictionary is empty.",
      [.init(#"["a": 1].isEmpty"#, "false")]),
    BuiltIn("[K: V].count -> Int", "{self}.count", "The number of keys.", [.init(#"["a": 1].count"#, "1")]),
    BuiltIn(
      "[K: V].subscript(_ key: K) -> V?", "{self}[{0}]",
      "The value for a key, or nil if the dictionary does not contain the key.",
      [.init(#"["a": 1]["a"]"#, "1"), .init(#"["a": 1]["b"]"#, "nil")]),
    BuiltIn(
      "[K: V].contains(key: K) -> Bool", "{self}.keys.contains({0})", "Whether the dictionary contains a key.",
      [.init(#"["a": 1].contains(key: "a")"#, "true")]),
    BuiltIn(
      "[K: V].keys -> [K]", "{self}.sortedKeys",
      "The keys in ascending order: the cases of an enum in the order of their declaration, and keys of other types that cannot be compared in the order of their texts.",
      [.init(#"["b": 1, "a": 2].keys"#, #"["a", "b"]"#)]),
    BuiltIn(
      "[K: V].values -> [V]", "{self}.sortedValues", "The values, in the order of their keys.",
      [.init(#"["b": 1, "a": 2].values"#, "[2, 1]")]),
    BuiltIn(
      "[K: V].entries -> [KeyedValue<K, V>]", "{self}.sortedEntries",
      "The entries (`key` and `value`), in the order of the keys.",
      [.init(#"["b": 1, "a": 2].entries.map { "\($0.key)\($0.value)" }"#, #"["a2", "b1"]"#)]),
    BuiltIn(
      "KeyedValue<K, V>.key -> K", "{self}.key", "The key.",
      [.init(#"["b": 1, "a": 2].entries.map { $0.key }"#, #"["a", "b"]"#)]),
    BuiltIn(
      "KeyedValue<K, V>.value -> V", "{self}.value", "The value.",
      [.init(#"["b": 1, "a": 2].entries.map { $0.value }"#, "[2, 1]")]),
    BuiltIn(
      "[K: V].map(_ transform: (KeyedValue<K, V>) -> U) -> [U]", "{self}.sortedEntries.map {0}",
      "The results of a closure for each entry, in the order of the keys.",
      [.init(#"["b": 1, "a": 2].map { $0.value * 10 }"#, "[20, 10]")]),
    BuiltIn(
      "[K: V].mapValues(_ transform: (V) -> U) -> [K: U]", "{self}.mapValues {0}",
      "A dictionary with the same keys and the results of a closure for each value.",
      [.init(#"["a": 1].mapValues { $0 + 1 }["a"]"#, "2")]),
    BuiltIn(
      "[K: V].filter(_ isIncluded: (KeyedValue<K, V>) -> Bool) -> [K: V]", "{self}.filterEntries {0}",
      "A dictionary of the entries for which a closure returns true.",
      [.init(#"["a": 1, "b": 2].filter { $0.value > 1 }.keys"#, #"["b"]"#)]),
    BuiltIn(
      "[K: V].merging(_ other: [K: V]) -> [K: V]", "{self}.merging(newest: {0})",
      "A dictionary with the entries of both. For a key that both contain, the value of `other` is used.",
      [.init(#"["a": 1, "b": 2].merging(["b": 3]).values"#, "[1, 3]")]),
  ]

  static let optionals: [BuiltIn] = [
    BuiltIn(
      "T?.map(_ transform: (T) -> U) -> U?", "{self}.map {0}",
      "The result of a closure for the value, or nil if there is no value.",
      [.init(#"Int("4").map { $0 * 2 }"#, "8"), .init(#"Int("x").map { $0 * 2 }"#, "nil")]),
    BuiltIn(
      "T?.flatMap(_ transform: (T) -> U?) -> U?", "{self}.flatMap {0}",
      "The optional result of a closure for the value, or nil if there is no value.",
      [.init(#""12".first.flatMap { Int($0) }"#, "1"), .init(#""x".first.flatMap { Int($0) }"#, "nil")]),
  ]

  static let ranges: [BuiltIn] =
    rangeEntries(of: "ClosedRange", "0...3", count: "4", reversed: "3...0")
    + rangeEntries(of: "Range", "0..<4", count: "4", reversed: "3..<0")

  /// The greatest number of integers in a range that a formula or a loop visits. It is the limit of the runtime.
  package static let longestRange = 100_000

  private static func rangeEntries(of type: String, _ sample: String, count: String, reversed: String) -> [BuiltIn] {
    let symbol = type == "Range" ? "..<" : "..."
    let limit = "The range may contain 100,000 integers; of a longer one, the first are used and a fault is reported."
    return [
      BuiltIn(
        "\(type)<T>.contains(_ value: T) -> Bool where T: Comparable", "{self}.contains({0})",
        "Whether the range contains a value. A reversed range contains none.",
        [.init("(\(sample)).contains(2)", "true"), .init("(\(reversed)).contains(2)", "false")]),
      BuiltIn(
        "\(type)<T>.isEmpty -> Bool where T: Comparable", "{self}.isEmpty", "Whether the range contains no value.",
        [.init("(\(sample)).isEmpty", "false"), .init("(\(reversed)).isEmpty", "true")]),
      BuiltIn(
        "\(type)<T>.lowerBound -> T", "{self}.lowerBound", "The value before `\(symbol)`.",
        [.init("(\(sample)).lowerBound", "0")]),
      BuiltIn(
        "\(type)<T>.upperBound -> T", "{self}.upperBound", "The value after `\(symbol)`.",
        [.init("(\(sample)).upperBound", symbol == "..." ? "3" : "4")]),
      BuiltIn(
        "\(type)<Int>.count -> Int", "{self}.count", "The number of integers in the range; 0 if it is reversed.",
        [.init("(\(sample)).count", count), .init("(\(reversed)).count", "0")]),
      BuiltIn(
        "\(type)<Int>.map(_ transform: (Int) -> U) -> [U]", "{self}.map {0}",
        "The results of a closure for each integer. \(limit)",
        [.init("(\(sample)).map { $0 * 2 }", "[0, 2, 4, 6]"), .init("(\(reversed)).map { $0 }.isEmpty", "true")]),
      BuiltIn(
        "\(type)<Int>.filter(_ isIncluded: (Int) -> Bool) -> [Int]", "{self}.filter {0}",
        "The integers for which a closure returns true. \(limit)",
        [.init("(\(sample)).filter { $0 > 1 }", "[2, 3]")]),
      BuiltIn(
        "\(type)<Int>.reversed() -> [Int]", "Array({self}.elements.reversed())",
        "The integers in descending order. \(limit)",
        [.init("(\(sample)).reversed()", "[3, 2, 1, 0]"), .init("(\(reversed)).reversed().isEmpty", "true")]),
    ]
  }
}
