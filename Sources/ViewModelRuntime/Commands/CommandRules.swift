@_spi(Generated) import ViewModelCore

/// The effect of a call while the command is running.
public enum CommandPolicy: Sendable {
  /// The call has no effect. A synchronous command always runs, also when its own steps cause the call.
  case drop
  /// The call runs after the running and waiting ones.
  case queue
  /// The call cancels the running one.
  case restart
  /// The call runs at the same time.
  case parallel
}

/// The configuration of a command. Generated code declares one for each command.
@MainActor
@_spi(Generated) public final class CommandRules<Values: StatefulValues> {
  let name: String
  /// The labels of the parameters, `_` for a parameter without one.
  let labels: [String]
  let state: WritableKeyPath<Values, CommandState>?
  let policy: CommandPolicy
  let gate: ((inout Values) -> Bool)?
  let busy: ((inout Values) -> String)?
  let submits: [AnyEditRules<Values>]
  /// The debounced edits whose pending entries a call writes first.
  let writes: [AnyEditRules<Values>]
  /// The edits whose entries the steps of a reaction correct.
  var corrects: [AnyEditRules<Values>] = []
  /// The commands that never run at the same time as this one.
  let excluded: [KeyPath<Values, CommandState>]
  /// Whether the error policy of the module does not handle the errors of the command.
  let keepsErrors: Bool
  let audience = QuestionAudience()

  /// Creates the rules of a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command in the schema.
  ///   - labels: The labels of the parameters, `_` for a parameter without one.
  ///   - state: The property with the state of the command, or nil for steps without a visible status.
  ///   - policy: The effect of a call while the command is running.
  ///   - gate: The `when` condition of the command.
  ///   - writes: The debounced edits that the condition or the steps read. A call writes their pending entries first.
  ///   - submits: The edits whose validity the condition reads. A call of the command shows their errors.
  ///   - busy: The localized text while the command is running.
  ///   - excluded: The other commands of its exclusive group. While one of them is running, calls have no effect.
  ///   - keepsErrors: Whether the error policy of the module does not handle the errors of the command.
  public init(
    _ name: String, labels: [String] = [], _ state: WritableKeyPath<Values, CommandState>? = nil,
    policy: CommandPolicy = .drop,
    when gate: ((inout Values) -> Bool)? = nil, writes: [AnyEditRules<Values>] = [],
    submits: [AnyEditRules<Values>] = [],
    busy: ((inout Values) -> String)? = nil, excludes excluded: [KeyPath<Values, CommandState>] = [],
    keepsErrors: Bool = false
  ) {
    self.name = name
    self.labels = labels
    self.state = state
    self.policy = policy
    self.gate = gate
    self.writes = writes
    self.submits = submits
    self.busy = busy
    self.excluded = excluded
    self.keepsErrors = keepsErrors
  }

  /// Returns the status of the command, for a view.
  public func status<Failure: Error>(of values: inout Values) -> CommandStatus<Failure> {
    status(of: &values, allows: isExcluded(&values) ? false : gate?(&values) != false)
  }

  /// Returns the status of a command whose status does not depend on other values.
  public func status<Failure: Error>(of state: CommandState, in context: DisplayContext) -> CommandStatus<Failure> {
    status(of: state, in: context, allows: true, busyText: nil)
  }

  /// Returns the status for the command's own condition and busy text. Its `canRun` and `busyText` have no meaning.
  public func ownStatus<Failure: Error>(
    of values: inout Values, failing: Failure.Type
  ) -> CommandStatus<Failure> {
    status(of: &values, allows: false, showsBusy: false)
  }

  /// Returns whether a call would start the command.
  func canStart(_ values: inout Values) -> Bool {
    let isDropped = policy == .drop && state.map { values[keyPath: $0].isRunning } == true
    return !isDropped && !isExcluded(&values) && gate?(&values) != false
  }

  /// Whether another command of the exclusive group is running.
  func isExcluded(_ values: inout Values) -> Bool { excluded.contains { values[keyPath: $0].isRunning } }

