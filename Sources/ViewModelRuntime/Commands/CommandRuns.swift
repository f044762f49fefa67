@_spi(Generated) import ViewModelCore

/// One run of a command.
@MainActor
public final class CommandRun {
  /// The result of a run.
  public enum Outcome: Sendable {
    /// All steps finished.
    case completed
    /// The run failed with an error that no `catch` clause of the command handles.
    case failed(any Error)
    /// The view model was released, a newer run replaced this one, the user declined a question, or ``CommandRun/cancel()`` was called.
    case cancelled
    /// The `when` condition of the command was false at the call, or when the steps were about to start.
    case refused
    /// The command was already running, its screen had closed, or its row or child had been removed.
    case dropped
  }

  /// The result of the run, or nil while it is running or waiting.
  public private(set) var outcome: Outcome?
  /// Whether the error policy of the module has handled the error of the run.
  var isErrorHandled = false
  private var waiters: [(Outcome) -> Void] = []
  /// Cancels the run; nil after its end.
  var onCancel: (() -> Void)?

  init() {}

  /// Waits until the run has ended. The run and the waiting caller are independent: a cancelled caller neither cancels
  /// the run nor stops waiting, as with the value of a `Task`.
  @discardableResult
  public func finished() async -> Outcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { continuation in waiters.append { continuation.resume(returning: $0) } }
  }

  /// Waits like ``finished()`` in the steps of another run, which are idle until then and can be cancelled.
  func finishedForSteps() async {
    if outcome != nil { return }
    let suspension = Suspension<Void>()
    waiters.append { _ in suspension.resume(returning: ()) }
    try? await suspension.wait()
  }

  /// Calls a function when the run ends, before those who wait for it continue.
  func atEnd(_ body: @escaping () -> Void) {
    if outcome == nil { waiters.append { _ in body() } } else { body() }
  }

  /// Waits until the run has ended, and cancels it if the caller is cancelled.
  ///
  /// Use it in closures that SwiftUI cancels because the result is no longer needed:
  ///
  /// ```swift
  /// .task(id: query) { await viewModel.search().finishedOrCancelled() }
  /// ```
  ///
  /// In `refreshable`, use ``finished()``: SwiftUI may cancel that closure when the view changes during the refresh.
  @discardableResult
  public func finishedOrCancelled() async -> Outcome {
    await withTaskCancellationHandler {
      await finished()
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  /// - Throws: The error of the run, or `CancellationError` after another end without success.
  func requireCompletion() throws {
    switch outcome {
    case .completed?: break
    case .failed(let error)? where !isErrorHandled: throw error
    default: throw CancellationError()
    }
  }

  /// Cancels the run. Results of its pending service calls are ignored.
  public func cancel() { onCancel?() }

  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    onCancel = nil
    for waiter in waiters { waiter(outcome) }
    waiters = []
  }
}

/// The running and the waiting runs of one command.
@MainActor
final class CommandRuns<Values: StatefulValues> {
  typealias State = StatefulViewModelState<Values>
  typealias Owner = Values.OwningViewModel

  /// The active runs by identity.
  private var active: [ObjectIdentifier: (steps: CommandSteps<Values>, task: ScopedTask?)] = [:]
  private var waiting: ArraySlice<WaitingRun<Values>> = []
  /// The functions to call after the current run.
  private var afterwards: ArraySlice<(Owner) -> Void> = []
  private var isStartingWaiting = false

  var count: Int { active.count }
  /// Whether a new call has to wait.
  var isBusy: Bool { !active.isEmpty || !waiting.isEmpty }

  func insert(_ steps: CommandSteps<Values>, _ task: ScopedTask? = nil) {
    active[ObjectIdentifier(steps)] = (steps, task)
  }

  /// Removes a run and cancels its task.
  func remove(_ steps: CommandSteps<Values>) { active[ObjectIdentifier(steps)] = nil }

  /// Ends all runs; their later writes have no effect.
  func abandonAll() {
    let abandoned = active.values
    active = [:]
    for run in abandoned { run.steps.abandon() }
  }

