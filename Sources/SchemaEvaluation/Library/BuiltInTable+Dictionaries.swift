import Foundation
import ViewModelFormatting

extension BuiltInTable {
  mutating func defineDictionaries() {
    define("[K: V].isEmpty -> Bool") { .bool(try $0[0].dictionary.isEmpty) }
    define("[K: V].count -> Int") { .int(try $0[0].dictionary.count) }
    define("[K: V].subscript(_ key: K) -> V?") { Value(try $0[0].dictionary[$0[1]]) }
    define("[K: V].contains(key: K) -> Bool") { .bool(try $0[0].dictionary[$0[1]] != nil) }
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

private func entry(_ key: Value, _ value: Value) -> Value {
  .record(Record("KeyedValue", ["key": key, "value": value]))
}
