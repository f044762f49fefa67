/// What a view shows of a command.
public struct CommandStatus<Failure: Error> {
  /// Whether a run goes on. A command that waits for nothing is over when its call returns, and never seen running.
  public let isRunning: Bool
  /// Whether calling the command now would do anything: its gate holds, and it would not be dropped for running already.
  public let canRun: Bool
  /// What is said while it runs; nil while it does not.
  public let busyText: String?
  /// What the last run failed with; nil from the next start on.
  public let error: Failure?
  /// The error in the reader's language.
  public let errorText: String?
  /// What it asks the reader; nil where it asks nothing.
  public let question: CommandQuestion?
  /// Tells one failure from another.
  let failureNumber: Int
}

extension CommandStatus: Equatable {
  /// Whether both show the same: the same failure once more counts as another.
  public static func == (one: CommandStatus, other: CommandStatus) -> Bool {
    one.isRunning == other.isRunning && one.canRun == other.canRun && one.question == other.question
      && (one.error == nil) == (other.error == nil)
      && (one.error == nil || one.failureNumber == other.failureNumber)
      && !differs(one.busyText, other.busyText) && !differs(one.errorText, other.errorText)
  }
}
