infix operator ...| : RangeFormationPrecedence
infix operator ..<| : RangeFormationPrecedence

/// The values between two bounds. Unlike a range of Swift, an interval may have reversed bounds; it is then empty.
public struct Interval<Bound: Comparable> {
  /// The lower bound.
  public let lowerBound: Bound
  /// The upper bound, which is part of the interval only if the interval is closed.
  public let upperBound: Bound
  /// Whether the upper bound is part of the interval.
  public let isClosed: Bool

  /// Creates an interval. If the upper bound is less than the lower bound, the interval is empty.
  ///
  /// - Parameter isClosed: Whether the upper bound is part of the interval.
  public init(from lowerBound: Bound, to upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  /// Whether the interval contains no value.
  public var isEmpty: Bool { isClosed ? !(lowerBound <= upperBound) : !(lowerBound < upperBound) }

  /// Returns whether the interval contains a value.
  public func contains(_ value: Bound) -> Bool {
    lowerBound <= value && (isClosed ? value <= upperBound : value < upperBound)
  }

  /// Returns whether an interval contains a value, so that a `switch` can match intervals.
  public static func ~= (interval: Interval, value: Bound) -> Bool { interval.contains(value) }
}

extension Interval: Equatable where Bound: Equatable {}
extension Interval: Hashable where Bound: Hashable {}
extension Interval: Sendable where Bound: Sendable {}

extension Comparable {
  /// Returns the interval from the left value up to and including the right value.
  public static func ...| (lhs: Self, rhs: Self) -> Interval<Self> { Interval(from: lhs, to: rhs, isClosed: true) }

  /// Returns the interval from the left value up to but not including the right value.
  public static func ..<| (lhs: Self, rhs: Self) -> Interval<Self> { Interval(from: lhs, to: rhs, isClosed: false) }
}

extension Interval<Int> {
  /// The greatest number of elements that ``elements`` returns.
  public static var longest: Int { 1_000_000 }

  /// The number of integers in the interval, at most `Int.max`.
  public var count: Int { isEmpty ? 0 : upperBound -| lowerBound +| (isClosed ? 1 : 0) }

  /// The integers of the interval in ascending order, at most the first million.
  public var elements: [Int] { Array(indices) }

  /// Returns the results of a function for each integer, in ascending order.
  public func map<Result>(_ transform: (Int) -> Result) -> [Result] { indices.map(transform) }

  /// Returns the integers that satisfy a condition, in ascending order.
  public func filter(_ isIncluded: (Int) -> Bool) -> [Int] { indices.filter(isIncluded) }

  private var indices: Range<Int> { lowerBound..<(lowerBound +| min(count, Self.longest)) }
}
