import ViewModelContext

/// The change of one view model in a round of a transaction.
@MainActor
class StagedChange {
  let node: ViewModelNode

  init(_ node: ViewModelNode) { self.node = node }

  /// Whether Observation has to be notified.
  var hasAnnouncement: Bool { false }

  /// Whether the changed properties have to be determined again: one was read or bound for the first time since, or the
  /// values were changed several times.
  var isOutOfDate: Bool { false }

  /// Exchanges the values before the change and after it.
  func swapValues() {}

  /// Notifies Observation of the properties that are about to change, except those that it was notified of before.
  ///
  /// - Returns: Whether there were any.
  func announce() -> Bool { false }

  /// Determines the changed properties again, while the values after the change are visible.
  func updateChanges() {}

  /// Makes the change final, so that the next write starts another one.
  func finish() {}

  /// Notifies Observation, bindings and publishers of the properties that have changed.
  func deliver() {}
}

/// The values of a view model that a transaction changes.
@MainActor
final class StagedValues<Values: ViewModelValues>: StagedChange {
  private let state: ViewModelState<Values>
  private let owner: Values.OwningViewModel?
  /// The values that are not visible: the old ones while new values are staged, and the new ones while observers are
  /// notified.
  private(set) var hidden: Values
  private(set) var changed = PropertySet()
  /// The properties that Observation has been notified of, and those whose notification is up to date.
  private var (announced, current) = (PropertySet(), PropertySet())
  /// The properties that had been read or bound when the changed ones were determined.
  private var watched: WatchedProperties
  private var wasChangedAgain = false
  /// The bindings before any delivery of the round. A binding that is created later has received the new value already.
  private var bindings = BindingList()

  /// Creates the change of a view model. Its owner is retained until the change is delivered.
  init(_ state: ViewModelState<Values>) {
    self.state = state
    owner = state.relatives?.owner as? Values.OwningViewModel
    hidden = state.current
    watched = state.watched
    super.init(state)
  }

  /// Adds properties that a write has changed. Observation is notified of them again.
  func insert(_ properties: PropertySet) {
    guard !properties.isEmpty else { return }
    wasChangedAgain = !changed.isEmpty
    changed.formUnion(properties)
    current = current.subtracting(properties)
  }

  private var unannounced: PropertySet { state.watched.members(of: changed).subtracting(current) }

  override var hasAnnouncement: Bool { state.hasRegistrar && !unannounced.isEmpty }

  override var isOutOfDate: Bool { wasChangedAgain || watched != state.watched || watched.isCoarse }

  override func swapValues() { swap(&state.current, &hidden) }

  override func announce() -> Bool {
    guard hasAnnouncement, let owner else { return false }
    let properties = unannounced
    announced.formUnion(properties)
    current.formUnion(properties)
    state.registrar?.willSet(properties, state.properties.all, of: owner)
    return true
  }

  override func updateChanges() {
    let before = watched
    (watched, wasChangedAgain) = (state.watched, false)
    var next = state.current
    changed = next.update(from: hidden, watched)
    state.current = next
    if let owner { state.cacheFirstReads(since: before, of: owner) }
  }

  override func finish() {
    state.relatives?.staged = nil
    bindings = state.bindings
  }

  override func deliver() {
    guard let owner else { return }
    if !announced.isEmpty { state.registrar?.didSet(announced, state.properties.all, of: owner) }
    if !changed.isEmpty { state.deliver(changed, of: owner, to: bindings) }
  }
}
