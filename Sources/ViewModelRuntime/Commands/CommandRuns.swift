/// What goes on of one command, and what waits for its turn.
@MainActor
final class CommandRuns<Values: InteractiveValues> {
  typealias State = InteractiveViewModelState<Values>
  typealias Owner = Values.OwningViewModel

  /// By the identity of the run.
  private var active: [ObjectIdentifier: (steps: CommandSteps<Values>, task: ScopedTask?)] = [:]
  private var waiting: ArraySlice<WaitingRun<Values>> = []
  /// What is to be done now that a run is over.
  private var afterwards: ArraySlice<(Owner) -> Void> = []
  private var isStartingWaiting = false
  /// How many runs that wait for nothing go on within one another.
  var depth = 0

  var count: Int { active.count }
  /// Whether a call has to wait for its turn.
  var isBusy: Bool { !active.isEmpty || !waiting.isEmpty }

  func insert(_ steps: CommandSteps<Values>, _ task: ScopedTask? = nil) {
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

  func appendFollowUps(_ bodies: [(Owner) -> Void]) { afterwards += bodies }

  /// Does what was left for afterwards, and starts those whose turn it is.
  ///
  /// - Returns: false where that keeps bringing itself about, and is stopped.
  func startWaiting(in state: State, of owner: Owner) -> Bool {
    // What is over at once comes back here: a loop instead of a call in a call for each.
    guard !isStartingWaiting else { return true }
    isStartingWaiting = true
    defer { isStartingWaiting = false }
    var rounds = 0
    // Those that waited before this round; a round is what those of the one before have brought about.
    var ahead = waiting.count
    while rounds < Limit.repeats {
      if let body = afterwards.popFirst() {
        rounds += 1
        body(owner)
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

/// A call that waits for its turn. Let go before, it is cancelled.
@MainActor
final class WaitingRun<Values: InteractiveValues> {
  typealias Start = (InteractiveViewModelState<Values>, Values.OwningViewModel, CommandRun) -> Void

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

  func start(in state: InteractiveViewModelState<Values>, of owner: Values.OwningViewModel) {
    hasStarted = true
    if handle.outcome == nil { body(state, owner, handle) }
  }
}
