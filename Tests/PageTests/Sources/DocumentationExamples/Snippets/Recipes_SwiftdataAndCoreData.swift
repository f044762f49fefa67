import Foundation
import ViewModelRuntime

@MainActor
final class TrackFeed: TrackStore {
  private var current: [Track]?
  private var listeners: [UUID: AsyncStream<[Track]>.Continuation] = [:]

  /// Sends the values of the stored objects, whenever the database reports a change.
  func send(_ tracks: [Track]) {
    guard tracks != current else { return }
    current = tracks
    for listener in listeners.values { listener.yield(tracks) }
  }

  func tracks() -> AsyncStream<[Track]> {
    AsyncStream { continuation in
      let id = UUID()
      if let current { continuation.yield(current) }
      listeners[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor [weak self] in self?.listeners[id] = nil }
      }
    }
  }
}
