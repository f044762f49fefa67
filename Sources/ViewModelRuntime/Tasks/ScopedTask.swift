/// A task that ends with who keeps this.
final class ScopedTask: Sendable {
  private let task: Task<Void, Never>

  /// - Parameter body: must not keep the view model alive while it waits.
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
