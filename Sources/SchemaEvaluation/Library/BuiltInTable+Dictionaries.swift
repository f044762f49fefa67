import Foundation
import ViewModelFormatting

extension BuiltInTable {
  mutating func defineDictionaries() {
    define("[K: V].isEmpty -> Bool") { .bool(try $0[0].dictionary.isEmpty) }
    define("[K: V].count -> Int") { .int(try $0[0].dictionary.count) }
    define("[K: V].subscript(_ key: K) -> V?") { Value(try $0[0].dictionary[$0[1]]) }
    define("[K: V].contains(key: K) -> Bool") { .bool(try $0[0].dictionary[$0[1]] != nil) }
    define("[K: V].contains(where predicate: (KeyedValue<K, V>) -> Bool) -> Bool") {
      .bool(try entries($0).contains(where: $0.condition(1)))
    }
    define("[K: V].keys -> [K]") { .array(try entries($0).map { try $0.field("key") }) }
    define("[K: V].values -> [V]") { .array(try entries($0).map { try $0.field("value") }) }
    define("[K: V].entries -> [KeyedValue<K, V>]") { .array(try entries($0)) }
    define("KeyedValue<K, V>.key -> K") { try $0[0].field("key") }
    define("KeyedValue<K, V>.value -> V") { try $0[0].field("value") }
    define("[K: V].map(_ transform: (KeyedValue<K, V>) -> U) -> [U]") { .array(try entries($0).map($0.function(1))) }
    define("[K: V].mapValues(_ transform: (V) -> U) -> [K: U]") {
      .dictionary(try $0[0].dictionary.mapValues($0.function(1)))
    }
    define("[K: V].filter(_ isIncluded: (KeyedValue<K, V>) -> Bool) -> [K: V]") { operands in
      let isIncluded = try operands.condition(1)
      return .dictionary(try operands[0].dictionary.filter { try isIncluded(entry($0.key, $0.value)) })
    }
    define("[K: V].merging(_ other: [K: V]) -> [K: V]") {
      .dictionary(try $0[0].dictionary.merging($0[1].dictionary) { $1 })
    }
    define("[K: V].merging(_ other: [K: V], uniquingKeysWith combine: (V, V) -> V) -> [K: V]") { operands in
      let combine = try operands[2].function
      return .dictionary(
        try operands[0].dictionary.merging(operands[1].dictionary) { try operands.apply(combine, [$0, $1]) })
    }
  }

  mutating func defineSets() {
    define("Set(_ elements: [T]) -> Set<T> where T: Hashable") { .set(Set(try $0[0].array)) }
    define("Array(_ elements: Set<T>) -> [T]", elements)
    define("Array(_ elements: [T]) -> [T]") { try $0[0] }
    define("Array(repeating element: T, count: Int) -> [T]") {
      .array(Array(repeating: try $0[0], clamped: try $0[1].int))
    }
    define("Array(_ elements: Range<Int>) -> [Int]") { .array(try $0[0].range.elements) }
    define("Array(_ elements: ClosedRange<Int>) -> [Int]") { .array(try $0[0].range.elements) }
    define("Set<T>.elements -> [T]", elements)
    define("Set<T>.isEmpty -> Bool") { .bool(try $0[0].set.isEmpty) }
    define("Set<T>.count -> Int") { .int(try $0[0].set.count) }
    define("Set<T>.contains(_ element: T) -> Bool") { .bool(try $0[0].set.contains($0[1])) }
    define("Set<T>.contains(where predicate: (T) -> Bool) -> Bool") {
      .bool(try $0[0].set.contains(where: $0.condition(1)))
    }
    define("Set<T>.count(where predicate: (T) -> Bool) -> Int") {
      .int(try $0[0].set.count(where: $0.condition(1)))
    }
    define("Set<T>.filter(_ isIncluded: (T) -> Bool) -> Set<T>") { .set(try $0[0].set.filter($0.condition(1))) }
    define("Set<T>.sorted() -> [T] where T: Comparable", elements)
    define("Set<T>.union(_ other: Set<T>) -> Set<T>") { .set(try $0[0].set.union($0[1].set)) }
    define("Set<T>.intersection(_ other: Set<T>) -> Set<T>") { .set(try $0[0].set.intersection($0[1].set)) }
    define("Set<T>.subtracting(_ other: Set<T>) -> Set<T>") { .set(try $0[0].set.subtracting($0[1].set)) }
    define("Set<T>.symmetricDifference(_ other: Set<T>) -> Set<T>") {
      .set(try $0[0].set.symmetricDifference($0[1].set))
    }
    define("Set<T>.isSubset(of other: Set<T>) -> Bool") { .bool(try $0[0].set.isSubset(of: $0[1].set)) }
    define("Set<T>.isSuperset(of other: Set<T>) -> Bool") { .bool(try $0[0].set.isSuperset(of: $0[1].set)) }
    define("Set<T>.isDisjoint(with other: Set<T>) -> Bool") { .bool(try $0[0].set.isDisjoint(with: $0[1].set)) }
  }

  mutating func defineIdentifiers() {
    define("URL(string text: String) -> URL?") { Value(URL(string: try $0[0].string).map { .url($0) }) }
    define("URL.absoluteString -> String") { .string(try $0[0].url.absoluteString) }
    define("URL.scheme -> String?") { Value(try $0[0].url.scheme.map { .string($0) }) }
    define("URL.host -> String?") { Value(try $0[0].url.hostName.map { .string($0) }) }
    define("URL.path -> String") { .string(try $0[0].url.path(percentEncoded: false)) }
    define("URL.query -> String?") { Value(try $0[0].url.query().map { .string($0) }) }
    define("URL.lastPathComponent -> String") { .string(try $0[0].url.lastPathComponent) }
    define("URL.pathExtension -> String") { .string(try $0[0].url.pathExtension) }
    define("URL.appending(path: String) -> URL") { .url(try $0[0].url.appending(path: $0[1].string)) }
    define("UUID(string text: String) -> UUID?") { Value(UUID(uuidString: try $0[0].string).map { .uuid($0) }) }
    define("UUID.uuidString -> String") { .string(try $0[0].uuid.uuidString) }
    define("Data(base64 text: String) -> Data?") { Value(Data(base64Encoded: try $0[0].string).map { .data($0) }) }
    define("Data(_ bytes: Data) -> Data") { try $0[0] }
    define("Data() -> Data") { _ in .data(Data()) }
    define("String.utf8 -> Data") { .data(Data(try $0[0].string.utf8)) }
    define("Data.count -> Int") { .int(try $0[0].data.count) }
    define("Data.isEmpty -> Bool") { .bool(try $0[0].data.isEmpty) }
    define("Data.base64 -> String") { .string(try $0[0].data.base64EncodedString()) }
  }
}

/// Returns the entries of a dictionary in the order of their keys.
private func entries(_ operands: Operands) throws -> [Value] {
  try operands[0].dictionary.sorted { try operands.order($0.key, $1.key) }.map { entry($0.key, $0.value) }
}

/// Returns the elements of a set in their order.
private func elements(_ operands: Operands) throws -> Value {
  .array(try operands[0].set.sorted { try operands.order($0, $1) })
}

private func entry(_ key: Value, _ value: Value) -> Value {
  .record(Record("KeyedValue", ["key": key, "value": value]))
}
