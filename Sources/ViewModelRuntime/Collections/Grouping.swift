/// The elements of a collection that have the same key, in their original order.
public struct Grouping<Key: Hashable, Element>: Identifiable {
  /// The key of all elements.
  public let key: Key
  /// The elements in their original order.
  public let values: [Element]

  /// Creates a group of elements with the same key.
  public init(key: Key, values: [Element]) {
    self.key = key
    self.values = values
  }

  /// The key, which is unique among the groups.
  public var id: Key { key }
}

extension Grouping: Equatable where Element: Equatable {}
extension Grouping: Hashable where Element: Hashable {}
extension Grouping: Sendable where Key: Sendable, Element: Sendable {}

extension Sequence {
  /// Returns the elements grouped by key, in the order in which the keys first occur.
  public func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Grouping<Key, Element>] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, values: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].values.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups.map { Grouping(key: $0.key, values: $0.values) }
  }

  /// Returns the elements by key. If several elements have the same key, the last one is kept.
  public func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { $1 }
  }
}
