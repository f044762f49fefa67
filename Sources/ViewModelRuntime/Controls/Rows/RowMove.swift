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
