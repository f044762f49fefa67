import ViewModelRuntime

/// Tracks the running tasks of view models in a test, so that the test can wait until none of them can continue by
/// itself.
///
/// ```swift
/// let tasks = TaskMonitor()
/// await tasks.run {
///   viewModel.signIn()
///   await tasks.waitUntilIdle()
///   #expect(!viewModel.signIn.isRunning)
/// }
/// ```
@MainActor
public final class TaskMonitor: TaskObserver {
  /// The monitor of tasks that start in the current task.
  static var current: TaskMonitor? { TaskObservation.observer as? TaskMonitor }

  private var busyCount = 0
  private var beginnings = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// The number of tasks that may start in one wait. More are treated as an endless chain.
  private let limit: Int
  /// Whether tasks kept starting other tasks until the limit was reached.
  public private(set) var isEndless = false

  /// Errors apart from failed expectations, such as a call of a stub without a result.
  public private(set) var reports: [String] = []

  /// Creates a monitor.
  ///
  /// - Parameter limit: The number of tasks that may start in one ``waitUntilIdle()``.
  public init(limit: Int = 100_000) { self.limit = limit }

  /// Tracks the tasks that start in `body`.
  public func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await TaskObservation.$observer.withValue(self) { try await body() }
  }

  /// Whether each task has ended or is waiting. A real service that waits by a manual clock is not counted as begun.
  var isIdle: Bool { busyCount <= 0 }

  /// Waits until each task has ended or is waiting: for the result of a stub, for the clock, for a stream's next value,
  /// or for an answer of the user.
  public func waitUntilIdle() async {
    beginnings = 0
    repeat {
      if busyCount > 0, !isEndless { await withCheckedContinuation { waiters.append($0) } }
      // A cancelled task resumes on the main actor a moment later.
      await Task { @MainActor in }.value
    } while busyCount > 0 && !isEndless
  }

  func report(_ text: String) {
    if !reports.contains(text) { reports.append(text) }
  }

  package func begin() {
    beginnings += 1
    busyCount += 1
    guard beginnings > limit else { return }
    isEndless = true
    wakeWaiters()
  }

  package func end() { rest() }
  package func park() { rest() }
  package func unpark() { busyCount += 1 }

  private func rest() {
    busyCount -= 1
    if busyCount == 0 { wakeWaiters() }
  }

  private func wakeWaiters() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
