/// The elements of a collection that share a key, in their order.
public struct Grouping<Key: Hashable, Element>: Identifiable {
  /// What its elements have in common.
  public let key: Key
  /// The elements, in their order.
  public let values: [Element]

  /// Elements that have a key in common.
  public init(key: Key, values: [Element]) {
    self.key = key
    self.values = values
  }

  /// The key: each has one group.
  public var id: Key { key }
}

extension Grouping: Equatable where Element: Equatable {}
extension Grouping: Hashable where Element: Hashable {}
extension Grouping: Sendable where Key: Sendable, Element: Sendable {}

extension Sequence {
  /// Groups of what has the same key, in the order in which the keys first occur.
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

  /// The elements by their key; of several with one key, the last.
  public func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { $1 }
  }
}
