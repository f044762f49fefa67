// How a change is committed.
extension ViewModelState {
  /// Commits, and then what observers changed meanwhile, until they change nothing any more.
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

  /// Computes all that is new, announces it, stores it, and tells. The values are handed on, not copied: they may be many.
  func commit(_ written: consuming Values, of owner: Owner) -> PropertySet {
    let mark = writes
    var next = consume written
    if isInteractive { reconcile(&next) }
    var changed = next.updateDerived(from: current, watched: WatchedKeys(watched)).properties
    let announced = announce(&changed, &next, of: owner)
    current = consume next
    guard !changed.isEmpty else { return changed }
    if !announced.isEmpty {
      if writes == mark { pending = nil }
      didSet(announced, of: owner)
    }
    deliver(changed, of: owner)
    return changed
  }

  /// Tells Observation what is about to change, while every reader still sees the old values.
  ///
  /// An observer may read, for the first time, a property that changes as well: it is told of that too.
  func announce(
    _ changed: inout PropertySet, _ next: inout Values, of owner: Owner
  ) -> PropertySet {
    guard case .some = registrar else { return PropertySet() }
    var announced = PropertySet()
    while true {
      let news = watched.members(of: changed).subtracting(announced)
      guard !news.isEmpty else { return announced }
      if pending == nil { pending = next }
      let watchedBefore = watched.reset()
      willSet(news, of: owner)
      announced.formUnion(news)
      if watched.grew(from: watchedBefore) {
        changed.formUnion(next.updateDerived(from: current, watched: WatchedKeys(watched)).properties)
      }
    }
  }

  private func reportEndlessUpdates(of properties: PropertySet) {
    var names: [String] = []
    properties.visit { index in
      if let key = Values.ObservationKeys(rawValue: index) { names.append("\(key)") }
    }
    ViewModelFault.report(
      .endlessUpdates(viewModel: "\(Owner.self)", properties: names, rounds: Limit.rounds))
    // What is told of it may have written, too: that would be built upon by writes of a later commit.
    pending = nil
  }
}
