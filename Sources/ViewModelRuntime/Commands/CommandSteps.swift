public import Foundation
@_spi(Generated) import ViewModelCore

/// One run of a command, through which its steps read and write the view model.
///
/// The steps keep the view model alive only during a call of one of these methods. When the run has ended, or the view
/// model has been released, each call throws `CancellationError`, so that a run that has ended changes nothing.
@MainActor
@_spi(Generated) public final class CommandSteps<Values: StatefulValues> {
  /// The type of the view model.
  public typealias Owner = Values.OwningViewModel

  /// The services of the view model.
  public let services: Values.OwningServices
  let rules: CommandRules<Values>
  let handle: CommandRun
  /// Whether the steps have a suspension point.
  let waits: Bool
  /// The open question of the run, if any.
  var question: CommandQuestion?
  private weak var owner: Owner?
  private weak var state: StatefulViewModelState<Values>?
  private let log: CommandLog
  private var isOver = false
  private var hasHandledError = false
  private var next: [(Owner) -> Void] = []
  /// The changes for the ends of the blocks that the steps are in, the innermost last.
  private var deferred: [(inout Values) -> Void] = []
  /// The run of another command whose end the steps wait for. It ends with these steps.
  private var awaited: CommandRun?
  /// The calls that the steps have started, each until its result is awaited.
  var startedCalls: [StartedCallReference] = []
  /// Writes the values of a loaded page that are not rows.
  private var answerChange: ((inout Values) -> Void)?

  init(
    _ rules: CommandRules<Values>, _ handle: CommandRun, waits: Bool, of owner: Owner,
    in state: StatefulViewModelState<Values>
  ) {
    self.rules = rules
    self.handle = handle
    self.waits = waits
    self.owner = owner
    self.state = state
    services = state.read { $0.services }
    log = state.log(rules)
  }

  /// The source of the current date and of new identifiers.
  public var clock: any ViewModelClock { log.clock }

  /// Returns a new identifier from the generator of the context's clock.
  public func newID() -> UUID { clock.newID() }

  /// Runs the steps so that an observer of the context knows whose they are.
  func calling(_ body: () async throws -> Void) async throws {
    guard let owner, state?.current.inputs.context.actObserver != nil else { return try await body() }
    try await ActObservation.calling(from: owner, body)
  }

  /// Checks that the run is still active.
  ///
  /// - Throws: `CancellationError` if the run has ended.
  public func proceed() throws(CancellationError) { _ = try current() }

  /// Reads the newest values, including pending writes.
  public func read<Result>(_ body: (inout Values) -> Result) throws(CancellationError) -> Result {
    try current().state.read(body)
  }

  /// Makes several changes in one transaction. Call ``StatefulValues/invalidateDerived()`` before you read a derived
  /// value after a write.
  public func write(_ change: (inout Values) -> Void) throws(CancellationError) {
    try self.change(change)
  }

  /// Makes several changes in one transaction, and returns a value that `change` has read.
  public func writeAndRead<Result>(_ change: (inout Values) -> Result) throws(CancellationError) -> Result {
    var result: Result?
    try self.change { result = .some(change(&$0)) }
    guard let result else { throw CancellationError() }
    return result
  }

  /// Makes several changes in one transaction, which `change` may end with an error. The changes before the error remain.
  ///
  /// - Throws: The error of `change`, or `CancellationError` if the run has ended.
  public func writeOrThrow<Value>(_ change: (inout Values) throws -> Value) throws -> Value {
    var result: Result<Value, any Error>?
    try self.change { values in result = Result { try change(&values) } }
    guard let result else { throw CancellationError() }
    return try result.get()
  }

  private func change(_ change: (inout Values) -> Void) throws(CancellationError) {
    let (state, owner) = try current()
    state.changeNewest(owner) { values in
      change(&values)
      for edit in rules.corrects { edit.noteCorrection(&values) }
    }
  }

  /// Sets the change that the transaction makes that stores the rows of the page being loaded. An answer that is ignored
  /// changes nothing.
  public func received(_ change: @escaping (inout Values) -> Void) { answerChange = change }

  /// Makes the change of a loaded page, after its rows were stored.
  func applyAnswer(_ values: inout Values) {
    guard let answerChange else { return }
    values.invalidateDerived()
    answerChange(&values)
  }

  /// Calls a method of the view model, such as another command.
  public func call(_ body: (Owner) -> Void) throws(CancellationError) {
    let (state, owner) = try current()
    ActObservation.causing { state.changeWithoutUndo { body(owner) } }
  }

