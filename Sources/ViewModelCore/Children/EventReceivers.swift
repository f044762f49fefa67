/// A function that receives events.
@MainActor
package final class EventReceiver: Endable {
  private var receive: ((Any) -> Void)?

  package init(_ receive: @escaping (Any) -> Void) { self.receive = receive }

  package func callAsFunction(_ event: Any) { receive?(event) }

  package func end() { receive = nil }
}

/// A reference to a receiver that its token retains.
@MainActor
package struct WeakEventReceiver {
  package weak var receiver: EventReceiver?

  package init(receiver: EventReceiver) { self.receiver = receiver }
}

extension Relatives {
  /// The number of events that wait for the first receiver. Of more events, the last ones are kept.
  private static let maximumKeptEvents = 100

  /// Passes an event to the owner, and then to the other receivers. Before there is any, the event is kept.
  package func send(_ event: Any) {
    if keptEvents != nil {
      keptEvents?.append(event)
      if let count = keptEvents?.count, count > Self.maximumKeptEvents { keptEvents?.removeFirst() }
      return
    }
    receiveEvent?(event)
    receivers.removeAll { $0.receiver == nil }
    for receiver in receivers { receiver.receiver?(event) }
  }

  /// Passes the events from before the first receiver to it.
  package func passKeptEvents(to receive: (Any) -> Void) {
    guard let events = keptEvents else { return }
    keptEvents = nil
    for event in events { receive(event) }
  }
}