  private func status<Failure: Error>(
    of values: inout Values, allows isAllowed: Bool, showsBusy: Bool = true
  ) -> CommandStatus<Failure> {
    let state = state.map { values[keyPath: $0] } ?? CommandState()
    let busy = (state.busyText as? BusyText<Values>)?.text ?? busy
    return status(
      of: state, in: values.inputs.context, allows: isAllowed,
      busyText: state.isRunning && showsBusy ? busy?(&values) : nil)
  }

  private func status<Failure: Error>(
    of state: CommandState, in context: DisplayContext, allows isAllowed: Bool, busyText: String?
  ) -> CommandStatus<Failure> {
    let isRunning = state.isRunning
    let isDropped = isRunning && policy == .drop
    return CommandStatus(
      name: name,
      isRunning: isRunning,
      canRun: !isDropped && isAllowed,
      canCancel: state.onCancel != nil,
      progress: isRunning ? state.progress : nil,
      successCount: state.successCount,
      busyText: busyText,
      error: state.failure as? Failure,
      errorText: state.failure.map { context.text(of: $0) },
      openQuestion: state.questions.first,
      audience: audience,
      failureNumber: state.failureNumber,
      onCancel: state.onCancel)
  }
}

/// The calls of views by the names of their reactions.
private let viewCalls = [
  "first appear": "appear", "appear": "appear", "disappear": "disappear", "foreground": "foreground",
  "background": "background",
]

/// A busy text that depends on the arguments of a call.
final class BusyText<Values> {
  let text: (inout Values) -> String

  init(_ text: @escaping (inout Values) -> String) { self.text = text }
}

// State of commands.
extension StatefulViewModelState {
  func change(_ owner: Owner, _ rules: CommandRules<Values>, _ change: (inout CommandState) -> Void) {
    guard let path = rules.state else { return }
    self.change(owner) {
      change(&$0[keyPath: path])
      $0[keyPath: path].revision &+= 1
    }
  }

  /// Updates the state of a command after the end of a run.
  ///
  /// - Parameter isSuccess: Whether all steps finished, without an error that the command has handled.
  func remove(_ steps: CommandSteps<Values>, of owner: Owner, failure: (any Error)?, isSuccess: Bool) {
    let runs = tasks.runs(of: steps.rules)
    runs.remove(steps)
    guard let path = steps.rules.state else { return }
    let count = steps.waits ? runs.count : 0
    let isVisible =
      isSuccess || failure != nil || steps.question != nil || read { $0[keyPath: path].runningCount } != count
    guard isVisible else { return }
    change(owner, steps.rules) { state in
      state.runningCount = count
      if isSuccess { state.successCount &+= 1 }
      if count == 0 { (state.progress, state.busyText, state.onCancel) = (nil, nil, nil) }
      state.questions.removeAll { $0 == steps.question }
      if let failure { state.fail(failure) }
    }
  }

  /// Calls the follow-up functions of a run and starts waiting runs.
  func startWaiting(_ rules: CommandRules<Values>, of owner: Owner, after bodies: [(Owner) -> Void]) {
    let runs = tasks.runs(of: rules)
    runs.appendFollowUps(bodies)
    if !runs.startWaiting(in: self, of: owner) { reportEndless(rules, Limit.repeats) }
  }

  /// Cancels the active and waiting runs of a command.
  func cancelRuns(of rules: CommandRules<Values>) { tasks.runs(of: rules).cancelAll() }

  func reportEndless(_ rules: CommandRules<Values>, _ count: Int) {
    ViewModelFault.send(.endlessCommand(viewModel: "\(Owner.self)", command: rules.name, runs: count))
  }

  /// Makes several changes in one transaction. Values derived before pending writes are invalidated first.
  func changeNewest(_ owner: Owner, _ change: (inout Values) -> Void) {
    self.change(owner) {
      if isCommitting { $0.invalidateDerived() }
      change(&$0)
    }
  }
}

