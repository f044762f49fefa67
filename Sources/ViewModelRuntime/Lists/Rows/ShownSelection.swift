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
    functions = SelectionFunctions(
      selection: list.functions.selection,
      change: { change in list.functions.change { change(&$0.selection) } }, selected: list.functions.selected)
  }

  /// The selected rows. An assignment is one change of the view model.
  var rows: Set<Element.ID> {
    get {
      let selected = Set(functions.selection().ids)
      return selected.isEmpty ? [] : Set(content.items.lazy.map(\.id).filter(selected.contains))
    }
    nonmutating set {
      guard newValue != rows else { return }
      var added: Set<Element.ID> = []
      functions.change { added = Set($0.select(newValue, among: content.items.map(\.id))) }
      for element in content.items where added.contains(element.id) { functions.selected(element) }
    }
  }

  /// The selected row, if it is the only one.
  var row: Element.ID? {
    get { rows.count == 1 ? rows.first : nil }
    nonmutating set { rows = newValue.map { [$0] } ?? [] }
  }
}
