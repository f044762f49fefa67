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
  override final var properties: ObservedProperties<Owner> { Values.observedProperties }

  /// Notifies Observation that a property is read.
  @inlinable
  final func access(_ key: Values.ObservationKeys, of owner: Owner) {
    if watched.isEmpty { beginObservation(of: owner) }
    watched.insert(key.rawValue)
    guard !ObservationTracking.isSuspended else { return }
    track(Values.observedProperties.all[key.rawValue], of: owner)
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
  @usableFromInline final var pending: Values? {
    get { PendingWrites.values[ObjectIdentifier(self)] as? Values }
    set { PendingWrites.values[ObjectIdentifier(self)] = newValue }
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
      pending = consume next
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
    let source = current.inputs.context.conventions.source
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
