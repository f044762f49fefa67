/// The cells of a table or collection view, each with the binding of the row that it displays.
@MainActor
final class RowCells<ID: Hashable, Row: ViewModel> {
  private struct Place {
    weak var cell: AnyObject?
    let id: ID
    weak var row: Row?
    let bind: (Row) -> BindingToken
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private let bindings = CellBindings()

  /// Binds a row to a cell. The binding of the row that the cell displayed before ends.
  ///
  /// - Parameter row: The row; nil if the list does not contain it any longer, or does not contain it yet again.
  func show<Cell: AnyObject>(
    _ id: ID, _ row: Row?, in cell: Cell, _ configure: @escaping (Row, Cell) -> BindingToken
  ) {
    show(
      Place(
        cell: cell, id: id, row: row,
        bind: { [weak cell] row in cell.map { configure(row, $0) } ?? BindingToken([]) }), row, in: cell)
  }

  private func show(_ place: Place, _ row: Row?, in cell: AnyObject) {
    places[ObjectIdentifier(cell)] = place
    if let row { bindings.bind(cell) { place.bind(row) } } else { bindings.end(cell) }
  }

  /// Binds the cells again whose row has another view model than before. The view displays them without a change if a row
  /// was removed and inserted again before it was updated.
  func update(_ row: (ID) -> Row?) {
    places = places.filter { $0.value.cell != nil }
    for place in places.values {
      guard let cell = place.cell else { continue }
      let current = row(place.id)
      guard current !== place.row else { continue }
      show(Place(cell: cell, id: place.id, row: current, bind: place.bind), current, in: cell)
    }
  }
}
