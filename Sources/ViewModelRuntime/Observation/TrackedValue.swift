import Observation

/// Reads a value again whenever something in it changes that Observation tracks.
@MainActor
final class TrackedValue<Value: Equatable>: Endable {
  private let read: () -> Value?
  private var receive: ((Value) -> Void)?
  private var value: Value?

  /// Creates an observation. Call ``update()`` to begin.
  ///
  /// - Parameters:
  ///   - read: Returns the value, or nil when there is nothing to observe any longer.
  ///   - receive: Receives the value, and again each other value.
  init(_ read: @escaping () -> Value?, receive: @escaping (Value) -> Void) {
    self.read = read
    self.receive = receive
  }

  func update() {
    guard receive != nil else { return }
    let current = withObservationTracking(read) { [weak self] in
      // Observation calls this before the change.
      Task { @MainActor in self?.update() }
    }
    guard let current, current != value else { return }
    value = current
    receive?(current)
  }

  func end() { receive = nil }
}
