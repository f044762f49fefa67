/// A view model that reports events to its owner.
@MainActor
public protocol EmittingViewModel: ViewModel {
  /// The events, with their values.
  associatedtype EmittedEvent
}

extension EmittingViewModel {
  /// Calls `receive` with each event of the view model.
  ///
  /// - Returns: A token that retains the observation. The view model does not.
  public func onEvent(_ receive: @escaping (EmittedEvent) -> Void) -> BindingToken {
    let receiver = EventReceiver { event in
      if let event = event as? EmittedEvent { receive(event) }
    }
    viewModelObservers.connections(of: self).receivers.append(WeakEventReceiver(receiver: receiver))
    return BindingToken(receiver)
  }
}

/// A function that receives events.
@MainActor
final class EventReceiver: Endable {
  private var receive: ((Any) -> Void)?

  init(_ receive: @escaping (Any) -> Void) { self.receive = receive }

  func callAsFunction(_ event: Any) { receive?(event) }

  func end() { receive = nil }
}

/// A reference to a receiver that its token retains.
@MainActor
struct WeakEventReceiver {
  weak var receiver: EventReceiver?
}

extension CommandSteps {
  /// Reports an event to the owner of the view model.
  public func emit<Event>(_ event: Event) throws(CancellationError)
  where Owner: EmittingViewModel, Owner.EmittedEvent == Event {
    let relatives = try current().state.relatives
    guard let relatives else { return }
    relatives.receivers.removeAll { $0.receiver == nil }
    for receiver in relatives.receivers { receiver.receiver?(event) }
    relatives.receiveEvent?(event)
  }
}
