/// A value that uses no memory until its first write, and is empty until then.
///
/// Copies share their storage until one of them is written.
@propertyWrapper
@_spi(Generated) public struct DeferredStorage<Value: DeferredValue> {
  /// The storage that copies of the wrapper share.
  public final class Storage {
    // Only the wrapper with unique storage writes to it, and it is a value type: the compiler checks exclusivity there.
    @exclusivity(unchecked)
    @usableFromInline var stored: Value

    /// The stored value.
    // Code of other modules would check exclusivity if it read the stored property.
    @inlinable public var value: Value { _read { yield stored } }

    @inlinable
    init(_ value: Value) { stored = value }
  }

  @usableFromInline var storage: Storage?

  /// Creates an empty wrapper.
  @inlinable
  public init() { storage = nil }

  /// The value, which is empty until the first write. A write copies shared storage.
  @inlinable public var wrappedValue: Value {
    get { storage?.value ?? Value() }
    set { storage = Storage(newValue) }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { copyStorage() }
      yield &storage.unsafelyUnwrapped.stored
    }
  }

  /// The storage of the value, or nil before the first write. Reading a part of the value from it does not copy the
  /// whole.
  @inlinable public var projectedValue: Storage? { storage }

  @inlinable
  mutating func copyStorage() { storage = Storage(storage?.value ?? Value()) }
}

extension Optional {
  /// Stores a derived value, so that later reads do not compute it again.
  ///
  /// - Returns: The value.
  @inlinable
  @_spi(Generated) public mutating func keep(_ value: Wrapped) -> Wrapped {
    self = value
    return value
  }
}

/// A value for ``DeferredStorage``, which has an empty value.
@_spi(Generated) public protocol DeferredValue {
  /// Creates an empty value.
  init()
}
