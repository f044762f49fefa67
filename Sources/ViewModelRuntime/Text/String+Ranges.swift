import Foundation

extension String {
  /// Returns the positions of the occurrences of another text, without overlaps. The empty text does not occur.
  public func ranges(ofText other: String) -> [Interval<Int>] { intervals(of: other, options: .literal, locale: nil) }

  /// Returns the positions of the occurrences of another text, ignoring case and accents as a search does.
  public func localizedRanges(of other: String, in context: DisplayContext) -> [Interval<Int>] {
    intervals(of: other, options: [.caseInsensitive, .diacriticInsensitive], locale: context.locale)
  }

  private func intervals(of other: String, options: CompareOptions, locale: Locale?) -> [Interval<Int>] {
    var intervals: [Interval<Int>] = []
    guard !other.isEmpty else { return intervals }
    var start = startIndex
    var offset = 0
    while let found = range(of: other, options: options, range: start..<endIndex, locale: locale), !found.isEmpty {
      let lower = offset + distance(from: start, to: found.lowerBound)
      offset = lower + distance(from: found.lowerBound, to: found.upperBound)
      intervals.append(lower ..<| offset)
      start = found.upperBound
    }
    return intervals
  }
}
