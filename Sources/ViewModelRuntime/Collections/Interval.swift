infix operator ...| : RangeFormationPrecedence
infix operator ..<| : RangeFormationPrecedence

/// The values from one bound to another; none where the bounds are reversed, which Swift's ranges may not be.
public struct Interval<Bound: Comparable> {
  /// Where it begins.
  public let lowerBound: Bound
  /// Where it ends: beyond its last element, unless it is closed.
  public let upperBound: Bound
  /// Whether the upper bound belongs to it.
  public let isClosed: Bool

  /// An interval; one whose end lies before its beginning is empty.
  ///
  /// - Parameter isClosed: whether the upper bound belongs to it.
  public init(from lowerBound: Bound, to upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  /// Whether nothing lies in it.
  public var isEmpty: Bool { isClosed ? !(lowerBound <= upperBound) : !(lowerBound < upperBound) }

  /// Whether a value lies in it.
  public func contains(_ value: Bound) -> Bool {
    lowerBound <= value && (isClosed ? value <= upperBound : value < upperBound)
  }

  /// `pattern ~= value`, so that a `switch` can match it.
  public static func ~= (interval: Interval, value: Bound) -> Bool { interval.contains(value) }
}

extension Interval: Equatable where Bound: Equatable {}
extension Interval: Hashable where Bound: Hashable {}
extension Interval: Sendable where Bound: Sendable {}

extension Comparable {
  /// From the left value to the right one, which belongs to it.
  public static func ...| (lhs: Self, rhs: Self) -> Interval<Self> { Interval(from: lhs, to: rhs, isClosed: true) }

  /// From the left value to the right one, which does not belong to it.
  public static func ..<| (lhs: Self, rhs: Self) -> Interval<Self> { Interval(from: lhs, to: rhs, isClosed: false) }
}

extension Interval<Int> {
  /// The most elements that an interval is read out to.
  public static var longest: Int { 1_000_000 }

  /// How many whole numbers it has, at most `Int.max`.
  public var count: Int { isEmpty ? 0 : upperBound -| lowerBound +| (isClosed ? 1 : 0) }

  /// Its numbers from the lower bound up; the first million of more.
  public var elements: [Int] { Array(indices) }

  /// What becomes of each of its integers, ascending.
  public func map<Result>(_ transform: (Int) -> Result) -> [Result] { indices.map(transform) }

  /// Those of its integers that satisfy a condition, ascending.
  public func filter(_ isIncluded: (Int) -> Bool) -> [Int] { indices.filter(isIncluded) }

  private var indices: Range<Int> { lowerBound..<(lowerBound +| min(count, Self.longest)) }
}
