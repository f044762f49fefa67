/// Returns whether observers of a property have to be notified of a new value.
///
/// The comparison is stricter than `!=`: NaN equals only NaN, `-0.0` differs from `0.0`, and strings with different
/// bytes differ. Objects are compared by identity, whatever their `==` returns, so that observers use the new object.
@inlinable
public func differs<Value: ExactlyComparable>(_ old: Value, _ new: Value) -> Bool { old.differs(from: new) }

/// Returns whether the values are not equal.
@inlinable
public func differs<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }

/// Returns whether the objects are not identical.
@inlinable
public func differs<Object: AnyObject>(_ old: Object, _ new: Object) -> Bool { old !== new }

/// Returns whether the objects are not identical, even if they are equal.
@inlinable
public func differs<Object: AnyObject & Equatable>(_ old: Object, _ new: Object) -> Bool { old !== new }

/// Returns whether the objects are not identical, or one of them is nil.
@inlinable
public func differs<Object: AnyObject>(_ old: Object?, _ new: Object?) -> Bool { old !== new }

/// Returns whether the objects are not identical, even if they are equal, or one of them is nil.
@inlinable
public func differs<Object: AnyObject & Equatable>(_ old: Object?, _ new: Object?) -> Bool { old !== new }

/// Always returns true, for values that cannot be compared.
@_disfavoredOverload
@inlinable
public func differs<Value>(_ old: Value, _ new: Value) -> Bool { true }

/// Compares elements with a function, because the `==` of models is not strict.
@inlinable
public func differs<Value>(_ old: Value?, _ new: Value?, by elementsDiffer: (Value, Value) -> Bool) -> Bool {
  switch (old, new) {
  case (nil, nil): false
  case (let old?, let new?): elementsDiffer(old, new)
  default: true
  }
}

/// Compares elements with a function, because the `==` of models is not strict.
@inlinable
public func differs<Value>(_ old: [Value], _ new: [Value], by elementsDiffer: (Value, Value) -> Bool) -> Bool {
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
public func differs<Key: Hashable, Value>(
  _ old: [Key: Value], _ new: [Key: Value], by valuesDiffer: (Value, Value) -> Bool
) -> Bool {
  guard old.count == new.count else { return true }
  for (key, value) in old {
    guard let other = new[key], !valuesDiffer(value, other) else { return true }
  }
  return false
}
