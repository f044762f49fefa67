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
