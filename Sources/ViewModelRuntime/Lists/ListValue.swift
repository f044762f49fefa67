@_spi(Generated) import ViewModelCore

/// An element of a list over values without an identity of their own, such as texts. The value and the number of equal
/// values before it identify it.
public struct ListValue<Value: Hashable>: Identifiable {
  /// The identity of a value.
  public struct ID: Hashable {
    /// The value.
    public let value: Value
    /// The number of equal values before it.
    public let occurrence: Int
  }

  /// The identity.
  public let id: ID

  /// The value.
  public var value: Value { id.value }
}

extension ListValue: Sendable where Value: Sendable {}
extension ListValue.ID: Sendable where Value: Sendable {}

/// An element of a list whose rows write values without an identity of their own. Its position identifies it.
public struct PositionedValue<Value>: Identifiable {
  /// The position in the collection.
  public let id: Int
  /// The value.
  public let value: Value
}

extension PositionedValue: Sendable where Value: Sendable {}

extension Array {
  /// The elements, identified by their positions.
  public var identifiedByPosition: [PositionedValue<Element>] {
    enumerated().map { PositionedValue(id: $0.offset, value: $0.element) }
  }
}

extension Array where Element: Hashable {
  /// The elements, identified by their values.
  public var identifiedByValue: [ListValue<Element>] {
    var counts: [Element: Int] = [:]
    return map { value in
      let occurrence = counts[value, default: 0]
      counts[value] = occurrence + 1
      return ListValue(id: ListValue.ID(value: value, occurrence: occurrence))
    }
  }
}
