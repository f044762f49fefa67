import ViewModelFormatting

/// A view model that reports events to its owner.
@MainActor
public protocol EmittingViewModel: ViewModel {
  /// The events, with their values.
  associatedtype EmittedEvent
}

extension EmittingViewModel {
  /// Calls `receive` with each event of the view model. The first receiver of a view model also receives the events from
  /// before, at once.
  ///
  /// - Returns: A token that retains the observation. The view model does not.
  public func onEvent(_ receive: @escaping (EmittedEvent) -> Void) -> BindingToken {
    let receiver = EventReceiver { event in
      if let event = event as? EmittedEvent { receive(event) }
    }
    let relatives = viewModelObservers.relatives(of: self)
    relatives.receivers.append(WeakEventReceiver(receiver: receiver))
    relatives.passKeptEvents { receiver($0) }
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

@_spi(Generated) extension CommandSteps {
  /// Reports an event to the owner of the view model.
  public func emit<Event>(_ event: Event) throws(CancellationError)
  where Owner: EmittingViewModel, Owner.EmittedEvent == Event {
    let (state, owner) = try current()
    state.relatives(of: owner).send(event)
  }
}

extension Relatives {
  /// The number of events that wait for the first receiver. Of more events, the last ones are kept.
  private static let maximumKeptEvents = 100

  /// Passes an event to the owner, and then to the other receivers. Before there is any, the event is kept.
  func send(_ event: Any) {
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
  func passKeptEvents(to receive: (Any) -> Void) {
    guard let events = keptEvents else { return }
    keptEvents = nil
    for event in events { receive(event) }
  }
}

/// A connection of a view to the events of its view model. It remains while the view is evaluated again, with another
/// function or another view model.
@MainActor
final class EventListener<Emitter: EmittingViewModel> {
  private var receive: (Emitter.EmittedEvent) -> Void = { _ in }
  private weak var viewModel: Emitter?
  private var token: BindingToken?

  init() {}

  /// Sets the function that receives the next events.
  func update(_ receive: @escaping (Emitter.EmittedEvent) -> Void) { self.receive = receive }

  /// Receives the events of a view model, and no longer those of the one before.
  func connect(to viewModel: Emitter) {
    guard viewModel !== self.viewModel else { return }
    self.viewModel = viewModel
    token = viewModel.onEvent { [weak self] in self?.receive($0) }
  }
}

/// The rules of a child or of a list's rows, whose events the parent receives.
@MainActor
@_spi(Generated) public class ReceivingRules<Values: StatefulValues, Child: ViewModel> {
  /// Receives the events. The argument is of the child's event type.
  private(set) var receive: ((Values.OwningViewModel, Any) -> Void)?

  init() {}
}

@_spi(Generated) extension ReceivingRules {
  /// Adds a function that receives the events.
  ///
  /// - Returns: The rules.
  public func receiving(_ receive: @escaping (Values.OwningViewModel, Child.EmittedEvent) -> Void) -> Self
  where Child: EmittingViewModel {
    self.receive = { owner, event in
      if let event = event as? Child.EmittedEvent { receive(owner, event) }
    }
    return self
  }
}
