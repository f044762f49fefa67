@_spi(Generated) import ViewModelCore

/// The rules of a list's rows: `list lines of LineViewModel(line: $0) in $order.lines`. Generated code declares them for
/// each list.
@MainActor
@_spi(Generated)
public final class RowRules<Values: StatefulValues, Element: Identifiable, Row: ViewModel>:
  ReceivingRules<Values, Row>
{
  let name: String
  let content: (inout Values) -> ListContent<Element>
  let make: (inout Values, Element) -> Row
  let assign: (inout Values, Element, inout Row.Inputs) -> Void
  let differs: (Element, Element) -> Bool
  let share: ((inout Values, Element.ID, Row.Inputs) -> Void)?
  /// The selection of a list over a collection; nil if rows cannot be selected.
  let selection: WritableKeyPath<Values, ListSelection<Element.ID>>?
  /// Receives the rows that are selected.
  private(set) var selected: ((Values.OwningViewModel, Element) -> Void)?

  /// Creates the rules of a list's rows.
  ///
  /// - Parameters:
  ///   - name: The name of the list in the schema.
  ///   - content: Returns the elements in the order of the list.
  ///   - make: Creates the row of an element.
  ///   - assign: Assigns an element, and the values of the parent, to the inputs of its row.
  ///   - differs: Returns whether an element with the same identity has changed.
  ///   - share: Writes the inputs that a row shares with its parent back to the parent.
  ///   - selection: The selection of a list over a collection.
  public init(
    _ name: String, content: @escaping (inout Values) -> ListContent<Element>,
    make: @escaping (inout Values, Element) -> Row,
    assign: @escaping (inout Values, Element, inout Row.Inputs) -> Void,
    differs: @escaping (Element, Element) -> Bool,
    share: ((inout Values, Element.ID, Row.Inputs) -> Void)? = nil,
    selection: WritableKeyPath<Values, ListSelection<Element.ID>>? = nil
  ) {
    self.name = name
    self.content = content
    self.make = make
    self.assign = assign
    self.differs = differs
    self.share = share
    self.selection = selection
  }

  /// Adds a function that receives each row that is selected.
  ///
  /// - Returns: The rules.
  public func selecting(_ receive: @escaping (Values.OwningViewModel, Element) -> Void) -> Self {
    selected = receive
    return self
  }

  /// Deselects rows whose element was removed.
  func keepSelection(of elements: [Element], in values: inout Values) {
    guard let selection, !values[keyPath: selection].ids.isEmpty else { return }
    let known = Set(elements.map(\.id))
    values[keyPath: selection].keep(where: known.contains)
  }
}

/// The changes of a list's rows in a transaction.
@MainActor
@_spi(Generated) public struct RowChanges<Row: ViewModel> {
  /// The observers of any row; nil if no row has been created.
  var row: ViewModelObservers<Row>?
  var properties = PropertySet()
  /// Whether rows were inserted, removed or moved, or a row has changed whose view model was read and released.
  public internal(set) var isReordered = false
  /// Whether rows were inserted, removed or moved, or the element of a row was replaced.
  public internal(set) var elementsDiffer = false

  /// Returns whether a property of a row has changed, or rows were inserted, removed or moved.
  public func contains(_ property: PartialKeyPath<Row>) -> Bool {
    if isReordered { return true }
    guard !properties.isEmpty, let index = row?.properties.indices[property] else { return false }
    return properties.contains(index)
  }
}
