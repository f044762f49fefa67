/// A task that ends with who keeps this.
final class OngoingTask: Sendable {
  private let task: Task<Void, Never>

  /// - Parameter body: must not keep the view model alive while it waits.
  @MainActor
  init(_ body: @escaping @MainActor () async -> Void) {
    let activity = Activity.current
    activity?.begin()
    task = Task { @MainActor in
      await body()
      activity?.end()
    }
  }

  deinit { task.cancel() }
}
