/// A value that uses no memory until its first write, and is empty until then.
///
/// Copies share their storage until one of them is written.
@propertyWrapper
public struct DeferredStorage<Value: DeferredValue> {
  /// The storage that copies of the wrapper share.
  public final class Storage {
    /// The stored value.
    // Only the wrapper with unique storage writes to it, and it is a value type: the compiler checks exclusivity there.
    @exclusivity(unchecked)
    public var values: Value

    @inlinable
    init(_ values: Value) { self.values = values }
  }

  @usableFromInline var storage: Storage?

  /// Creates an empty wrapper.
  @inlinable
  public init() { storage = nil }

  /// The value, which is empty until the first write. A write copies shared storage.
  @inlinable public var wrappedValue: Value {
    get { storage?.values ?? Value() }
    _modify {
      let storage = uniqueStorage()
      yield &storage.values
    }
  }

  /// The storage of the value, or nil before the first write. Reading a part of the value from it does not copy the
  /// whole.
  @inlinable public var projectedValue: Storage? { storage }

  @inlinable
  mutating func uniqueStorage() -> Storage {
    // A variable for the storage would be a second reference, so uniqueness is checked first.
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

/// A value for ``DeferredStorage``, which has an empty value.
public protocol DeferredValue {
  /// Creates an empty value.
  init()
}
