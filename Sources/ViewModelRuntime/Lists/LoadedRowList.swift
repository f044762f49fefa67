@_spi(Generated) import ViewModelCore

/// The rows of a list that is loaded from a service, for a view: the rows, the status of their loads, and the functions
/// that load more.
///
/// ```swift
/// List(viewModel.rows) { row in
///   Text(row.title).onAppear { viewModel.rows.rowAppeared(row.id) }
/// }
/// .refreshable { await viewModel.rows.refresh() }
/// ```
@dynamicMemberLookup
public struct LoadedRowList<Item: Identifiable, Row: ViewModel, Failure: Error>: RowCollection {
  /// The rows.
  public let rows: RowList<Item, Row>
  /// The status of the loads.
  public let status: ListStatus<Item.ID, Failure>
  let functions: ListFunctions<Item>

  /// A value of the ``status``: `rows.phase`.
  public subscript<Value>(dynamicMember property: KeyPath<ListStatus<Item.ID, Failure>, Value>) -> Value {
    status[keyPath: property]
  }
}

extension LoadedRowList: Sendable where Item: Sendable, Item.ID: Sendable {}

// Loads.
@MainActor
extension LoadedRowList {
  /// Loads the first page. The rows stay until it is received. A running load ends.
  @discardableResult
  public func refresh() -> CommandRun { functions.refresh() }

  /// Loads the first page, and waits until it is received. A caller that is cancelled, such as a view that disappears,
  /// does not cancel the load.
  public func refresh() async { await functions.refresh().finished() }

  /// Loads the next page, unless a load is running, the last one failed, or all rows are loaded.
  @discardableResult
  public func loadMore() -> CommandRun { functions.loadMore() }

  /// Starts the load again that has failed.
  @discardableResult
  public func retry() -> CommandRun { functions.retry() }

  /// Removes the rows until the next refresh. The running load ends, and pending removals call their services.
  public func clear() { functions.clear() }

  /// Loads the next page if a row near the end has become visible. Call it when a row becomes visible.
  public func rowAppeared(_ id: Item.ID) { functions.rowAppeared(id) }
}

// Selection.
@MainActor
extension LoadedRowList {
  /// Returns whether a row is selected.
  public func isSelected(_ id: Item.ID) -> Bool { status.selection.contains(id) }

  /// Selects a row. If only one row can be selected, it replaces the selected one.
  public func select(_ id: Item.ID) { functions.selection.select(id, in: content) }

  /// Deselects a row.
  public func deselect(_ id: Item.ID) { functions.selection.deselect(id) }

  /// Deselects all rows.
  public func deselectAll() { functions.selection.deselectAll() }
}

// Local changes.
@MainActor
extension LoadedRowList {
  /// Inserts a row before another one, or at the end. A row with the same identity is replaced.
  public func insert(_ row: Item, before next: Item.ID? = nil) {
    functions.change { $0.insert(row, before: next) }
  }

  /// Replaces the row with the same identity, if it is loaded.
  public func update(_ row: Item) { functions.change { $0.update(row) } }

  /// Removes a row that the service has removed.
  public func remove(_ id: Item.ID) { functions.change { $0.remove(id) } }

  /// Moves a row before another one, or to the end. Rows that are sorted keep their order.
  public func move(_ id: Item.ID, before next: Item.ID? = nil) {
    functions.change { $0.move(id, before: next) }
  }

  /// Restores the row that was removed last, unless the service was called already.
  public func undo() { if let id = status.undoableRemovals.last { functions.undo(id) } }
}

/// The functions of a loaded list, which do not keep its view model alive.
@MainActor
struct ListFunctions<Element: Identifiable> {
  let refresh: () -> CommandRun
  let loadMore: () -> CommandRun
  let retry: () -> CommandRun
  let clear: () -> Void
  let rowAppeared: (Element.ID) -> Void
  let change: ((inout any ChangeableList<Element>) -> Void) -> Void
  let selection: SelectionFunctions<Element>
  let undo: (Element.ID) -> Void
}

@_spi(Generated) extension StatefulViewModelState {
  /// Returns the rows of a loaded list, for a view.
  public func rows<Element, Row, Cursor, Failure>(
    _ rules: RowRules<Values, Element, Row>, _ loading: ListRules<Values, Element, Cursor, Failure>,
    _ content: ListContent<Element>, _ status: ListStatus<Element.ID, Failure>, in children: Children<Values>,
    of owner: Owner
  ) -> LoadedRowList<Element, Row, Failure> {
    let run = { [weak self, weak owner] (start: (StatefulViewModelState, Owner) -> CommandRun) in
      if let self, let owner { return start(self, owner) }
      Self.noteLostInput(loading.name)
      return .ended(.cancelled)
    }
    let change: ((inout any ChangeableList<Element>) -> Void) -> Void = { [weak self, weak owner] change in
      guard let self, let owner else { return Self.noteLostInput(loading.name) }
      self.changeNewest(owner) { values in
        var list: any ChangeableList<Element> = values[keyPath: loading.list]
        change(&list)
        if let list = list as? LoadedList<Element, Cursor, Failure> { values[keyPath: loading.list] = list }
      }
    }
    return LoadedRowList(
      rows: rows(rules, content, in: children, of: owner), status: status,
      functions: ListFunctions(
        refresh: { run { $0.refresh($1, loading) } }, loadMore: { run { $0.loadMore($1, loading) } },
        retry: { run { $0.retry($1, loading) } },
        clear: { [weak self, weak owner] in
          if let self, let owner { self.clear(owner, loading) }
        },
        rowAppeared: { [weak self, weak owner, weak children] id in
          guard let self, let owner, let index = children?.index(of: id, in: rules) else { return }
          self.rowAppeared(owner, loading, at: index)
        },
        change: change,
        selection: SelectionFunctions(
          selection: { [weak self] in self?.current[keyPath: loading.list].selection ?? ListSelection(.none) },
          change: { body in change { body(&$0.selection) } },
          selected: { [weak owner] row in if let owner { loading.selected?(owner, row) } },
          note: noteCalls(of: loading.name, owner)),
        undo: { [weak self, weak owner] id in
          if let self, let owner { self.undoRemoval(owner, loading, of: id) }
        }))
  }
}

/// The changes of a loaded list that do not depend on its cursors and errors.
protocol ChangeableList<Element> {
  associatedtype Element: Identifiable

  var selection: ListSelection<Element.ID> { get set }
  mutating func insert(_ element: Element, before next: Element.ID?)
  mutating func update(_ element: Element)
  mutating func remove(_ id: Element.ID)
  mutating func move(_ id: Element.ID, before next: Element.ID?)
}

extension LoadedList: ChangeableList {}

@_spi(Generated) extension CommandSteps {
  /// Removes a row of a list at once, and calls a service later. If the service fails, the row returns to its place.
  public func remove<Element, Cursor, Failure>(
    _ id: Element.ID, of rules: ListRules<Values, Element, Cursor, Failure>, undo period: Duration,
    send: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) throws(CancellationError) {
    let (state, owner) = try current()
    state.remove(owner, rules, id, undo: period, send: send)
  }
}
