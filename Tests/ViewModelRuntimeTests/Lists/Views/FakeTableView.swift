@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A cell, which displays several rows in turn.
@MainActor
final class FakeCell {
  var text = ""
}

/// A table or collection view with a diffable data source, which applies snapshots as those of UIKit and AppKit do: rows
/// that stay keep their cells, the cells of removed rows stay until the animation ends, and a snapshot that is applied
/// while another one is applied, or while a cell is made, is an exception. So is a cell for an unknown identifier.
@MainActor
final class FakeTableView: RowContainer, CellReusingView {
  enum Kind: CaseIterable {
    /// The table displays a moved row at its new place, but the data source does not know it.
    case tableOfUIKit
    /// The data source has a new snapshot after a move.
    case collectionOfUIKit
    /// The table leaves a move to its data source, and reports each change of its selection.
    case tableOfAppKit
  }

  let kind: Kind
  let transitions: FakeTransitions
  private let number: (Range<Int>) -> Int
  private let rows: DisplayedRows<ShelfBook, ShelfBookViewModel>
  private let configure: (ShelfBookViewModel, FakeCell) -> BindingToken
  /// The snapshot of the data source.
  private(set) var snapshot = ListSnapshot<String, Int>()
  /// The rows as a person sees them.
  private(set) var shown = ListSnapshot<String, Int>()
  private(set) var cells: [Int: FakeCell] = [:]
  private var unusedCells: [FakeCell] = []
  private var cellTypes: [String: AnyClass] = [:]
  private var registeredCells: RegisteredCells<FakeTableView>?
  private var selection: Set<Int> = []
  private var draggedRow: Int?
  private var isApplying = false
  private var isMakingCell = false
  var hasView = true
  var isInWindow = true
  var allowsSeveralSelectedRows = false {
    didSet { if !allowsSeveralSelectedRows, selection.count > 1 { changeSelection { $0 = [] } } }
  }
  /// The index of the first row on the screen, which has place for four rows.
  private var firstRow = 0

  init(
    _ kind: Kind, _ rows: DisplayedRows<ShelfBook, ShelfBookViewModel>, _ transitions: FakeTransitions,
    number: @escaping (Range<Int>) -> Int, configure: @escaping (ShelfBookViewModel, FakeCell) -> BindingToken
  ) {
    (self.kind, self.rows, self.transitions) = (kind, rows, transitions)
    (self.number, self.configure) = (number, configure)
    rows.container = self
    registeredCells = RegisteredCells(FakeCell.self, in: self)
  }

  func register(_ type: AnyClass, identifier: String) { cellTypes[identifier] = type }

  /// Returns a cell without content.
  func reusedCell(identifier: String, at position: RowPosition) -> FakeCell {
    if cellTypes[identifier] != FakeCell.self { transitions.complain("makes a cell for an unknown identifier") }
    let cell = unusedCells.isEmpty ? FakeCell() : unusedCells.removeFirst()
    cell.text = ""
    return cell
  }

  var selectedRows: [Int] { snapshot.rowIDs.filter(selection.contains) }

  /// The rows on the screen.
  var visibleRows: [Int] { Array(shown.rowIDs.dropFirst(min(firstRow, max(0, shown.rowIDs.count - 4))).prefix(4)) }

  func apply(_ new: ListSnapshot<String, Int>, isAnimated: Bool) {
    guard !isApplying, !isMakingCell else { return transitions.complain("applies a snapshot while the view is busy") }
    if isAnimated, !isInWindow { transitions.complain("animates outside a window") }
    if Set(new.rowIDs).count < new.rowIDs.count { transitions.complain("displays a row twice") }
    isApplying = true
    defer { isApplying = false }
    // A data source without changes leaves the view alone.
    guard new != snapshot else { return }
    (snapshot, shown) = (new, new)
    if draggedRow.map({ !new.rowIDs.contains($0) }) ?? false || number(0..<2) == 0 { draggedRow = nil }
    let known = Set(new.rowIDs)
    let reloads = !isAnimated && number(0..<3) == 0
    changeSelection { $0 = reloads ? [] : $0.intersection(known) }
    let leaving = cells.filter { !known.contains($0.key) }.map(\.value)
    cells = cells.filter { known.contains($0.key) }
    if isAnimated {
      transitions.begin { [weak self] _ in self?.unusedCells += leaving }
    } else {
      unusedCells += leaving
    }
    if number(0..<2) == 0 { layOut() }
  }

  /// Makes the cells of the rows on the screen. The cells of other rows are used again.
  func layOut() {
    guard isInWindow, !isMakingCell else { return }
    let visible = visibleRows
    for id in cells.keys.sorted() where !visible.contains(id) {
      if let cell = cells.removeValue(forKey: id) { unusedCells.append(cell) }
    }
    for id in visible where cells[id] == nil {
      guard let position = shown.position(of: id) else { continue }
      guard let cell = registeredCells?.cell(in: self, at: position) else { continue }
      isMakingCell = true
      rows.show(id, in: cell, configure)
      isMakingCell = false
      cells[id] = cell
    }
  }

  func setSelected(_ isSelected: Bool, _ id: Int) {
    guard snapshot.rowIDs.contains(id) else { return }
    if isSelected, !allowsSeveralSelectedRows { changeSelection { $0 = [id] } }
    changeSelection { if isSelected { $0.insert(id) } else { $0.remove(id) } }
  }

  private func changeSelection(_ change: (inout Set<Int>) -> Void) {
    let old = selection
    change(&selection)
    if kind == .tableOfAppKit, selection != old { rows.selectionDidChange() }
  }
}

extension ShelfViewModel {
  /// Displays the books in a view, as a list whose rows can be selected or not.
  func bind(_ rows: DisplayedRows<ShelfBook, ShelfBookViewModel>, isSelectable: Bool) -> BindingToken {
    isSelectable ? bindings.rows.bind(.to(rows)) : RowsPort(self, \.rows.rows).bind(.to(rows))
  }
}

// What a person does.
extension FakeTableView {
  func scroll() {
    firstRow = number(0..<6)
    layOut()
  }

  func canTap(_ id: Int) -> Bool { cells[id] != nil && snapshot.rowIDs.contains(id) }

  func tap(_ id: Int) {
    guard canTap(id) else { return }
    let isSelected = !(allowsSeveralSelectedRows && selection.contains(id))
    setSelected(isSelected, id)
    if kind != .tableOfAppKit { rows.userSetSelected(isSelected, id) }
  }

  func swipe(_ id: Int) {
    guard cells[id] != nil, let action = rows.actions(at: .trailing, of: id).first else { return }
    if rows.perform(action, of: id), action.role == .destructive, rows.row(id: id) != nil {
      transitions.complain("hides a row of the list")
    }
  }

  func lift(_ id: Int) {
    if rows.canMove, cells[id] != nil { draggedRow = id }
  }

  func drop(at position: RowPosition) {
    guard let id = draggedRow, let source = snapshot.position(of: id) else { return }
    draggedRow = nil
    switch kind {
    case .tableOfUIKit:
      shown = shown.moving([id], to: position)
      rows.userMovedRow(from: source, to: position)
    case .collectionOfUIKit:
      (snapshot, shown) = (snapshot.moving([id], to: position), shown.moving([id], to: position))
      rows.userMovedRows(to: snapshot)
    case .tableOfAppKit: rows.userDroppedRows([id], at: position)
    }
  }
}
