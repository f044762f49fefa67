public import Foundation

/// A type whose values can be added without overflow.
public protocol Summable {
  /// The sum of no values.
  static var zero: Self { get }
  /// Returns the sum. A sum beyond the bounds of the type becomes the bound.
  static func +| (lhs: Self, rhs: Self) -> Self
}

extension Int: Summable {}
extension Decimal: Summable {}
extension Duration: Summable {}
extension Double: Summable {
  /// Returns the IEEE 754 sum, which never traps.
  public static func +| (lhs: Double, rhs: Double) -> Double { lhs + rhs }
}

extension Sequence where Element: Summable {
  /// Returns the sum of the elements. A sum beyond the bounds of the type becomes the bound.
  public func sum() -> Element { reduce(.zero, +|) }
}

extension Sequence {
  /// Returns the sum of a value of each element. A sum beyond the bounds of the type becomes the bound.
  public func sum<Value: Summable>(_ value: (Element) -> Value) -> Value {
    reduce(.zero) { $0 +| value($1) }
  }

  /// Returns the mean of a value of each element, or nil if there are no elements.
  public func average(_ value: (Element) -> Double) -> Double? {
    let values = map(value)
    return values.isEmpty ? nil : values.sum() / Double(values.count)
  }
}

extension Sequence<Double> {
  /// Returns the mean of the elements, or nil if there are none.
  public func average() -> Double? { average { $0 } }
}
