/// The children of a view model that have been created.
@MainActor
public final class Children<Values: StatefulValues> {
  weak var state: StatefulViewModelState<Values>?
  private var slots: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Returns a child, which is created on the first call; nil while there is none.
  public func child<Child: ViewModel>(_ rules: ChildRules<Values, Child>, _ values: inout Values) -> Child? {
    let slot = slot(rules)
    if !slot.isResolved { slot.resolve(&values) }
    return slot.child
  }

  /// Reads a value of a child without notifying Observation.
  public func read<Child: ViewModel, Value>(
    _ rules: ChildRules<Values, Child>, _ values: inout Values, _ body: (Child) -> Value
  ) -> Value? {
    guard let child = child(rules, &values) else { return nil }
    let observers = child.viewModelObservers
    let wasReading = observers.isReadingForBinding
    observers.isReadingForBinding = true
    defer { observers.isReadingForBinding = wasReading }
    return body(child)
  }

  /// Updates a child after a change of the parent's values.
  ///
  /// - Parameter inputsDiffer: Whether a value that the inputs of the child depend on has changed.
  /// - Returns: The changes of the child in the running transaction.
  public func update<Child: ViewModel>(
    _ rules: ChildRules<Values, Child>, _ values: inout Values, if inputsDiffer: Bool
  ) -> ChildChanges {
    guard let slot = slots[ObjectIdentifier(rules)] as? ChildSlot<Values, Child> else { return ChildChanges() }
    return slot.update(&values, if: inputsDiffer)
  }

  private func slot<Child: ViewModel>(_ rules: ChildRules<Values, Child>) -> ChildSlot<Values, Child> {
    let id = ObjectIdentifier(rules)
    if let known = slots[id] as? ChildSlot<Values, Child> { return known }
    let new = ChildSlot<Values, Child>(rules, parent: state)
    slots[id] = new
    return new
  }
}

/// The changes of a child in a transaction.
public struct ChildChanges {
  var properties = PropertySet()
  /// Whether the child was created, replaced or ended.
  public var isReplaced = false

  /// Returns whether a property has changed.
  public func contains<Child: ViewModel>(_ property: ChildProperty<Child>) -> Bool {
    isReplaced || property.index.map(properties.contains) ?? true
  }
}

/// The place of one child.
@MainActor
final class ChildSlot<Values: StatefulValues, Child: ViewModel> {
  private let rules: ChildRules<Values, Child>
  private weak var parent: StatefulViewModelState<Values>?
  private(set) var child: Child?
  private var identity: AnyHashable?
  /// Whether it is known if there is a child.
  private(set) var isResolved = false

  init(_ rules: ChildRules<Values, Child>, parent: StatefulViewModelState<Values>?) {
    self.rules = rules
    self.parent = parent
  }

  func resolve(_ values: inout Values) {
    isResolved = true
    identity = rules.identity?(&values)
    guard let made = rules.make(&values) else { return }
    child = made
    link(made)
  }

  func update(_ values: inout Values, if inputsDiffer: Bool) -> ChildChanges {
    guard isResolved else { return ChildChanges() }
    guard inputsDiffer else { return ChildChanges(properties: child?.viewModelObservers.stagedChanges ?? PropertySet()) }
    let newIdentity = rules.identity?(&values)
    if let child, newIdentity == identity {
      return ChildChanges(properties: child.viewModelObservers.stage { rules.assign(&values, &$0) })
    }
    if child == nil && newIdentity == nil && rules.identity != nil { return ChildChanges() }
    child?.viewModelObservers.end()
    child = nil
    resolve(&values)
    return ChildChanges(isReplaced: true)
  }

  private func link(_ child: Child) {
    let observers = child.viewModelObservers
    let relatives = observers.relatives ?? Relatives(child)
    observers.relatives = relatives
    relatives.parent = parent
    let share = rules.share
    relatives.stageInParent = { [weak parent, weak observers] in
      guard let parent, let observers else { return }
      parent.stageAfterChild { values in
        if let share, let inputs = observers.stagedInputs { share(&values, inputs) }
      }
    }
  }
}
