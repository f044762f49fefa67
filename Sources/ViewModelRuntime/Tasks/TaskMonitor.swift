/// What goes on in view models under test: tasks that can get on by themselves, as against those that wait for the test to
/// do something.
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
public final class TaskMonitor {
  /// The one that counts the tasks begun here.
  @TaskLocal static var current: TaskMonitor?

  private var busyCount = 0
  private var beginnings = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// How many tasks may begin while it settles, before they are taken for an endless chain.
  private let limit: Int
  /// Whether tasks kept beginning others until it gave up.
  public private(set) var isEndless = false

  /// What went wrong beside what a test looks at: a double that was asked what nothing says an answer to.
  public private(set) var reports: [String] = []

  /// - Parameter limit: how many tasks may begin in one ``waitUntilIdle()``.
  public init(limit: Int = 100_000) { self.limit = limit }

  /// Counts what begins in `body`.
  public func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await body() }
  }

  /// Waits until every task is over, or waits itself: for a held answer, for the clock, for a stream's next value or for an
  /// answer to its question.
  public func waitUntilIdle() async {
    beginnings = 0
    repeat {
      if busyCount > 0, !isEndless { await withCheckedContinuation { waiters.append($0) } }
      // What was cancelled is told so on the main actor, a turn later.
      await Task { @MainActor in }.value
    } while busyCount > 0 && !isEndless
  }

  func report(_ text: String) {
    if !reports.contains(text) { reports.append(text) }
  }

  func begin() {
    beginnings += 1
    busyCount += 1
    guard beginnings > limit else { return }
    isEndless = true
    wakeWaiters()
  }

  func end() { rest() }
  func park() { rest() }
  func unpark() { busyCount += 1 }

  private func rest() {
    busyCount -= 1
    if busyCount == 0 { wakeWaiters() }
  }

  private func wakeWaiters() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
