import ViewModelContext

/// A change of several view models of one tree. Their new values become visible together.
///
/// A transaction first stages all new values: a view model is updated after its parent, and before a parent that reads
/// it. It then restores the old values, notifies observers that values are about to change, stores the new values, and
/// delivers them.
///
/// A write of an observer is staged at once, on top of the newest values of the whole tree, and hidden again: while
/// observers are notified they all see the same values, and no write replaces values that are newer than those that it
/// has changed. A write during the notification that values are about to change becomes part of the same change; a write
/// during a delivery becomes the next round.
@MainActor
package final class Transaction {
  /// Whether new values are being staged. Later, formulas only read.
  private(set) package var isStaging = true
  /// Whether formulas run whose results are stored afterwards, so that a write has to wait.
  private(set) var defersWrites = true
  /// Whether the newest values are visible.
  private(set) package var showsNewest = true
  private var changes: [StagedChange] = []
  private var replacements: [any ChildReplacement] = []
  private var late: [() -> Void] = []
  private var isEntered = false
  private var refusesWrites = false
  private var refused: [ObjectIdentifier: () -> Void] = [:]
  /// The view models that have taken part, each once, in the order of their first change.
  private(set) var committed: [ViewModelNode] = []
  private var committedIDs: Set<ObjectIdentifier> = []

  func insert(_ change: StagedChange) { changes.append(change) }

  package func insert(_ replacement: any ChildReplacement) { replacements.append(replacement) }

  /// Adds an update of values that have been computed from the old values of another view model, or a write that has to
  /// wait. It runs while new values are staged.
  package func updateLater(_ update: @escaping () -> Void) { late.append(update) }

  /// Publishes the staged values, and then the values that observers write, until there are no more.
  func commit() {
    endStaging()
    for round in 1...Limit.rounds {
      refusesWrites = round == Limit.rounds
      publish(isLast: refusesWrites)
      if changes.isEmpty, late.isEmpty { break }
    }
    for report in refused.values { report() }
  }

  /// Returns whether an observer may write. After too many rounds it may not.
  ///
  /// - Parameter report: Reports the refused writes of a view model, at the end of the transaction.
  func admitsWrite(of node: ViewModelNode, orElse report: @escaping () -> Void) -> Bool {
    if refusesWrites { refused[ObjectIdentifier(node)] = report }
    return !refusesWrites
  }

  /// Stages a write of an observer.
  func stage(_ write: () -> Void) {
    enter {
      startStaging()
      write()
      endStaging()
    }
  }

  /// Calls `body` while the newest values are visible.
  func withNewestValues<Result>(_ body: () -> Result) -> Result {
    showsNewest && (late.isEmpty || defersWrites) ? body() : enter(body)
  }

  private func enter<Result>(_ body: () -> Result) -> Result {
    if isEntered || defersWrites { return body() }
    isEntered = true
    show()
    runLateUpdates()
    defer {
      hide()
      isEntered = false
    }
    return body()
  }

  private func publish(isLast: Bool) {
    complete()
    if changes.contains(where: \.hasAnnouncement) { announce() }
    refusesWrites = isLast
    let (published, replaced) = (changes, replacements)
    (changes, replacements) = ([], [])
    for change in published { change.finish() }
    for place in replaced { place.finishReplacement() }
    for change in published { change.deliver() }
    for change in published where committedIDs.insert(ObjectIdentifier(change.node)).inserted {
      committed.append(change.node)
    }
  }

  /// Notifies Observation of all changes, while the old values are visible.
  private func announce() {
    hide()
    for turn in 1...Limit.rounds {
      if turn == Limit.rounds { refusesWrites = true }
      var (index, isComplete) = (0, true)
      while index < changes.count {
        if changes[index].announce() { isComplete = false }
        index += 1
      }
      if isComplete { break }
      // A notified observer may have read further changed properties for the first time.
      guard !late.isEmpty || changes.contains(where: \.isOutOfDate) else { continue }
      complete()
      hide()
    }
    complete()
  }

  /// Makes the newest values visible, and determines the changes of properties that have been read since they were
  /// staged.
  private func complete() {
    show()
    runLateUpdates()
    // A parent reads the changes of its children.
    let outOfDate = changes.filter(\.isOutOfDate).sorted { $0.node.depth > $1.node.depth }
    guard !outOfDate.isEmpty else { return }
    defersWrites = true
    for change in outOfDate { change.updateChanges() }
    defersWrites = false
  }

  private func runLateUpdates() {
    for _ in 1...Limit.rounds where !late.isEmpty {
      let updates = late
      late = []
      startStaging()
      for update in updates { update() }
      endStaging()
    }
  }

  private func startStaging() { (isStaging, defersWrites) = (true, true) }

  private func endStaging() { (isStaging, defersWrites) = (false, false) }

  private func hide() { if showsNewest, !changes.isEmpty || !replacements.isEmpty { swapValues() } }

  private func show() { if !showsNewest { swapValues() } }

  private func swapValues() {
    for change in changes { change.swapValues() }
    for place in replacements { place.swapReplacedChild() }
    showsNewest.toggle()
  }
}

/// A place whose child a transaction has replaced.
@MainActor
package protocol ChildReplacement: AnyObject {
  /// Exchanges the old child and the new one.
  func swapReplacedChild()
  /// Ends the tasks of the old child.
  func finishReplacement()
}

// Transactions over parents and children.
extension ViewModelState {
  final var staged: StagedValues<Values>? { relatives?.staged as? StagedValues<Values> }

  /// The newest values, including those that observers have written during a change.
  @usableFromInline final var newestInChange: Values {
    if let uncommitted { return uncommitted }
    guard let transaction = relatives?.transaction else { return current }
    return transaction.withNewestValues { current }
  }

  /// Calls `body` while the newest values of all relatives are visible.
  package final func withNewestValues<Result>(_ body: () -> Result) -> Result {
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
      setPending(next)
    } else if transaction.admitsWrite(of: self, orElse: reportRefusedWrite(of: next)) {
      transaction.stage { stageAll(next, in: transaction) }
    }
  }

  private func stagePending(in transaction: Transaction) {
    guard let pending else { return }
    pending.end()
    let written = pending.values
    if transaction.admitsWrite(of: self, orElse: reportRefusedWrite(of: written)) {
      stageAll(written, in: transaction)
    }
  }

  private func reportRefusedWrite(of next: Values) -> () -> Void {
    { [self] in
      var next = next
      reportEndlessUpdates(of: next.update(from: current, watched))
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
    if isStateful { willStage(next) }
    let changed = derive(&next, notifying: watched)
    if staged == nil {
      let staged = StagedValues<Values>(self)
      relatives?.staged = staged
      transaction.insert(staged)
    }
    staged?.insert(changed)
    current = consume next
  }

  /// Stages a change in this view model and then in its parent.
  package final func stageAfterChild(_ change: (inout Values) -> Void) {
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
