// These sorts are stable, which Swift does not guarantee for its own.
extension Sequence {
  /// Returns the elements sorted by a key, in ascending order.
  public func sorted<Key: Comparable>(
    descending: Bool = false, by key: (Element) -> Key
  ) -> [Element] {
    sortedByKeys(key) { (lhs: Key, rhs: Key) -> Bool in descending ? rhs < lhs : lhs < rhs }
  }

  /// Returns the elements sorted by a key, and by a second key where the first keys are equal.
  public func sorted<Key: Comparable, Second: Comparable>(
    descending: Bool = false, by key: (Element) -> Key, thenDescending: Bool = false, then second: (Element) -> Second
  ) -> [Element] {
    let keys = { (element: Element) in (key(element), second(element)) }
    return sortedByKeys(keys) { lhs, rhs in
      if lhs.0 != rhs.0 { return descending ? rhs.0 < lhs.0 : lhs.0 < rhs.0 }
      return thenDescending ? rhs.1 < lhs.1 : lhs.1 < rhs.1
    }
  }

  /// Returns the elements sorted by a text in the order of the locale's language, ignoring case and comparing digits by
  /// value.
  public func sorted(
    descending: Bool = false, localized key: (Element) -> String, in context: DisplayContext
  ) -> [Element] {
    let locale = context.locale
    return sortedByKeys(key) { descending ? $1.precedes($0, locale) : $0.precedes($1, locale) }
  }

  private func sortedByKeys<Key>(_ key: (Element) -> Key, _ precedes: (Key, Key) -> Bool) -> [Element] {
    let keyed = enumerated().map { (offset: $0.offset, key: key($0.element), element: $0.element) }
    return keyed.sorted { lhs, rhs in
      if precedes(lhs.key, rhs.key) { return true }
      return lhs.offset < rhs.offset && !precedes(rhs.key, lhs.key)
    }.map(\.element)
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending or descending order.
  public func sorted(descending: Bool) -> [Element] { descending ? sorted(by: >) : sorted() }
}

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

/// Two elements at the same position of two collections.
public struct Paired<First, Second> {
  /// The element of the first collection.
  public let first: First
  /// The element of the second collection.
  public let second: Second

  /// Creates a pair.
  public init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension Paired: Equatable where First: Equatable, Second: Equatable {}
extension Paired: Hashable where First: Hashable, Second: Hashable {}
extension Paired: Sendable where First: Sendable, Second: Sendable {}

extension Array {
  /// Returns pairs of the elements at the same positions. The additional elements of the longer array are ignored.
  public func paired<Other>(with others: [Other]) -> [Paired<Element, Other>] {
    zip(self, others).map { Paired(first: $0, second: $1) }
  }
}

/// A type whose values can be added without overflow.
public protocol Summable {
  /// The sum of no values.
  static var zero: Self { get }
  /// Returns the sum. A sum beyond the bounds of the type becomes the bound.
  static func +| (lhs: Self, rhs: Self) -> Self
}

extension Int: Summable {}
extension Duration: Summable {}
extension Double: Summable {
  /// Returns the IEEE 754 sum, which never traps.
  public static func +| (lhs: Double, rhs: Double) -> Double { lhs + rhs }
}

extension Sequence where Element: Summable {
  /// Returns the sum of the elements. A sum beyond the bounds of the type becomes the bound.
  public func sum() -> Element { reduce(.zero, +|) }
}

extension Sequence {
  /// Returns the sum of a value of each element. A sum beyond the bounds of the type becomes the bound.
  public func sum<Value: Summable>(_ value: (Element) -> Value) -> Value {
    reduce(.zero) { $0 +| value($1) }
  }

  /// Returns the mean of a value of each element, or nil if there are no elements.
  public func average(_ value: (Element) -> Double) -> Double? {
    let values = map(value)
    return values.isEmpty ? nil : values.sum() / Double(values.count)
  }
}

extension Sequence<Double> {
  /// Returns the mean of the elements, or nil if there are none.
  public func average() -> Double? { average { $0 } }
}
