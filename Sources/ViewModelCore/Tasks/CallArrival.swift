/// The arrival of a call, for which any number of tasks can wait.
@MainActor
package final class CallArrival {
  private var isReached = false
  private var waiting: [Suspension<Void>] = []

  package nonisolated init() {}

  /// Waits until the call has arrived.
  ///
  /// - Throws: `CancellationError` after cancellation of the task.
  package func wait() async throws {
    if isReached { return }
    let suspension = Suspension<Void>()
    waiting.append(suspension)
    try await suspension.wait()
  }

  package func reach() {
    isReached = true
    for suspension in waiting { suspension.resume() }
    waiting = []
  }
}
