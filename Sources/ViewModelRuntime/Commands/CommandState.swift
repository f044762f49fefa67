/// The state of a command: the number of its active runs, its last error and its questions.
public struct CommandState {
  var runningCount = 0
  /// The error of the last run; nil after the next start.
  var failure: (any Error)?
  /// The number of failures, which identifies the last one.
  var failureNumber = 0
  /// The open questions, in the order in which they were asked.
  var questions: [CommandQuestion] = []
  /// The progress of the active runs, from 0 to 1; nil while it is unknown.
  var progress: Double?
  /// The number of runs that succeeded.
  var successCount = 0
  /// The busy text of the last run, if it depends on the arguments of the call.
  var busyText: AnyObject?
  /// Cancels the active and waiting runs; nil while there is none.
  var onCancel: (@MainActor () -> Void)?
  /// A number that changes with each change of the state.
  var revision = 0

  /// Creates the state of a command that has not run yet.
  public init() {}

  /// Reports the progress of the steps: `done` of `total` parts. Without a total the progress is unknown.
  public mutating func report(_ done: Double, of total: Double = 1) {
    let fraction = done / total
    progress = total > 0 && !fraction.isNaN ? min(max(fraction, 0), 1) : nil
    revision &+= 1
  }

  /// Reports the progress of the steps: `done` of `total` parts. Without a total the progress is unknown.
  public mutating func report(_ done: Int, of total: Int) { report(Double(done), of: Double(total)) }

  mutating func fail(_ failure: any Error) {
    self.failure = failure
    failureNumber &+= 1
  }
}

/// Returns whether anything about a command changed.
public func differs(_ old: CommandState, _ new: CommandState) -> Bool { old.revision != new.revision }
