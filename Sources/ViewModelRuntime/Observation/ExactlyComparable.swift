/// A value with a stricter equality than `==`: equal values are the same to every reader.
public protocol ExactlyComparable: Equatable {
  /// Whether a reader could tell the two apart.
  func differs(from other: Self) -> Bool
}

extension String: ExactlyComparable {
  /// By bytes: `==` takes a composed and a decomposed "é" for equal.
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
  /// By bits, NaN alone being like any NaN.
  @inlinable
  public func differs(from other: Double) -> Bool { bitPattern != other.bitPattern && !(isNaN && other.isNaN) }
}

extension Float: ExactlyComparable {
  /// By bits, NaN alone being like any NaN.
  @inlinable
  public func differs(from other: Float) -> Bool { bitPattern != other.bitPattern && !(isNaN && other.isNaN) }
}

extension Optional: ExactlyComparable where Wrapped: ExactlyComparable {
  /// As what they hold does.
  @inlinable
  public func differs(from other: Wrapped?) -> Bool {
    ViewModelRuntime.differs(self, other) { $0.differs(from: $1) }
  }
}

extension Array: ExactlyComparable where Element: ExactlyComparable {
  /// As their elements do.
  @inlinable
  public func differs(from other: [Element]) -> Bool {
    ViewModelRuntime.differs(self, other) { $0.differs(from: $1) }
  }
}

extension Dictionary: ExactlyComparable where Value: ExactlyComparable {
  /// As their values do.
  @inlinable
  public func differs(from other: [Key: Value]) -> Bool {
    ViewModelRuntime.differs(self, other) { $0.differs(from: $1) }
  }
}
