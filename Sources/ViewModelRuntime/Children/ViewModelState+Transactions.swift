/// The values of a view model that a transaction changes.
@MainActor
final class StagedValues<Values: ViewModelValues> {
  /// The values that are not visible: the old ones while new values are staged, and the new ones while observers are
  /// notified of the change.
  var hidden: Values
  var changed = PropertySet()
  var announced = PropertySet()
  /// The number of writes before observers were notified.
  var mark: WriteCount = 0

  init(_ values: Values) { hidden = values }
}

// Transactions over parents and children.
extension ViewModelState {
  final var staged: StagedValues<Values>? {
    get { relatives?.staged as? StagedValues<Values> }
    set { relatives?.staged = newValue }
  }

  @usableFromInline
  final func commit(_ next: consuming Values, of owner: Owner, in relatives: Relatives) {
    if let transaction = relatives.transaction {
      pending = consume next
      transaction.commitLater(self)
      return
    }
    let transaction = Transaction()
    relatives.transaction = transaction
    stageAll(consume next, in: transaction)
    transaction.commit()
    relatives.transaction = nil
  }

  /// Stages new values, and then the changes that they cause in the parent.
  final func stageAll(_ next: consuming Values, in transaction: Transaction) {
    stage(consume next, in: transaction)
    relatives?.stageInParent?()
  }

  final func stage(_ written: consuming Values, in transaction: Transaction) {
    var next = consume written
    if isStateful { reconcile(&next) }
    let changed = next.updateDerived(from: current, watched: WatchedKeys(watched)).properties
    if let staged {
      staged.changed.formUnion(changed)
    } else {
      let staged = StagedValues<Values>(current)
      staged.changed = changed
      self.staged = staged
      transaction.insert(self)
    }
    current = consume next
  }

  /// Stages a change in this view model and then in its parent.
  final func stageAfterChild(_ change: (inout Values) -> Void) {
    guard let transaction = relatives?.transaction else { return }
    var next = current
    change(&next)
    stageAll(consume next, in: transaction)
  }
}
