/// A key of a dictionary with its value.
public struct KeyedValue<Key: Hashable, Value>: Identifiable {
  /// The key.
  public let key: Key
  /// The value for the key.
  public let value: Value

  /// Creates a key with its value.
  public init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }

  /// The key, which is unique in its dictionary.
  public var id: Key { key }
}

extension KeyedValue: Equatable where Value: Equatable {}
extension KeyedValue: Hashable where Value: Hashable {}
extension KeyedValue: Sendable where Key: Sendable, Value: Sendable {}

// The order of a dictionary's own keys differs between processes.
extension Dictionary where Key: Comparable {
  /// The keys in ascending order.
  public var sortedKeys: [Key] { keys.sorted() }

  /// The values in the order of their keys.
  public var sortedValues: [Value] { sortedEntries.map(\.value) }

  /// The keys and values in the order of the keys.
  public var sortedEntries: [KeyedValue<Key, Value>] {
    map { KeyedValue(key: $0.key, value: $0.value) }.sorted { $0.key }
  }
}
