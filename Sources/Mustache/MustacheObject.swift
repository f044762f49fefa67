/// Named values in the order in which they were added.
///
/// Objects of template data have a dozen keys: a scan of one array finds a key faster than hashing it would.
public struct MustacheObject: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var key: String
    var value: MustacheValue
  }

  private(set) var entries: [Entry]

  public init() { entries = [] }

  /// An object of `pairs`. Their keys are to be distinct: of equal keys the first is the one that is found.
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

  /// The value at `key`, nil where there is none. Setting replaces in place or appends; setting nil removes.
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

  /// Adds `value` at the end, at a key that is not there yet.
  public mutating func append(_ key: String, _ value: MustacheValue) {
    entries.append(Entry(key: key, value: value))
  }

  mutating func replace(_ slot: Int, with value: MustacheValue) { entries[slot].value = value }

  /// Where `key` is. `guess` is looked at first: the items of a list mostly have their keys in the same places.
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
