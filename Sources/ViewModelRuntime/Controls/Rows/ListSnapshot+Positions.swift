extension ListSnapshot {
  /// Returns the position of a row.
  func position(of id: RowID) -> RowPosition? {
    rowIDs.firstIndex(of: id).map { index in
      let section = sectionEnds.firstIndex { index < $0 } ?? 0
      return RowPosition(section: section, row: index - rows(ofSectionAt: section).lowerBound)
    }
  }

  /// Returns the title of a section; nil if there is none.
  func title(ofSectionAt index: Int) -> SectionID? { sectionIDs.indices.contains(index) ? sectionIDs[index] : nil }

  /// Returns the row at a position; nil if there is none.
  func row(at position: RowPosition) -> RowID? {
    guard sectionIDs.indices.contains(position.section) else { return nil }
    let rows = rowIDs[rows(ofSectionAt: position.section)]
    return rows.indices.contains(rows.startIndex + position.row) ? rows[rows.startIndex + position.row] : nil
  }

  /// Returns the snapshot with rows at another place.
  ///
  /// - Parameter position: The place of the first row, in the sections without the moved rows. It is limited to the end
  ///   of its section.
  func moving(_ ids: [RowID], to position: RowPosition) -> ListSnapshot {
    guard sectionIDs.indices.contains(position.section) else { return self }
    let moved = Set(ids)
    var result = ListSnapshot()
    for (section, id) in sectionIDs.enumerated() {
      var rows = rowIDs[self.rows(ofSectionAt: section)].filter { !moved.contains($0) }
      if section == position.section { rows.insert(contentsOf: ids, at: min(max(position.row, 0), rows.count)) }
      result.append(id, rows: rows)
    }
    return result
  }
}

// The rows of a table view of AppKit, among which the headers of sections are.
extension ListSnapshot {
  /// Returns the index of a row in a table.
  ///
  /// - Parameter hasHeaders: Whether a header precedes the rows of each section.
  func tableRow(of id: RowID, hasHeaders: Bool) -> Int? {
    guard let position = position(of: id) else { return nil }
    return rows(ofSectionAt: position.section).lowerBound + position.row + (hasHeaders ? position.section + 1 : 0)
  }

  /// Returns the position of a row that is inserted before a row of a table. Between two sections, it is the end of the
  /// first one.
  func insertionPosition(tableRow: Int, hasHeaders: Bool) -> RowPosition? {
    for section in sectionIDs.indices {
      let rows = rows(ofSectionAt: section)
      let start = rows.lowerBound + (hasHeaders ? section + 1 : 0)
      if tableRow <= start + rows.count { return RowPosition(section: section, row: max(0, tableRow - start)) }
    }
    return sectionIDs.indices.last.map { RowPosition(section: $0, row: rows(ofSectionAt: $0).count) }
  }
}
