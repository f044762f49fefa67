/// The properties that anything has read or bound, in one word: it is kept in every row of a list.
///
/// The 64th property and those after it share a bit, so that of them some count as watched that are not.
@usableFromInline
struct WatchedProperties: Equatable {
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { bits == 0 }

  /// Whether any of those that share a bit is watched.
  var isCoarse: Bool { bits >> 63 != 0 }

  @inlinable
  func contains(_ index: Int) -> Bool { bits & (1 << UInt64(min(index, 63))) != 0 }

  @inlinable
  mutating func insert(_ index: Int) { bits |= 1 << UInt64(min(index, 63)) }

  /// Lets go of those that share a bit, so that a read of one shows.
  ///
  /// - Returns: what was watched until now, for ``grew(from:)``.
  mutating func reset() -> WatchedProperties {
    let before = self
    bits &= ~(1 << 63)
    return before
  }

  /// Whether any was read since ``beginAnew()`` that may not have been before; what was watched then is watched again.
  mutating func grew(from before: WatchedProperties) -> Bool {
    let hasNew = isCoarse || bits & ~before.bits != 0
    bits |= before.bits
    return hasNew
  }

  /// The members of a set that are watched.
  func members(of set: PropertySet) -> PropertySet {
    var result = PropertySet(set.first & bits)
    if isCoarse { result.rest = set.rest }
    return result
  }
}

/// The properties of a view model that anything has read or bound; no other need be compared.
public struct WatchedKeys<Key: ObservationKey> {
  @usableFromInline let properties: WatchedProperties

  @inlinable
  init(_ properties: WatchedProperties) { self.properties = properties }

  /// Whether the property was read or bound.
  @inlinable
  public func contains(_ key: Key) -> Bool { properties.contains(key.rawValue) }
}
