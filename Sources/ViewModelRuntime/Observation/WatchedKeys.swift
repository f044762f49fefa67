/// The properties that have ever been read or bound, in one word, which saves memory in every row.
///
/// The properties from the 64th on share a bit, so that some of them may count as watched by mistake.
@usableFromInline
struct WatchedProperties: Equatable {
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { bits == 0 }

  /// Whether one of the properties that share a bit is watched.
  var isCoarse: Bool { bits >> 63 != 0 }

  @inlinable
  func contains(_ index: Int) -> Bool { bits & (1 << UInt64(min(index, 63))) != 0 }

  @inlinable
  mutating func insert(_ index: Int) { bits |= 1 << UInt64(min(index, 63)) }

  /// Clears the shared bit, so that a later read is detected.
  ///
  /// - Returns: The watched properties before the call, for ``grew(from:)``.
  mutating func reset() -> WatchedProperties {
    let before = self
    bits &= ~(1 << 63)
    return before
  }

  /// Returns whether a property has been read since ``reset()`` that may not have been watched before, and restores the
  /// watched properties.
  mutating func grew(from before: WatchedProperties) -> Bool {
    let hasNew = isCoarse || bits & ~before.bits != 0
    bits |= before.bits
    return hasNew
  }

  /// Returns the watched members of a set.
  func members(of set: PropertySet) -> PropertySet {
    var result = PropertySet(set.first & bits)
    if isCoarse { result.rest = set.rest }
    return result
  }
}

/// The properties of a view model that have ever been read or bound.
public struct WatchedKeys<Key: ObservationKey> {
  @usableFromInline let properties: WatchedProperties

  @inlinable
  init(_ properties: WatchedProperties) { self.properties = properties }

  /// Returns whether the property has been read or bound.
  @inlinable
  public func contains(_ key: Key) -> Bool { properties.contains(key.rawValue) }
}
