/// An ordered dictionary of named values.
///
/// Objects of template data have about a dozen keys. Scanning an array is faster than hashing for that size.
public struct MustacheObject: Sendable, Equatable {
  /// The keys and values as they were given: an array literal of them is stored without a copy.
  private var entries: [(String, MustacheValue)]

  public init() { entries = [] }

  /// Creates an object with the given pairs. The keys should be unique; lookups return the first of equal keys.
  public init(pairs: [(String, MustacheValue)]) {
    entries = pairs
  }

  /// The keys, in order.
  public var keys: [String] { entries.map { $0.0 } }

  /// The keys with their values, in order.
  public var pairs: [(key: String, value: MustacheValue)] { entries.map { ($0.0, $0.1) } }

  public var count: Int { entries.count }

  /// The value for `key`, or nil. Setting a value replaces it in place or appends it; setting nil removes it.
  public subscript(key: String) -> MustacheValue? {
    get { slot(of: key, guess: 0).map { entries[$0].1 } }
    set {
      switch (slot(of: key, guess: 0), newValue) {
      case (let slot?, let value?): entries[slot].1 = value
      case (let slot?, nil): entries.remove(at: slot)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Appends `value` for a new key.
  public mutating func append(_ key: String, _ value: MustacheValue) {
    entries.append((key, value))
  }

  func value(at slot: Int) -> MustacheValue { entries[slot].1 }

  mutating func replace(_ slot: Int, with value: MustacheValue) { entries[slot].1 = value }

  /// Returns the index of `key`. Checks `guess` first, because the items of a list usually have the same keys in the
  /// same order.
  func slot(of key: String, guess: Int) -> Int? {
    if guess < entries.count, entries[guess].0 == key { return guess }
    return entries.withUnsafeBufferPointer { buffer in
      // Through the pointer, an unoptimized build compares a key without a copy of its value.
      guard let first = buffer.baseAddress else { return nil }
      let count = buffer.count
      var slot = 0
      while slot < count {
        if first[slot].0 == key { return slot }
        slot += 1
      }
      return nil
    }
  }

  public static func == (left: MustacheObject, right: MustacheObject) -> Bool {
    left.entries.elementsEqual(right.entries, by: ==)
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, MustacheValue)...) { self.init(pairs: elements) }
}
