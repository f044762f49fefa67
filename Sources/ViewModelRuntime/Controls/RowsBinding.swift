/// A binding to a list: `bind(rows: .to(collectionView) { row, cell in … }, …)`.
@MainActor
public struct RowsBinding<Element: Identifiable, Row: ViewModel> {
  private let attach: (RowsPort<Element, Row>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the view and returns a token that ends the connection.
  public init(_ attach: @escaping (RowsPort<Element, Row>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: RowsPort<Element, Row>) -> BindingToken { attach(port) }

  /// Returns a binding that calls `receive` with the current rows, and after each commit that changes them.
  public static func show(_ receive: @escaping (RowList<Element, Row>) -> Void) -> RowsBinding {
    RowsBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Returns a binding that calls `receive` with `target` and the current rows, and after each commit that changes them,
  /// as long as `target` exists. It does not retain `target`.
  public static func show<Target: AnyObject>(
    for target: Target, _ receive: @escaping (Target, RowList<Element, Row>) -> Void
  ) -> RowsBinding {
    RowsBinding { [weak target] port in
      port.show { [weak target] rows in
        guard let target else { return false }
        receive(target, rows)
        return true
      }
    }
  }
}

/// A connection to a list of a view model, for views. It does not keep the view model alive.
@MainActor
public struct RowsPort<Element: Identifiable, Row: ViewModel> {
  let show: (@escaping (RowList<Element, Row>) -> Bool) -> BindingToken
  let rowAppeared: (Element.ID) -> Void
  /// The refresh of a list that is loaded from a service.
  let refresh: RefreshPort?

  /// Creates a connection to a list over a collection.
  public init<Owner: ViewModel>(_ owner: Owner, _ list: KeyPath<Owner, RowList<Element, Row>>) {
    self.init(owner, list, { $0 }, { _, _ in }, nil)
  }

  /// Creates a connection to a list over a collection whose rows can be selected.
  public init<Owner: ViewModel>(_ owner: Owner, _ list: KeyPath<Owner, SelectableRowList<Element, Row>>) {
    self.init(owner, list, { $0.rows }, { _, _ in }, nil)
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
      run: { [weak owner] in owner?[keyPath: list].refresh() })
    self.init(owner, list, { $0.rows }, { $0[keyPath: list].rowAppeared($1) }, refresh)
  }

  private init<Owner: ViewModel, Value>(
    _ owner: Owner, _ list: KeyPath<Owner, Value>, _ rows: @escaping (Value) -> RowList<Element, Row>,
    _ appeared: @escaping (Owner, Element.ID) -> Void, _ refresh: RefreshPort?
  ) {
    self.refresh = refresh
    show = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(list, of: owner) { receive(rows($0)) }
    }
    rowAppeared = { [weak owner] id in
      if let owner { appeared(owner, id) }
    }
  }
}

extension RowsPort {
  /// Connects a binding: `viewModel.bindings.photos.bind(.to(collectionView) { row, cell in … })`.
  public func bind(_ binding: RowsBinding<Element, Row>) -> BindingToken { binding.bind(self) }
}

/// A connection to the refresh of a list.
@MainActor
struct RefreshPort {
  let show: (@escaping (_ isRefreshing: Bool) -> Bool) -> BindingToken
  let run: () -> Void
}

/// The rows that a view displays, and the bindings of its cells.
@MainActor
final class DisplayedRows<Element: Identifiable, Row: ViewModel, Cell: AnyObject> {
  private var rows: RowList<Element, Row>?
  private var snapshot: ListSnapshot<String, Element.ID>?
  private var indices: [Element.ID: Int] = [:]
  private let cells = CellBindings()
  private let configure: (Row, Cell) -> BindingToken

  init(_ configure: @escaping (Row, Cell) -> BindingToken) { self.configure = configure }

  /// Stores the rows.
  ///
  /// - Parameter isInWindow: Whether the view is in a window. Otherwise, as for its first rows, there is nothing to animate.
  /// - Returns: The identities of sections and rows, and whether the view animates the change, if they differ.
  func update(
    _ rows: RowList<Element, Row>, isInWindow: Bool
  ) -> (snapshot: ListSnapshot<String, Element.ID>, isAnimated: Bool)? {
    self.rows = rows
    let (old, new) = (snapshot, rows.content.snapshot)
    guard new != old else { return nil }
    snapshot = new
    indices = Dictionary(zip(new.rowIDs, new.rowIDs.indices), uniquingKeysWith: { first, _ in first })
    return (new, isInWindow && old != nil)
  }

  /// Binds a row to a cell. The binding of the row that the cell displayed before ends.
  func show(_ id: Element.ID, in cell: Cell, key: AnyObject? = nil) {
    let key = key ?? cell
    guard let row = indices[id].flatMap({ rows?.viewModel(at: $0) }) else { return cells.end(key) }
    cells.bind(key) { configure(row, cell) }
  }
}
