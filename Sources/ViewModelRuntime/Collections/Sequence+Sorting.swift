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
