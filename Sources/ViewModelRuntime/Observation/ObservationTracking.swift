/// The tracking of property reads by Observation.
///
/// A formula that reads other view models suspends it, so that an observer of the formula's value does not become an
/// observer of everything that the formula reads.
@MainActor
public struct ObservationTracking {
  @usableFromInline static var isSuspended = false

  private let wasSuspended: Bool

  /// Suspends tracking until ``restore()`` is called.
  ///
  /// - Returns: The state before the call.
  public static func suspend() -> ObservationTracking {
    let before = ObservationTracking(wasSuspended: isSuspended)
    isSuspended = true
    return before
  }

  /// Restores the state before ``suspend()``.
  public func restore() { Self.isSuspended = wasSuspended }
}
