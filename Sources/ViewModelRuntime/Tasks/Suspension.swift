/// A suspension point that resumes with a result, such as an answer of the user, the end of a delay or a value.
@MainActor
final class Suspension<Value: Sendable> {
  private var result: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var tasks: TaskMonitor?

  nonisolated init() {}

  /// Waits for the result, or returns it immediately if there is one.
  ///
  /// - Throws: The error of the result, or `CancellationError` after cancellation of the task.
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

  /// Sets the result. Later results are ignored.
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
