public import Foundation

/// What can be added up, with an answer for every operand.
public protocol Summable {
  /// The sum of nothing.
  static var zero: Self { get }
  /// The sum; what is beyond the bounds of the type stops there.
  static func +| (lhs: Self, rhs: Self) -> Self
}

extension Int: Summable {}
extension Decimal: Summable {}
extension Duration: Summable {}
extension Double: Summable {
  /// IEEE 754's sum, which never traps.
  public static func +| (lhs: Double, rhs: Double) -> Double { lhs + rhs }
}

extension Sequence where Element: Summable {
  /// The sum, or the bound that it passes.
  public func sum() -> Element { reduce(.zero, +|) }
}

extension Sequence {
  /// The sum of a value of each element, or the bound that it passes.
  public func sum<Value: Summable>(_ value: (Element) -> Value) -> Value {
    reduce(.zero) { $0 +| value($1) }
  }

  /// The mean of a value of each element; nil where there is none.
  public func average(_ value: (Element) -> Double) -> Double? {
    let values = map(value)
    return values.isEmpty ? nil : values.sum() / Double(values.count)
  }
}

extension Sequence<Double> {
  /// The mean; nil where there is none.
  public func average() -> Double? { average { $0 } }
}
