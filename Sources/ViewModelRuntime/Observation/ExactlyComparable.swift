/// A value with a stricter equality than `==`, which finds every visible difference.
public protocol ExactlyComparable: Equatable {
  /// Returns whether two values have a visible difference.
  func differs(from other: Self) -> Bool
}

extension String: ExactlyComparable {
  /// Compares bytes: `==` treats a composed and a decomposed "é" as equal.
  @inlinable
  public func differs(from other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { otherBytes in
        bytes.count == otherBytes.count
          && (bytes.baseAddress == otherBytes.baseAddress || bytes.elementsEqual(otherBytes))
      }
    }
    return !((areSame ?? nil) ?? utf8.elementsEqual(other.utf8))
  }
}

extension Double: ExactlyComparable {
  /// Compares bits, except that all NaN values are equal.
  @inlinable
  public func differs(from other: Double) -> Bool { bitPattern != other.bitPattern && !(isNaN && other.isNaN) }
}

extension Float: ExactlyComparable {
  /// Compares bits, except that all NaN values are equal.
  @inlinable
  public func differs(from other: Float) -> Bool { bitPattern != other.bitPattern && !(isNaN && other.isNaN) }
}

extension Optional: ExactlyComparable where Wrapped: ExactlyComparable {
  /// Compares the wrapped values.
  @inlinable
  public func differs(from other: Wrapped?) -> Bool {
    ViewModelRuntime.differs(self, other) { $0.differs(from: $1) }
  }
}

extension Array: ExactlyComparable where Element: ExactlyComparable {
  /// Compares the elements.
  @inlinable
  public func differs(from other: [Element]) -> Bool {
    ViewModelRuntime.differs(self, other) { $0.differs(from: $1) }
  }
}

extension Dictionary: ExactlyComparable where Value: ExactlyComparable {
  /// Compares the values.
  @inlinable
  public func differs(from other: [Key: Value]) -> Bool {
    ViewModelRuntime.differs(self, other) { $0.differs(from: $1) }
  }
}
