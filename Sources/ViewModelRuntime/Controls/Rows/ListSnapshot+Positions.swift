@_spi(Generated) import ViewModelCore

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

/// A row that the user has moved.
///
/// The view model decides about the move: `rows.move = { viewModel.move(id: $0.id, before: $0.next) }`. If it does not
/// move the element, the row returns to its place.
public struct RowMove<ID: Hashable>: Hashable {
  /// The identity of the row.
  public let id: ID
  /// The element that follows the row at its new place, before the elements are filtered and sorted; nil at the end.
  public let next: ID?
  /// The title of the section that the row was moved to.
  public let section: String

  /// Creates a move.
  public init(id: ID, before next: ID?, section: String = "") {
    self.id = id
    self.next = next
    self.section = section
  }
}

extension RowMove: Sendable where ID: Sendable {}

extension RowMove {
  /// Creates the move of a row to its place in a snapshot. Returns nil if the list does not contain the row any longer.
  ///
  /// - Parameters:
  ///   - elements: The elements before they are filtered and sorted, to which the move belongs.
  ///   - isShown: Returns whether the list contains a row. The view may still display rows that were removed.
  init?<Element: Identifiable>(
    of id: ID, in snapshot: ListSnapshot<String, ID>, elements: [Element], isShown: (ID) -> Bool
  ) where Element.ID == ID {
    guard isShown(id), let place = snapshot.position(of: id) else { return nil }
    let rows = snapshot.rowIDs[snapshot.rows(ofSectionAt: place.section)]
    let index = rows.startIndex + place.row
    let section = snapshot.sectionIDs[place.section]
    if let next = rows[(index + 1)...].first(where: isShown) {
      self.init(id: id, before: next, section: section)
    } else if let previous = rows[..<index].last(where: isShown) {
      self.init(id: id, before: Self.element(after: previous, elements, besides: id), section: section)
    } else {
      self.init(id: id, before: snapshot.rowIDs[rows.endIndex...].first(where: isShown), section: section)
    }
  }

  /// Returns the element after another one, as a section may be spread over the elements.
  private static func element<Element: Identifiable>(
    after previous: ID, _ elements: [Element], besides id: ID
  ) -> ID? where Element.ID == ID {
    guard let index = elements.firstIndex(where: { $0.id == previous }) else { return nil }
    return elements[(index + 1)...].first { $0.id != id }?.id
  }
}
