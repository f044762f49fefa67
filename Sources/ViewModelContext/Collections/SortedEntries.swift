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

extension Dictionary {
  /// The keys in the order of their cases, or of their texts.
  public var sortedKeys: [Key] { sortedEntries.map(\.key) }

  /// The values in the order of their keys.
  public var sortedValues: [Value] { sortedEntries.map(\.value) }

  /// The keys and values in the order of the keys: the cases of an enum in the order of their declaration, and other keys
  /// in the order of their texts.
  public var sortedEntries: [KeyedValue<Key, Value>] {
    let places = Self.placesOfCases
    let numbered = map { entry in
      (
        entry: KeyedValue(key: entry.key, value: entry.value), place: places[entry.key] ?? places.count,
        text: places[entry.key] == nil ? sortingText(of: entry.key) : ""
      )
    }
    return numbered.sorted { ($0.place, $0.text) < ($1.place, $1.text) }.map(\.entry)
  }

  /// The places of the cases of an enum; empty for keys of another type.
  private static var placesOfCases: [Key: Int] {
    guard let type = Key.self as? any CaseIterable.Type else { return [:] }
    let cases = type.allCases as any Collection
    return [Key: Int](
      zip(cases.compactMap { $0 as? Key }, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the entries for which a closure returns true.
  public func filterEntries(_ isIncluded: (KeyedValue<Key, Value>) -> Bool) -> [Key: Value] {
    filter { isIncluded(KeyedValue(key: $0.key, value: $0.value)) }
  }

  /// Returns the entries of both dictionaries. For a key that both contain, the value of `other` is used.
  public func merging(newest other: [Key: Value]) -> [Key: Value] { merging(other) { $1 } }
}

// The order of a set's own elements differs between processes.
extension Set where Element: Comparable {
  /// The elements in ascending order.
  public var sortedElements: [Element] { sorted() }
}

extension Set {
  /// The elements in the order of their cases, or of their texts.
  public var sortedElements: [Element] {
    Dictionary(map { ($0, true) }, uniquingKeysWith: { first, _ in first }).sortedKeys
  }
}

/// Returns a text by which keys without an order are sorted: the texts of their parts in the order of declaration. It is
/// the same in each process, unlike the description of a key that contains a dictionary.
private func sortingText(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { sortingText(of: $0.value) }
  switch mirror.displayStyle {
  case .optional: return parts.first ?? missingPart
  case .dictionary, .set: return joined(parts.sorted())
  case .collection, .tuple: return joined(parts)
  case .struct where !(value is any CustomStringConvertible): return joined(parts)
  case .enum:
    guard let carried = mirror.children.first, let label = carried.label else { return "\(value)" }
    let values = Mirror(reflecting: carried.value)
    return joined([label] + (values.displayStyle == .tuple ? values.children.map { sortingText(of: $0.value) } : parts))
  default: return "\(value)"
  }
}

private let missingPart = "\0"

private func joined(_ parts: [String]) -> String { parts.map { $0 + "\0" }.joined() }
