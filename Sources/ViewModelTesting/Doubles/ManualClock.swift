public import Foundation
import ViewModelRuntime

/// A clock that advances only when a test advances it. Its identifiers count up from
/// `00000000-0000-0000-0000-000000000001`.
@MainActor
public final class ManualClock: ViewModelClock, ClockOfContext {
  private struct Sleeper {
    var end: Duration
    var suspension: Suspension<Void>
  }

  private var start: Date
  /// The total duration by which the clock was advanced.
  public private(set) var uptime: Duration = .zero
  private var sleepers: [Sleeper] = []
  private var ids: UInt64 = 0
  private var nextID: UUID?
  private var observers: [(Date) -> Void] = []

  /// Creates a clock whose current date is `start`.
  public nonisolated init(_ start: Date) { self.start = start }

  public var now: Date { start.addingTimeInterval(uptime.seconds) }

  /// Sets the current date without ending any sleep.
  func set(to now: Date) { start = now.addingTimeInterval(-uptime.seconds) }

  /// Sets the identifier that the next call of ``newID()`` returns. Later identifiers count up as before.
  func setNextID(to id: UUID) { nextID = id }

  /// Updates `now` in the context of a view model whenever the clock advances, because displays read the context's
  /// `now` while commands read the clock's.
  ///
  /// The clock does not keep the view model alive.
  public func synchronize<Owner: ViewModel>(_ viewModel: Owner) {
    observers.append { [weak viewModel] now in viewModel?.update { $0.context.now = now } }
  }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { sleepers.count }

  /// The uptime at which the next sleep ends; nil if no task sleeps.
  var nextEnd: Duration? { sleepers.map(\.end).min() }
  /// Is called whenever a task begins to sleep.
  var onSleep: (() -> Void)?

  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let suspension = Suspension<Void>()
    sleepers.append(Sleeper(end: uptime + duration, suspension: suspension))
    defer { sleepers.removeAll { $0.suspension === suspension } }
    onSleep?()
    try await suspension.wait()
  }

  /// Advances the clock to the end of the next sleep, or by `duration` if that is sooner.
  ///
  /// - Returns: The rest of the duration.
  func step(within duration: Duration) -> Duration {
    let end = uptime + duration
    guard let next = sleepers.map(\.end).min(), next <= end else {
      move(to: end)
      return .zero
    }
    move(to: max(uptime, next))
    let woken = sleepers.filter { $0.end <= next }
    sleepers.removeAll { $0.end <= next }
    for sleeper in woken.sorted(by: { $0.end < $1.end }) { sleeper.suspension.resume() }
    return end - uptime
  }

  private func move(to uptime: Duration) {
    guard uptime != self.uptime else { return }
    self.uptime = uptime
    for observer in observers { observer(now) }
  }

  /// Advances the clock and ends each sleep at its time. Before the next sleep ends, the tasks that were resumed run
  /// until they wait or end.
  public func advance(by duration: Duration) async {
    var rest = max(duration, .zero)
    repeat {
      await TaskMonitor.current?.waitUntilIdle()
      rest = step(within: rest)
    } while rest > .zero
    await TaskMonitor.current?.waitUntilIdle()
  }

  public func newID() -> UUID {
    if let id = nextID {
      nextID = nil
      return id
    }
    ids += 1
    var bytes = [UInt8](repeating: 0, count: 8)
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: ids >> UInt64(56 - place * 8))) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

extension Duration {
  /// The duration in seconds, as Foundation's `TimeInterval`.
  var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
