// MARK: - Collections

extension StandardLibrary {
  static let collections: [BuiltIn] = elements + transformations + searches + orders + sums + ranges

  private static let elements: [BuiltIn] = [
    BuiltIn("[T].isEmpty -> Bool", "{self}.isEmpty"),
    BuiltIn("[T].count -> Int", "{self}.count"),
    BuiltIn("[T].indices -> Range<Int>", "Interval({self}.indices)"),
    BuiltIn("[T].first -> T?", "{self}.first"),
    BuiltIn("[T].last -> T?", "{self}.last"),
    BuiltIn("[T].subscript(_ index: Int) -> T?", "{self}[checked: {0}]"),
    BuiltIn("[T].subscript(id id: K) -> T?", "{self}[id: {0}]"),
    BuiltIn("[T].prefix(_ count: Int) -> [T]", "{self}.prefix(clamped: {0})"),
    BuiltIn("[T].prefix(while predicate: (T) -> Bool) -> [T]", "Array({self}.prefix(while: {0}))"),
    BuiltIn("[T].suffix(_ count: Int) -> [T]", "{self}.suffix(clamped: {0})"),
    BuiltIn("[T].drop(while predicate: (T) -> Bool) -> [T]", "Array({self}.drop(while: {0}))"),
    BuiltIn("[T].dropFirst() -> [T]", "{self}.dropFirst(clamped: 1)"),
    BuiltIn("[T].dropFirst(_ count: Int) -> [T]", "{self}.dropFirst(clamped: {0})"),
    BuiltIn("[T].dropLast() -> [T]", "{self}.dropLast(clamped: 1)"),
    BuiltIn("[T].dropLast(_ count: Int) -> [T]", "{self}.dropLast(clamped: {0})"),
    BuiltIn("[T].enumerated() -> [Numbered<T>]", "{self}.numbered"),
    BuiltIn("zip(_ first: [T], _ second: [U]) -> [Paired<T, U>]", "{0}.paired(with: {1})"),
    BuiltIn("Paired<T, U>.first -> T", "{self}.first"),
    BuiltIn("Paired<T, U>.second -> U", "{self}.second"),
    BuiltIn("Numbered<T>.offset -> Int", "{self}.offset"),
    BuiltIn("Numbered<T>.element -> T", "{self}.element"),
  ]

  private static let transformations: [BuiltIn] = [
    BuiltIn("[T].map(_ transform: (T) -> U) -> [U]", "{self}.map {0}"),
    BuiltIn("[T].filter(_ isIncluded: (T) -> Bool) -> [T]", "{self}.filter {0}"),
    BuiltIn("[T].compactMap(_ transform: (T) -> U?) -> [U]", "{self}.compactMap {0}"),
    BuiltIn("[T].flatMap(_ transform: (T) -> [U]) -> [U]", "{self}.flatMap {0}"),
    BuiltIn("[T?].compacted() -> [T]", "{self}.withoutNils()"),
    BuiltIn("[[T]].joined() -> [T]", "Array({self}.joined())"),
    BuiltIn("[String].joined() -> String", "{self}.joined()"),
    BuiltIn("[String].joined(_ separator: String) -> String", "{self}.joined(separator: {0})"),
    BuiltIn("[String].joined(separator: String) -> String", "{self}.joined(separator: {0})"),
    BuiltIn("[T].reversed() -> [T]", "Array({self}.reversed())"),
    BuiltIn("[T].reduce(_ initial: U, _ combine: (U, T) -> U) -> U", "{self}.reduce({0}, {1})"),
    BuiltIn("[T].chunked(_ size: Int) -> [[T]]", "{self}.chunked({0})"),
    BuiltIn("[T].withoutDuplicates() -> [T] where T: Hashable", "{self}.withoutDuplicates()"),
    BuiltIn("[T].withoutDuplicates(by key: (T) -> K) -> [T] where K: Hashable", "{self}.withoutDuplicates(by: {0})"),
  ]

