@_spi(Generated) import ViewModelCore

/// The rows of a list over a collection that can be selected, for a view.
///
/// ```swift
/// List(viewModel.tracks) { track in
///   Text(track.title).onTapGesture { viewModel.tracks.select(track.id) }
/// }
/// ```
public struct SelectableRowList<Item: Identifiable, Row: ViewModel>: RowCollection {
  /// The rows.
  public let rows: RowList<Item, Row>
  /// The selected rows, in the order of their selection. They may be hidden by a filter.
  public let selection: [Item.ID]
  let functions: SelectionFunctions<Item>
}

extension SelectableRowList: Sendable where Item: Sendable, Item.ID: Sendable {}

// Selection.
@MainActor
extension SelectableRowList {
  /// Returns whether a row is selected.
  public func isSelected(_ id: Item.ID) -> Bool { selection.contains(id) }

  /// Selects a row. If only one row can be selected, it replaces the selected one.
  public func select(_ id: Item.ID) { functions.select(id, in: content) }

  /// Deselects a row.
  public func deselect(_ id: Item.ID) { functions.deselect(id) }

  /// Deselects all rows.
  public func deselectAll() { functions.deselectAll() }
}

/// The functions of a selection, which do not keep its view model alive.
@MainActor
struct SelectionFunctions<Element: Identifiable> {
  let selection: () -> ListSelection<Element.ID>
  let change: ((inout ListSelection<Element.ID>) -> Void) -> Void
  let selected: (Element) -> Void
  /// Notifies the observer of the acts of people of a call: `select`.
  let note: (_ call: String, _ argument: Element.ID?) -> Void

  func select(_ id: Element.ID, in content: ListContent<Element>) {
    guard let index = content.index(of: id) else { return }
    note("select", id)
    ActObservation.causing {
      change { $0.select(id) }
      selected(content.items[index])
    }
  }

  func deselect(_ id: Element.ID) {
    note("deselect", id)
    change { $0.deselect(id) }
  }

  func deselectAll() {
    note("deselectAll", nil)
    change { $0.deselectAll() }
  }
}

@_spi(Generated) extension StatefulViewModelState {
  /// Returns the rows of a list over a collection that can be selected, for a view.
  public func rows<Element, Row>(
    _ rules: RowRules<Values, Element, Row>, _ content: ListContent<Element>, selection: ListSelection<Element.ID>,
    in children: Children<Values>, of owner: Owner
  ) -> SelectableRowList<Element, Row> {
    SelectableRowList(
      rows: rows(rules, content, in: children, of: owner), selection: selection.ids,
      functions: SelectionFunctions(
        selection: { [weak self] in
          guard let self, let selection = rules.selection else { return ListSelection(.none) }
          return self.current[keyPath: selection]
        },
        change: { [weak self, weak owner] change in
          guard let self, let owner, let selection = rules.selection else { return }
          self.changeNewest(owner) { change(&$0[keyPath: selection]) }
        },
        selected: { [weak owner] element in if let owner { rules.selected?(owner, element) } },
        note: noteCalls(of: rules.name, owner)))
  }

  /// Returns a function that notifies the observer of the acts of people of a call of a list.
  func noteCalls<ID>(of list: String, _ owner: Owner) -> (_ call: String, _ argument: ID?) -> Void {
    { [weak self, weak owner] call, argument in
      guard let self, let owner else { return }
      let arguments = argument.map { [(label: "_", value: $0 as Any)] }
      self.note([.calls("\(list).\(call)", arguments ?? [])], owner)
    }
  }
}

/// The selection of a list for a view that reads and writes all selected rows at once.
///
/// It consists of the rows that the view shows: a row that a filter hides stays selected in the list.
@MainActor
struct ShownSelection<Element: Identifiable> {
  private let content: ListContent<Element>
  private let functions: SelectionFunctions<Element>

  init<Row>(_ list: SelectableRowList<Element, Row>) {
    content = list.content
    functions = list.functions
  }

  init<Row, Failure>(_ list: LoadedRowList<Element, Row, Failure>) {
    content = list.content
    functions = list.functions.selection
  }

  /// The selected rows. An assignment is one change of the view model.
  var rows: Set<Element.ID> {
    get {
      let selected = Set(functions.selection().ids)
      return selected.isEmpty ? [] : Set(content.items.lazy.map(\.id).filter(selected.contains))
    }
    nonmutating set {
      let old = rows
      guard newValue != old else { return }
      for id in old.subtracting(newValue) { functions.note("deselect", id) }
      for id in newValue.subtracting(old) { functions.note("select", id) }
      var added: Set<Element.ID> = []
      ActObservation.causing {
        functions.change { added = Set($0.select(newValue, among: content.items.map(\.id))) }
        for element in content.items where added.contains(element.id) { functions.selected(element) }
      }
    }
  }

  /// The selected row, if it is the only one.
  var row: Element.ID? {
    get { rows.count == 1 ? rows.first : nil }
    nonmutating set { rows = newValue.map { [$0] } ?? [] }
  }
}
