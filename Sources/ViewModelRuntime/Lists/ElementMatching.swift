@_spi(Generated) import ViewModelCore

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

/// Returns the indices of a longest increasing subsequence, in order.
///
/// The algorithm is patience sorting (Schensted, 1961). It takes linear time for values that mostly increase, and
/// O(*n* log *n*) in the worst case.
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  /// The index of the smallest last value of the increasing subsequences of each length.
  var ends: [Int] = []
  var predecessors = Array(repeating: -1, count: values.count)
  for index in values.indices {
    var length = ends.count
    if let last = ends.last, values[last] >= values[index] {
      length = ends.partitioningIndex { values[$0] >= values[index] }
    }
    if length > 0 { predecessors[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var result = ends
  guard var index = ends.last else { return [] }
  for length in ends.indices.reversed() {
    result[length] = index
    index = predecessors[index]
  }
  return result
}

extension [Int] {
  /// Returns the first index whose element satisfies a condition that all elements after it satisfy, too.
  func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isInSecondPart(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension ListDifference {
  /// Creates the difference between two lists. If an identity occurs several times, its occurrences may be paired in any
  /// way; the difference is exact all the same.
  ///
  /// - Parameters:
  ///   - old: The list before the changes.
  ///   - new: The list after the changes.
  ///   - isUpdated: Returns whether a row with the same identity has a different value, by its indices in the rows of
  ///     the old and of the new list.
  /// - Complexity: O(*n*) if most rows keep their order, and O(*n* log *n*) otherwise.
  @inlinable
  public init<SectionID, RowID>(
    from old: ListSnapshot<SectionID, RowID>, to new: ListSnapshot<SectionID, RowID>,
    isUpdated: (_ oldIndex: Int, _ newIndex: Int) -> Bool = { _, _ in false }
  ) {
    let sections = ElementMatching(old.sectionIDs, new.sectionIDs)
    let rows = ElementMatching(old.rowIDs, new.rowIDs)
    self.init(SectionIndex(old), SectionIndex(new), sections: sections, rows: rows)
    for (newIndex, oldIndex) in rows.sources.enumerated()
    where oldIndex != ElementMatching.none && isUpdated(oldIndex, newIndex) {
      appendUpdate(ofRowAt: newIndex, in: SectionIndex(new))
    }
  }

  @usableFromInline
  init(_ old: SectionIndex, _ new: SectionIndex, sections: ElementMatching, rows: ElementMatching) {
    compareSections(sections)
    compareRows(old, new, sections: sections, rows: rows)
  }

  /// Creates the difference between two lists of sections without rows.
  init(_ sections: ElementMatching) { compareSections(sections) }

  private mutating func compareSections(_ matching: ElementMatching) {
    deletedSections = matching.isOldPaired.indices.filter { !matching.isOldPaired[$0] }
    let paired = matching.sources.indices.filter { matching.sources[$0] != ElementMatching.none }
    insertedSections = matching.sources.indices.filter { matching.sources[$0] == ElementMatching.none }
    for place in unordered(paired, matching.sources) {
      movedSections.append(Move(from: matching.sources[place], to: place))
    }
  }

  private mutating func compareRows(
    _ old: SectionIndex, _ new: SectionIndex, sections: ElementMatching, rows: ElementMatching
  ) {
    for section in new.sections {
      let source = sections.sources[section]
      let origin = source == ElementMatching.none ? 0..<0 : old.rows(of: source)
      let range = new.rows(of: section)
      var moved: [Int] = []
      var lastOrigin = -1
      var isOrdered = true
      for index in range {
        let oldIndex = rows.sources[index]
        if oldIndex == ElementMatching.none {
          insertedRows.append(RowPosition(section: section, row: index - range.lowerBound))
        } else if origin.contains(oldIndex) {
          if oldIndex < lastOrigin { isOrdered = false }
          lastOrigin = oldIndex
        } else {
          moved.append(index)
        }
      }
      if !isOrdered { moved += unordered(range.filter { origin.contains(rows.sources[$0]) }, rows.sources) }
      for index in moved.sorted() {
        movedRows.append(Move(from: old.position(of: rows.sources[index]), to: new.position(of: index)))
      }
    }
    for section in old.sections where sections.isOldPaired[section] {
      let range = old.rows(of: section)
      for index in range where !rows.isOldPaired[index] {
        deletedRows.append(RowPosition(section: section, row: index - range.lowerBound))
      }
    }
  }

  @usableFromInline
  mutating func appendUpdate(ofRowAt index: Int, in new: SectionIndex) { updatedRows.append(new.position(of: index)) }
}

/// Returns the fewest indices whose removal leaves indices with increasing values.
private func unordered(_ indices: [Int], _ values: [Int]) -> [Int] {
  var isOrdered = true
  for (one, next) in zip(indices, indices.dropFirst()) where values[one] >= values[next] {
    isOrdered = false
    break
  }
  if isOrdered { return [] }
  let ordered = longestIncreasingSubsequence(indices.map { values[$0] })
  var next = ordered.makeIterator()
  var keptPlace = next.next()
  return indices.enumerated().compactMap { place, index in
    guard place == keptPlace else { return index }
    keptPlace = next.next()
    return nil
  }
}

/// The ranges of the rows of each section.
@usableFromInline
struct SectionIndex {
  private let ends: [Int]

  @usableFromInline
  init<SectionID, RowID>(_ snapshot: ListSnapshot<SectionID, RowID>) { ends = snapshot.sectionEnds }

  var sections: Range<Int> { ends.indices }

  func rows(of section: Int) -> Range<Int> { (section == 0 ? 0 : ends[section - 1])..<ends[section] }

  func position(of index: Int) -> RowPosition {
    let section = ends.partitioningIndex { $0 > index }
    return RowPosition(section: section, row: index - rows(of: section).lowerBound)
  }
}
