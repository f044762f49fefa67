/// What is kept of a command: how many of its runs go on, what it failed with, what it asks.
public struct CommandState {
  var runningCount = 0
  /// The error that the last run failed with, since the last start.
  var failure: (any Error)?
  /// Tells one failure from another.
  var failureNumber = 0
  /// In the order asked.
  var questions: [CommandQuestion] = []
  /// Told apart by it: each change gets another.
  var revision = 0

  /// Of a command that was never run.
  public init() {}

  mutating func fail(_ failure: any Error) {
    self.failure = failure
    failureNumber &+= 1
  }
}

/// Whether anything about a command changed.
public func differs(_ old: CommandState, _ new: CommandState) -> Bool { old.revision != new.revision }
