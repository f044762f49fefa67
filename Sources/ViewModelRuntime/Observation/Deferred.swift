/// A value that takes no room until it is first written to; until then it reads as an empty one.
///
/// Copies share their storage until one of them is written to.
@propertyWrapper
public struct Deferred<Value: DeferredValue> {
  /// Where copies of the wrapper keep the value together.
  public final class Storage {
    /// The value that is kept.
    // Only the one wrapper that holds the storage writes to it, and it is a value: the compiler sees to exclusivity.
    @exclusivity(unchecked)
    public var values: Value

    @inlinable
    init(_ values: Value) { self.values = values }
  }

  @usableFromInline var storage: Storage?

  /// Keeps nothing yet.
  @inlinable
  public init() { storage = nil }

  /// The value, an empty one until it is first written to. A write copies it where others keep it too.
  @inlinable public var wrappedValue: Value {
    get { storage?.values ?? Value() }
    _modify {
      let storage = uniqueStorage()
      yield &storage.values
    }
  }

  /// Where the value is kept, nil until it is first written to: a part of it is read from there, without a copy of the whole.
  @inlinable public var projectedValue: Storage? { storage }

  @inlinable
  mutating func uniqueStorage() -> Storage {
    // Asked first: a name for the storage would be a second reference to it.
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    return copiedStorage()
  }

  @usableFromInline
  mutating func copiedStorage() -> Storage {
    let own = Storage(storage?.values ?? Value())
    storage = own
    return own
  }
}

/// What ``Deferred`` can hold: it has an empty value.
public protocol DeferredValue {
  /// The empty value.
  init()
}
