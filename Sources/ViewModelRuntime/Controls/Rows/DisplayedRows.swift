@_spi(Generated) import ViewModelCore

/// The rows that a table or collection view displays. Subclasses connect the views of UIKit and AppKit.
@MainActor
public class DisplayedRows<Element: Identifiable, Row: ViewModel> {
  /// Returns the actions at the leading edge of a row. They appear when the user swipes the row.
  public var leadingActions: ((ListRow<Element, Row>) -> [RowAction])?
  /// Returns the actions at the trailing edge of a row. They appear when the user swipes the row.
  public var trailingActions: ((ListRow<Element, Row>) -> [RowAction])?
  /// Called when the user has moved a row: `rows.move = { viewModel.move(id: $0.id, before: $0.next) }`. If it is nil, rows
  /// cannot be moved.
  public var move: ((RowMove<Element.ID>) -> Void)?
  /// Called when the user opens a row: with a tap in a list without `select` of UIKit, and with a double click in a table
  /// view of AppKit. A tap in a list with `select` selects the row, to which the view model reacts.
  public var open: ((ListRow<Element, Row>) -> Void)?

  /// The view.
  weak var container: (any RowContainer<Element.ID>)?
  /// Calls a function after the view has finished its work.
  var later: (@escaping @MainActor () -> Void) -> Void = { body in Task { @MainActor in body() } }
  private let cells = RowCells<Element.ID, Row>()
  private var port: RowsPort<Element, Row>?
  private var bindingNumber = 0
  private var list: PortRows<Element, Row>?
  /// The newest rows, which the view may not display yet.
  private var newest = ListSnapshot<String, Element.ID>()
  private var indices: [Element.ID: Int] = [:]
  /// The rows of the view's data source; nil before the first ones.
  private(set) var displayed: ListSnapshot<String, Element.ID>?
  private var isFirst = true
  /// The number of running functions during which the view cannot be updated.
  private var busyCount = 0
  private var isOutOfDate = false

  init() {}

  /// The row of an element; nil if it is not in the list.
  public func row(id: Element.ID) -> ListRow<Element, Row>? { indices[id].flatMap { list?.rows[$0] } }

  /// Whether the user can move rows.
  var canMove: Bool { move != nil }
}

/// A table or collection view with a data source for snapshots.
@MainActor
protocol RowContainer<RowID>: AnyObject {
  associatedtype RowID: Hashable

  /// Whether the view exists. Rows do not retain their view.
  var hasView: Bool { get }
  var isInWindow: Bool { get }
  /// The selected rows of the view.
  var selectedRows: [RowID] { get }
  var allowsSeveralSelectedRows: Bool { get set }

  /// Applies a snapshot to the data source. It must not be called while the data source applies another one, or while
  /// the view makes a cell.
  func apply(_ snapshot: ListSnapshot<String, RowID>, isAnimated: Bool)

  /// Selects or deselects a row, if the view displays it.
  func setSelected(_ isSelected: Bool, _ id: RowID)
}

// Rows of the view model.
extension DisplayedRows {
  /// Displays the rows of a list until the token ends, or other rows are displayed.
  func bind(_ port: RowsPort<Element, Row>) -> BindingToken {
    self.port = port
    bindingNumber += 1
    isFirst = true
    return port.showSelectable { [number = bindingNumber] list in
      guard self.container?.hasView == true, number == self.bindingNumber else { return false }
      self.receive(list)
      return true
    }
  }

  private func receive(_ list: PortRows<Element, Row>) {
    self.list = list
    let snapshot = list.rows.snapshot
    if snapshot != newest {
      newest = snapshot
      indices = Dictionary(zip(snapshot.rowIDs, snapshot.rowIDs.indices), uniquingKeysWith: { first, _ in first })
    }
    synchronize()
  }

  /// Displays the newest rows and selection. A view that applies a snapshot or makes a cell is updated afterwards.
  private func synchronize() {
    guard busyCount == 0 else { return synchronizeLater() }
    isOutOfDate = false
    whileBusy {
      displayRows()
      displaySelection()
    }
  }

  private func synchronizeLater() {
    guard !isOutOfDate else { return }
    isOutOfDate = true
    later { [weak self] in
      if let self, isOutOfDate {
        isOutOfDate = false
        synchronize()
      }
    }
  }

  private func whileBusy(_ body: () -> Void) {
    busyCount += 1
    defer { busyCount -= 1 }
    body()
  }

  private func displayRows() {
    guard let container else { return }
    if newest != displayed {
      let isAnimated = container.isInWindow && !isFirst
      displayed = newest
      container.apply(newest, isAnimated: isAnimated)
    }
    isFirst = false
    cells.update(viewModel)
  }

