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