  /// Cancels the active and waiting runs.
  func cancelAll() {
    waiting = []
    for run in active.values { run.steps.finish(CancellationError()) }
  }

  func enqueue(_ run: WaitingRun<Values>) { waiting.append(run) }

  func appendFollowUps(_ bodies: [(Owner) -> Void]) { afterwards += bodies }

  /// Calls the follow-up functions, and starts waiting runs if the command is idle.
  ///
  /// - Returns: False if the runs keep starting each other. The remaining runs are then discarded.
  func startWaiting(in state: State, of owner: Owner) -> Bool {
    // A run that ends immediately calls this function again. A loop avoids the recursion.
    guard !isStartingWaiting else { return true }
    isStartingWaiting = true
    defer { isStartingWaiting = false }
    var rounds = 0
    // The number of runs that waited before this round. A round consists of the runs that the previous round started.
    var ahead = waiting.count
    while rounds < Limit.repeats {
      if let body = afterwards.popFirst() {
        rounds += 1
        ActObservation.causing { body(owner) }
      } else if active.isEmpty, let next = waiting.popFirst() {
        if ahead == 0 {
          rounds += 1
          ahead = waiting.count
        } else {
          ahead -= 1
        }
        next.start(in: state, of: owner)
      } else {
        return true
      }
    }
    (afterwards, waiting) = ([], [])
    return false
  }
}

/// The synchronous runs of a view model that have started each other.
struct RunNesting {
  private var depth = 0
  /// Whether a run has not started because too many were nested, and the outermost run has not ended yet.
  private(set) var isEndless = false

  /// Counts a run that starts.
  ///
  /// After too many nested runs, commands do not start until the outermost run has ended. Otherwise a command that calls
  /// itself twice would start a number of runs that doubles with each level.
  ///
  /// - Returns: Whether the run can start.
  mutating func begin(isCommand: Bool) -> Bool {
    if depth >= Limit.depth { isEndless = true }
    guard depth < Limit.depth, !(isEndless && isCommand) else { return false }
    depth += 1
    return true
  }

  /// Counts the end of a run.
  mutating func end() {
    depth -= 1
    if depth == 0 { isEndless = false }
  }
}

/// A run that waits. If it is released before it starts, it is cancelled.
@MainActor
final class WaitingRun<Values: StatefulValues> {
  typealias Start = (StatefulViewModelState<Values>, Values.OwningViewModel, CommandRun) -> Void

  private let handle: CommandRun
  private let body: Start
  private var hasStarted = false

  init(_ handle: CommandRun, _ body: @escaping Start) {
    self.handle = handle
    self.body = body
  }

  deinit {
    guard !hasStarted else { return }
    let handle = handle
    Task { @MainActor in handle.end(.cancelled) }
  }

  func start(in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {
    hasStarted = true
    if handle.outcome == nil { body(state, owner, handle) }
  }
}

// Start of runs.
extension StatefulViewModelState {
  /// Starts a command if its `when` condition and its policy allow it.
  ///
  /// - Parameter waits: Whether the steps have a suspension point. Otherwise the policy does not drop calls: steps, and
  ///   the reactions to what they write, can call the command again.
  func admit(
    _ owner: Owner, _ rules: CommandRules<Values>, waits: Bool, _ start: @escaping WaitingRun<Values>.Start
  ) -> CommandRun {
    let handle = CommandRun()
    guard !hasEnded else {
      handle.end(.dropped)
      log(rules).notify(.dropped)
      noteCallAfterClosing(rules.name)
      return handle
    }
    updateNow(owner)
    if !rules.excluded.isEmpty, read(rules.isExcluded) {
      handle.end(.dropped)
      log(rules).notify(.dropped)
      return handle
    }
    guard passesGate(rules, handle, owner) else { return handle }
    let runs = tasks.runs(of: rules)
    switch rules.policy {
    case .drop where waits && runs.isBusy:
      handle.end(.dropped)
      log(rules).notify(.dropped)
    case .queue where runs.isBusy:
      handle.onCancel = { [weak handle] in handle?.end(.cancelled) }
      runs.enqueue(
        WaitingRun(handle) { state, owner, handle in
          state.updateNow(owner)
          if state.passesGate(rules, handle, owner) { start(state, owner, handle) }
        })
    case .restart:
      runs.abandonAll()
      start(self, owner, handle)
    default:
      start(self, owner, handle)
    }
    return handle
  }

