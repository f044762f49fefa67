import ViewModelContext

/// The values of a view model, and the commits of their changes.
@MainActor
@_spi(Generated) open class ViewModelState<Values: ViewModelValues>: ViewModelObservers<Values.OwningViewModel> {
  /// The type of the view model.
  public typealias Owner = Values.OwningViewModel

  // Its accesses are checked with the activity, which takes a tenth of the time of the checks at run time.
  @exclusivity(unchecked)
  @usableFromInline final var committed: Values

  /// Creates the state of a view model without observers.
  ///
  /// - Parameter values: The initial values.
  @inlinable
  public init(_ values: Values) {
    committed = values
    super.init()
  }

  /// The committed values. They cannot be accessed while a read caches a value in them.
  @inlinable package final var current: Values {
    _read {
      checkAccess()
      yield committed
    }
    set {
      checkAccess()
      committed = newValue
    }
    _modify {
      checkAccess()
      activity.insert(.deriving)
      defer { activity.remove(.deriving) }
      yield &committed
    }
  }

  @inlinable
  final func checkAccess() {
    if activity.contains(.deriving) { stopForOverlappingRead() }
  }

  @usableFromInline
  final func stopForOverlappingRead() -> Never {
    // The compiler assumes that nothing else accesses the values. Swift's own check would end the process too.
    preconditionFailure("A formula of \(Owner.self) calls a function that reads the view model.")
  }

  /// The committed values.
  @inlinable public final var values: Values { current }

  package override class func name(of property: PartialKeyPath<Owner>) -> String {
    let key = Values.observedProperties.indices[property].flatMap { Values.ObservationKeys(rawValue: $0) }
    return key.map { "\($0)" } ?? super.name(of: property)
  }

  package override final var properties: ObservedProperties<Owner> { Values.observedProperties }

  /// Notifies Observation that a property is read.
  @inlinable
  package final func access(_ key: Values.ObservationKeys, of owner: Owner) {
    if watched.isEmpty { beginObservation(of: owner) }
    watched.insert(key.rawValue)
    guard !ObservationTracking.isSuspended, isTracked() else { return }
    registrar?.access(Values.observedProperties.all[key.rawValue], of: owner)
  }

  /// The values for the getter of a property. The access is tracked, and derived values are cached.
  @inlinable
  public final subscript(key: Values.ObservationKeys, owner: Owner) -> Values {
    get {
      access(key, of: owner)
      return current
    }
    _modify {
      access(key, of: owner)
      let outer = Values.timedProperties.isEmpty ? RecordedChange() : beginTimedRead()
      yield &current
      if !Values.timedProperties.isEmpty { endTimedRead(key, of: owner, outer) }
    }
  }

  override final subscript(contextOf owner: Owner) -> DisplayContext {
    get { self[.context, owner].inputs.context }
    _modify { yield &self[owner].context }
  }

  @_spi(Generated) public override final func update(_ owner: Owner, _ change: (inout Owner.Inputs) -> Void) {
    self.change(owner) { change(&$0.inputs) }
  }

  /// Makes several changes of the values in one transaction. Derived values are recomputed at the commit.
  public final func change(_ owner: Owner, _ change: (inout Values) -> Void) {
    withNewestValues { submit(changed(change), of: owner) }
  }

  /// The inputs, for changes in place: `viewModel.person.firstName = "Ada"` changes the newest person, including
  /// pending writes.
  @inlinable
  public final subscript(owner: Owner) -> Owner.Inputs {
    get { current.inputs }
    _modify {
      let mark = writes
      var next = newest
      yield &next.inputs
      if writes != mark { reportConflict(attempts: 1) }
      submit(consume next, of: owner)
    }
  }

  /// The newest values, including pending writes.
  @inlinable final var newest: Values { isCommitting || relatives != nil ? newestInChange : current }

  /// The values that were written during a commit, or that are about to be committed.
  final var pending: PendingValues<Values>? { PendingWrite.find(self) as? PendingValues<Values> }

  /// The values that are newer than the committed ones.
  package final var uncommitted: Values? {
    if let pending { return pending.values }
    return isCommitting ? AnnouncedValues.find(self) : nil
  }

