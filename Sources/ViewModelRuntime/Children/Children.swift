/// The children of a view model that have been created.
@MainActor
public final class Children<Values: StatefulValues> {
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
    _ rules: OptionalChildRules<Values, Child>, _ values: inout Values, if inputsDiffer: @autoclosure () -> Bool
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
}
