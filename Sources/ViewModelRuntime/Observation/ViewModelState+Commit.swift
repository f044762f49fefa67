// Commits of changes.
extension ViewModelState {
  /// Commits a change, and then the changes that observers make, until there are no more.
  @usableFromInline
  func commitRounds(_ first: consuming Values, of owner: Owner) {
    var next = consume first
    var changedLately = PropertySet()
    for round in 1...Limit.rounds {
      let mark = writes
      let changed = commit(consume next, of: owner)
      if round > Limit.rounds / 2 { changedLately.formUnion(changed) }
      guard writes != mark, let written = pending else { return }
      pending = nil
      next = written
    }
    reportEndlessUpdates(of: changedLately)
  }

  /// Recomputes the values, stores them, and notifies the observers. The values are moved and not copied, since they
  /// may be large.
  func commit(_ written: consuming Values, of owner: Owner) -> PropertySet {
    let end = CommitObserver.current?.begin(of: Owner.self)
    defer { end?() }
    var next = consume written
    if isStateful { reconcile(&next) }
    let before = watched
    var changed = derive(&next)
    let announced = announce(&changed, &next, of: owner)
    current = consume next
    cacheFirstReads(since: before, of: owner)
    guard !changed.isEmpty else { return changed }
    if !announced.isEmpty { didSet(announced, of: owner) }
    deliver(changed, of: owner, to: bindings)
    return changed
  }

  /// Notifies Observation of the properties that are about to change, while their old values are still visible.
  ///
  /// An observer may then read another changing property for the first time; it is notified of that property too. A write
  /// of an observer becomes part of the change.
  func announce(
    _ changed: inout PropertySet, _ next: inout Values, of owner: Owner
  ) -> PropertySet {
    guard case .some = registrar else { return PropertySet() }
    var (announced, due) = (PropertySet(), changed)
    let first = writes
    defer { if writes != first { changed = derive(&next, isFirst: false) } }
    for _ in 1...Limit.rounds {
      let unannounced = watched.members(of: due)
      guard !unannounced.isEmpty else { return announced }
      if pending == nil { pending = next }
      let (mark, watchedBefore) = (writes, watched.reset())
      willSet(unannounced, of: owner)
      announced.formUnion(unannounced)
      due = due.subtracting(unannounced)
      let hasNewReads = watched.grew(from: watchedBefore)
      if writes != mark { due.formUnion(merge(into: &next)) }
      if hasNewReads { due.formUnion(derive(&next, isFirst: false).subtracting(announced)) }
      changed.formUnion(due)
      pending = nil
    }
    reportEndlessUpdates(of: watched.members(of: due))
    return announced
  }

  /// Adds the write of an observer to a change.
  ///
  /// - Returns: The properties that the write changes.
  private func merge(into next: inout Values) -> PropertySet {
    guard var written = pending else { return PropertySet() }
    if isStateful { reconcile(&written) }
    let changed = written.updateDerived(from: next, watched: WatchedKeys(watched)).properties
    next = written
    return changed
  }

  final func reportEndlessUpdates(of properties: PropertySet) {
    var names: [String] = []
    properties.visit { index in
      if let key = Values.ObservationKeys(rawValue: index) { names.append("\(key)") }
    }
    ViewModelFault.send(
      .endlessUpdates(viewModel: "\(Owner.self)", properties: names, rounds: Limit.rounds))
    // A handler of the fault may have written. A later commit must not include that write.
    pending = nil
  }
}