  /// Calls another command, which has ended then.
  ///
  /// - Throws: The error of the run, or `CancellationError` if this run has ended, or the other one without success.
  public func callOrThrow(_ call: (Owner) -> CommandRun?) throws { try start(call)?.requireCompletion() }

  /// Calls another command, and waits until its run has ended. A run that does not start has ended at once.
  public func finished(_ call: (Owner) -> CommandRun?) async throws(CancellationError) { _ = try await ended(call) }

  /// Calls another command, and waits until its run has ended.
  ///
  /// - Throws: The error of the run that no clause and no error policy handles, or `CancellationError` if this run has
  ///   ended, or the other one without success.
  public func finishedOrThrow(_ call: (Owner) -> CommandRun?) async throws {
    try await ended(call)?.requireCompletion()
  }

  /// Calls another command, and waits until its run has ended. The end of this run cancels the other one.
  private func ended(_ call: (Owner) -> CommandRun?) async throws(CancellationError) -> CommandRun? {
    let run = try start(call)
    awaited = run
    await run?.finishedForSteps()
    awaited = nil
    try proceed()
    return run
  }

  /// Calls another command, and waits for what its run returns.
  ///
  /// - Parameter stored: Returns the last result of the command, or nil.
  /// - Throws: The error of the run, or `CancellationError` if one of the two runs has ended without a result.
  public func result<Value>(
    _ stored: @escaping (inout Values) -> Value?, of call: (Owner) -> CommandRun
  ) async throws -> Value {
    var value: Value?
    try await finishedOrThrow { owner in
      let run = call(owner)
      // Another run may store its result before these steps continue.
      run.atEnd { [weak self] in value = try? self?.read(stored) }
      return run
    }
    guard let value else { throw CancellationError() }
    return value
  }

  /// Calls another command, and waits for what its run returns. Returns nil after an error of the run.
  ///
  /// - Parameter stored: Returns the last result of the command, or nil.
  /// - Throws: `CancellationError` if one of the two runs has ended without a result.
  public func resultOrNil<Value>(
    _ stored: @escaping (inout Values) -> Value?, of call: (Owner) -> CommandRun
  ) async throws(CancellationError) -> Value? {
    do {
      return try await result(stored, of: call)
    } catch let error as CancellationError {
      throw error
    } catch {
      return nil
    }
  }

  /// Calls another command, which has ended then, and returns its result.
  ///
  /// - Parameter stored: Returns the last result of the command, or nil.
  /// - Throws: `CancellationError` if one of the two runs has ended without a result.
  public func immediateResult<Value>(
    _ stored: (inout Values) -> Value?, of call: (Owner) -> CommandRun
  ) throws(CancellationError) -> Value {
    try result(of: start(call), stored)
  }

  /// Calls another command, which has ended then, and returns its result.
  ///
  /// - Parameter stored: Returns the last result of the command, or nil.
  /// - Throws: The error of the run, or `CancellationError` if one of the two runs has ended without a result.
  public func immediateResultOrThrow<Value>(
    _ stored: (inout Values) -> Value?, of call: (Owner) -> CommandRun
  ) throws -> Value {
    let run = try start(call)
    try run?.requireCompletion()
    return try result(of: run, stored)
  }

  /// Calls another command, which has ended then, and returns its result, or nil after an error of the run.
  ///
  /// - Parameter stored: Returns the last result of the command, or nil.
  /// - Throws: `CancellationError` if one of the two runs has ended without a result.
  public func immediateResultOrNil<Value>(
    _ stored: (inout Values) -> Value?, of call: (Owner) -> CommandRun
  ) throws(CancellationError) -> Value? {
    let run = try start(call)
    if case .failed? = run?.outcome { return nil }
    return try result(of: run, stored)
  }

  private func result<Value>(
    of run: CommandRun?, _ stored: (inout Values) -> Value?
  ) throws(CancellationError) -> Value {
    guard case .completed? = run?.outcome, let value = try read(stored) else { throw CancellationError() }
    return value
  }

  /// Returns the run of a command. The caller must not keep the view model alive while it waits.
  private func start(_ call: (Owner) -> CommandRun?) throws(CancellationError) -> CommandRun? {
    let (state, owner) = try current()
    var run: CommandRun?
    ActObservation.causing { state.changeWithoutUndo { run = call(owner) } }
    return run
  }