  private func displaySelection() {
    guard let selection = list?.selection, let container else { return }
    let allowsSeveral = selection.mode == .many
    if container.allowsSeveralSelectedRows != allowsSeveral { container.allowsSeveralSelectedRows = allowsSeveral }
    let (wanted, current) = (Set(selection.ids.filter { indices[$0] != nil }), Set(container.selectedRows))
    for id in current.subtracting(wanted) { container.setSelected(false, id) }
    for id in wanted.subtracting(current) { container.setSelected(true, id) }
  }

  private func viewModel(of id: Element.ID) -> Row? { indices[id].flatMap { list?.rows.viewModel(at: $0) } }

  /// Binds a row to a cell that the view is about to display.
  func show<Cell: AnyObject>(_ id: Element.ID, in cell: Cell, _ configure: @escaping (Row, Cell) -> BindingToken) {
    whileBusy {
      port?.rowAppeared(id)
      cells.show(id, viewModel(of: id), in: cell, configure)
    }
  }
}

// Selections of the user.
extension DisplayedRows {
  /// The user has selected or deselected a row. A list without a selection opens it, and the view deselects it.
  func userSetSelected(_ isSelected: Bool, _ id: Element.ID) {
    guard busyCount == 0 else { return }
    guard list?.selection != nil else {
      guard isSelected else { return }
      whileBusy { container?.setSelected(false, id) }
      return userOpened(id)
    }
    whileBusy { port?.setSelected(isSelected, id) }
    synchronize()
  }

  /// The user has opened a row.
  func userOpened(_ id: Element.ID) {
    if let row = row(id: id) { open?(row) }
  }

  /// The selection of the view has changed, because of the user or because rows were removed.
  func selectionDidChange() {
    guard busyCount == 0, let selection = list?.selection, let container else { return }
    let current = container.selectedRows
    whileBusy {
      if selection.mode == .many || current.isEmpty {
        for id in selection.ids where indices[id] != nil && !current.contains(id) { port?.setSelected(false, id) }
      }
      for id in current where !selection.ids.contains(id) { port?.setSelected(true, id) }
    }
    synchronize()
  }
}

// Actions of rows.
extension DisplayedRows {
  /// Returns the actions of a row.
  func actions(at edge: RowEdge, of id: Element.ID) -> [RowAction] {
    let actions = edge == .leading ? leadingActions : trailingActions
    return row(id: id).flatMap { actions?($0) } ?? []
  }

  /// Whether rows have actions.
  var hasActions: Bool { leadingActions != nil || trailingActions != nil }

  /// Performs an action of a row.
  ///
  /// - Returns: Whether the view closes the row as after an action that was performed. After a destructive one, it would
  ///   hide a row that is still in the list, for example because a question is open.
  func perform(_ action: RowAction, of id: Element.ID) -> Bool {
    action.perform()
    return action.role == .standard || indices[id] == nil
  }
}

// Moves of the user.
extension DisplayedRows {
  /// The user has moved rows, and the data source has a new snapshot.
  func userMovedRows(to snapshot: ListSnapshot<String, Element.ID>) {
    guard let old = displayed else { return }
    displayed = snapshot
    report(ListDifference(from: old, to: snapshot).movedRows.compactMap { snapshot.row(at: $0.to) }, in: snapshot)
  }

  /// The user has moved a row. The view displays it at its new place, but its data source has the old snapshot.
  func userMovedRow(from source: RowPosition, to destination: RowPosition) {
    guard let old = displayed, let id = old.row(at: source) else { return }
    let snapshot = old.moving([id], to: destination)
    displayed = snapshot
    whileBusy { container?.apply(snapshot, isAnimated: false) }
    report([id], in: snapshot)
  }

  /// The user has dropped rows at a position. The view displays them at their old places.
  ///
  /// - Parameter position: The position in the displayed sections, which contain the dropped rows.
  func userDroppedRows(_ ids: [Element.ID], at position: RowPosition) {
    guard let displayed, displayed.sectionIDs.indices.contains(position.section) else { return }
    let before = displayed.rowIDs[displayed.rows(ofSectionAt: position.section)].prefix(position.row)
    let place = RowPosition(section: position.section, row: before.count { !ids.contains($0) })
    let known = ids.filter { displayed.rowIDs.contains($0) }
    report(known, in: displayed.moving(known, to: place))
  }

  /// Reports the moves to the view model, beginning with the last one, so that the next row is always at its new place.
  private func report(_ ids: [Element.ID], in snapshot: ListSnapshot<String, Element.ID>) {
    whileBusy {
      for id in ids.reversed() {
        guard let elements = list?.rows.content.all else { continue }
        let move = RowMove(of: id, in: snapshot, elements: elements) { indices[$0] != nil }
        if let move { self.move?(move) }
      }
    }
    synchronize()
  }
}

extension RowsBinding {
  /// Returns a binding that displays the rows in a table or collection view: `.to(TableRows(tableView, …) { row, cell in … })`.
  ///
  /// The binding retains `rows`.
  public static func to(_ rows: DisplayedRows<Element, Row>) -> RowsBinding { RowsBinding { rows.bind($0) } }
}
