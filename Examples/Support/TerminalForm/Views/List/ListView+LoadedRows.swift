public import ViewModelRuntime

extension ListView {
  /// Displays the rows of a loaded list. Return selects a row of the list, and more rows load when the last ones become
  /// visible.
  ///
  /// - Parameter bind: Binds a row to a cell. The binding ends when the row is no longer visible.
  public func show<Element, Row, Failure>(
    _ rows: LoadedRowList<Element, Row, Failure>, bind: @escaping @MainActor (Row, ListCell) -> BindingToken
  ) {
    onRowVisible = { index in
      if rows.indices.contains(index) { rows.rowAppeared(rows[index].id) }
    }
    onOpen = { index in
      if rows.indices.contains(index) { rows.select(rows[index].id) }
    }
    footer = rows.isLoadingMore ? "Loading more…" : rows.errorText ?? ""
    show(ListRows(rows.rows, bind: bind))
  }
}
