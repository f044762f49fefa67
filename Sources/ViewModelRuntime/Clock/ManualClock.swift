public import Foundation

/// A clock that moves only when a test moves it. Its identifiers count up from `00000000-0000-0000-0000-000000000001`.
@MainActor
public final class ManualClock: ViewModelClock {
  private struct Sleeper {
    var end: Duration
    var suspension: Suspension<Void>
  }

  private var start: Date
  /// How far the clock was moved.
  public private(set) var uptime: Duration = .zero
  private var sleepers: [Sleeper] = []
  private var ids: UInt64 = 0
  private var observers: [(Date) -> Void] = []

  /// Creates a clock that shows `start`.
  public nonisolated init(_ start: Date) { self.start = start }

  public var now: Date { start.addingTimeInterval(uptime.seconds) }

  /// Shows another date. Setting a clock ends no sleep.
  func set(to now: Date) { start = now.addingTimeInterval(-uptime.seconds) }

  /// Sets `now` in the context of a view model each time the clock moves: formulas read the context's `now`, and commands the
  /// clock's.
  ///
  /// The clock does not keep the view model alive.
  public func synchronize<Owner: ViewModel>(_ viewModel: Owner) {
    observers.append { [weak viewModel] now in viewModel?.update { $0.context.now = now } }
  }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { sleepers.count }

  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let suspension = Suspension<Void>()
    sleepers.append(Sleeper(end: uptime + duration, suspension: suspension))
    defer { sleepers.removeAll { $0.suspension === suspension } }
    try await suspension.wait()
  }

  /// Moves the clock to the end of the next sleep, or by `duration` where that is sooner.
  ///
  /// - Returns: the rest of the duration.
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

  /// Moves the clock, and ends each sleep at its time. Before the next sleep ends, the tasks of the last one run until they wait or
  /// end.
  public func advance(by duration: Duration) async {
    var rest = max(duration, .zero)
    repeat {
      await TaskMonitor.current?.waitUntilIdle()
      rest = step(within: rest)
    } while rest > .zero
    await TaskMonitor.current?.waitUntilIdle()
  }

  public func newID() -> UUID {
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
