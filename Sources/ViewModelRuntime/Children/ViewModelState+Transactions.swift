// Transactions over parents and children.
extension ViewModelState {
  final var staged: StagedValues<Values>? { relatives?.staged as? StagedValues<Values> }

  /// The newest values, including those that observers have written during a change.
  @usableFromInline final var newestInChange: Values {
    if let pending { return pending }
    guard let transaction = relatives?.transaction else { return current }
    return transaction.withNewestValues { current }
  }

  /// Calls `body` while the newest values of all relatives are visible.
  final func withNewestValues<Result>(_ body: () -> Result) -> Result {
    guard let transaction = relatives?.transaction else { return body() }
    return transaction.withNewestValues(body)
  }

  @usableFromInline
  final func commit(_ next: consuming Values, in relatives: Relatives) {
    if let transaction = relatives.transaction { return write(consume next, in: transaction) }
    let end = CommitObserver.current?.begin(of: Owner.self)
    defer { end?() }
    let root = relatives.root
    let transaction = Transaction()
    root.rootTransaction = transaction
    stageAll(consume next, in: transaction)
    transaction.commit()
    root.rootTransaction = nil
    for node in transaction.committed { node.didCommitTransaction() }
  }

  /// Stages a write of an observer, or of a service that a formula calls.
  private func write(_ written: consuming Values, in transaction: Transaction) {
    let next = consume written
    if transaction.defersWrites {
      if pending == nil { transaction.updateLater { [self] in stagePending(in: transaction) } }
      pending = next
    } else if transaction.admitsWrite(of: self, orElse: reportRefusedWrite(of: next)) {
      transaction.stage { stageAll(next, in: transaction) }
    }
  }

  private func stagePending(in transaction: Transaction) {
    guard let written = pending else { return }
    pending = nil
    if transaction.admitsWrite(of: self, orElse: reportRefusedWrite(of: written)) {
      stageAll(written, in: transaction)
    }
  }

  private func reportRefusedWrite(of next: Values) -> () -> Void {
    { [self] in
      var next = next
      reportEndlessUpdates(of: next.updateDerived(from: current, watched: WatchedKeys(watched)).properties)
    }
  }

  /// Stages new values, and then the changes that they cause in the parent.
  final func stageAll(_ next: consuming Values, in transaction: Transaction) {
    stage(consume next, in: transaction)
    relatives?.stageInParent?()
  }

  private func stage(_ written: consuming Values, in transaction: Transaction) {
    var next = consume written
    if isStateful { reconcile(&next) }
    let changed = derive(&next)
    if staged == nil {
      let staged = StagedValues<Values>(self)
      relatives?.staged = staged
      transaction.insert(staged)
    }
    staged?.insert(changed)
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
}
