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
