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
