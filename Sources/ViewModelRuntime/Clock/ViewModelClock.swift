public import Foundation

/// What a view model knows of time, and where its fresh identifiers come from: both can be pinned.
@MainActor
public protocol ViewModelClock: Sendable {
  /// The present instant.
  var now: Date { get }

  /// The time since some moment, never going back: what durations are measured by.
  var uptime: Duration { get }

  /// Waits.
  ///
  /// - Throws: `CancellationError` once the task is cancelled.
  func sleep(for duration: Duration) async throws

  /// An identifier that was never given before.
  func newID() -> UUID
}

/// The device's own clock.
public struct SystemClock: ViewModelClock {
  private static let start = ContinuousClock.now

  /// One is as good as another.
  public nonisolated init() {}

  public var now: Date { Date() }

  public var uptime: Duration { Self.start.duration(to: .now) }

  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration, clock: .continuous)
  }

  public func newID() -> UUID { UUID() }
}
