/// A connection to a list of a view model, for views. It does not keep the view model alive.
@MainActor
public struct RowsPort<Element: Identifiable, Row: ViewModel> {
  let show: (@escaping (PortRows<Element, Row>) -> Bool) -> BindingToken
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
    let refresh = RefreshPort(
      show: { [weak owner] receive in
        guard let owner else { return BindingToken([]) }
        return owner.viewModelObservers.add(list, of: owner) { receive($0.isRefreshing) }
      },
      isRunning: { [weak owner] in owner?[keyPath: list].isRefreshing ?? false },
      run: { [weak owner] in owner?[keyPath: list].refresh() })
    self.init(
      owner, list,
      { PortRows(rows: $0.rows, selected: $0.selection, $0.functions.selection().mode) },
      appeared: { $0.rowAppeared($1) }, setSelected: { $1 ? $0.select($2) : $0.deselect($2) }, refresh)
  }

  private init<Owner: ViewModel, List>(
    _ owner: Owner, _ list: KeyPath<Owner, List>, _ rows: @escaping (List) -> PortRows<Element, Row>,
    appeared: @escaping (List, Element.ID) -> Void = { _, _ in },
    setSelected: @escaping (List, Bool, Element.ID) -> Void = { _, _, _ in }, _ refresh: RefreshPort? = nil
  ) {
    self.refresh = refresh
    show = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(list, of: owner) { receive(rows($0)) }
    }
    rowAppeared = { [weak owner] id in
      if let owner { appeared(owner[keyPath: list], id) }
    }
    self.setSelected = { [weak owner] isSelected, id in
      if let owner { setSelected(owner[keyPath: list], isSelected, id) }
    }
  }
}

extension RowsPort {
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
