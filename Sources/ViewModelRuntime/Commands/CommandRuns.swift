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
  /// The nesting depth of synchronous runs.
  var depth = 0

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

  /// The active runs.
  var steps: [CommandSteps<Values>] { active.values.map(\.steps) }

  /// Cancels the runs that have not started.
  func cancelWaiting() { waiting = [] }

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