@_spi(Generated) extension StatefulViewModelState {
  /// Runs an asynchronous command. It is running when this method returns, and its steps start after the current
  /// synchronous code.
  @discardableResult
  public func run<each Argument>(
    _ owner: Owner, _ rules: CommandRules<Values>, _ argument: repeat each Argument,
    steps body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> CommandRun {
    perform(acts(rules, repeat each argument), owner) {
      admit(owner, rules, waits: true) { state, owner, handle in state.begin(owner, rules, nil, handle, body) }
    }
  }

  /// Runs an asynchronous command with a busy text that depends on the arguments of the call.
  @discardableResult
  public func run<each Argument>(
    _ owner: Owner, _ rules: CommandRules<Values>, _ argument: repeat each Argument,
    busy: @escaping (inout Values) -> String,
    steps body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> CommandRun {
    perform(acts(rules, repeat each argument), owner) {
      admit(owner, rules, waits: true) { state, owner, handle in
        state.begin(owner, rules, BusyText(busy), handle, body)
      }
    }
  }

  /// Runs a synchronous command, which has ended when this method returns.
  @discardableResult
  public func perform<each Argument>(
    _ owner: Owner, _ rules: CommandRules<Values>, _ argument: repeat each Argument,
    steps body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) -> CommandRun {
    perform(acts(rules, repeat each argument), owner) {
      admit(owner, rules, waits: false) { state, owner, handle in
        // Only a command has a status. A reaction belongs to the change that caused it.
        if rules.state == nil { return state.runNow(owner, rules, handle, body) }
        state.changeUndoably(owner, rules.name) { state.runNow(owner, rules, handle, body) }
      }
    }
  }

  /// Runs the steps of a reaction to an event, with a suspension point.
  ///
  /// - Parameter edits: The debounced edits that the steps read.
  public func run(
    _ owner: Owner, on event: String, writes edits: [AnyEditRules<Values>] = [], in method: String = #function,
    steps body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    run(owner, tasks.rules(of: ReactionID(event: event, method: method), writing: edits), steps: body)
  }

  /// Runs the steps of a reaction to an event, without a suspension point.
  ///
  /// - Parameter edits: The debounced edits that the steps read.
  public func perform(
    _ owner: Owner, on event: String, writes edits: [AnyEditRules<Values>] = [], in method: String = #function,
    steps body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    perform(owner, tasks.rules(of: ReactionID(event: event, method: method), writing: edits), steps: body)
  }

  /// Returns the call of a command, or of the method of a view, as an act of a person; empty for a reaction.
  private func acts<each Argument>(
    _ rules: CommandRules<Values>, _ argument: repeat each Argument
  ) -> [ViewModelAct] {
    guard rules.state != nil else { return viewCalls[rules.name].map { [.does($0, nil)] } ?? [] }
    var values: [Any] = []
    repeat values.append(each argument)
    // `isOn.set` are the steps of a property, which the person assigns.
    if let value = values.first, rules.name.hasSuffix(".set") {
      return [.assigns(String(rules.name.dropLast(4)), value)]
    }
    return [.calls(rules.name, zip(rules.labels, values).map { (label: $0, value: $1) })]
  }

  /// Returns an asynchronous command that can be called without arguments.
  public func asyncCommand<Failure: Error>(
    _ owner: Owner, _ rules: CommandRules<Values>, _ status: CommandStatus<Failure>,
    _ body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> Command<Failure> {
    command(owner, status) { $0.run($1, rules, steps: body) }
  }

  /// Returns a synchronous command that can be called without arguments.
  public func command<Failure: Error>(
    _ owner: Owner, _ rules: CommandRules<Values>, _ status: CommandStatus<Failure>,
    _ body: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) -> Command<Failure> {
    command(owner, status) { $0.perform($1, rules, steps: body) }
  }

  /// Returns a command that does not keep its view model alive. After the view model has been released, calls are
  /// cancelled.
  private func command<Failure: Error>(
    _ owner: Owner, _ status: CommandStatus<Failure>,
    _ start: @escaping (StatefulViewModelState, Owner) -> CommandRun
  ) -> Command<Failure> {
    Command(status) { [weak self, weak owner] in
      if let self, let owner { return start(self, owner) }
      Self.noteLostInput(status.name)
      return .ended(.cancelled)
    }
  }

  /// Reports a call of a stored command or list after its view model has been released.
  static func noteLostInput(_ member: String) {
    ViewModelFault.sendOnce(.inputAfterRelease(viewModel: "\(Owner.self)", member: member))
  }
}
