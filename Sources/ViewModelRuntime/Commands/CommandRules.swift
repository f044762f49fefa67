/// What becomes of a call while the command is running.
public enum CommandPolicy: Sendable {
  /// It is dropped.
  case drop
  /// It runs when its turn comes.
  case queue
  /// It takes the running one's place.
  case restart
  /// It runs beside.
  case parallel
}

/// How a command is run: generated code has one for each.
@MainActor
public final class CommandRules<Values: InteractiveValues> {
  let name: String
  let state: WritableKeyPath<Values, CommandState>?
  let policy: CommandPolicy
  let gate: ((inout Values) -> Bool)?
  let busy: ((inout Values) -> String)?
  let submits: [AnyEditRules<Values>]

  /// - Parameters:
  ///   - name: in the schema.
  ///   - state: where the command is kept; nil for steps that nobody is shown anything of.
  ///   - gate: whether it may run.
  ///   - submits: the edits whose validity the gate reads. Trying to run it shows their errors.
  ///   - busy: what is said while it runs, in the reader's language.
  public init(
    _ name: String, _ state: WritableKeyPath<Values, CommandState>? = nil, policy: CommandPolicy = .drop,
    when gate: ((inout Values) -> Bool)? = nil, submits: [AnyEditRules<Values>] = [],
    busy: ((inout Values) -> String)? = nil
  ) {
    self.name = name
    self.state = state
    self.policy = policy
    self.gate = gate
    self.submits = submits
    self.busy = busy
  }

  /// What a view shows of the command.
  public func status<Failure: Error>(of values: inout Values) -> CommandStatus<Failure> {
    let state = state.map { values[keyPath: $0] } ?? CommandState()
    let context = values.inputs.context
    let isRunning = state.runningCount > 0
    let isHeldBack = isRunning && policy == .drop
    return CommandStatus(
      isRunning: isRunning,
      canRun: !isHeldBack && gate?(&values) != false,
      busyText: isRunning ? busy?(&values) : nil,
      error: state.failure as? Failure,
      errorText: state.failure.map { context.text(of: $0) },
      question: state.questions.first,
      failureNumber: state.failureNumber)
  }
}
