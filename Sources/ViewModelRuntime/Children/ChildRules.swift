@_spi(Generated) import ViewModelCore

/// The identity of a child: the `id`s of its identifiable inputs, and the values of its constants.
@_spi(Generated) public struct ChildIdentity: Hashable {
  private let parts: [AnyHashable]

  /// Creates an identity from its parts.
  public init(_ parts: any Hashable...) { self.parts = parts.map { AnyHashable($0) } }
}

/// The rules of a child that exists only while its expression is not nil. Generated code declares them for each child.
@MainActor
@_spi(Generated)
public class OptionalChildRules<Values: StatefulValues, Child: ViewModel>: ReceivingRules<Values, Child> {
  let make: (inout Values) -> Child?
  let identity: ((inout Values) -> ChildIdentity?)?
  let assign: (inout Values, inout Child.Inputs) -> Void
  let share: ((inout Values, Child.Inputs) -> Void)?

  /// Creates the rules of a child.
  ///
  /// - Parameters:
  ///   - make: Creates the child, or returns nil while there is none.
  ///   - identity: Returns the identity of the child, or nil while there is none. A child with another identity replaces
  ///     it.
  ///   - assign: Assigns the values of the parent to the inputs of the child.
  ///   - share: Writes the inputs that the child shares with its parent back to the parent.
  public init(
    make: @escaping (inout Values) -> Child?, identity: ((inout Values) -> ChildIdentity?)?,
    assign: @escaping (inout Values, inout Child.Inputs) -> Void,
    share: ((inout Values, Child.Inputs) -> Void)? = nil
  ) {
    self.make = make
    self.identity = identity
    self.assign = assign
    self.share = share
  }
}

/// The rules of a child that always exists: `child header = HeaderViewModel(owner: repository.owner)`.
@MainActor
@_spi(Generated)
public final class ChildRules<Values: StatefulValues, Child: ViewModel>: OptionalChildRules<Values, Child> {
  let makeAlways: (inout Values) -> Child

  /// Creates the rules of a child.
  ///
  /// - Parameters:
  ///   - make: Creates the child.
  ///   - identity: Returns the identity of the child. A child with another identity replaces it. The default is a child
  ///     that lives as long as its parent.
  ///   - assign: Assigns the values of the parent to the inputs of the child.
  ///   - share: Writes the inputs that the child shares with its parent back to the parent.
  public init(
    make: @escaping (inout Values) -> Child, identity: ((inout Values) -> ChildIdentity)? = nil,
    assign: @escaping (inout Values, inout Child.Inputs) -> Void,
    share: ((inout Values, Child.Inputs) -> Void)? = nil
  ) {
    makeAlways = make
    super.init(make: make, identity: identity, assign: assign, share: share)
  }
}

/// The changes of a child in a transaction.
@MainActor
@_spi(Generated) public struct ChildChanges<Child: ViewModel> {
  /// The observers of the child; nil if there is no child or if it has not been created.
  var child: ViewModelObservers<Child>?
  var properties = PropertySet()
  /// Whether the child was created, replaced or ended.
  public internal(set) var isReplaced = false

  /// Returns whether a property has changed.
  public func contains(_ property: PartialKeyPath<Child>) -> Bool {
    if isReplaced { return true }
    guard !properties.isEmpty, let index = child?.properties.indices[property] else { return false }
    return properties.contains(index)
  }
}

/// The place of one child.
@MainActor
final class ChildSlot<Values: StatefulValues, Child: ViewModel> {
  private let rules: OptionalChildRules<Values, Child>
  private weak var parent: StatefulViewModelState<Values>?
  private(set) var child: Child?
  private var identity: ChildIdentity?
  /// Whether it is known if there is a child.
  private(set) var isResolved = false
  /// The transaction that has replaced the child, until it is complete, and the child that is not visible.
  private var replacement: (transaction: Transaction, hidden: Child?)?

  init(_ rules: OptionalChildRules<Values, Child>, parent: StatefulViewModelState<Values>?) {
    self.rules = rules
    self.parent = parent
  }

  private var transaction: Transaction? { parent?.relatives?.transaction }

  /// Creates the child, or finds that there is none.
  func resolve(_ values: inout Values) {
    isResolved = true
    guard let made = rules.make(&values) else {
      identity = rules.identity?(&values)
      return updateIfOutOfDate()
    }
    insert(made, &values)
  }

  @discardableResult
  func insert(_ child: Child, _ values: inout Values) -> Child {
    isResolved = true
    identity = rules.identity?(&values)
    self.child = child
    parent?.connect(child, share: rules.share, receive: rules.receive)
    updateIfOutOfDate()
    return child
  }

  /// Updates the child later if an observer has read it for the first time while older values are visible.
  private func updateIfOutOfDate() {
    guard let transaction, !transaction.showsNewest else { return }
    transaction.updateLater { [weak self] in
      self?.parent?.read { _ = self?.update(&$0, if: true) }
    }
  }

  /// Updates the inputs of the child, or replaces it.
  func update(_ values: inout Values, if inputsDiffer: Bool) -> ChildChanges<Child> {
    guard isResolved else { return ChildChanges() }
    guard let transaction, transaction.isStaging, inputsDiffer else { return changes() }
    let newIdentity = rules.identity?(&values)
    guard newIdentity == identity else { return replace(&values, in: transaction) }
    guard let child else { return changes() }
    let properties = child.viewModelObservers.stage { rules.assign(&values, &$0) }
    return ChildChanges(child: child.viewModelObservers, properties: properties, isReplaced: isReplaced)
  }

  private var isReplaced: Bool { replacement.map { $0.transaction === transaction } ?? false }

  private func changes() -> ChildChanges<Child> {
    let observers = child?.viewModelObservers
    return ChildChanges(
      child: observers, properties: observers?.stagedChanges ?? PropertySet(), isReplaced: isReplaced)
  }

  /// Replaces the child in a transaction. The old child is visible until the transaction commits.
  private func replace(_ values: inout Values, in transaction: Transaction) -> ChildChanges<Child> {
    let old = child
    child = nil
    if replacement == nil {
      replacement = (transaction, old)
      transaction.insert(self)
    } else {
      old?.viewModelObservers.end()
    }
    resolve(&values)
    return changes()
  }
}

extension ChildSlot: ChildContainer {
  func forEachChild(_ body: (ViewModelNode, AnyObject) -> Void) {
    if let child { body(child.viewModelObservers, child) }
  }
}

extension ChildSlot: ChildReplacement {
  func swapReplacedChild() {
    guard let before = replacement else { return }
    replacement?.hidden = child
    child = before.hidden
  }

  func finishReplacement() {
    replacement?.hidden?.viewModelObservers.end()
    replacement = nil
  }
}
