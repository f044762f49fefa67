import ViewModelContext

/// A suspension point that resumes with a result, such as an answer of the user, the end of a delay or a value.
@MainActor
package final class Suspension<Value: Sendable> {
  private var result: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?
  private var observer: (any TaskObserver)?

  package nonisolated init() {}

  /// Waits for the result, or returns it immediately if there is one.
  ///
  /// - Throws: The error of the result, or `CancellationError` after cancellation of the task.
  package func wait() async throws -> Value {
    if let result { return try result.get() }
    try Task.checkCancellation()
    let observer = TaskObservation.observer
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        self.continuation = continuation
        self.observer = observer
        observer?.park()
      }
    } onCancel: {
      Task { @MainActor in self.resume(with: .failure(CancellationError())) }
    }
  }

  /// Sets the result. Later results are ignored.
  package func resume(with result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    guard let continuation else { return }
    self.continuation = nil
    observer?.unpark()
    continuation.resume(with: result)
  }

  package func resume(returning value: Value) { resume(with: .success(value)) }
}

extension Suspension where Value == Void {
  package func resume() { resume(returning: ()) }
}

/// Is notified of the tasks of view models, so that a test can wait until none of them can continue by itself.
@MainActor
package protocol TaskObserver: AnyObject, Sendable {
  func begin()
  func end()
  /// A task begins to wait.
  func park()
  /// A task that waited continues.
  func unpark()
}

package enum TaskObservation {
  /// The observer of tasks that start in the current task. `TaskMonitor` in ViewModelTesting sets it.
  @TaskLocal package static var observer: (any TaskObserver)?
  /// The arrival of the call that the current task makes at a test double.
  @TaskLocal package static var arrival: CallArrival?
}

/// A task that is cancelled when the object is released.
package final class ScopedTask: Sendable {
  private let task: Task<Void, Never>

  /// Starts the task.
  ///
  /// - Parameter body: A function that does not keep the view model alive at its suspension points.
  @MainActor
  package init(_ body: @escaping @MainActor () async -> Void) {
    let observer = TaskObservation.observer
    observer?.begin()
    task = Task { @MainActor in
      await body()
      observer?.end()
    }
  }

  deinit { task.cancel() }
}
