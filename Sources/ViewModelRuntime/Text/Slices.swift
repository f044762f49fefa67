// Swift's own methods trap for a negative count.
extension String {
  /// Returns the first `count` characters, or all if there are fewer.
  public func prefix(clamped count: Int) -> String { String(prefix(max(count, 0))) }

  /// Returns the last `count` characters, or all if there are fewer.
  public func suffix(clamped count: Int) -> String { String(suffix(max(count, 0))) }

  /// Returns the text without the first `count` characters.
  public func dropFirst(clamped count: Int) -> String { String(dropFirst(max(count, 0))) }

  /// Returns the text without the last `count` characters.
  public func dropLast(clamped count: Int) -> String { String(dropLast(max(count, 0))) }
}

extension Array {
  /// Returns the first `count` elements, or all if there are fewer.
  public func prefix(clamped count: Int) -> [Element] { Array(prefix(Swift.max(count, 0))) }

  /// Returns the last `count` elements, or all if there are fewer.
  public func suffix(clamped count: Int) -> [Element] { Array(suffix(Swift.max(count, 0))) }

  /// Returns the array without the first `count` elements.
  public func dropFirst(clamped count: Int) -> [Element] { Array(dropFirst(Swift.max(count, 0))) }

  /// Returns the array without the last `count` elements.
  public func dropLast(clamped count: Int) -> [Element] { Array(dropLast(Swift.max(count, 0))) }
}
