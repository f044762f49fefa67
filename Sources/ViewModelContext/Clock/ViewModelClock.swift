public import Foundation

/// A source of the current date, of delays and of new identifiers. Tests replace it with a
/// `ManualClock`.
@MainActor
public protocol ViewModelClock: Sendable {
  /// The current date.
  var now: Date { get }

  /// The time since a fixed moment. It never decreases, and measures durations.
  var uptime: Duration { get }

  /// Suspends the task for a duration.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws

  /// Returns a new unique identifier.
  func newID() -> UUID
}

/// The clock of the device.
public struct SystemClock: ViewModelClock {
  private static let start = ContinuousClock.now

  /// Creates the clock. All instances are equivalent.
  public nonisolated init() {}

  public var now: Date { Date() }

  public var uptime: Duration { Self.start.duration(to: .now) }

  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration, clock: .continuous)
  }

  public func newID() -> UUID { UUID() }
}

/// A clock whose current date belongs to a context, so that a context with another date has another clock.
package protocol ClockOfContext: ViewModelClock {
  nonisolated init(_ now: Date)
}

/// A clock whose current date never changes, for previews and tests. Delays and identifiers are those of the device.
public struct FixedClock: ViewModelClock, ClockOfContext {
  public let now: Date
  private let clock = SystemClock()

  /// Creates a clock with a current date.
  public nonisolated init(_ now: Date) { self.now = now }

  public var uptime: Duration { clock.uptime }

  public func sleep(for duration: Duration) async throws { try await clock.sleep(for: duration) }

  public func newID() -> UUID { clock.newID() }
}