  private static let searches: [BuiltIn] = [
    BuiltIn("[T].contains(_ element: T) -> Bool where T: Equatable", "{self}.contains({0})"),
    BuiltIn("[T].contains(where predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})"),
    BuiltIn("[T].anySatisfy(_ predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})"),
    BuiltIn("[T].allSatisfy(_ predicate: (T) -> Bool) -> Bool", "{self}.allSatisfy {0}"),
    BuiltIn("[T].first(where predicate: (T) -> Bool) -> T?", "{self}.first(where: {0})"),
    BuiltIn("[T].last(where predicate: (T) -> Bool) -> T?", "{self}.last(where: {0})"),
    BuiltIn("[T].firstIndex(of element: T) -> Int? where T: Equatable", "{self}.firstIndex(of: {0})"),
    BuiltIn("[T].firstIndex(where predicate: (T) -> Bool) -> Int?", "{self}.firstIndex(where: {0})"),
    BuiltIn("[T].lastIndex(of element: T) -> Int? where T: Equatable", "{self}.lastIndex(of: {0})"),
    BuiltIn("[T].lastIndex(where predicate: (T) -> Bool) -> Int?", "{self}.lastIndex(where: {0})"),
    BuiltIn("[T].count(where predicate: (T) -> Bool) -> Int", "{self}.count(where: {0})"),
  ]
}

// MARK: - Orders, groups and sums

extension StandardLibrary {
  static let orders: [BuiltIn] =
    sorting + extremes + [
      BuiltIn("[T].grouped(by key: (T) -> K) -> [Grouping<K, T>] where K: Hashable", "{self}.grouped(by: {0})"),
      BuiltIn("Grouping<K, T>.key -> K", "{self}.key"),
      BuiltIn("Grouping<K, T>.values -> [T]", "{self}.values"),
      BuiltIn("[T].keyed(by key: (T) -> K) -> [K: T] where K: Hashable", "{self}.keyed(by: {0})"),
    ]

  private static let sorting: [BuiltIn] = [
    BuiltIn("[T].sorted() -> [T] where T: Comparable", "{self}.sorted()"),
    BuiltIn("[T].sorted(descending: Bool) -> [T] where T: Comparable", "{self}.sorted(descending: {0})"),
    BuiltIn(
      "[T].sorted(descending: Bool = false, by key: (T) -> U) -> [T] where U: Comparable",
      "{self}.sorted(descending: {0}, by: {1})"),
    BuiltIn(
      "[T].sorted(descending: Bool = false, by key: (T) -> U, thenDescending: Bool = false, then second: (T) -> V) "
        + "-> [T] where U: Comparable, V: Comparable",
      "{self}.sorted(descending: {0}, by: {1}, thenDescending: {2}, then: {3})"),
    BuiltIn(
      "[T].sorted(descending: Bool = false, localized key: (T) -> String) -> [T]",
      "{self}.sorted(descending: {0}, localized: {1}, in: {context})", reads: .locale),
  ]

  private static let extremes: [BuiltIn] = [
    BuiltIn("[T].min() -> T? where T: Comparable", "{self}.min()"),
    BuiltIn("[T].max() -> T? where T: Comparable", "{self}.max()"),
    BuiltIn("[T].min(by key: (T) -> U) -> T? where U: Comparable", "{self}.smallest(by: {0})"),
    BuiltIn("[T].max(by key: (T) -> U) -> T? where U: Comparable", "{self}.greatest(by: {0})"),
  ]

  static let sums: [BuiltIn] = [
    BuiltIn("[T].sum() -> T where T: Numeric", "{self}.sum()"),
    BuiltIn("[T].sum(_ value: (T) -> U) -> U where U: Numeric", "{self}.sum {0}"),
    BuiltIn("[Double].average() -> Double?", "{self}.average()"),
    BuiltIn("[T].average(_ value: (T) -> Double) -> Double?", "{self}.average {0}"),
  ]
}