  /// Stores values that were written during a commit, or that are about to be committed.
  @discardableResult
  @usableFromInline
  final func setPending(_ values: consuming Values) -> PendingValues<Values> {
    if let pending {
      pending.values = values
      return pending
    }
    let new = Values.pendingValues(values)
    new.begin(of: self)
    return new
  }

  /// Returns the newest values with a change. If `change` also writes to the view model directly, it runs again with
  /// the newer values, so that neither change is lost.
  final func changed(_ change: (inout Values) -> Void) -> Values {
    for _ in 1..<Limit.attempts {
      let mark = writes
      var next = newest
      change(&next)
      if writes == mark { return next }
    }
    reportConflict(attempts: Limit.attempts)
    var next = newest
    change(&next)
    return next
  }

  @inlinable
  final func submit(_ next: consuming Values, of owner: Owner) {
    writes &+= 1
    guard !isCommitting else {
      setPending(consume next)
      return
    }
    if let relatives { return commit(consume next, in: relatives) }
    guard !areNone else {
      // There is nothing to recompute and no observer.
      current = consume next
      return
    }
    isCommitting = true
    commitRounds(consume next, of: owner)
    isCommitting = false
    if isStateful { didCommit(owner) }
    if !Values.timedProperties.isEmpty { scheduleRefresh(of: owner) }
  }

  /// Updates the state of edits and drafts before a commit, in a stateful view model.
  open func reconcile(_ values: inout Values) {}

  /// Called before new values are staged in a transaction.
  open func willStage(_ next: Values) {}

  /// Starts tasks and reactions after a commit, in a stateful view model.
  open func didCommit(_ owner: Owner) {}

  @usableFromInline
  final func reportConflict(attempts: Int) {
    ViewModelFault.send(.conflictingUpdates(viewModel: "\(Owner.self)", attempts: attempts))
  }

  /// Updates a context that follows the clock or the settings of the device, and connects the view model to them. No
  /// property has been read before.
  open override func beginObservation(of owner: Owner) {
    guard current.inputs.context.followsClock, !isCommitting else { return }
    let source = current.inputs.context.source
    source?.attach(owner)
    current.inputs.context.update(from: source)
  }

  // MARK: Transactions. An extension cannot override.

  package override final func withStagedInputs(_ body: (Owner.Inputs) -> Void) { body(current.inputs) }
  package override final var stagedChanges: PropertySet { staged?.changed ?? PropertySet() }
  package override final func stage(_ change: (inout Owner.Inputs) -> Void) -> PropertySet { stageInputs(change) }

  public override final func didCommitTransaction() {
    guard let owner = relatives?.owner as? Owner else { return }
    if isStateful { didCommit(owner) }
    if !Values.timedProperties.isEmpty { scheduleRefresh(of: owner) }
  }
}

// Commits of changes. Generated code specializes the methods that every commit calls.
extension ViewModelState {
  /// Commits a change, and then the changes that observers make, until there are no more.
  @inlinable
  final func commitRounds(_ first: consuming Values, of owner: Owner) {
    let mark = writes
    _ = commit(consume first, of: owner)
    if writes != mark { commitWrites(of: owner) }
  }

  /// Commits the changes that observers made in response to a commit, until there are no more.
  @usableFromInline
  final func commitWrites(of owner: Owner) {
    var changedLately = PropertySet()
    for round in 2...Limit.rounds {
      guard let written = pending else { return }
      written.end()
      let mark = writes
      let changed = commit(written.values, of: owner)
      if round > Limit.rounds / 2 { changedLately.formUnion(changed) }
      if writes == mark { return }
    }
    if pending != nil { reportEndlessUpdates(of: changedLately) }
  }

  /// Recomputes the values, stores them, and notifies the observers. The values are moved and not copied, since they
  /// may be large.
  @inlinable
  final func commit(_ written: consuming Values, of owner: Owner) -> PropertySet {
    let end = CommitObserver.current?.begin(of: Owner.self)
    defer { end?() }
    var next = consume written
    if isStateful { reconcile(&next) }
    let (before, wereSome) = (watched, areSome)
    var changed = derive(&next, notifying: wereSome ? before : WatchedProperties())
    if areSome != wereSome { changed = derive(&next, notifying: watched, isFirst: false) }
    var announced = PropertySet()
    if hasRegistrar, !watched.members(of: changed).isEmpty {
      announced = announce(&changed, &next, of: owner)
    }
    current = consume next
    cacheFirstReads(since: before, of: owner)
    guard !changed.isEmpty else { return changed }
    if !announced.isEmpty { registrar?.didSet(announced, Values.observedProperties.all, of: owner) }
    if hasBindings { deliver(changed, of: owner, to: bindings) }
    return changed
  }

