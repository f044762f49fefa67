import ViewModelContext

/// Returns whether observers of a property have to be notified of a new value.
///
/// The comparison is stricter than `!=`: NaN equals only NaN, `-0.0` differs from `0.0`, and strings with different
/// bytes differ. Objects are compared by identity, whatever their `==` returns, so that observers use the new object.
@inlinable
@_spi(Generated) public func differs<Value: ExactlyComparable>(_ old: Value, _ new: Value) -> Bool {
  old.differs(from: new)
}

/// Returns whether the values are not equal.
@inlinable
@_spi(Generated) public func differs<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }

/// Returns whether the objects are not identical.
@inlinable
@_spi(Generated) public func differs<Object: AnyObject>(_ old: Object, _ new: Object) -> Bool { old !== new }

/// Returns whether the objects are not identical, even if they are equal.
@inlinable
@_spi(Generated) public func differs<Object: AnyObject & Equatable>(_ old: Object, _ new: Object) -> Bool {
  old !== new
}

/// Returns whether the objects are not identical, or one of them is nil.
@inlinable
@_spi(Generated) public func differs<Object: AnyObject>(_ old: Object?, _ new: Object?) -> Bool { old !== new }

/// Returns whether the objects are not identical, even if they are equal, or one of them is nil.
@inlinable
@_spi(Generated) public func differs<Object: AnyObject & Equatable>(_ old: Object?, _ new: Object?) -> Bool {
  old !== new
}

/// Always returns true, for values that cannot be compared.
@_disfavoredOverload
@inlinable
@_spi(Generated) public func differs<Value>(_ old: Value, _ new: Value) -> Bool { true }

/// Compares elements with a function, because the `==` of models is not strict.
@inlinable
@_spi(Generated) public func differs<Value>(_ old: Value?, _ new: Value?, by elementsDiffer: (Value, Value) -> Bool)
  -> Bool
{
  switch (old, new) {
  case (nil, nil): false
  case (let old?, let new?): elementsDiffer(old, new)
  default: true
  }
}

/// Compares elements with a function, because the `==` of models is not strict.
@inlinable
@_spi(Generated) public func differs<Value>(_ old: [Value], _ new: [Value], by elementsDiffer: (Value, Value) -> Bool)
  -> Bool
{
  guard old.count == new.count else { return true }
  // An array that is assigned back, or an unchanged copy, has the same storage.
  let isSameStorage = old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in old.baseAddress == new.baseAddress }
  }
  if isSameStorage { return false }
  for index in old.indices where elementsDiffer(old[index], new[index]) { return true }
  return false
}

/// Compares values with a function, because the `==` of models is not strict.
@inlinable
@_spi(Generated) public func differs<Key: Hashable, Value>(
  _ old: [Key: Value], _ new: [Key: Value], by valuesDiffer: (Value, Value) -> Bool
) -> Bool {
  guard old.count == new.count else { return true }
  for (key, value) in old {
    guard let other = new[key], !valuesDiffer(value, other) else { return true }
  }
  return false
}

/// Recomputes a cached value that a change affects.
///
/// - Returns: Whether the new value differs; false for a value that was not cached.
// A call would copy all values for the closures.
@inlinable @inline(__always)
@_spi(Generated) public func differs<Value>(
  _ cached: Value?, if isAffected: @autoclosure () -> Bool, _ renewed: @autoclosure () -> Value,
  by valuesDiffer: (Value, Value) -> Bool
) -> Bool {
  guard let cached, isAffected() else { return false }
  return valuesDiffer(cached, renewed())
}

/// Recomputes a cached value that a change affects.
@inlinable @inline(__always)
@_spi(Generated) public func differs<Value: Equatable>(
  _ cached: Value?, if isAffected: @autoclosure () -> Bool, _ renewed: @autoclosure () -> Value
) -> Bool {
  differs(cached, if: isAffected(), renewed(), by: !=)
}

/// Recomputes a cached value that a change affects.
@inlinable @inline(__always)
@_spi(Generated) public func differs<Value: ExactlyComparable>(
  _ cached: Value?, if isAffected: @autoclosure () -> Bool, _ renewed: @autoclosure () -> Value
) -> Bool {
  differs(cached, if: isAffected(), renewed()) { $0.differs(from: $1) }
}

