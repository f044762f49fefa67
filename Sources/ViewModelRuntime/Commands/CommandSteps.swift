/// One run of a command, as its steps see it: all that they do with their view model goes through here.
///
/// It keeps the view model alive only while a call of it lasts. Once the run is no longer current, or the view model is
/// gone, every call throws `CancellationError`: nothing of a run that is over ever lands.
@MainActor
public final class CommandSteps<Values: InteractiveValues> {
  /// The view model.
  public typealias Owner = Values.OwningViewModel

  /// The services that the view model was given.
  public let services: Values.OwningServices
  let rules: CommandRules<Values>
  let handle: CommandRun
  /// Whether some step waits.
  let waits: Bool
  /// What it asks the reader.
  var question: CommandQuestion?
  private weak var owner: Owner?
  private weak var state: InteractiveViewModelState<Values>?
  private let log: CommandLog
  private var isOver = false
  private var next: [(Owner) -> Void] = []

  init(
    _ rules: CommandRules<Values>, _ handle: CommandRun, waits: Bool, of owner: Owner,
    in state: InteractiveViewModelState<Values>
  ) {
    self.rules = rules
    self.handle = handle
    self.waits = waits
    self.owner = owner
    self.state = state
    services = state.read { $0.services }
    log = state.log(rules)
  }

  /// Where the present instant and fresh identifiers come from.
  public var clock: any ViewModelClock { log.clock }

  /// - Throws: where the run is no longer current: for steps that do not go through this otherwise.
  public func proceed() throws(CancellationError) { _ = try current() }

  /// Reads the newest values.
  public func read<Result>(_ body: (inout Values) -> Result) throws(CancellationError) -> Result {
    try current().state.read(body)
  }

  /// Makes several changes as one. Before something derived is read after a write,
  /// ``InteractiveValues/invalidateDerived()`` is called.
  public func write(_ change: (inout Values) -> Void) throws(CancellationError) {
    let (state, owner) = try current()
    state.changeNewest(owner, change)
  }

  /// Makes several changes as one, and gives what was read between them.
  public func writeAndRead<Result>(_ change: (inout Values) -> Result) throws(CancellationError) -> Result {
    let (state, owner) = try current()
    var result: Result?
    state.changeNewest(owner) { result = .some(change(&$0)) }
    guard let result else { throw CancellationError() }
    return result
  }

  /// Has the view model do something else: run another command.
  public func call(_ body: (Owner) -> Void) throws(CancellationError) { try body(current().owner) }

  /// Has the view model do something once this run is over: run the same command again.
  public func afterwards(_ body: @escaping (Owner) -> Void) { next.append(body) }

  func current() throws(CancellationError) -> (state: InteractiveViewModelState<Values>, owner: Owner) {
    guard !isOver, let state, let owner else { throw CancellationError() }
    return (state, owner)
  }
}

// How the steps begin.
extension CommandSteps {
  /// Makes sure that the run is still current and that its gate holds: what called it may have written since.
  func checkGate() throws {
    let (state, _) = try current()
    guard let gate = rules.gate else { return }
    let holds = state.read { values in
      // The run itself is nothing that the gate is asked about.
      var values = values
      if let path = rules.state {
        values[keyPath: path].runningCount -= 1
        values.invalidateDerived()
      }
      return gate(&values)
    }
    if !holds { throw GateClosed() }
  }
}

/// The gate held when the command was called, and does not when its steps begin.
private struct GateClosed: Error {}

// How a run ends.
extension CommandSteps {
  /// Ends the run as its steps came out, and has done what was left for afterwards.
  func finish(_ error: (any Error)?) {
    guard !isOver else { return }
    guard let state, let owner else { return abandon() }
    isOver = true
    let isFailure = !(error is CancellationError || error is GateClosed)
    state.remove(self, of: owner, failure: isFailure ? error : nil)
    let duration = log.duration
    switch error {
    case nil: end(.completed, .completed(after: duration))
    case is GateClosed: end(.refused, .refused)
    case let error? where isFailure: end(.failed(error), .failed(error, after: duration))
    default: end(.cancelled, .cancelled(after: duration))
    }
    state.startWaiting(rules, of: owner, after: next)
  }

  /// Ends the run whose place is taken, or whose owner is gone: what it still does never lands.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    end(.cancelled, .cancelled(after: log.duration))
  }

  private func end(_ outcome: CommandRun.Outcome, _ kind: CommandEvent.Kind) {
    next = outcome.runsFollowUps ? next : []
    handle.end(outcome)
    log.notify(kind)
  }

  /// Tells that the run has begun.
  func notifyStart() { log.notify(.started) }
}

extension CommandRun.Outcome {
  /// Whether what was to be done afterwards is still to be done.
  fileprivate var runsFollowUps: Bool {
    switch self {
    case .completed, .failed: true
    case .cancelled, .refused, .dropped: false
    }
  }
}