// MARK: - Dictionaries, optionals and ranges

extension StandardLibrary {
  static let dictionaries: [BuiltIn] = [
    BuiltIn("[K: V].isEmpty -> Bool", "{self}.isEmpty"),
    BuiltIn("[K: V].count -> Int", "{self}.count"),
    BuiltIn("[K: V].subscript(_ key: K) -> V?", "{self}[{0}]"),
    BuiltIn("[K: V].contains(key: K) -> Bool", "{self}.keys.contains({0})"),
    BuiltIn(
      "[K: V].contains(where predicate: (KeyedValue<K, V>) -> Bool) -> Bool",
      "{self}.sortedEntries.contains(where: {0})"),
    BuiltIn("[K: V].keys -> [K]", "{self}.sortedKeys"),
    BuiltIn("[K: V].values -> [V]", "{self}.sortedValues"),
    BuiltIn("[K: V].entries -> [KeyedValue<K, V>]", "{self}.sortedEntries"),
    BuiltIn("KeyedValue<K, V>.key -> K", "{self}.key"),
    BuiltIn("KeyedValue<K, V>.value -> V", "{self}.value"),
    BuiltIn("[K: V].map(_ transform: (KeyedValue<K, V>) -> U) -> [U]", "{self}.sortedEntries.map {0}"),
    BuiltIn("[K: V].mapValues(_ transform: (V) -> U) -> [K: U]", "{self}.mapValues {0}"),
    BuiltIn("[K: V].filter(_ isIncluded: (KeyedValue<K, V>) -> Bool) -> [K: V]", "{self}.filterEntries {0}"),
    BuiltIn("[K: V].merging(_ other: [K: V]) -> [K: V]", "{self}.merging(newest: {0})"),
    BuiltIn(
      "[K: V].merging(_ other: [K: V], uniquingKeysWith combine: (V, V) -> V) -> [K: V]",
      "{self}.merging({0}, uniquingKeysWith: {1})"),
  ]

  static let sets: [BuiltIn] = [
    BuiltIn("Set(_ elements: [T]) -> Set<T> where T: Hashable", "Set({0})"),
    BuiltIn("Array(_ elements: Set<T>) -> [T]", "{0}.sortedElements"),
    BuiltIn("Array(_ elements: [T]) -> [T]", "{0}"),
    BuiltIn("Array(repeating element: T, count: Int) -> [T]", "Array(repeating: {0}, clamped: {1})"),
    BuiltIn("Array(_ elements: Range<Int>) -> [Int]", "{0}.map { $0 }"),
    BuiltIn("Array(_ elements: ClosedRange<Int>) -> [Int]", "{0}.map { $0 }"),
    BuiltIn("Set<T>.elements -> [T]", "{self}.sortedElements"),
    BuiltIn("Set<T>.isEmpty -> Bool", "{self}.isEmpty"),
    BuiltIn("Set<T>.count -> Int", "{self}.count"),
    BuiltIn("Set<T>.contains(_ element: T) -> Bool", "{self}.contains({0})"),
    BuiltIn("Set<T>.contains(where predicate: (T) -> Bool) -> Bool", "{self}.contains(where: {0})"),
    BuiltIn("Set<T>.count(where predicate: (T) -> Bool) -> Int", "{self}.count(where: {0})"),
    BuiltIn("Set<T>.filter(_ isIncluded: (T) -> Bool) -> Set<T>", "{self}.filter {0}"),
    BuiltIn("Set<T>.sorted() -> [T] where T: Comparable", "{self}.sorted()"),
    BuiltIn("Set<T>.union(_ other: Set<T>) -> Set<T>", "{self}.union({0})"),
    BuiltIn("Set<T>.intersection(_ other: Set<T>) -> Set<T>", "{self}.intersection({0})"),
    BuiltIn("Set<T>.subtracting(_ other: Set<T>) -> Set<T>", "{self}.subtracting({0})"),
    BuiltIn("Set<T>.symmetricDifference(_ other: Set<T>) -> Set<T>", "{self}.symmetricDifference({0})"),
    BuiltIn("Set<T>.isSubset(of other: Set<T>) -> Bool", "{self}.isSubset(of: {0})"),
    BuiltIn("Set<T>.isSuperset(of other: Set<T>) -> Bool", "{self}.isSuperset(of: {0})"),
    BuiltIn("Set<T>.isDisjoint(with other: Set<T>) -> Bool", "{self}.isDisjoint(with: {0})"),
  ]

