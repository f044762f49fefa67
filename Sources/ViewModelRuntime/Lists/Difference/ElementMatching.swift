/// The pairs of equal elements of two arrays.
///
/// Paul Heckel, "A technique for isolating differences between files" (1978), pairs elements by a table of all
/// elements. A table is slow to fill, and most elements of a list stay where they are. This type therefore compares the
/// arrays from both ends and across small gaps first, and puts only the remaining elements into a table. It takes
/// linear time.
@usableFromInline
struct ElementMatching {
  /// The index of the paired old element for each new element, or ``none``.
  @usableFromInline var sources: [Int]
  /// Whether each old element is in a pair.
  @usableFromInline var isOldPaired: [Bool]

  @inlinable static var none: Int { -1 }
  /// The greatest number of elements in a gap that is searched without a table.
  @inlinable static var longestGap: Int { 16 }

  /// Pairs the elements of two arrays. If an element occurs several times, pairs are made in any order.
  @inlinable
  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    sources = Array(repeating: Self.none, count: new.count)
    isOldPaired = Array(repeating: false, count: old.count)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] {
      pair(start, start)
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      pair(oldEnd, newEnd)
    }
    let rest = pairAcrossGaps(old, new, start..<oldEnd, start..<newEnd)
    if !rest.old.isEmpty, !rest.new.isEmpty { pairByTable(old, new, rest) }
  }

  @inlinable
  mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    sources[newIndex] = oldIndex
    isOldPaired[oldIndex] = true
  }

  /// The indices of elements without a pair.
  @usableFromInline typealias Rest = (old: [Int], new: [Int])

  /// Pairs equal elements in order, and skips small gaps between them.
  @inlinable
  mutating func pairAcrossGaps<Element: Hashable>(
    _ old: [Element], _ new: [Element], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> Rest {
    var rest: Rest = ([], [])
    var oldIndex = oldRange.lowerBound
    var newIndex = newRange.lowerBound
    while oldIndex < oldRange.upperBound, newIndex < newRange.upperBound {
      if old[oldIndex] == new[newIndex] {
        pair(oldIndex, newIndex)
        oldIndex += 1
        newIndex += 1
        continue
      }
      let oldRest = old[oldIndex..<oldRange.upperBound]
      guard let gap = Self.gap(oldRest, new[newIndex..<newRange.upperBound]) else { break }
      rest.old += oldIndex..<oldIndex + gap.old
      rest.new += newIndex..<newIndex + gap.new
      oldIndex += gap.old
      newIndex += gap.new
    }
    rest.old += oldIndex..<oldRange.upperBound
    rest.new += newIndex..<newRange.upperBound
    return rest
  }

  /// Returns the numbers of elements before the first equal ones, or nil if the gap is too long.
  @inlinable
  static func gap<Element: Hashable>(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) -> (old: Int, new: Int)? {
    for length in 1...longestGap {
      for oldLength in 0...length {
        let oldIndex = old.startIndex + oldLength
        let newIndex = new.startIndex + length - oldLength
        if oldIndex < old.endIndex, newIndex < new.endIndex, old[oldIndex] == new[newIndex] {
          return (oldLength, length - oldLength)
        }
      }
    }
    return nil
  }

  @inlinable
  mutating func pairByTable<Element: Hashable>(_ old: [Element], _ new: [Element], _ rest: Rest) {
    var places: [Element: Int] = [:]
    places.reserveCapacity(rest.old.count)
    for index in rest.old.reversed() { places[old[index]] = index }
    for index in rest.new {
      // A second occurrence has no pair.
      if let place = places.removeValue(forKey: new[index]) { pair(place, index) }
    }
  }
}
