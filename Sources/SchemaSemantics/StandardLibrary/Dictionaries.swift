import VmgenSchemaSyntax

extension StandardLibrary {
  static let dictionaries: [BuiltIn] = [
    BuiltIn(
      "[K: V].isEmpty -> Bool", "{self}.isEmpty", "Whether it has no keys.", [.init(#"["a": 1].isEmpty"#, "false")]),
    BuiltIn("[K: V].count -> Int", "{self}.count", "How many keys it has.", [.init(#"["a": 1].count"#, "1")]),
    BuiltIn(
      "[K: V].subscript(_ key: K) -> V?", "{self}[{0}]", "The value of a key; nil where it has none.",
      [.init(#"["a": 1]["a"]"#, "1"), .init(#"["a": 1]["b"]"#, "nil")]),
    BuiltIn(
      "[K: V].contains(key: K) -> Bool", "{self}.keys.contains({0})", "Whether it has a key.",
      [.init(#"["a": 1].contains(key: "a")"#, "true")]),
    BuiltIn(
      "[K: V].keys -> [K] where K: Comparable", "{self}.sortedKeys", "The keys, sorted.",
      [.init(#"["b": 1, "a": 2].keys"#, #"["a", "b"]"#)]),
    BuiltIn(
      "[K: V].values -> [V] where K: Comparable", "{self}.sortedValues", "The values, in the order of their keys.",
      [.init(#"["b": 1, "a": 2].values"#, "[2, 1]")]),
    BuiltIn(
      "[K: V].entries -> [KeyedValue<K, V>] where K: Comparable", "{self}.sortedEntries",
      "The keys with their values (`key` and `value`), in the order of the keys.",
      [.init(#"["b": 1, "a": 2].entries.map { "\($0.key)\($0.value)" }"#, #"["a2", "b1"]"#)]),
    BuiltIn(
      "KeyedValue<K, V>.key -> K", "{self}.key", "The key.",
      [.init(#"["b": 1, "a": 2].entries.map { $0.key }"#, #"["a", "b"]"#)]),
    BuiltIn(
      "KeyedValue<K, V>.value -> V", "{self}.value", "Its value.",
      [.init(#"["b": 1, "a": 2].entries.map { $0.value }"#, "[2, 1]")]),
    BuiltIn(
      "[K: V].map(_ transform: (KeyedValue<K, V>) -> U) -> [U] where K: Comparable", "{self}.sortedEntries.map {0}",
      "What a closure makes of each key with its value, in the order of the keys.",
      [.init(#"["b": 1, "a": 2].map { $0.value * 10 }"#, "[20, 10]")]),
    BuiltIn(
      "[K: V].mapValues(_ transform: (V) -> U) -> [K: U]", "{self}.mapValues {0}",
      "The same keys, with what a closure makes of each value.", [.init(#"["a": 1].mapValues { $0 + 1 }["a"]"#, "2")]),
  ]

  static let optionals: [BuiltIn] = [
    BuiltIn(
      "T?.map(_ transform: (T) -> U) -> U?", "{self}.map {0}",
      "What a closure makes of the value; nil where there is none.",
      [.init(#"Int("4").map { $0 * 2 }"#, "8"), .init(#"Int("x").map { $0 * 2 }"#, "nil")]),
    BuiltIn(
      "T?.flatMap(_ transform: (T) -> U?) -> U?", "{self}.flatMap {0}",
      "The optional that a closure makes of the value; nil where there is none.",
      [.init(#""12".first.flatMap { Int($0) }"#, "1"), .init(#""x".first.flatMap { Int($0) }"#, "nil")]),
  ]

  static let ranges: [BuiltIn] =
    rangeEntries(of: "ClosedRange", "0...3", count: "4", reversed: "3...0")
    + rangeEntries(of: "Range", "0..<4", count: "4", reversed: "3..<0")

  private static func rangeEntries(of type: String, _ sample: String, count: String, reversed: String) -> [BuiltIn] {
    [
      BuiltIn(
        "\(type)<T>.contains(_ value: T) -> Bool where T: Comparable", "{self}.contains({0})",
        "Whether a value lies in it; in a reversed one, none does.",
        [.init("(\(sample)).contains(2)", "true"), .init("(\(reversed)).contains(2)", "false")]),
      BuiltIn(
        "\(type)<T>.isEmpty -> Bool where T: Comparable", "{self}.isEmpty", "Whether no value lies in it.",
        [.init("(\(sample)).isEmpty", "false"), .init("(\(reversed)).isEmpty", "true")]),
      BuiltIn(
        "\(type)<Int>.count -> Int", "{self}.count", "How many numbers it has; none where it is reversed.",
        [.init("(\(sample)).count", count), .init("(\(reversed)).count", "0")]),
      BuiltIn(
        "\(type)<Int>.map(_ transform: (Int) -> U) -> [U]", "{self}.map {0}",
        "What a closure makes of each number, of a million at most.",
        [.init("(\(sample)).map { $0 * 2 }", "[0, 2, 4, 6]"), .init("(\(reversed)).map { $0 }.isEmpty", "true")]),
      BuiltIn(
        "\(type)<Int>.filter(_ isIncluded: (Int) -> Bool) -> [Int]", "{self}.filter {0}",
        "The numbers that a closure accepts, of a million at most.",
        [.init("(\(sample)).filter { $0 > 1 }", "[2, 3]")]),
    ]
  }
}
