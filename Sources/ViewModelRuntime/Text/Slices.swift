// Swift's own traps on a negative count.
extension String {
  /// At most the first `count` characters.
  public func prefix(clamped count: Int) -> String { String(prefix(max(count, 0))) }

  /// At most the last `count` characters.
  public func suffix(clamped count: Int) -> String { String(suffix(max(count, 0))) }

  /// What is left without the first `count` characters.
  public func dropFirst(clamped count: Int) -> String { String(dropFirst(max(count, 0))) }

  /// What is left without the last `count` characters.
  public func dropLast(clamped count: Int) -> String { String(dropLast(max(count, 0))) }
}

extension Array {
  /// At most the first `count` elements.
  public func prefix(clamped count: Int) -> [Element] { Array(prefix(Swift.max(count, 0))) }

  /// At most the last `count` elements.
  public func suffix(clamped count: Int) -> [Element] { Array(suffix(Swift.max(count, 0))) }

  /// What is left without the first `count` elements.
  public func dropFirst(clamped count: Int) -> [Element] { Array(dropFirst(Swift.max(count, 0))) }

  /// What is left without the last `count` elements.
  public func dropLast(clamped count: Int) -> [Element] { Array(dropLast(Swift.max(count, 0))) }

  /// The element at the index, or nil where there is none.
  public subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
