@_spi(Generated) import ViewModelCore

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

@_spi(Generated) extension CommandSteps {
  /// Reports an event to the owner of the view model.
  public func emit<Event>(_ event: Event) throws(CancellationError)
  where Owner: EmittingViewModel, Owner.EmittedEvent == Event {
    let (state, owner) = try current()
    state.relatives(of: owner).send(event)
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
