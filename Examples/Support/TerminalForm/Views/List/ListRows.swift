public import ViewModelRuntime

/// The rows of a ``ListView``.
@MainActor
public struct ListRows {
  let count: Int
  let sections: [ListSection]
  let id: @MainActor (Int) -> AnyHashable
  let index: @MainActor (AnyHashable) -> Int?
  /// Sets the texts of a cell, and returns what has to exist as long as the cell.
  let bind: @MainActor (Int, ListCell) -> Any?

  /// Creates a list without rows.
  public init() {
    count = 0
    sections = []
    id = { AnyHashable($0) }
    index = { _ in nil }
    bind = { _, _ in nil }
  }

  /// Creates the rows of a list of view models.
  ///
  /// - Parameter bind: Binds a row to a cell. The binding ends when the row is no longer visible.
  public init<Element, Row>(
    _ rows: RowList<Element, Row>, bind: @escaping @MainActor (Row, ListCell) -> BindingToken
  ) {
    count = rows.count
    sections = rows.sections
    id = { AnyHashable(rows[$0].id) }
    index = { ($0.base as? Element.ID).flatMap(rows.index) }
    self.bind = { index, cell in
      let row = rows[index].viewModel
      return (row, bind(row, cell))
    }
  }

  /// Creates the rows of a list whose elements have no view models.
  ///
  /// - Parameter show: Sets the texts of a cell.
  public init<Element: Identifiable>(_ elements: [Element], show: @escaping @MainActor (Element, ListCell) -> Void) {
    count = elements.count
    sections = [ListSection(title: "", rows: elements.indices)]
    id = { AnyHashable(elements[$0].id) }
    index = { id in elements.firstIndex { AnyHashable($0.id) == id } }
    bind = { index, cell in
      show(elements[index], cell)
      return nil
    }
  }
}
