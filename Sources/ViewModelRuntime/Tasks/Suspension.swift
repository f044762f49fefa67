import Dispatch
import Foundation

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

/// A task that is cancelled when the object is released.
final class ScopedTask: Sendable {
  private let task: Task<Void, Never>

  /// Starts the task.
  ///
  /// - Parameter body: A function that does not keep the view model alive at its suspension points.
  @MainActor
  init(_ body: @escaping @MainActor () async -> Void) {
    let tasks = TaskMonitor.current
    tasks?.begin()
    task = Task { @MainActor in
      await body()
      tasks?.end()
    }
  }

  deinit { task.cancel() }
}

/// Detects whether code without actor isolation runs on the main queue.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the current thread serves the main queue. In a process without a main run loop that may be another thread
  /// than the main thread.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
