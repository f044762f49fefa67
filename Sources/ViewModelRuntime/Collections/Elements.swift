/// An element of a collection and its place in it.
public struct Numbered<Element> {
  /// Counted from 0.
  public let offset: Int
  /// The element there.
  public let element: Element

  /// An element and its place, counted from 0.
  public init(offset: Int, element: Element) {
    self.offset = offset
    self.element = element
  }
}

extension Numbered: Equatable where Element: Equatable {}
extension Numbered: Hashable where Element: Hashable {}
extension Numbered: Sendable where Element: Sendable {}

extension Sequence {
  /// The elements with their places.
  public var numbered: [Numbered<Element>] { enumerated().map { Numbered(offset: $0.offset, element: $0.element) } }

  /// The first element with the smallest key.
  public func smallest<Key: Comparable>(by key: (Element) -> Key) -> Element? {
    map { (key: key($0), element: $0) }.min { $0.key < $1.key }?.element
  }

  /// The first element with the greatest key.
  public func greatest<Key: Comparable>(by key: (Element) -> Key) -> Element? {
    var greatest: (key: Key, element: Element)?
    for element in self {
      let key = key(element)
      if let known = greatest, !(known.key < key) { continue }
      greatest = (key, element)
    }
    return greatest?.element
  }

  /// Without what is nil.
  public func withoutNils<Wrapped>() -> [Wrapped] where Element == Wrapped? { compactMap { $0 } }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it first occurs.
  public func withoutDuplicates() -> [Element] { withoutDuplicates { $0 } }
}

extension Sequence {
  /// Of the elements with the same key, the first.
  public func withoutDuplicates<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Array {
  /// Rows of `size` elements, the last one perhaps shorter; of 1 where the size is less.
  public func chunked(_ size: Int) -> [[Element]] {
    let size = Swift.max(size, 1)
    return stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 +| size, count)]) }
  }
}
