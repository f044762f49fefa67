@_spi(Generated) import ViewModelCore

/// A binding to a list: `bind(rows: .to(collectionView) { row, cell in … }, …)`.
@MainActor
public struct RowsBinding<Element: Identifiable, Row: ViewModel>: ControlBinding {
  private let attach: (RowsPort<Element, Row>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the view and returns a token that ends the connection.
  public init(_ attach: @escaping (RowsPort<Element, Row>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: RowsPort<Element, Row>) -> BindingToken { attach(port) }
}

/// A connection to a list of a view model, for views. It does not keep the view model alive.
@MainActor
public struct RowsPort<Element: Identifiable, Row: ViewModel>: ControlPort {
  /// Calls a function with the rows and those that are selected, until it returns false.
  let showSelectable: (@escaping (PortRows<Element, Row>) -> Bool) -> BindingToken
  /// Called when a row becomes visible.
  let rowAppeared: (Element.ID) -> Void
  /// Called when the user selects or deselects a row.
  let setSelected: (_ isSelected: Bool, Element.ID) -> Void
  /// The refresh of a list that is loaded from a service.
  let refresh: RefreshPort?

  /// Creates a connection to a list over a collection.
  public init<Owner: ViewModel>(_ owner: Owner, _ list: KeyPath<Owner, RowList<Element, Row>>) {
    self.init(owner, list, { PortRows(rows: $0, selected: [], .none) })
  }

  /// Creates a connection to a list over a collection whose rows can be selected.
  public init<Owner: ViewModel>(_ owner: Owner, _ list: KeyPath<Owner, SelectableRowList<Element, Row>>) {
    self.init(
      owner, list, { PortRows(rows: $0.rows, selected: $0.selection, $0.functions.selection().mode) },
      setSelected: { $1 ? $0.select($2) : $0.deselect($2) })
  }

  /// Creates a connection to a list that is loaded from a service.
  public init<Owner: ViewModel, Failure>(
    _ owner: Owner, _ list: KeyPath<Owner, LoadedRowList<Element, Row, Failure>>
  ) {
    let lost = LostInput(of: owner, list)
    let refresh = RefreshPort(
      show: { [weak owner] receive in
        guard let owner else { return BindingToken([]) }
        return owner.viewModelObservers.add(list, of: owner) { receive($0.isRefreshing) }
      },
      isRunning: { [weak owner] in owner?[keyPath: list].isRefreshing ?? false },
      run: { [weak owner] in
        guard let owner else { return lost.report() }
        owner[keyPath: list].refresh()
      })
    self.init(
      owner, list,
      { PortRows(rows: $0.rows, selected: $0.selection, $0.functions.selection.selection().mode) },
      appeared: { $0.rowAppeared($1) }, setSelected: { $1 ? $0.select($2) : $0.deselect($2) }, refresh)
  }

  private init<Owner: ViewModel, List>(
    _ owner: Owner, _ list: KeyPath<Owner, List>, _ rows: @escaping (List) -> PortRows<Element, Row>,
    appeared: @escaping (List, Element.ID) -> Void = { _, _ in },
    setSelected: @escaping (List, Bool, Element.ID) -> Void = { _, _, _ in }, _ refresh: RefreshPort? = nil
  ) {
    self.refresh = refresh
    showSelectable = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(list, of: owner) { receive(rows($0)) }
    }
    rowAppeared = { [weak owner] id in
      if let owner { appeared(owner[keyPath: list], id) }
    }
    let lost = LostInput(of: owner, list)
    self.setSelected = { [weak owner] isSelected, id in
      guard let owner else { return lost.report() }
      setSelected(owner[keyPath: list], isSelected, id)
    }
  }
}

extension RowsPort {
  public func show(_ receive: @escaping (RowList<Element, Row>) -> Bool) -> BindingToken {
    showSelectable { receive($0.rows) }
  }

  /// Connects a binding: `viewModel.bindings.photos.bind(.to(collectionView) { row, cell in … })`.
  public func bind(_ binding: RowsBinding<Element, Row>) -> BindingToken { binding.bind(self) }
}

/// The rows of a list, and those that are selected.
struct PortRows<Element: Identifiable, Row: ViewModel> {
  let rows: RowList<Element, Row>
  /// The selected rows; nil if rows cannot be selected.
  let selection: RowSelection<Element.ID>?

  init(rows: RowList<Element, Row>, selected ids: [Element.ID], _ mode: ListSelection<Element.ID>.Mode) {
    self.rows = rows
    selection = mode == .none ? nil : RowSelection(ids: ids, mode: mode)
  }
}

/// The selected rows of a list.
struct RowSelection<ID: Hashable>: Equatable {
  let ids: [ID]
  let mode: ListSelection<ID>.Mode
}

/// A connection to the refresh of a list.
@MainActor
struct RefreshPort {
  let show: (@escaping (_ isRefreshing: Bool) -> Bool) -> BindingToken
  let isRunning: @MainActor () -> Bool
  let run: () -> Void
}

/// Passes the events of a data source to rows that do not exist yet when the data source is created.
@MainActor
final class RowsRelay<Element: Identifiable, Row: ViewModel> {
  weak var rows: DisplayedRows<Element, Row>?
}

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

/// An action that a table or collection view offers for a row, such as the button behind a swiped row.
///
/// ```swift
/// rows.trailingActions = { track in
///   [RowAction("Delete", systemImage: "trash", role: .destructive) { viewModel.delete(id: track.id) }]
/// }
/// ```
public struct RowAction {
  /// The role of an action.
  public enum Role: Hashable, Sendable {
    /// An action without a role.
    case standard
    /// An action that removes the row, or other data.
    case destructive
  }

  /// The title of the button.
  public let title: String
  /// The name of the button's symbol; nil for a button with a title only.
  public let systemImage: String?
  /// The role of the action.
  public let role: Role
  let perform: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - systemImage: The name of the button's symbol.
  ///   - perform: Runs the action, such as a command of the view model.
  public init(
    _ title: String, systemImage: String? = nil, role: Role = .standard, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.role = role
    self.perform = perform
  }
}

/// The edge of a row at which its actions appear.
public enum RowEdge: Hashable, Sendable {
  case leading, trailing
}