  /// Notifies Observation of the properties that are about to change, while their old values are still visible.
  ///
  /// An observer may then read another changing property for the first time; it is notified of that property too. A write
  /// of an observer becomes part of the change.
  ///
  /// - Returns: The properties that Observation was notified of.
  @inlinable
  final func announce(_ changed: inout PropertySet, _ next: inout Values, of owner: Owner) -> PropertySet {
    announce(&changed, at: &next, of: owner)
  }

  @inlinable
  final func announce(
    _ changed: inout PropertySet, at next: UnsafeMutablePointer<Values>, of owner: Owner
  ) -> PropertySet {
    var announcement = AnnouncedValues(ObjectIdentifier(self), next, AnnouncedValues.innermost)
    return announce(&changed, next, &announcement, of: owner)
  }

  @inlinable
  final func announce(
    _ changed: inout PropertySet, _ next: UnsafeMutablePointer<Values>,
    _ announcement: UnsafeMutablePointer<AnnouncedValues>, of owner: Owner
  ) -> PropertySet {
    let outer = AnnouncedValues.innermost
    AnnouncedValues.innermost = announcement
    defer { AnnouncedValues.innermost = outer }
    let mark = writes
    let due = watched.members(of: changed)
    let hasNewReads = willSet(due, of: owner)
    guard hasNewReads || writes != mark else { return due }
    return announceMore(due, &changed, next, since: mark, hasNewReads, of: owner)
  }

  /// Notifies Observation of properties that are about to change.
  ///
  /// - Returns: Whether an observer has read a property that may not have been watched before.
  @inlinable
  final func willSet(_ properties: PropertySet, of owner: Owner) -> Bool {
    let before = watched.reset()
    registrar?.willSet(properties, Values.observedProperties.all, of: owner)
    return watched.grew(from: before)
  }

  /// Notifies Observation of the properties whose changes follow from the reads and the writes of observers, until there
  /// are no more.
  ///
  /// - Parameters:
  ///   - first: The properties that Observation was notified of already.
  ///   - start: The number of writes before that notification.
  ///   - hasReads: Whether an observer read further properties during it.
  @usableFromInline
  final func announceMore(
    _ first: PropertySet, _ changed: inout PropertySet, _ next: UnsafeMutablePointer<Values>, since start: WriteCount,
    _ hasReads: Bool, of owner: Owner
  ) -> PropertySet {
    var (announced, due) = (first, changed.subtracting(first))
    var (mark, hasNewReads) = (start, hasReads)
    defer { if writes != start { changed = update(next) } }
    for _ in 1...Limit.rounds {
      if writes != mark { due.formUnion(mergeWrite(into: next)) }
      if hasNewReads { due.formUnion(update(next).subtracting(announced)) }
      changed.formUnion(due)
      let unannounced = watched.members(of: due)
      guard !unannounced.isEmpty else { return announced }
      mark = writes
      hasNewReads = willSet(unannounced, of: owner)
      announced.formUnion(unannounced)
      due = due.subtracting(unannounced)
    }
    if writes != mark { due.formUnion(mergeWrite(into: next)) }
    reportEndlessUpdates(of: watched.members(of: due))
    return announced
  }

  /// Determines the changes of announced values again, in a copy, because formulas can call functions that read them.
  private func update(_ next: UnsafeMutablePointer<Values>) -> PropertySet {
    var values = next.pointee
    let changed = derive(&values, notifying: watched, isFirst: false)
    next.pointee = values
    return changed
  }

  /// Adds the write of an observer to a change.
  ///
  /// - Returns: The properties that the write changes.
  private func mergeWrite(into next: UnsafeMutablePointer<Values>) -> PropertySet {
    guard let write = pending else { return PropertySet() }
    var written = write.values
    if isStateful { reconcile(&written) }
    let changed = written.update(from: next.pointee, watched)
    next.pointee = written
    write.end()
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
    pending?.end()
  }
}
