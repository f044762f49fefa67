import ViewModelContext

/// A set of a view model's properties, by number.
///
/// Up to 64 properties need no allocation.
@usableFromInline
package struct PropertySet: Equatable {
  @usableFromInline var first: UInt64
  /// The bits from 64 on. The last word is not 0, so that equal sets are equal values.
  @usableFromInline var rest: [UInt64]

  @inlinable
  package init(_ first: UInt64 = 0) { (self.first, rest) = (first, []) }

  @inlinable
  package var isEmpty: Bool { first == 0 && rest.isEmpty }

  @inlinable
  package func contains(_ index: Int) -> Bool {
    guard index >= 64 else { return first & (1 << UInt64(index)) != 0 }
    let word = index / 64 - 1
    return word < rest.count && rest[word] & (1 << UInt64(index % 64)) != 0
  }

  @inlinable
  package mutating func insert(_ index: Int) {
    if index < 64 {
      first |= 1 << UInt64(index)
    } else {
      insertFar(index)
    }
  }

  @usableFromInline
  mutating func insertFar(_ index: Int) {
    let word = index / 64 - 1
    while rest.count <= word { rest.append(0) }
    rest[word] |= 1 << UInt64(index % 64)
  }

  @inlinable
  package mutating func formUnion(_ other: PropertySet) {
    first |= other.first
    if !other.rest.isEmpty { formFarUnion(other) }
  }

  @usableFromInline
  mutating func formFarUnion(_ other: PropertySet) {
    for (word, bits) in other.rest.enumerated() {
      if word < rest.count { rest[word] |= bits } else { rest.append(bits) }
    }
  }

  @inlinable
  func subtracting(_ other: PropertySet) -> PropertySet {
    rest.isEmpty ? PropertySet(first & ~other.first) : subtractingFar(other)
  }

  @usableFromInline
  func subtractingFar(_ other: PropertySet) -> PropertySet {
    var result = PropertySet(first & ~other.first)
    result.rest = rest.enumerated().map { word, bits in bits & ~(word < other.rest.count ? other.rest[word] : 0) }
    while result.rest.last == 0 { result.rest.removeLast() }
    return result
  }

  /// Calls `body` with each member in ascending order.
  @inlinable
  func visit(_ body: (Int) -> Void) {
    Self.forEachBit(of: first, from: 0, body)
    for (word, bits) in rest.enumerated() { Self.forEachBit(of: bits, from: (word + 1) * 64, body) }
  }

  @inlinable
  static func forEachBit(of word: UInt64, from start: Int, _ body: (Int) -> Void) {
    var bits = word
    while bits != 0 {
      body(start + bits.trailingZeroBitCount)
      bits &= bits - 1
    }
  }
}

/// The properties that have ever been read or bound, in one word, which saves memory in every row.
///
/// The properties from the 64th on share a bit, so that some of them may count as watched by mistake.
@usableFromInline
package struct WatchedProperties: Equatable {
  @usableFromInline var bits: UInt64

  @inlinable
  init() { bits = 0 }

  @inlinable
  package var isEmpty: Bool { bits == 0 }

  /// Whether one of the properties that share a bit is watched.
  @inlinable
  var isCoarse: Bool { bits >> 63 != 0 }

  @inlinable
  package func contains(_ index: Int) -> Bool { bits & (1 << UInt64(min(index, 63))) != 0 }

  @inlinable
  package mutating func insert(_ index: Int) { bits |= 1 << UInt64(min(index, 63)) }

  /// Clears the shared bit, so that a later read is detected.
  ///
  /// - Returns: The watched properties before the call, for ``grew(from:)``.
  @inlinable
  mutating func reset() -> WatchedProperties {
    let before = self
    bits &= ~(1 << 63)
    return before
  }

  /// Returns whether a property has been read since ``reset()`` that may not have been watched before, and restores the
  /// watched properties.
  @inlinable
  mutating func grew(from before: WatchedProperties) -> Bool {
    let hasNew = isCoarse || bits & ~before.bits != 0
    bits |= before.bits
    return hasNew
  }

  /// Returns the watched members of a set.
  @inlinable
  func members(of set: PropertySet) -> PropertySet {
    var result = PropertySet(set.first & bits)
    if isCoarse { result.rest = set.rest }
    return result
  }
}

/// The properties that a change of inputs or stored values affects.
@_spi(Generated) public struct PropertyChanges<Key: ObservationKey> {
  @usableFromInline var all = PropertySet()
  @usableFromInline let watched: WatchedProperties

  /// Creates an empty set.
  ///
  /// - Parameter watched: The properties that have ever been read or bound.
  @inlinable
  init(among watched: WatchedProperties) { self.watched = watched }

  /// Whether a property changed. A property that has changed stays so: setting false has no effect.
  @inlinable
  public subscript(key: Key) -> Bool {
    get { all.contains(key.rawValue) }
    set { if newValue { all.insert(key.rawValue) } }
  }

  /// Records that a property changed. A property that has never been read or bound needs no comparison.
  // A call would copy all values for the closure of the comparison.
  @inlinable @inline(__always)
  public mutating func record(_ key: Key, if differs: @autoclosure () -> Bool) {
    if watched.contains(key.rawValue), differs() { all.insert(key.rawValue) }
  }
}