  /// Calls a method of the view model after the end of this run, such as the same command again.
  public func afterwards(_ body: @escaping (Owner) -> Void) { next.append(body) }

  /// Suspends the steps for a duration, according to the clock of the context.
  public func wait(for duration: Duration) async throws(CancellationError) {
    try proceed()
    do { try await clock.sleep(for: duration) } catch { throw CancellationError() }
    try proceed()
  }

  /// Records that a `catch` clause of the command handles an error, so that the run does not count as a success.
  public func noteHandledError() { hasHandledError = true }

  func current() throws(CancellationError) -> (state: StatefulViewModelState<Values>, owner: Owner) {
    guard !isOver, let state, let owner else { throw CancellationError() }
    state.updateNow(owner)
    return (state, owner)
  }
}

// `defer`
@_spi(Generated) extension CommandSteps {
  /// Defers a change to the end of a block of the steps, or to a cancellation of the run before it.
  ///
  /// - Returns: The number of the block.
  public func deferring(_ change: @escaping (inout Values) -> Void) -> Int {
    deferred.append(change)
    return deferred.count - 1
  }

  /// Makes the deferred changes of a block that the steps leave, unless they have been made.
  public func leave(_ block: Int) {
    guard block < deferred.count else { return }
    var changes = deferred.suffix(from: block)
    deferred.removeSubrange(block...)
    // A closed screen changes nothing anymore.
    guard state?.hasEnded == false else { return }
    try? change { values in
      while let change = changes.popLast() {
        values.invalidateDerived()
        change(&values)
      }
    }
  }

  /// Makes the deferred changes of a block as a part of a transaction.
  public func leave(_ block: Int, _ values: inout Values) {
    guard block < deferred.count else { return }
    let change = deferred.removeLast()
    values.invalidateDerived()
    change(&values)
  }
}

// Start of a run.
extension CommandSteps {
  /// Checks that the run is still active and its `when` condition true. The caller may have written values since the
  /// call.
  func checkGate() throws {
    let (state, _) = try current()
    guard let gate = rules.gate else { return }
    let holds = state.read { values in
      // The condition does not count the run itself.
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

/// The `when` condition was true at the call, but is false when the steps start.
private struct GateClosed: Error {}

// End of a run.
extension CommandSteps {
  /// Ends the run with an error, after the error policy of the module has handled it.
  func fail(_ error: any Error) async {
    if rules.keepsErrors || error is CancellationError || error is GateClosed { return finish(error) }
    do {
      try await Values.handle(error, in: self)
      finish(error, isHandled: true)
    } catch {
      finish(error)
    }
  }

  /// Ends the run with a result, and starts the follow-up functions.
  ///
  /// - Parameter isHandled: Whether the error policy has handled the error, so that the command does not show it.
  func finish(_ error: (any Error)?, isHandled: Bool = false) {
    leave(0)
    guard !isOver else { return }
    guard let state, let owner else { return abandon() }
    isOver = true
    let isFailure = !(error is CancellationError || error is GateClosed)
    let isSuccess = waits && error == nil && !hasHandledError
    state.remove(self, of: owner, failure: isFailure && !isHandled ? error : nil, isSuccess: isSuccess)
    let duration = log.duration
    switch error {
    case nil: end(.completed, .completed(after: duration))
    case is GateClosed: end(.refused, .refused)
    case let error? where isFailure:
      handle.isErrorHandled = isHandled
      end(.failed(error), .failed(error, after: duration))
    default: end(.cancelled, .cancelled(after: duration))
    }
    state.startWaiting(rules, of: owner, after: next)
  }

  /// Ends a run that was replaced, or whose view model was released. Its later writes have no effect.
  func abandon() {
    leave(0)
    guard !isOver else { return }
    isOver = true
    end(.cancelled, .cancelled(after: log.duration))
  }

  private func end(_ outcome: CommandRun.Outcome, _ kind: CommandEvent.Kind) {
    next = outcome.runsFollowUps ? next : []
    ActObservation.causing { question?.decline() }
    for started in startedCalls { started.call?.cancel() }
    awaited?.cancel()
    handle.end(outcome)
    log.notify(kind)
  }

  /// Notifies the observer of the start.
  func notifyStart() { log.notify(.started) }
}

extension CommandRun.Outcome {
  /// Whether the follow-up functions still run.
  fileprivate var runsFollowUps: Bool {
    switch self {
    case .completed, .failed: true
    case .cancelled, .refused, .dropped: false
    }
  }
}