  static let optionals: [BuiltIn] = [
    BuiltIn("T?.map(_ transform: (T) -> U) -> U?", "{self}.map {0}"),
    BuiltIn("T?.flatMap(_ transform: (T) -> U?) -> U?", "{self}.flatMap {0}"),
  ]

  static let ranges: [BuiltIn] = ["ClosedRange", "Range"].flatMap(rangeEntries(of:))

  /// The greatest number of integers in a range that a formula or a loop visits. It is the limit of the runtime.
  package static let longestRange = 100_000

  private static func rangeEntries(of type: String) -> [BuiltIn] {
    [
      BuiltIn("\(type)<T>.contains(_ value: T) -> Bool where T: Comparable", "{self}.contains({0})"),
      BuiltIn("\(type)<T>.isEmpty -> Bool where T: Comparable", "{self}.isEmpty"),
      BuiltIn("\(type)<T>.lowerBound -> T", "{self}.lowerBound"),
      BuiltIn("\(type)<T>.upperBound -> T", "{self}.upperBound"),
      BuiltIn("\(type)<Int>.count -> Int", "{self}.count"),
      BuiltIn("\(type)<Int>.map(_ transform: (Int) -> U) -> [U]", "{self}.map {0}"),
      BuiltIn("\(type)<Int>.filter(_ isIncluded: (Int) -> Bool) -> [Int]", "{self}.filter {0}"),
      BuiltIn("\(type)<Int>.reversed() -> [Int]", "Array({self}.elements.reversed())"),
    ]
  }
}

// MARK: - URLs, identifiers and data

extension StandardLibrary {
  static let identifiers: [BuiltIn] = [
    BuiltIn("URL(string text: String) -> URL?", "URL(string: {0})"),
    BuiltIn("URL.absoluteString -> String", "{self}.absoluteString"),
    BuiltIn("URL.scheme -> String?", "{self}.scheme"),
    BuiltIn("URL.host -> String?", "{self}.hostName"),
    BuiltIn("URL.path -> String", "{self}.path(percentEncoded: false)"),
    BuiltIn("URL.query -> String?", "{self}.query()"),
    BuiltIn("URL.lastPathComponent -> String", "{self}.lastPathComponent"),
    BuiltIn("URL.pathExtension -> String", "{self}.pathExtension"),
    BuiltIn("URL.appending(path: String) -> URL", "{self}.appending(path: {0})"),
    BuiltIn("UUID(string text: String) -> UUID?", "UUID(uuidString: {0})"),
    BuiltIn("UUID.uuidString -> String", "{self}.uuidString"),
    BuiltIn("Data(base64 text: String) -> Data?", "Data(base64Encoded: {0})"),
    BuiltIn("Data(_ bytes: Data) -> Data", "{0}"),
    BuiltIn("Data() -> Data", "Data()"),
    BuiltIn("String.utf8 -> Data", "Data({self}.utf8)"),
    BuiltIn("Data.count -> Int", "{self}.count"),
    BuiltIn("Data.isEmpty -> Bool", "{self}.isEmpty"),
    BuiltIn("Data.base64 -> String", "{self}.base64EncodedString()"),
  ]
}
