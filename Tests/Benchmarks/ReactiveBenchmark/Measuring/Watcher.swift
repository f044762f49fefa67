import Observation

/// Observes each display with Observation. After each change, it reads and observes the changed displays again, as a
/// run loop does.
@MainActor
final class Watcher<Owner: AnyObject, Value> {
  private let owner: Owner
  private let displays: [(Owner) -> Value]
  private let sink: (Int, Value) -> Void
  private var changed: [Int] = []

  init(_ owner: Owner, _ displays: [(Owner) -> Value], _ sink: @escaping (Int, Value) -> Void) {
    self.owner = owner
    self.displays = displays
    self.sink = sink
    for index in displays.indices { observe(index) }
  }

  var attachment: Attachment { Attachment(afterWrite: { self.observeChangedDisplays() }, keptAlive: self) }

  private func observeChangedDisplays() {
    let changed = changed
    self.changed.removeAll(keepingCapacity: true)
    for index in changed { observe(index) }
  }

  private func observe(_ index: Int) {
    let value = withObservationTracking {
      displays[index](owner)
    } onChange: {
      MainActor.assumeIsolated { self.changed.append(index) }
    }
    sink(index, value)
  }
}
