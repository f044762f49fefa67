/// A set of a view model's properties, by number.
///
/// Up to 64 properties need no allocation.
@usableFromInline
struct PropertySet: Equatable {
  @usableFromInline var first: UInt64 = 0
  /// The bits from 64 on. The last word is not 0, so that equal sets are equal values.
  @usableFromInline var rest: [UInt64] = []

  @inlinable
  init(_ first: UInt64 = 0) { self.first = first }

  @inlinable
  var isEmpty: Bool { first == 0 && rest.isEmpty }

  @inlinable
  func contains(_ index: Int) -> Bool {
    guard index >= 64 else { return first & (1 << UInt64(index)) != 0 }
    let word = index / 64 - 1
    return word < rest.count && rest[word] & (1 << UInt64(index % 64)) != 0
  }

  @inlinable
  mutating func insert(_ index: Int) {
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

  mutating func formUnion(_ other: PropertySet) {
    first |= other.first
    if !other.rest.isEmpty { formFarUnion(other) }
  }

  private mutating func formFarUnion(_ other: PropertySet) {
    for (word, bits) in other.rest.enumerated() {
      if word < rest.count { rest[word] |= bits } else { rest.append(bits) }
    }
  }

  func subtracting(_ other: PropertySet) -> PropertySet {
    rest.isEmpty ? PropertySet(first & ~other.first) : subtractingFar(other)
  }

  private func subtractingFar(_ other: PropertySet) -> PropertySet {
    var result = PropertySet(first & ~other.first)
    result.rest = rest.enumerated().map { word, bits in bits & ~(word < other.rest.count ? other.rest[word] : 0) }
    while result.rest.last == 0 { result.rest.removeLast() }
    return result
  }

  /// Calls `body` with each member in ascending order.
  func visit(_ body: (Int) -> Void) {
    Self.forEachBit(of: first, from: 0, body)
    for (word, bits) in rest.enumerated() { Self.forEachBit(of: bits, from: (word + 1) * 64, body) }
  }

  private static func forEachBit(of word: UInt64, from start: Int, _ body: (Int) -> Void) {
    var bits = word
    while bits != 0 {
      body(start + bits.trailingZeroBitCount)
      bits &= bits - 1
    }
  }
}

/// A set of a view model's properties.
public struct KeySet<Key: ObservationKey> {
  @usableFromInline var properties: PropertySet

  /// Creates an empty set.
  @inlinable
  public init() { properties = PropertySet() }

  @inlinable
  init(_ properties: PropertySet) { self.properties = properties }

  /// Whether the set contains no property.
  @inlinable
  public var isEmpty: Bool { properties.isEmpty }

  /// Returns whether the set contains a property.
  @inlinable
  public func contains(_ key: Key) -> Bool { properties.contains(key.rawValue) }

  /// Inserts a property.
  @inlinable
  public mutating func insert(_ key: Key) { properties.insert(key.rawValue) }
}
