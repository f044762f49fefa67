/// A value that takes no room until it is first written to; until then it reads as an empty one.
///
/// Copies share their storage until one of them is written to.
@propertyWrapper
public struct Deferred<Value: DeferredValue> {
  @usableFromInline
  final class Storage {
    // Only the one wrapper that holds the storage writes to it, and it is a value: the compiler sees to exclusivity.
    @exclusivity(unchecked)
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage?

  @inlinable
  public init() { storage = nil }

  @inlinable public var wrappedValue: Value {
    _read {
      if let storage {
        yield storage.value
      } else {
        yield Value()
      }
    }
    _modify {
      let storage = uniqueStorage()
      yield &storage.value
    }
  }

  @inlinable
  mutating func uniqueStorage() -> Storage {
    if let storage, isKnownUniquelyReferenced(&self.storage) { return storage }
    let own = Storage(storage?.value ?? Value())
    storage = own
    return own
  }
}

/// What ``Deferred`` can hold: it has an empty value.
public protocol DeferredValue {
  init()
}
