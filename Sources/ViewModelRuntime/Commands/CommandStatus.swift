/// The status of a command, for a view.
public struct CommandStatus<Failure: Error> {
  /// The name of the command in the schema, which identifies its control in UI tests.
  public let name: String
  /// Whether a run is active. A synchronous command ends before its call returns, and is never running for a view.
  public let isRunning: Bool
  /// Whether a call would start the command: its `when` condition is true, and its policy does not ignore the call.
  public let canRun: Bool
  /// Whether ``cancel()`` would cancel a run.
  public let canCancel: Bool
  /// The progress of the running steps from 0 to 1, or nil while it is unknown.
  public let progress: Double?
  /// The number of runs that finished without an error. Views react to its changes, for example with a message or a haptic
  /// signal. A synchronous command, which ends before its call returns, has no count.
  public let successCount: Int
  /// The localized text while the command is running; otherwise nil.
  public let busyText: String?
  /// The error of the last run; nil after the next start.
  public let error: Failure?
  /// The localized text of the error.
  public let errorText: String?
  /// The open question of the command, if any.
  public let question: CommandQuestion?
  /// The number of failures, which identifies the last one.
  let failureNumber: Int
  let onCancel: (@MainActor () -> Void)?

  /// Cancels the active and waiting runs. Results of their pending service calls are ignored.
  @MainActor
  public func cancel() { onCancel?() }
}

extension CommandStatus: Equatable {
  /// Returns whether a view would display both alike. A second failure with an equal error counts as a difference.
  public static func == (one: CommandStatus, other: CommandStatus) -> Bool {
    one.isRunning == other.isRunning && one.canRun == other.canRun && one.question == other.question
      && one.canCancel == other.canCancel && one.successCount == other.successCount && one.progress == other.progress
      && (one.error == nil) == (other.error == nil)
      && (one.error == nil || one.failureNumber == other.failureNumber)
      && !differs(one.busyText, other.busyText) && !differs(one.errorText, other.errorText)
  }
}
