import ViewModelFormatting

/// The values of a view model, and the commits of their changes.
@MainActor
public class ViewModelState<Values: ViewModelValues>: ViewModelObservers<Values.OwningViewModel> {
  /// The type of the view model.
  public typealias Owner = Values.OwningViewModel

  @usableFromInline final var current: Values

  /// Creates the state of a view model without observers.
  ///
  /// - Parameter values: The initial values.
  @inlinable
  public init(_ values: Values) {
    current = values
    super.init()
  }

  /// The committed values.
  @inlinable public final var values: Values { current }

  @usableFromInline
  override final var properties: PropertyTable { Values.observedProperties.table }

  /// Notifies Observation that a property is read.
  @inlinable
  final func access(_ key: Values.ObservationKeys, of owner: Owner) {
    if watched.isEmpty { beginObservation(of: owner) }
    watched.insert(key.rawValue)
    guard !ObservationTracking.isSuspended else { return }
    track(Values.observedProperties.table.all[key.rawValue], of: owner)
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

  /// Makes several changes of the inputs in one transaction; see ``ViewModel/update(_:)``.
  public final func update(_ owner: Owner, _ change: (inout Owner.Inputs) -> Void) {
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
      submit(next, of: owner)
    }
  }

  /// The newest values, including pending writes.
  @inlinable final var newest: Values { isCommitting || relatives != nil ? newestInChange : current }

  /// The values that were written during a commit, or that are about to be committed.
  final var pending: PendingValues<Values>? { PendingWrite.find(self) as? PendingValues<Values> }

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
  func reconcile(_ values: inout Values) {}

  /// Starts tasks and reactions after a commit, in a stateful view model.
  @usableFromInline
  func didCommit(_ owner: Owner) {}

  @usableFromInline
  final func reportConflict(attempts: Int) {
    ViewModelFault.send(.conflictingUpdates(viewModel: "\(Owner.self)", attempts: attempts))
  }

  /// Updates a context that follows the clock or the settings of the device, and connects the view model to them. No
  /// property has been read before.
  @usableFromInline
  override func beginObservation(of owner: Owner) {
    guard current.inputs.context.followsClock, !isCommitting else { return }
    let source = current.inputs.context.source
    source?.attach(owner)
    current.inputs.context.update(from: source)
  }

  // MARK: Transactions. An extension cannot override.

  override final func withStagedInputs(_ body: (Owner.Inputs) -> Void) { body(current.inputs) }
  override final var stagedChanges: PropertySet { staged?.changed ?? PropertySet() }
  override final func stage(_ change: (inout Owner.Inputs) -> Void) -> PropertySet { stageInputs(change) }

  override final func didCommitTransaction() {
    guard let owner = relatives?.owner as? Owner else { return }
    if isStateful { didCommit(owner) }
    if !Values.timedProperties.isEmpty { scheduleRefresh(of: owner) }
  }
}

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
      written.end()
      next = written.values
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
    guard hasRegistrar else { return PropertySet() }
    var (announced, due) = (PropertySet(), changed)
    let first = writes
    defer { if writes != first { changed = derive(&next, isFirst: false) } }
    for _ in 1...Limit.rounds {
      let unannounced = watched.members(of: due)
      guard !unannounced.isEmpty else { return announced }
      let visible = pending ?? setPending(next)
      let (mark, watchedBefore) = (writes, watched.reset())
      willSet(unannounced, of: owner)
      announced.formUnion(unannounced)
      due = due.subtracting(unannounced)
      let hasNewReads = watched.grew(from: watchedBefore)
      if writes != mark { due.formUnion(merge(visible.values, into: &next)) }
      if hasNewReads { due.formUnion(derive(&next, isFirst: false).subtracting(announced)) }
      changed.formUnion(due)
      visible.end()
    }
    reportEndlessUpdates(of: watched.members(of: due))
    return announced
  }

  /// Adds the write of an observer to a change.
  ///
  /// - Returns: The properties that the write changes.
  private func merge(_ written: consuming Values, into next: inout Values) -> PropertySet {
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
    pending?.end()
  }
}

/// The values of a state that were written during a commit, or that are about to be committed.
///
/// They are rare, and a property of each state would use memory in every row, so they are in a list.
public final class PendingValues<Values: ViewModelValues>: PendingWrite {
  @usableFromInline final var values: Values

  @inlinable
  init(_ values: consuming Values) {
    self.values = values
    super.init()
  }
}

/// The values of one state that is committing.
@MainActor
public class PendingWrite {
  /// The pending write that began last.
  @exclusivity(unchecked)
  private static var newest: PendingWrite?

  /// Whether no state is committing.
  static var areNone: Bool { newest == nil }

  private var state: ObjectIdentifier?
  private var older: PendingWrite?

  @usableFromInline
  init() {}

  /// Returns the pending write of a state.
  static func find(_ state: AnyObject) -> PendingWrite? {
    var next = newest
    while let write = next {
      if write.state == ObjectIdentifier(state) { return write }
      next = write.older
    }
    return nil
  }

  func begin(of state: AnyObject) {
    self.state = ObjectIdentifier(state)
    older = Self.newest
    Self.newest = self
  }

  /// Removes the values: they are committed, or refused.
  func end() {
    guard let newest = Self.newest else { return }
    if newest === self { Self.newest = older } else { newest.remove(self) }
    (state, older) = (nil, nil)
  }

  private func remove(_ write: PendingWrite) {
    var next: PendingWrite? = self
    while let newer = next {
      if newer.older === write { newer.older = write.older }
      next = newer.older
    }
  }
}
