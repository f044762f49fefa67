/// An ordered dictionary of named values.
///
/// Objects of template data have about a dozen keys. Scanning an array is faster than hashing for that size.
public struct MustacheObject: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var key: String
    var value: MustacheValue
  }

  private(set) var entries: [Entry]

  public init() { entries = [] }

  /// Creates an object with the given pairs. The keys should be unique; lookups return the first of equal keys.
  public init(pairs: [(String, MustacheValue)]) {
    entries = []
    entries.reserveCapacity(pairs.count)
    for (key, value) in pairs { entries.append(Entry(key: key, value: value)) }
  }

  /// The keys, in order.
  public var keys: [String] { entries.map(\.key) }

  /// The keys with their values, in order.
  public var pairs: [(key: String, value: MustacheValue)] { entries.map { ($0.key, $0.value) } }

  public var count: Int { entries.count }

  /// The value for `key`, or nil. Setting a value replaces it in place or appends it; setting nil removes it.
  public subscript(key: String) -> MustacheValue? {
    get { slot(of: key, guess: 0).map { entries[$0].value } }
    set {
      switch (slot(of: key, guess: 0), newValue) {
      case (let slot?, let value?): entries[slot].value = value
      case (let slot?, nil): entries.remove(at: slot)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Appends `value` for a new key.
  public mutating func append(_ key: String, _ value: MustacheValue) {
    entries.append(Entry(key: key, value: value))
  }

  mutating func replace(_ slot: Int, with value: MustacheValue) { entries[slot].value = value }

  /// Returns the index of `key`. Checks `guess` first, because the items of a list usually have the same keys in the
  /// same order.
  func slot(of key: String, guess: Int) -> Int? {
    let count = entries.count
    if guess < count, entries[guess].key == key { return guess }
    var slot = 0
    while slot < count {
      if entries[slot].key == key { return slot }
      slot += 1
    }
    return nil
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, MustacheValue)...) { self.init(pairs: elements) }
}
