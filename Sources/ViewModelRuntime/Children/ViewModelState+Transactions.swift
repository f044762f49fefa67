/// The values of a view model that a transaction changes.
@MainActor
final class StagedValues<Values: ViewModelValues> {
  /// The values that are not visible: the old ones while new values are staged, and the new ones while observers are
  /// notified of the change.
  var hidden: Values
  var changed = PropertySet()
  /// The properties that Observation was notified of.
  var announced = PropertySet()
  /// The properties that had been read or bound when the changed ones were determined.
  var watched: WatchedProperties
  /// Whether the new values were hidden while observers were notified.
  var isHidden = false
  /// The number of writes before observers were notified.
  var mark: WriteCount = 0

  init(_ values: Values, _ watched: WatchedProperties) {
    hidden = values
    self.watched = watched
  }
}

// Transactions over parents and children.
extension ViewModelState {
  final var staged: StagedValues<Values>? {
    get { relatives?.staged as? StagedValues<Values> }
    set { relatives?.staged = newValue }
  }

  @usableFromInline
  final func commit(_ next: consuming Values, in relatives: Relatives) {
    if let transaction = relatives.transaction {
      pending = consume next
      transaction.commitLater(self)
      return
    }
    let root = relatives.root
    let transaction = Transaction()
    root.rootTransaction = transaction
    stageAll(consume next, in: transaction)
    transaction.commit()
    root.rootTransaction = nil
    for node in transaction.committed { node.didCommitTransaction() }
  }

  /// Stages new values, and then the changes that they cause in the parent.
  final func stageAll(_ next: consuming Values, in transaction: Transaction) {
    stage(consume next, in: transaction)
    relatives?.stageInParent?()
  }

  final func stage(_ written: consuming Values, in transaction: Transaction) {
    var next = consume written
    if isStateful { reconcile(&next) }
    let changed = derive(&next)
    if let staged {
      staged.changed.formUnion(changed)
    } else {
      let staged = StagedValues<Values>(current, watched)
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

  final func stageInputs(_ change: (inout Owner.Inputs) -> Void) -> PropertySet {
    guard let transaction = relatives?.transaction else { return PropertySet() }
    var next = current
    change(&next.inputs)
    stage(next, in: transaction)
    return staged?.changed ?? PropertySet()
  }

  final var hasStagedAnnouncement: Bool {
    guard let staged, case .some = registrar else { return false }
    return !watched.members(of: staged.changed).isEmpty
  }

  final func announceStaged() -> Bool {
    guard let staged, case .some = registrar, let owner = relatives?.owner as? Owner else { return false }
    let unannounced = watched.members(of: staged.changed).subtracting(staged.announced)
    guard !unannounced.isEmpty else { return false }
    staged.announced.formUnion(unannounced)
    willSet(unannounced, of: owner)
    return true
  }

  /// Whether a property was read or bound for the first time since the changed ones were determined.
  final var hasNewStagedReads: Bool {
    guard let staged, case .some = registrar else { return false }
    return staged.watched != watched || watched.isCoarse
  }

  /// Determines the changed properties again, while the new values are visible.
  final func updateStagedChanges() {
    guard let staged else { return }
    var next = current
    staged.changed.formUnion(next.updateDerived(from: staged.hidden, watched: WatchedKeys(watched)).properties)
    current = next
    staged.watched = watched
  }

  final func hideStaged() {
    guard let staged else { return }
    swap(&current, &staged.hidden)
    guard !staged.isHidden else { return }
    staged.isHidden = true
    // An observer that writes changes the new values.
    pending = staged.hidden
    staged.mark = writes
  }

  final func showStaged() {
    guard let staged, staged.isHidden else { return }
    swap(&current, &staged.hidden)
  }

  final func deliverStaged() {
    guard let staged, let owner = relatives?.owner as? Owner else { return }
    self.staged = nil
    if staged.isHidden, writes == staged.mark { pending = nil }
    if !staged.announced.isEmpty { didSet(staged.announced, of: owner) }
    if !staged.changed.isEmpty { deliver(staged.changed, of: owner) }
  }

  final func stagePending() {
    guard let written = pending, let transaction = relatives?.transaction else { return }
    pending = nil
    stageAll(written, in: transaction)
  }
}
