/// Whether a property's new value is another than its old one, so that its observers have to hear of it.
///
/// Stricter than `!=`: NaN is NaN, `-0.0` is not `0.0`, and strings that look alike but are written in other bytes differ.
/// Objects differ unless they are the same, whatever their `==` says: observers would stay on the old one.
@inlinable
public func differs<Value: ExactlyComparable>(_ old: Value, _ new: Value) -> Bool { old.differs(from: new) }

/// Whether the values are not equal.
@inlinable
public func differs<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old != new }

/// Whether they are two objects.
@inlinable
public func differs<Object: AnyObject>(_ old: Object, _ new: Object) -> Bool { old !== new }

/// Whether they are two objects, though they may be equal.
@inlinable
public func differs<Object: AnyObject & Equatable>(_ old: Object, _ new: Object) -> Bool { old !== new }

/// Whether they are two objects, or one is missing.
@inlinable
public func differs<Object: AnyObject>(_ old: Object?, _ new: Object?) -> Bool { old !== new }

/// Whether they are two objects, though they may be equal, or one is missing.
@inlinable
public func differs<Object: AnyObject & Equatable>(_ old: Object?, _ new: Object?) -> Bool { old !== new }

/// What cannot be compared counts as changed.
@_disfavoredOverload
@inlinable
public func differs<Value>(_ old: Value, _ new: Value) -> Bool { true }

/// Compares by a function of the elements: of models, whose `==` is not strict.
@inlinable
public func differs<Value>(_ old: Value?, _ new: Value?, by elementsDiffer: (Value, Value) -> Bool) -> Bool {
  switch (old, new) {
  case (nil, nil): false
  case (let old?, let new?): elementsDiffer(old, new)
  default: true
  }
}

/// Compares by a function of the elements: of models, whose `==` is not strict.
@inlinable
public func differs<Value>(_ old: [Value], _ new: [Value], by elementsDiffer: (Value, Value) -> Bool) -> Bool {
  guard old.count == new.count else { return true }
  // An array assigned back, or copied and not written to, is the same storage.
  let isSameStorage = old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in old.baseAddress == new.baseAddress }
  }
  if isSameStorage { return false }
  for index in old.indices where elementsDiffer(old[index], new[index]) { return true }
  return false
}

/// Compares by a function of the values: of models, whose `==` is not strict.
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
