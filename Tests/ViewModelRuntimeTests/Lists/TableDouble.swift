import ViewModelRuntime

/// A table view that applies batch updates as UIKit does, and rejects the batches that UIKit rejects.
struct TableDouble {
  private(set) var sections: [(id: String, rows: [Int])]
  private(set) var rejections: [String] = []

  init(_ snapshot: ListSnapshot<String, Int>) { sections = snapshot.sections }

  /// Applies changes. Only inserted sections and rows are read from the new list.
  mutating func apply(_ changes: ListDifference, inserting new: ListSnapshot<String, Int>) {
    reject(changes)
    let new = new.sections
    let old = sections
    let gone = Set(changes.deletedSections + changes.movedSections.map(\.from))
    var ids = old.indices.filter { !gone.contains($0) }
    // Section -1 is a new one.
    let arriving = changes.insertedSections.map { ListDifference.Move(from: -1, to: $0) } + changes.movedSections
    for move in arriving.sorted(by: { $0.to < $1.to }) { ids.insert(move.from, at: move.to) }
    let leaving = Set(changes.deletedRows + changes.movedRows.map(\.from))
    sections = ids.enumerated().map { place, from in
      guard from >= 0 else { return (new[place].id, []) }
      let rows = old[from].rows.enumerated().filter { !leaving.contains(RowPosition(section: from, row: $0.offset)) }
      return (old[from].id, rows.map(\.element))
    }
    let insertions = changes.insertedRows.map { ($0, new[$0.section].rows[$0.row]) }
    let moves = changes.movedRows.map { ($0.to, old[$0.from.section].rows[$0.from.row]) }
    for (position, row) in (insertions + moves).sorted(by: { $0.0 < $1.0 }) {
      sections[position.section].rows.insert(row, at: position.row)
    }
  }

  private mutating func reject(_ changes: ListDifference) {
    let changesRows = !(changes.insertedRows + changes.deletedRows).isEmpty || !changes.movedRows.isEmpty
    if !changes.movedSections.isEmpty && changesRows { rejections.append("rows change while sections move") }
    if !changes.updatedRows.isEmpty && changes.changesStructure { rejections.append("rows are updated and moved") }
    let deleted = Set(changes.deletedSections)
    if changes.movedRows.contains(where: { deleted.contains($0.from.section) }) {
      rejections.append("a row moves out of a deleted section")
    }
    if Set(changes.deletedRows + changes.movedRows.map(\.from)).count
      != changes.deletedRows.count + changes.movedRows.count
    {
      rejections.append("a row is deleted and moved")
    }
  }
}

extension ListSnapshot {
  var sections: [(id: SectionID, rows: [RowID])] {
    sectionIDs.indices.map { (sectionIDs[$0], Array(rowIDs[rows(ofSectionAt: $0)])) }
  }
}
