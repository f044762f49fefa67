@_spi(Generated) import ViewModelCore

/// The values of a stateful view model: one with edits, commands, reactions or streams.
///
/// Only generated code conforms to this protocol.
@MainActor
@_spi(Generated) public protocol StatefulValues: ViewModelValues {
  // These names cannot be names in a schema, since a member of the same name would hide them.
  associatedtype OwningServices = Void
  associatedtype OwningDerivedValues: DeferredValue = NoDerivedValues

  /// The services of the view model.
  var services: OwningServices { get }

  /// The derived values that have been computed.
  var derived: OwningDerivedValues { get set }

  /// The rules of the drafts and edits. A draft comes before its edits.
  static var edits: [AnyEditRules<Self>] { get }
  /// The rules of the focus; nil for a view model that does not declare it.
  static var focus: AnyFocusRules<Self>? { get }
  /// The reactions to conditions and to changes of values.
  static var reactions: [Reaction<Self>] { get }
  /// The timers.
  static var timers: [RepeatingTimer<Self>] { get }
  /// The streams that the view model follows.
  static var follows: [AnyFollow<Self>] { get }
  /// Reads each child whose events the view model receives, except rows; nil while the child's optional is nil.
  static var emitters: [(inout Self) -> (any ViewModel)?] { get }

  /// Handles an error that steps do not catch, according to the error policy of the module.
  ///
  /// - Throws: The error, if the policy does not catch it.
  static func handle(_ error: any Error, in run: CommandSteps<Self>) async throws

  /// Whether formulas or steps read the current date.
  static var readsNow: Bool { get }
}

/// The derived values of a view model that caches none.
@_spi(Generated) public struct NoDerivedValues: DeferredValue {
  public init() {}
}

@_spi(Generated) extension StatefulValues {
  /// Throws the error, for a module without an error policy.
  public static func handle(_ error: any Error, in run: CommandSteps<Self>) async throws {
    throw error
  }
  /// Empty by default.
  public static var edits: [AnyEditRules<Self>] { [] }
  /// Nil by default.
  public static var focus: AnyFocusRules<Self>? { nil }
  /// Empty by default.
  public static var reactions: [Reaction<Self>] { [] }
  /// False by default.
  public static var readsNow: Bool { false }
  /// Empty by default.
  public static var timers: [RepeatingTimer<Self>] { [] }
  /// Empty by default.
  public static var follows: [AnyFollow<Self>] { [] }
  /// Empty by default.
  public static var emitters: [(inout Self) -> (any ViewModel)?] { [] }

  /// Discards derived values after a write, so that they are recomputed when they are read.
  @inlinable
  public mutating func invalidateDerived() { derived = OwningDerivedValues() }
}

@_spi(Generated) extension StatefulValues where OwningDerivedValues == NoDerivedValues {
  /// Empty by default.
  public var derived: NoDerivedValues {
    get { NoDerivedValues() }
    set {}
  }
}

@_spi(Generated) extension StatefulValues where OwningServices == Void {
  /// Empty by default.
  public var services: Void { () }
}

extension StatefulValues {
  /// Whether a view model runs steps, follows streams or receives events without being called.
  static var hasActivities: Bool { !(follows.isEmpty && reactions.isEmpty && timers.isEmpty && emitters.isEmpty) }
}

/// The state of a stateful view model: its values and its tasks.
///
/// Releasing it cancels all tasks. Tasks do not keep the view model alive.
@MainActor
@_spi(Generated) public final class StatefulViewModelState<Values: StatefulValues>: ViewModelState<Values> {
  /// The tasks are created on demand, because most rows have none.
  private(set) lazy var tasks = ViewModelTasks<Values>()
  private var isActing = false
  private var hasStarted = false
  private var hasAppeared = false
  private var wasEnded = false

  public override init(_ values: Values) {
    super.init(values)
    isStateful = true
  }

  /// Includes the children of the view model in its transactions.
  public func adopt(_ children: Children<Values>, of owner: Owner) {
    children.state = self
    let relatives = Relatives(owner)
    relatives.children = children
    connect().relatives = relatives
  }

  public override func beginObservation(of owner: Owner) {
    let mark = current.inputs.context
    super.beginObservation(of: owner)
    // Commands may have computed derived values.
    if differs(mark, current.inputs.context) { current.invalidateDerived() }
    startSoon(owner)
  }

  /// Starts in the next turn of the main actor. A view may be reading a property while it is drawn, and must not be
  /// notified of changes then.
  private func startSoon(_ owner: Owner) {
    guard !hasStarted, Values.hasActivities else { return }
    track {
      tasks.start = ScopedTask { [weak self, weak owner] in
        if let self, let owner, !self.hasEnded { self.start(owner) }
      }
    }
  }

  public override var hasEnded: Bool { wasEnded }

  public override func end() {
    super.end()
    endTasks()
  }

  public override func close(_ owner: AnyObject) {
    guard !wasEnded, let owner = owner as? Owner else { return }
    super.close(owner)
    // Closing a screen ends editing.
    writePendingEntries(of: Values.edits, owner)
    endTasks()
  }

  private func endTasks() {
    wasEnded = true
    tasks.cancelRuns()
    tasks = ViewModelTasks()
  }

