/// What is told of every command: for an app's log, its analytics, its crash reports.
public struct CommandObserver: Sendable {
  let receive: @MainActor @Sendable (CommandEvent) -> Void

  /// - Parameter receive: is called on the main actor, as it happens.
  public init(_ receive: @escaping @MainActor @Sendable (CommandEvent) -> Void) { self.receive = receive }
}

/// What happened to a command.
public struct CommandEvent: Sendable {
  /// What it was.
  public enum Kind: Sendable {
    /// Its gate let it run.
    case started
    /// Its steps are done, so long after it started.
    case completed(after: Duration)
    /// It failed, so long after it started, with an error that no `catch` clause took.
    case failed(any Error, after: Duration)
    /// Its owner is gone, a newer run took its place, or the reader declined.
    case cancelled(after: Duration)
    /// Its gate did not let it start, or closed before its steps began.
    case refused
    /// It was running already.
    case dropped
  }

  /// The type's name.
  public let viewModel: String
  /// The command's name in the schema.
  public let command: String
  /// What happened.
  public let kind: Kind
}