  /// Reports a call of a view model whose screen has closed, or that is no longer a row or child.
  func noteCallAfterClosing(_ call: String) {
    ViewModelFault.sendOnce(.callAfterClosing(viewModel: "\(Owner.self)", call: call))
  }

  private func passesGate(_ rules: CommandRules<Values>, _ handle: CommandRun, _ owner: Owner) -> Bool {
    writePendingEntries(of: rules.writes, owner)
    let holds = rules.gate.map(read) ?? true
    if !rules.submits.isEmpty {
      change(owner) { for edit in rules.submits { edit.submit(&$0, retriesCheck: !holds) } }
    }
    if !holds {
      handle.end(.refused)
      log(rules).notify(.refused)
    }
    return holds
  }

  /// Writes the pending entries of debounced edits.
  func writePendingEntries(of edits: [AnyEditRules<Values>], _ owner: Owner) {
    guard read({ values in edits.contains { $0.isDebouncing(&values) } }) else { return }
    changeUndoably(owner) { change(owner) { for edit in edits { edit.flush(&$0) } } }
  }

  func begin(
    _ owner: Owner, _ rules: CommandRules<Values>, _ busy: BusyText<Values>?, _ handle: CommandRun,
    _ body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    let runs = tasks.runs(of: rules)
    let steps = CommandSteps(rules, handle, waits: true, of: owner, in: self)
    runs.insert(steps)
    steps.notifyStart()
    handle.onCancel = { [weak steps] in steps?.finish(CancellationError()) }
    let count = runs.count
    change(owner, rules) { state in
      state.runningCount = count
      state.failure = nil
      state.busyText = busy
      state.onCancel = { [weak self, weak owner] in
        guard let self, let owner else { return }
        self.perform([.calls("\(rules.name).cancel", [])], owner) { self.cancelRuns(of: rules) }
      }
      if count == 1 { (state.questions, state.progress) = ([], nil) }
    }
    // An observer may have cancelled the run.
    guard handle.outcome == nil else { return }
    let task = ScopedTask {
      do {
        // Another run may have replaced this one.
        try steps.checkGate()
        try await withTaskCancellationHandler {
          try await steps.calling { try await body(steps) }
        } onCancel: {
          Task { @MainActor in steps.abandon() }
        }
        steps.finish(nil)
      } catch {
        await steps.fail(error)
      }
    }
    runs.insert(steps, task)
  }

  func runNow(
    _ owner: Owner, _ rules: CommandRules<Values>, _ handle: CommandRun,
    _ body: @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let runs = tasks.runs(of: rules)
    let tasks = tasks
    let wasEndless = tasks.nesting.isEndless
    guard tasks.nesting.begin(isCommand: rules.state != nil) else {
      handle.end(.dropped)
      log(rules).notify(.dropped)
      if !wasEndless { reportEndless(rules, Limit.depth) }
      return
    }
    defer { tasks.nesting.end() }
    let steps = CommandSteps(rules, handle, waits: false, of: owner, in: self)
    runs.insert(steps)
    steps.notifyStart()
    let hadFailed = rules.state.map { path in read { $0[keyPath: path].failure != nil } } ?? false
    if hadFailed { change(owner, rules) { $0.failure = nil } }
    do {
      try calling(from: owner) { try body(steps) }
      steps.finish(nil)
    } catch {
      steps.finish(error)
    }
  }

  /// Runs synchronous steps so that an observer of the context knows whose they are.
  private func calling(from owner: Owner, _ body: () throws -> Void) rethrows {
    guard current.inputs.context.actObserver != nil else { return try body() }
    try ActObservation.calling(from: owner, body)
  }
}
