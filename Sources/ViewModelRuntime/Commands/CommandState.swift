/// The state of a command: the number of its active runs, its last error and its questions.
public struct CommandState {
  var runningCount = 0
  /// The error of the last run; nil after the next start.
  var failure: (any Error)?
  /// The number of failures, which identifies the last one.
  var failureNumber = 0
  /// The open questions, in the order in which they were asked.
  var questions: [CommandQuestion] = []
  /// A number that changes with each change of the state.
  var revision = 0

  /// Creates the state of a command that has not run yet.
  public init() {}

  mutating func fail(_ failure: any Error) {
    self.failure = failure
    failureNumber &+= 1
  }
}

/// Returns whether anything about a command changed.
public func differs(_ old: CommandState, _ new: CommandState) -> Bool { old.revision != new.revision }
