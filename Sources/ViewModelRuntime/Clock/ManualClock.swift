public import Foundation

/// A clock that stands still until a test moves it. Its identifiers count up from
/// `00000000-0000-0000-0000-000000000001`.
@MainActor
public final class ManualClock: ViewModelClock {
  private struct Sleeper {
    var end: Duration
    var suspension: Suspension<Void>
  }

  private var start: Date
  /// How far it was moved.
  public private(set) var uptime: Duration = .zero
  private var sleepers: [Sleeper] = []
  private var ids: UInt64 = 0

  /// - Parameter start: what it shows until it is moved.
  public nonisolated init(_ start: Date) { self.start = start }

  public var now: Date { start.addingTimeInterval(uptime.seconds) }

  /// Shows another moment from here on, as if it had been set: nobody wakes from that.
  func restart(at now: Date) { start = now.addingTimeInterval(-uptime.seconds) }

  /// How many are waiting.
  public var sleeperCount: Int { sleepers.count }

  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let suspension = Suspension<Void>()
    sleepers.append(Sleeper(end: uptime + duration, suspension: suspension))
    defer { sleepers.removeAll { $0.suspension === suspension } }
    try await suspension.wait()
  }

  /// Moves the clock to where the next sleeper wakes, or by `duration` where none does until then.
  ///
  /// - Returns: what is left of the duration.
  func step(within duration: Duration) -> Duration {
    let end = uptime + duration
    guard let next = sleepers.map(\.end).min(), next <= end else {
      uptime = end
      return .zero
    }
    uptime = max(uptime, next)
    let woken = sleepers.filter { $0.end <= next }
    sleepers.removeAll { $0.end <= next }
    for sleeper in woken.sorted(by: { $0.end < $1.end }) { sleeper.suspension.resume() }
    return end - uptime
  }

  /// Moves the clock on, waking at their time those who sleep until then: one after the other, each having done all that it
  /// can before the next wakes.
  public func advance(by duration: Duration) async {
    var rest = max(duration, .zero)
    repeat {
      await Activity.current?.settle()
      rest = step(within: rest)
    } while rest > .zero
    await Activity.current?.settle()
  }

  public func newID() -> UUID {
    ids += 1
    var bytes = [UInt8](repeating: 0, count: 8)
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: ids >> UInt64(56 - place * 8))) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

extension Duration {
  /// As Foundation counts time.
  var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
