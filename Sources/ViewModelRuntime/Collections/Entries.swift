/// A key of a dictionary with its value.
public struct KeyedValue<Key: Hashable, Value>: Identifiable {
  /// What it is found by.
  public let key: Key
  /// What is found.
  public let value: Value

  /// A key and what is found by it.
  public init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }

  /// The key: a dictionary has each once.
  public var id: Key { key }
}

extension KeyedValue: Equatable where Value: Equatable {}
extension KeyedValue: Hashable where Value: Hashable {}
extension KeyedValue: Sendable where Key: Sendable, Value: Sendable {}

// A dictionary's own order differs from one process to the next.
extension Dictionary where Key: Comparable {
  /// The keys, ascending.
  public var sortedKeys: [Key] { keys.sorted() }

  /// The values, in the order of their keys.
  public var sortedValues: [Value] { sortedEntries.map(\.value) }

  /// The keys with their values, in the order of the keys.
  public var sortedEntries: [KeyedValue<Key, Value>] {
    map { KeyedValue(key: $0.key, value: $0.value) }.sorted { $0.key }
  }
}
