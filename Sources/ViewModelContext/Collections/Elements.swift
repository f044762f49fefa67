/// An element of a collection with its offset.
public struct Numbered<Element> {
  /// The offset of the element, from 0.
  public let offset: Int
  /// The element.
  public let element: Element

  /// Creates an element with its offset.
  public init(offset: Int, element: Element) {
    self.offset = offset
    self.element = element
  }
}

extension Numbered: Equatable where Element: Equatable {}
extension Numbered: Hashable where Element: Hashable {}
extension Numbered: Sendable where Element: Sendable {}

extension Sequence {
  /// The elements with their offsets.
  public var numbered: [Numbered<Element>] { enumerated().map { Numbered(offset: $0.offset, element: $0.element) } }

  /// Returns the first element with the smallest key.
  public func smallest<Key: Comparable>(by key: (Element) -> Key) -> Element? {
    map { (key: key($0), element: $0) }.min { $0.key < $1.key }?.element
  }

  /// Returns the first element with the greatest key.
  public func greatest<Key: Comparable>(by key: (Element) -> Key) -> Element? {
    var greatest: (key: Key, element: Element)?
    for element in self {
      let key = key(element)
      if let known = greatest, !(known.key < key) { continue }
      greatest = (key, element)
    }
    return greatest?.element
  }

  /// Returns the elements that are not nil.
  public func withoutNils<Wrapped>() -> [Wrapped] where Element == Wrapped? { compactMap { $0 } }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in the order of their first occurrence.
  public func withoutDuplicates() -> [Element] { withoutDuplicates { $0 } }
}

extension Sequence {
  /// Returns the first element for each key, in order.
  public func withoutDuplicates<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Array {
  /// Returns the elements in rows of `size` elements, at least 1. The last row may be shorter.
  public func chunked(_ size: Int) -> [[Element]] {
    let size = Swift.max(size, 1)
    return stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 +| size, count)]) }
  }
}

// Swift's own subscripts and methods trap at an index that is out of bounds.
extension Array {
  /// The element at an index, or nil if the index is out of bounds.
  ///
  /// Writing has no effect if the index is out of bounds or the new element is nil.
  @inlinable public subscript(checked index: Int) -> Element? {
    get { hasElement(at: index) ? self[index] : nil }
    set {
      if let newValue, hasElement(at: index) { self[index] = newValue }
    }
  }

  // `indices` of a generic array looks up metadata at each call.
  @inlinable
  func hasElement(at index: Int) -> Bool { index >= 0 && index < count }

  /// Inserts an element. If the index is neither that of an element nor the end, nothing changes.
  public mutating func insert(_ element: Element, checkedAt index: Int) {
    if index >= 0, index <= count { insert(element, at: index) }
  }

  /// Removes an element. If the index is out of bounds, nothing changes.
  public mutating func remove(checkedAt index: Int) {
    if hasElement(at: index) { remove(at: index) }
  }
}

extension Array where Element: Identifiable {
  /// The first element with an identity, or nil if there is none.
  ///
  /// Writing replaces that element. It has no effect if there is none or the new element is nil.
  public subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      if let newValue, let index = firstIndex(where: { $0.id == id }) { self[index] = newValue }
    }
  }

  /// Removes the first element with an identity. If there is none, nothing changes.
  public mutating func remove(id: Element.ID) {
    if let index = firstIndex(where: { $0.id == id }) { remove(at: index) }
  }

  /// Moves the first element with an identity before another one, or to the end if that is nil. If one of them does not
  /// exist, nothing changes.
  public mutating func move(id: Element.ID, before target: Element.ID?) {
    guard id != target, let source = firstIndex(where: { $0.id == id }) else { return }
    guard let target else { return append(remove(at: source)) }
    guard let place = firstIndex(where: { $0.id == target }) else { return }
    insert(remove(at: source), at: source < place ? place - 1 : place)
  }
}
