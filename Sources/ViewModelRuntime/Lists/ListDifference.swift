@_spi(Generated) import ViewModelCore

/// The identities of a list's sections and rows, in order.
public struct ListSnapshot<SectionID: Hashable, RowID: Hashable>: Equatable {
  /// The identities of the sections.
  public private(set) var sectionIDs: [SectionID] = []
  /// The identities of all rows, section by section.
  public private(set) var rowIDs: [RowID] = []
  /// The number of rows in each section and all sections before it.
  var sectionEnds: [Int] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot.
  public init(_ sections: [(id: SectionID, rows: [RowID])]) {
    for section in sections { append(section.id, rows: section.rows) }
  }

  /// Appends a section with its rows.
  public mutating func append(_ section: SectionID, rows: [RowID]) {
    sectionIDs.append(section)
    rowIDs += rows
    sectionEnds.append(rowIDs.count)
  }

  /// The range of a section's rows in ``rowIDs``.
  public func rows(ofSectionAt index: Int) -> Range<Int> {
    (index == 0 ? 0 : sectionEnds[index - 1])..<sectionEnds[index]
  }
}

extension ListSnapshot where SectionID == Int {
  /// Creates a snapshot with one section, whose identity is 0.
  public init(_ rowIDs: [RowID]) {
    self.rowIDs = rowIDs
    sectionIDs = [0]
    sectionEnds = [rowIDs.count]
  }
}

extension ListSnapshot: Sendable where SectionID: Sendable, RowID: Sendable {}

/// The changes that turn one list of sections and rows into another.
///
/// Positions of deleted sections and rows, and origins of moves, refer to the old list. Positions of inserted sections
/// and rows, and destinations of moves, refer to the new list. Sections and rows that are neither deleted, inserted nor
/// moved keep their order, so that the new list is determined by the old one and the difference.
///
/// The number of moves is the smallest possible one.
public struct ListDifference: Equatable, Sendable {
  /// A change of a position.
  public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position in the old list.
    public var from: Position
    /// The position in the new list.
    public var to: Position

    /// Creates a change of a position.
    public init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections. Their rows are not in ``deletedRows``.
  public internal(set) var deletedSections: [Int] = []
  /// The inserted sections. Their rows are in ``insertedRows`` and ``movedRows``.
  public internal(set) var insertedSections: [Int] = []
  /// The moved sections, in the order of their destinations.
  public internal(set) var movedSections: [Move<Int>] = []
  /// The deleted rows of sections that are in both lists.
  public internal(set) var deletedRows: [RowPosition] = []
  /// The inserted rows.
  public internal(set) var insertedRows: [RowPosition] = []
  /// The moved rows, in the order of their destinations.
  public internal(set) var movedRows: [Move<RowPosition>] = []
  /// The rows whose value has changed, at their positions in the new list.
  public internal(set) var updatedRows: [RowPosition] = []

  /// Creates a difference without changes.
  public init() {}

  /// Whether sections or rows were deleted, inserted or moved.
  public var changesStructure: Bool {
    changesSections || !deletedRows.isEmpty || !insertedRows.isEmpty || !movedRows.isEmpty
  }

  /// Whether sections were deleted, inserted or moved.
  public var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }

  /// Whether the lists are equal.
  public var isEmpty: Bool { !changesStructure && updatedRows.isEmpty }
}

/// The position of a row in a list with sections.
public struct RowPosition: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates a position.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (lhs: RowPosition, rhs: RowPosition) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

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
