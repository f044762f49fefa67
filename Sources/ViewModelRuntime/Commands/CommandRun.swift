/// One run of a command.
@MainActor
public final class CommandRun {
  /// The result of a run.
  public enum Outcome: Sendable {
    /// All steps finished.
    case completed
    /// The run failed with an error that no `catch` clause of the command handles.
    case failed(any Error)
    /// The view model was released, a newer run replaced this one, the user declined a question, or ``CommandRun/cancel()`` was called.
    case cancelled
    /// The `when` condition of the command was false at the call, or when the steps were about to start.
    case refused
    /// The command was already running.
    case dropped
  }

  /// The result of the run, or nil while it is running or waiting.
  public private(set) var outcome: Outcome?
  private var waiters: [CheckedContinuation<Outcome, Never>] = []
  /// Cancels the run; nil after its end.
  var onCancel: (() -> Void)?

  init() {}

  /// Waits until the run has ended. The run and the waiting caller are independent: a cancelled caller neither cancels
  /// the run nor stops waiting, as with the value of a `Task`.
  @discardableResult
  public func finished() async -> Outcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { waiters.append($0) }
  }

  /// Waits until the run has ended, and cancels it if the caller is cancelled.
  ///
  /// Use it in closures that SwiftUI cancels because nobody needs the result afterwards:
  ///
  /// ```swift
  /// .task(id: query) { await viewModel.search().finishedOrCancelled() }
  /// ```
  ///
  /// In `refreshable`, use ``finished()``: SwiftUI may cancel that closure when the view changes during the refresh.
  @discardableResult
  public func finishedOrCancelled() async -> Outcome {
    await withTaskCancellationHandler {
      await finished()
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  /// Cancels the run. Results of its pending service calls are ignored.
  public func cancel() { onCancel?() }

  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    onCancel = nil
    for waiter in waiters { waiter.resume(returning: outcome) }
    waiters = []
  }
}
