/// A key of a dictionary with its value.
public struct KeyedValue<Key: Hashable, Value>: Identifiable {
  public let key: Key
  public let value: Value

  public init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }

  public var id: Key { key }
}

extension KeyedValue: Equatable where Value: Equatable {}
extension KeyedValue: Hashable where Value: Hashable {}
extension KeyedValue: Sendable where Key: Sendable, Value: Sendable {}

// A dictionary's own order differs from one process to the next.
extension Dictionary where Key: Comparable {
  public var sortedKeys: [Key] { keys.sorted() }

  /// The values, in the order of their keys.
  public var sortedValues: [Value] { sortedEntries.map(\.value) }

  /// The keys with their values, in the order of the keys.
  public var sortedEntries: [KeyedValue<Key, Value>] {
    map { KeyedValue(key: $0.key, value: $0.value) }.sorted { $0.key }
  }
}