extension DisplayContext {
  /// A part of the context that a display can depend on.
  public enum Part: Sendable {
    /// The locale and the localization, which determine texts together.
    case locale
    case calendar, timeZone, now
  }
}

/// Returns whether a part of the context changed. The result is true if that is unknown.
@_spi(Generated) public func differs(_ old: DisplayContext, _ new: DisplayContext, in part: DisplayContext.Part) -> Bool
{
  if part == .now { return old.now != new.now }
  guard !old.sharesConventions(with: new) else { return false }
  return switch part {
  case .locale: true  // Localizations cannot be compared.
  case .calendar: old.calendar != new.calendar
  case .timeZone: old.timeZone != new.timeZone
  case .now: false
  }
}

/// Returns whether anything about the context changed.
@_spi(Generated) public func differs(_ old: DisplayContext, _ new: DisplayContext) -> Bool {
  old.now != new.now || !old.sharesConventions(with: new)
}

/// Returns the strictest comparison of a type that is not known at compile time.
package func exactComparison<Value: Equatable>(of type: Value.Type) -> (Value, Value) -> Bool {
  guard let exact = type as? any ExactlyComparable.Type else { return { $0 != $1 } }
  return comparison(of: exact)
}

private func comparison<Exact: ExactlyComparable, Value>(of type: Exact.Type) -> (Value, Value) -> Bool {
  { old, new in
    guard let old = old as? Exact, let new = new as? Exact else { return true }
    return old.differs(from: new)
  }
}

/// A value with a stricter equality than `==`, which finds every visible difference.
@_spi(Generated) public protocol ExactlyComparable: Equatable {
  /// Returns whether two values have a visible difference.
  func differs(from other: Self) -> Bool
}

@_spi(Generated) extension String: ExactlyComparable {
  /// Compares bytes: `==` treats a composed and a decomposed "é" as equal.
  @inlinable
  public func differs(from other: String) -> Bool { !isIdentical(to: other) && hasOtherBytes(than: other) }

  /// Returns whether two strings have the same representation, as unchanged copies have.
  @inlinable
  func isIdentical(to other: String) -> Bool {
    withUnsafeBytes(of: self) { words in
      withUnsafeBytes(of: other) { otherWords in
        stride(from: 0, to: words.count, by: MemoryLayout<UInt>.size).allSatisfy {
          words.load(fromByteOffset: $0, as: UInt.self) == otherWords.load(fromByteOffset: $0, as: UInt.self)
        }
      }
    }
  }

  @usableFromInline
  func hasOtherBytes(than other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { otherBytes in
        bytes.count == otherBytes.count
          && (bytes.baseAddress == otherBytes.baseAddress || bytes.elementsEqual(otherBytes))
      }
    }
    return !((areSame ?? nil) ?? utf8.elementsEqual(other.utf8))
  }
}

@_spi(Generated) extension Double: ExactlyComparable {
  /// Compares bits, except that all NaN values are equal.
  @inlinable
  public func differs(from other: Double) -> Bool { bitPattern != other.bitPattern && !(isNaN && other.isNaN) }
}

@_spi(Generated) extension Float: ExactlyComparable {
  /// Compares bits, except that all NaN values are equal.
  @inlinable
  public func differs(from other: Float) -> Bool { bitPattern != other.bitPattern && !(isNaN && other.isNaN) }
}

@_spi(Generated) extension Optional: ExactlyComparable where Wrapped: ExactlyComparable {
  /// Compares the wrapped values.
  @inlinable
  public func differs(from other: Wrapped?) -> Bool {
    ViewModelCore.differs(self, other) { $0.differs(from: $1) }
  }
}

@_spi(Generated) extension Array: ExactlyComparable where Element: ExactlyComparable {
  /// Compares the elements.
  @inlinable
  public func differs(from other: [Element]) -> Bool {
    ViewModelCore.differs(self, other) { $0.differs(from: $1) }
  }
}

@_spi(Generated) extension Dictionary: ExactlyComparable where Value: ExactlyComparable {
  /// Compares the values.
  @inlinable
  public func differs(from other: [Key: Value]) -> Bool {
    ViewModelCore.differs(self, other) { $0.differs(from: $1) }
  }
}
