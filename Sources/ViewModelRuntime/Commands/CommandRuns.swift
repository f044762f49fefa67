/// What goes on of one command, and what waits for its turn.
@MainActor
final class CommandRuns<Values: LivingValues> {
  typealias State = LivingViewModelState<Values>
  typealias Owner = Values.OwningViewModel

  /// By the identity of the run.
  private var active: [ObjectIdentifier: (steps: CommandSteps<Values>, task: OngoingTask?)] = [:]
  private var waiting: ArraySlice<WaitingRun<Values>> = []
  private var isStartingWaiting = false

  var count: Int { active.count }
  /// Whether a call has to wait for its turn.
  var isTaken: Bool { !active.isEmpty || !waiting.isEmpty }

  func insert(_ steps: CommandSteps<Values>, _ task: OngoingTask? = nil) {
    active[ObjectIdentifier(steps)] = (steps, task)
  }

  /// Ends the task too.
  func remove(_ steps: CommandSteps<Values>) { active[ObjectIdentifier(steps)] = nil }

  /// Lets nothing land any more of what goes on.
  func abandonAll() {
    let abandoned = active.values
    active = [:]
    for run in abandoned { run.steps.abandon() }
  }

  func enqueue(_ run: WaitingRun<Values>) { waiting.append(run) }

  /// Starts those whose turn it is.
  func startWaiting(in state: State, of owner: Owner) {
    // What is over at once comes back here: a loop instead of a call in a call for each.
    guard !isStartingWaiting else { return }
    isStartingWaiting = true
    while active.isEmpty, let next = waiting.popFirst() { next.start(in: state, of: owner) }
    isStartingWaiting = false
  }
}

/// A call that waits for its turn. Let go before, it is cancelled.
@MainActor
final class WaitingRun<Values: LivingValues> {
  typealias Start = (LivingViewModelState<Values>, Values.OwningViewModel, CommandRun) -> Void

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

  func start(in state: LivingViewModelState<Values>, of owner: Values.OwningViewModel) {
    hasStarted = true
    if handle.outcome == nil { body(state, owner, handle) }
  }
}
