/// One run of a command: how it comes out, and how to end it early.
@MainActor
public final class CommandRun {
  /// How a run comes out.
  public enum Outcome: Sendable {
    /// Its steps are done.
    case completed
    /// An error that none of the command's `catch` clauses took.
    case failed(any Error)
    /// Its owner is gone, a newer run took its place, the reader declined, or ``CommandRun/cancel()`` was called.
    case cancelled
    /// The command's gate did not hold, when it was called or when its steps were to begin.
    case refused
    /// The command was running already.
    case dropped
  }

  /// How the run came out; nil while it goes on or waits for its turn.
  public private(set) var outcome: Outcome?
  private var waiters: [CheckedContinuation<Outcome, Never>] = []
  /// Ends it early; once it is over there is nothing to end.
  var onCancel: (() -> Void)?

  init() {}

  /// Waits until the run is over.
  @discardableResult
  public func finished() async -> Outcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { waiters.append($0) }
  }

  /// Ends the run: what its services still answer is let go.
  public func cancel() { onCancel?() }

  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    onCancel = nil
    for waiter in waiters { waiter.resume(returning: outcome) }
    waiters = []
  }
}
