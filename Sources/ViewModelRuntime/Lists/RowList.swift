import Foundation
@_spi(Generated) import ViewModelCore

/// The rows of a list, for a view: a ``RowList``, or a list with further functions.
public protocol RowCollection<Item, Row>: RandomAccessCollection where Element == ListRow<Item, Row>, Index == Int {
  /// The type of the elements of the list.
  associatedtype Item: Identifiable
  /// The type of the rows' view models.
  associatedtype Row: ViewModel

  /// The rows.
  var rows: RowList<Item, Row> { get }
}

extension RowCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }

  /// The row at an index.
  public subscript(index: Int) -> ListRow<Item, Row> { ListRow(element: items[index], provider: rows.provider) }

  /// The elements and sections of the list.
  package var content: ListContent<Item> { rows.shown }

  /// The identities of sections and rows.
  public var snapshot: ListSnapshot<String, Item.ID> { content.snapshot }

  /// The elements of the rows.
  public var items: [Item] { content.items }

  /// The sections of the list.
  public var sections: [ListSection] { content.sections }

  /// The rows of a section.
  public subscript(section: ListSection) -> Slice<RowList<Item, Row>> { rows[section.rows] }

  /// The view models of all rows, which are created if they do not exist.
  @MainActor public var viewModels: [Row] { items.map(rows.provider.row) }

  /// Returns the view model of a row; nil if the index is out of range.
  @MainActor
  public func viewModel(at index: Int) -> Row? {
    items.indices.contains(index) ? rows.provider.row(items[index]) : nil
  }

  /// Returns the index of a row; nil if it is not in the list.
  public func index(of id: Item.ID) -> Int? { content.index(of: id) }

  /// Returns the identities of the rows at offsets, in their order.
  func ids(at offsets: IndexSet) -> [Item.ID] { offsets.map { items[$0].id } }

  /// Returns the row before which rows are moved: the first one from an offset on that does not move itself.
  func next(at offset: Int, without moved: IndexSet) -> Item.ID? {
    items.indices.dropFirst(offset).first { !moved.contains($0) }.map { items[$0].id }
  }

  /// The row of an element; nil if it is not in the list.
  public func row(id: Item.ID) -> ListRow<Item, Row>? { index(of: id).map { self[$0] } }
}

/// The rows of a list, for a view. A row's view model is created when it is first needed.
///
/// ```swift
/// ForEach(viewModel.lines) { line in
///   Text(line.amount)
/// }
/// ```
public struct RowList<Item: Identifiable, Row: ViewModel>: RowCollection {
  fileprivate let shown: ListContent<Item>
  fileprivate let provider: RowProvider<Item, Row>

  init(_ content: ListContent<Item>, _ provider: RowProvider<Item, Row>) {
    shown = content
    self.provider = provider
  }

  /// The list itself.
  public var rows: RowList { self }
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

extension RowList: Sendable where Item: Sendable, Item.ID: Sendable {}
extension ListRow: Sendable where Element: Sendable, Element.ID: Sendable {}

/// Creates the row view models of a list on demand.
final class RowProvider<Element: Identifiable, Row: ViewModel>: Sendable {
  let row: @MainActor (Element) -> Row

  init(_ row: @escaping @MainActor (Element) -> Row) { self.row = row }
}

@_spi(Generated) extension StatefulViewModelState {
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
  public func observeBatches<List: RowCollection>(
    of list: KeyPath<Self, List>,
    _ receive: @escaping (_ rows: RowList<List.Item, List.Row>, _ batches: [BatchUpdate<String, List.Item.ID>]) -> Void
  ) -> BindingToken {
    var shown: ListSnapshot<String, List.Item.ID>?
    return observe(list) { list in
      let snapshot = list.snapshot
      let batches = shown.map { ListDifference(from: $0, to: snapshot).batches(from: $0, to: snapshot) }
      shown = snapshot
      receive(list.rows, batches ?? [])
    }
  }
}
