/// The selected rows of a list, by identity. A row stays selected when rows are sorted, filtered, inserted or refreshed.
public struct ListSelection<ID: Hashable>: Equatable {
  /// The number of rows that can be selected.
  public enum Mode: Hashable, Sendable {
    /// Rows cannot be selected.
    case none
    /// At most one row can be selected.
    case one
    /// Any number of rows can be selected.
    case many
  }

  /// The number of rows that can be selected.
  public let mode: Mode
  /// The selected rows, in the order of their selection.
  public private(set) var ids: [ID] = []

  /// Creates an empty selection.
  public init(_ mode: Mode) { self.mode = mode }

  /// The selected row, if exactly one row is selected.
  public var only: ID? { ids.count == 1 ? ids.first : nil }

  /// Returns whether a row is selected.
  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Selects a row. If only one row can be selected, it replaces the selected one.
  public mutating func select(_ id: ID) {
    switch mode {
    case .none: break
    case .one: ids = [id]
    case .many: if !ids.contains(id) { ids.append(id) }
    }
  }

  /// Deselects a row.
  public mutating func deselect(_ id: ID) { ids.removeAll { $0 == id } }

  /// Deselects all rows.
  public mutating func deselectAll() { ids = [] }

  /// Selects some of the rows that a view shows, and deselects its other rows. Rows that it does not show stay selected.
  ///
  /// - Returns: The rows that were not selected before. It is at most one if only one row can be selected.
  mutating func select(_ wanted: Set<ID>, among shown: [ID]) -> [ID] {
    let (before, known) = (Set(ids), Set(shown))
    let added = shown.filter { wanted.contains($0) && !before.contains($0) }
    keep { !known.contains($0) || wanted.contains($0) }
    switch mode {
    case .none: return []
    case .one:
      guard let first = added.first else { return [] }
      ids = [first]
      return [first]
    case .many:
      ids += added
      return added
    }
  }

  /// Deselects all rows but those that satisfy a condition.
  mutating func keep(where isKept: (ID) -> Bool) {
    if !ids.allSatisfy(isKept) { ids = ids.filter(isKept) }
  }
}

extension ListSelection: Sendable where ID: Sendable {}
