public import Foundation

/// A clock whose current date never changes, for previews and tests. Delays and identifiers are those of the device.
public struct FixedClock: ViewModelClock {
  public let now: Date
  private let clock = SystemClock()

  /// Creates a clock with a current date.
  public nonisolated init(_ now: Date) { self.now = now }

  public var uptime: Duration { clock.uptime }

  public func sleep(for duration: Duration) async throws { try await clock.sleep(for: duration) }

  public func newID() -> UUID { clock.newID() }
}
