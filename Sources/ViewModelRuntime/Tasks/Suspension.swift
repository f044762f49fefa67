/// One wait for something that is still to come: an answer, a moment, a value.
@MainActor
final class Suspension<Value: Sendable> {
  private var result: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var tasks: TaskMonitor?

  nonisolated init() {}

  /// Waits to be told. What it was told already it is given at once.
  ///
  /// - Throws: the error that it is told, or `CancellationError` once the task is cancelled.
  func wait() async throws -> Value {
    if let result { return try result.get() }
    try Task.checkCancellation()
    let tasks = TaskMonitor.current
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        self.continuation = continuation
        self.tasks = tasks
        tasks?.park()
      }
    } onCancel: {
      Task { @MainActor in self.resume(with: .failure(CancellationError())) }
    }
  }

  /// Only the first result counts.
  func resume(with result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    guard let continuation else { return }
    self.continuation = nil
    tasks?.unpark()
    continuation.resume(with: result)
  }

  func resume(returning value: Value) { resume(with: .success(value)) }
}

extension Suspension where Value == Void {
  func resume() { resume(returning: ()) }
}
