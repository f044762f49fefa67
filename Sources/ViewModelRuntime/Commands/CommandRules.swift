/// The effect of a call while the command is running.
public enum CommandPolicy: Sendable {
  /// The call has no effect.
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
public final class CommandRules<Values: StatefulValues> {
  let name: String
  let state: WritableKeyPath<Values, CommandState>?
  let policy: CommandPolicy
  let gate: ((inout Values) -> Bool)?
  let busy: ((inout Values) -> String)?
  let submits: [AnyEditRules<Values>]
  /// Whether a call writes the pending texts of debounced edits first. The user does not call the loads of a list.
  var writesPendingEdits = true
  /// The commands that never run at the same time as this one.
  let excluded: [KeyPath<Values, CommandState>]
  /// Whether the error policy of the module does not handle the errors of the command.
  let keepsErrors: Bool

  /// Creates the rules of a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command in the schema.
  ///   - state: The property with the state of the command, or nil for steps without a visible status.
  ///   - policy: The effect of a call while the command is running.
  ///   - gate: The `when` condition of the command.
  ///   - submits: The edits whose validity the condition reads. A call of the command shows their errors.
  ///   - busy: The localized text while the command is running.
  ///   - excluded: The other commands of its exclusive group. While one of them is running, calls have no effect.
  ///   - keepsErrors: Whether the error policy of the module does not handle the errors of the command.
  public init(
    _ name: String, _ state: WritableKeyPath<Values, CommandState>? = nil, policy: CommandPolicy = .drop,
    when gate: ((inout Values) -> Bool)? = nil, submits: [AnyEditRules<Values>] = [],
    busy: ((inout Values) -> String)? = nil, excludes excluded: [KeyPath<Values, CommandState>] = [],
    keepsErrors: Bool = false
  ) {
    self.name = name
    self.state = state
    self.policy = policy
    self.gate = gate
    self.submits = submits
    self.busy = busy
    self.excluded = excluded
    self.keepsErrors = keepsErrors
  }

  /// Returns the status of the command, for a view.
  public func status<Failure: Error>(of values: inout Values) -> CommandStatus<Failure> {
    status(of: &values, allows: isExcluded(&values) ? false : gate?(&values) != false)
  }

  /// Returns the status for the command's own condition and busy text. Its `canRun` and `busyText` have no meaning.
  public func ownStatus<Failure: Error>(
    of values: inout Values, failing: Failure.Type
  ) -> CommandStatus<Failure> {
    status(of: &values, allows: false, showsBusy: false)
  }

  /// Whether another command of the exclusive group is running.
  func isExcluded(_ values: inout Values) -> Bool { excluded.contains { values[keyPath: $0].runningCount > 0 } }

  private func status<Failure: Error>(
    of values: inout Values, allows isAllowed: Bool, showsBusy: Bool = true
  ) -> CommandStatus<Failure> {
    let state = state.map { values[keyPath: $0] } ?? CommandState()
    let context = values.inputs.context
    let isRunning = state.runningCount > 0
    let isDropped = isRunning && policy == .drop
    let busy = (state.busyText as? BusyText<Values>)?.text ?? busy
    return CommandStatus(
      name: name,
      isRunning: isRunning,
      canRun: !isDropped && isAllowed,
      canCancel: state.onCancel != nil,
      progress: state.progress,
      successCount: state.successCount,
      busyText: isRunning && showsBusy ? busy?(&values) : nil,
      error: state.failure as? Failure,
      errorText: state.failure.map { context.text(of: $0) },
      question: state.questions.first,
      failureNumber: state.failureNumber,
      onCancel: state.onCancel)
  }
}

/// A busy text that depends on the arguments of a call.
final class BusyText<Values> {
  let text: (inout Values) -> String

  init(_ text: @escaping (inout Values) -> String) { self.text = text }
}
