import ViewModelFormatting

/// The rows of a list, for a view. A row's view model is created when it is first needed.
///
/// ```swift
/// ForEach(viewModel.lines) { line in
///   Text(line.amount)
/// }
/// ```
public struct RowList<Element: Identifiable, Row: ViewModel>: RandomAccessCollection {
  /// The elements and sections of the list.
  public let content: ListContent<Element>
  private let provider: RowProvider<Element, Row>

  init(_ content: ListContent<Element>, _ provider: RowProvider<Element, Row>) {
    self.content = content
    self.provider = provider
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { content.items.count }

  /// The row at an index.
  public subscript(index: Int) -> ListRow<Element, Row> { ListRow(element: content.items[index], provider: provider) }

  /// The elements of the rows.
  public var items: [Element] { content.items }

  /// The sections of the list.
  public var sections: [ListSection] { content.sections }

  /// The rows of a section.
  public subscript(section: ListSection) -> Slice<RowList> { self[section.rows] }

  /// The view models of all rows, which are created if they do not exist.
  @MainActor public var viewModels: [Row] { content.items.map(provider.row) }

  /// Returns the view model of a row; nil if the index is out of range.
  @MainActor
  public func viewModel(at index: Int) -> Row? {
    content.items.indices.contains(index) ? provider.row(content.items[index]) : nil
  }

  /// The row of an element; nil if it is not in the list.
  public func row(id: Element.ID) -> ListRow<Element, Row>? { content.index(of: id).map { self[$0] } }
}

/// A row of a list. Its view model is created when a value of it is first read.
@dynamicMemberLookup
public struct ListRow<Element: Identifiable, Row: ViewModel>: Identifiable {
  /// The element of the row, when the list was read.
  public let element: Element
  let provider: RowProvider<Element, Row>

  /// The identity of the element.
  public var id: Element.ID { element.id }

  /// The view model of the row.
  @MainActor public var viewModel: Row { provider.row(element) }

  /// A value of the row's view model.
  @MainActor
  public subscript<Value>(dynamicMember property: KeyPath<Row, Value>) -> Value { viewModel[keyPath: property] }

  /// A value of the row's view model that can be set.
  @MainActor
  public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Row, Value>) -> Value {
    get { viewModel[keyPath: property] }
    nonmutating set { viewModel[keyPath: property] = newValue }
  }
}

extension RowList: Sendable where Element: Sendable, Element.ID: Sendable {}
extension ListRow: Sendable where Element: Sendable, Element.ID: Sendable {}

/// Creates the row view models of a list on demand.
final class RowProvider<Element: Identifiable, Row: ViewModel>: Sendable {
  let row: @MainActor (Element) -> Row

  init(_ row: @escaping @MainActor (Element) -> Row) { self.row = row }
}

extension StatefulViewModelState {
  /// Returns the rows of a list, for a view.
  public func rows<Element, Row>(
    _ rules: RowRules<Values, Element, Row>, _ content: ListContent<Element>, in children: Children<Values>,
    of owner: Owner
  ) -> RowList<Element, Row> {
    RowList(
      content,
      RowProvider { [owner] element in
        withExtendedLifetime(owner) { self.row(rules, element, in: children) }
      })
  }

  private func row<Element, Row>(
    _ rules: RowRules<Values, Element, Row>, _ element: Element, in children: Children<Values>
  ) -> Row {
    let mark = writes
    var values = current
    let row = children.row(rules, element, &values)
    if writes == mark { current = values }
    return row
  }
}

extension ViewModel {
  /// Calls `receive` with the rows of a list, and again with the batch updates after each commit that inserts, removes or
  /// moves rows. A table or collection view applies the batches in order.
  ///
  /// Changes of a row's values are not among the batches, because the row's own bindings receive them.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - receive: Receives the rows and the batches. On the first call there are no batches, so that the view reloads
  ///     all rows.
  /// - Returns: A token that retains the observation. The view model does not.
  public func observeBatches<Element, Row>(
    of list: KeyPath<Self, RowList<Element, Row>>,
    _ receive: @escaping (_ rows: RowList<Element, Row>, _ batches: [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    observeBatches(list, { $0 }, receive)
  }

  /// Calls `receive` with the rows and the batch updates of a list whose rows can be selected.
  public func observeBatches<Element, Row>(
    of list: KeyPath<Self, SelectableRowList<Element, Row>>,
    _ receive: @escaping (_ rows: RowList<Element, Row>, _ batches: [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    observeBatches(list, \.rows, receive)
  }

  /// Calls `receive` with the rows and the batch updates of a list that is loaded from a service.
  public func observeBatches<Element, Row, Failure>(
    of list: KeyPath<Self, LoadedRowList<Element, Row, Failure>>,
    _ receive: @escaping (_ rows: RowList<Element, Row>, _ batches: [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    observeBatches(list, \.rows, receive)
  }

  private func observeBatches<List, Element, Row>(
    _ list: KeyPath<Self, List>, _ rows: @escaping (List) -> RowList<Element, Row>,
    _ receive: @escaping (RowList<Element, Row>, [BatchUpdate<String, Element.ID>]) -> Void
  ) -> BindingToken {
    var shown: ListSnapshot<String, Element.ID>?
    return observe(list) { list in
      let rows = rows(list)
      let snapshot = rows.content.snapshot
      let batches = shown.map { ListDifference(from: $0, to: snapshot).batches(from: $0, to: snapshot) }
      shown = snapshot
      receive(rows, batches ?? [])
    }
  }
}
