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
