@_spi(Generated) import ViewModelCore

extension Children: ChildContainer {
  package func forEachChild(_ body: (ViewModelNode, AnyObject) -> Void) {
    for case let slot as any ChildContainer in slots.values { slot.forEachChild(body) }
  }
}

/// The children of a view model that have been created.
@MainActor
@_spi(Generated) public final class Children<Values: StatefulValues> {
  weak var state: StatefulViewModelState<Values>?
  private var slots: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Returns a child, which is created on the first call.
  public func child<Child: ViewModel>(_ rules: ChildRules<Values, Child>, _ values: inout Values) -> Child {
    let slot = slot(rules)
    return slot.child ?? slot.insert(rules.makeAlways(&values), &values)
  }

  /// Returns a child, which is created on the first call; nil while there is none.
  public func child<Child: ViewModel>(_ rules: OptionalChildRules<Values, Child>, _ values: inout Values) -> Child? {
    let slot = slot(rules)
    if !slot.isResolved { slot.resolve(&values) }
    return slot.child
  }

  /// Updates a child after a change of the parent's values.
  ///
  /// - Parameter inputsDiffer: Whether a value that the inputs of the child depend on has changed.
  /// - Returns: The changes of the child in the running transaction.
  public func update<Child: ViewModel>(
    _ rules: OptionalChildRules<Values, Child>, _ values: inout Values, if inputsDiffer: Bool
  ) -> ChildChanges<Child> {
    guard let slot = slots[ObjectIdentifier(rules)] as? ChildSlot<Values, Child> else { return ChildChanges() }
    return slot.update(&values, if: inputsDiffer)
  }

  private func slot<Child: ViewModel>(_ rules: OptionalChildRules<Values, Child>) -> ChildSlot<Values, Child> {
    let id = ObjectIdentifier(rules)
    if let known = slots[id] as? ChildSlot<Values, Child> { return known }
    let new = ChildSlot<Values, Child>(rules, parent: state)
    slots[id] = new
    return new
  }

  /// Records the elements of a list when they are read for the first time, so that their changes are noticed.
  ///
  /// - Returns: The elements.
  public func content<Element, Row>(
    _ rules: RowRules<Values, Element, Row>, _ content: ListContent<Element>
  ) -> ListContent<Element> {
    store(rules).begin(content)
    return content
  }

  /// Returns the row of an element in a list, which is created if it does not exist.
  public func row<Element, Row>(
    _ rules: RowRules<Values, Element, Row>, _ element: Element, _ values: inout Values
  ) -> Row {
    store(rules).row(element, &values)
  }

  /// Returns the index of a shown element in a list.
  func index<Element, Row>(of id: Element.ID, in rules: RowRules<Values, Element, Row>) -> Int? {
    store(rules).index(of: id)
  }

  /// Returns all rows of a list, which are created if they do not exist, for a formula that reads them.
  public func rows<Element, Row>(_ rules: RowRules<Values, Element, Row>, _ values: inout Values) -> [Row] {
    let store = store(rules)
    return rules.content(&values).items.map { store.row($0, &values) }
  }

  /// Updates the rows of a list after a change of the parent's values.
  ///
  /// - Parameters:
  ///   - contentDiffers: Whether the elements of the list may have changed.
  ///   - inputsDiffer: Whether other values that the inputs of the rows depend on have changed.
  /// - Returns: The changes of the rows in the running transaction.
  public func update<Element, Row>(
    _ rules: RowRules<Values, Element, Row>, _ values: inout Values, if contentDiffers: Bool,
    inputsDiffer: Bool = false
  ) -> RowChanges<Row> {
    guard let store = slots[ObjectIdentifier(rules)] as? RowStore<Values, Element, Row> else { return RowChanges() }
    return store.update(&values, if: contentDiffers, inputsDiffer: inputsDiffer)
  }

  private func store<Element, Row>(_ rules: RowRules<Values, Element, Row>) -> RowStore<Values, Element, Row> {
    let id = ObjectIdentifier(rules)
    if let known = slots[id] as? RowStore<Values, Element, Row> { return known }
    let new = RowStore(rules, parent: state)
    slots[id] = new
    return new
  }
}

extension StatefulViewModelState {
  /// Makes a view model a child of this one.
  ///
  /// - Parameters:
  ///   - willStage: A function that is called before a change of the child is staged in this view model.
  ///   - share: Writes the inputs that the child shares to the values of this view model.
  ///   - receive: Receives the events of the child.
  func connect<Child: ViewModel>(
    _ child: Child, willStage: @escaping () -> Void = {}, share: ((inout Values, Child.Inputs) -> Void)?,
    receive: ((Owner, Any) -> Void)?
  ) {
    let observers = child.viewModelObservers
    let relatives = observers.relatives(of: child)
    relatives.parent = self
    if hasEnded { observers.close(child) }
    relatives.stageInParent = { [weak self, weak observers] in
      willStage()
      self?.stageAfterChild { values in
        if let share { observers?.withStagedInputs { share(&values, $0) } }
      }
    }
    guard let receive else { return }
    relatives.receiveEvent = { [weak self] event in
      if let owner = self?.relatives?.owner as? Owner { receive(owner, event) }
    }
  }
}
