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

  /// Creates the interval of the values in a range of Swift, whose upper bound is not part of it.
  public init(_ range: Range<Bound>) { self.init(from: range.lowerBound, to: range.upperBound, isClosed: false) }

  /// Creates the interval of the values in a closed range of Swift.
  public init(_ range: ClosedRange<Bound>) { self.init(from: range.lowerBound, to: range.upperBound, isClosed: true) }

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
extension Interval: Decodable where Bound: Decodable {}
extension Interval: Encodable where Bound: Encodable {}
extension Interval: CustomStringConvertible {
  public var description: String { "\(lowerBound)\(isClosed ? "..." : "..<")\(upperBound)" }
}
extension Interval: Sendable where Bound: Sendable {}

extension Comparable {
  /// Returns the interval from the left value up to and including the right value.
  public static func ...| (lhs: Self, rhs: Self) -> Interval<Self> { Interval(from: lhs, to: rhs, isClosed: true) }

  /// Returns the interval from the left value up to but not including the right value.
  public static func ..<| (lhs: Self, rhs: Self) -> Interval<Self> { Interval(from: lhs, to: rhs, isClosed: false) }
}

extension Interval<Int> {
  /// The greatest number of integers that ``elements``, ``map(_:)`` and ``filter(_:)`` visit. If an interval contains
  /// more, they visit the first ones and report ``ViewModelFault/truncatedRange(range:limit:)``.
  public static var longest: Int { 100_000 }

  /// The number of integers in the interval, at most `Int.max`.
  public var count: Int { isEmpty ? 0 : upperBound -| lowerBound +| (isClosed ? 1 : 0) }

  /// The integers of the interval in ascending order, at most the first ``longest``.
  public var elements: [Int] { map { $0 } }

  /// Returns the results of a function for each integer, in ascending order, for at most the first ``longest``.
  public func map<Result>(_ transform: (Int) -> Result) -> [Result] { offsets.map { transform(lowerBound + $0) } }

  /// Returns the integers that satisfy a condition, in ascending order, among at most the first ``longest``.
  public func filter(_ isIncluded: (Int) -> Bool) -> [Int] { elements.filter(isIncluded) }

  /// The differences of the integers that are visited from the lower bound.
  private var offsets: Range<Int> {
    let count = count
    if count > Self.longest {
      let range = "\(lowerBound)\(isClosed ? "..." : "..<")\(upperBound)"
      ViewModelFault.reportFromAnyThread(.truncatedRange(range: range, limit: Self.longest))
    }
    return 0..<min(count, Self.longest)
  }
}