  public override func reopen(_ owner: AnyObject) {
    guard wasEnded, let owner = owner as? Owner else { return }
    (wasEnded, hasStarted) = (false, false)
    super.reopen(owner)
    startSoon(owner)
  }

  public override func start(_ owner: Owner) {
    guard !hasStarted else { return }
    hasStarted = true
    didCommit(owner)
  }

  /// Returns whether the view model appears for the first time. Later calls return false.
  public func beginFirstAppearance() -> Bool {
    defer { hasAppeared = true }
    return !hasAppeared
  }

  /// The values for the getter of a property that calls a service. The service may change this view model during the
  /// call.
  public subscript(querying key: Values.ObservationKeys, owner: Owner) -> Values {
    get {
      access(key, of: owner)
      return current
    }
    _modify {
      access(key, of: owner)
      let mark = writes
      var values = current
      let outer = Values.timedProperties.isEmpty ? RecordedChange() : beginTimedRead()
      yield &values
      if writes == mark { current = values }
      if !Values.timedProperties.isEmpty { endTimedRead(key, of: owner, outer) }
    }
  }

  /// Reads the newest values, including pending writes.
  func read<Result>(_ body: (inout Values) -> Result) -> Result {
    if isCommitting || relatives != nil, var values = uncommitted {
      reconcile(&values)
      _ = values.update(from: current, watched)
      return body(&values)
    }
    return withNewestValues { readCurrent(body) }
  }

  private func readCurrent<Result>(_ body: (inout Values) -> Result) -> Result {
    let mark = writes
    var values = current
    let result = body(&values)
    if writes == mark { current = values }
    return result
  }

  public override func reconcile(_ values: inout Values) {
    for rules in Values.edits { rules.reconcile(&values) }
    Values.focus?.reconcile(&values)
  }

  public override func willStage(_ next: Values) {
    guard let transaction = relatives?.transaction, let focus = Values.focus,
      focus.isFocused(next) != focus.isFocused(current)
    else { return }
    focus.isFocused(next) ? FocusHolders.insert(self, in: transaction) : FocusHolders.remove(self)
  }

  public override func loseFocus() { stageAfterChild { Values.focus?.clear(&$0) } }

  /// Starts tasks and reactions for the committed values, until there are no more changes.
  public override func didCommit(_ owner: Owner) {
    guard !hasEnded else { return }
    guard !isActing else { return updateFalseConditions() }
    track { react(owner) }
  }

  private func react(_ owner: Owner) {
    defer { endUndoStep() }
    isActing = true
    defer { isActing = false }
    var reacted: [String] = []
    for round in 1...Limit.rounds {
      let mark = writes
      for rules in Values.edits { rules.updateTasks(in: self, of: owner) }
      guard hasStarted else { return }
      for emitter in Values.emitters { if let child = read(emitter) { child.start() } }
      for (index, follow) in Values.follows.enumerated() { follow.updateTasks(at: index, in: self, of: owner) }
      for (index, timer) in Values.timers.enumerated() { timer.updateTask(at: index, in: self, of: owner) }
      for index in Values.reactions.indices where isTriggered(index) {
        if round > Limit.rounds / 2 { reacted.append(Values.reactions[index].name) }
        Values.reactions[index].perform(self, owner, tasks.reactions[index] ?? ReactionMemory())
      }
      if writes == mark { return }
    }
    ViewModelFault.send(
      .endlessReactions(viewModel: "\(Owner.self)", reactions: Set(reacted).sorted(), rounds: Limit.rounds))
  }

  private func isTriggered(_ index: Int) -> Bool {
    var memory = tasks.reactions[index] ?? ReactionMemory()
    var isTriggered = read { Values.reactions[index].isTriggered(&$0, &memory) }
    let follows = Values.reactions[index].follows
    if !follows.isEmpty {
      let count = follows.reduce(0) { $0 + tasks.receivedCounts[$1, default: 0] }
      if count != memory.receivedCount { isTriggered = true }
      memory.receivedCount = count
    }
    tasks.reactions[index] = memory
    return isTriggered
  }

  /// Stores a value of a stream, and runs the reactions to it, also if it is equal to the value before it.
  func receive(_ owner: Owner, at index: Int, _ change: (inout Values) -> Void) {
    tasks.receivedCounts[index, default: 0] += 1
    let mark = writes
    self.change(owner, change)
    if writes == mark { didCommit(owner) }
  }

  /// Removes conditions that are no longer true. A reaction can make a condition false and true again, which triggers
  /// the condition's reaction once more.
  private func updateFalseConditions() {
    for index in Values.reactions.indices where tasks.reactions[index]?.isTrue == true {
      guard let condition = Values.reactions[index].condition, !read(condition) else { continue }
      tasks.reactions[index]?.isTrue = false
    }
  }
}

extension ViewModel {
  /// Starts a child that emits events, as if it had been read.
  fileprivate func start() { viewModelObservers.start(self) }
}

extension StatefulViewModelState {
  /// Sets the current date of the context to that of the clock, if formulas or steps read it.
  ///
  /// The steps of commands and reactions call this method before they read or write values, so that a step and a formula
  /// read the same date.
  func updateNow(_ owner: Owner) {
    guard Values.readsNow, !isCommitting else { return }
    let now = current.inputs.context.clock.now
    if current.inputs.context.now != now { change(owner) { $0.inputs.context.now = now } }
  }
}
