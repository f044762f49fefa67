/// The changes of one batch update of a table or collection view.
///
/// `UITableView` and `UICollectionView` do not support all combinations of changes in one batch: they raise an exception
/// if rows move together with their sections, or if a row moves and is updated. A difference is therefore applied in up
/// to four batches, in the order in which ``ListDifference/batches(from:to:)`` returns them. A change of rows without
/// updates is a single batch.
///
/// Set the data source to ``snapshot`` inside of the update block of the batch. Deleted positions and origins of moves
/// refer to the list before the batch, all others to the list after it.
public struct BatchUpdate<SectionID: Hashable, RowID: Hashable>: Equatable {
  /// The list after the batch.
  public var snapshot: ListSnapshot<SectionID, RowID>
  /// The changes of the batch. Sections are inserted without rows.
  public var changes: ListDifference
}

extension BatchUpdate: Sendable where SectionID: Sendable, RowID: Sendable {}

extension ListDifference {
  /// Returns the batch updates of a view that turn the old list into the new one.
  ///
  /// - Parameters:
  ///   - old: The list before the changes.
  ///   - new: The list after the changes.
  public func batches<SectionID, RowID>(
    from old: ListSnapshot<SectionID, RowID>, to new: ListSnapshot<SectionID, RowID>
  ) -> [BatchUpdate<SectionID, RowID>] {
    var batches = changesSections ? sectionBatches(old, new) : [BatchUpdate(snapshot: new, changes: structure)]
    batches.append(BatchUpdate(snapshot: new, changes: updates))
    return batches.filter { !$0.changes.isEmpty }
  }

  private var structure: ListDifference {
    var result = self
    result.updatedRows = []
    return result
  }

  private var updates: ListDifference {
    var result = ListDifference()
    result.updatedRows = updatedRows
    return result
  }

  /// Deletes rows and sections, then moves and inserts sections, and then moves and inserts rows.
  private func sectionBatches<SectionID, RowID>(
    _ old: ListSnapshot<SectionID, RowID>, _ new: ListSnapshot<SectionID, RowID>
  ) -> [BatchUpdate<SectionID, RowID>] {
    var deletions = ListDifference()
    deletions.deletedSections = deletedSections
    deletions.deletedRows = deletedRows
    let afterDeletions = old.removing(sections: deletedSections, rows: deletedRows)
    let sections = ElementMatching(afterDeletions.sectionIDs, new.sectionIDs)
    let afterSections = new.replacingRows(with: afterDeletions, sections)
    return [
      BatchUpdate(snapshot: afterDeletions, changes: deletions),
      BatchUpdate(snapshot: afterSections, changes: ListDifference(sections)),
      BatchUpdate(snapshot: new, changes: ListDifference(from: afterSections, to: new)),
    ]
  }
}

extension ListSnapshot {
  fileprivate func removing(sections: [Int], rows: [RowPosition]) -> ListSnapshot {
    let deletedSections = Set(sections)
    let deletedRows = Set(rows)
    var result = ListSnapshot()
    for (index, id) in sectionIDs.enumerated() where !deletedSections.contains(index) {
      let range = self.rows(ofSectionAt: index)
      let kept = range.filter { !deletedRows.contains(RowPosition(section: index, row: $0 - range.lowerBound)) }
      result.append(id, rows: kept.map { rowIDs[$0] })
    }
    return result
  }

  /// Returns the sections of this list with the rows that they have in another list, if any.
  fileprivate func replacingRows(with other: ListSnapshot, _ sections: ElementMatching) -> ListSnapshot {
    var result = ListSnapshot()
    for (id, source) in zip(sectionIDs, sections.sources) {
      let isInserted = source == ElementMatching.none
      result.append(id, rows: isInserted ? [] : Array(other.rowIDs[other.rows(ofSectionAt: source)]))
    }
    return result
  }
}
