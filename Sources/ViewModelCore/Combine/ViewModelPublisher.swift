#if canImport(Combine)
  public import Combine
  import ViewModelContext

  /// A publisher of a property of a view model. It publishes the current value, and the new value after each commit
  /// that changes the property.
  ///
  /// Each value belongs to a committed state, so combined publishers never mix values of two states. A subscriber with
  /// less demand than there are values receives the newest value with its next demand; the publisher does not buffer
  /// values. The publisher completes only if the view model no longer exists when a subscriber subscribes.
  ///
  /// Neither the publisher nor its subscriptions keep the view model alive. Subscribe on the main actor. A subscription
  /// can be cancelled, and can receive demand, on any thread.
  @MainActor
  public struct ViewModelPublisher<Owner: ViewModel, Output>: @preconcurrency Publisher {
    /// The publisher never fails.
    public typealias Failure = Never

    private weak var owner: Owner?
    private let property: KeyPath<Owner, Output>

    /// Creates a publisher of a property.
    ///
    /// - Parameter property: A property of the view model, or a value derived from its properties.
    public init(_ owner: Owner, _ property: KeyPath<Owner, Output>) {
      self.owner = owner
      self.property = property
    }

    /// Starts a subscription, which first receives the current value.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      guard let owner else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      let subscription = ViewModelSubscription(subscriber, owner, property)
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher for each property of a view model.
  @MainActor
  @dynamicMemberLookup
  public struct ViewModelPublishers<Owner: ViewModel> {
    private let owner: Owner

    init(_ owner: Owner) { self.owner = owner }

    /// The publisher of a property.
    public subscript<Value>(dynamicMember property: KeyPath<Owner, Value>) -> ViewModelPublisher<Owner, Value> {
      ViewModelPublisher(owner, property)
    }
  }

  extension ViewModel {
    /// The publishers of the properties, for Combine: `viewModel.publishers.nameText.sink { label.text = $0 }`.
    public var publishers: ViewModelPublishers<Self> { ViewModelPublishers(self) }
  }

  /// The binding of one subscriber to a property of a view model.
  @MainActor
  final class ViewModelSubscription<Owner: ViewModel, Downstream: Subscriber>: Subscription
  where Downstream.Failure == Never {
    private weak var owner: Owner?
    private let property: KeyPath<Owner, Downstream.Input>
    /// The subscriber, or nil after cancellation.
    private var subscriber: Downstream?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber has not received the current value yet.
    private var needsInitialValue = true
    private var token: BindingToken?

    init(_ subscriber: Downstream, _ owner: Owner, _ property: KeyPath<Owner, Downstream.Input>) {
      self.subscriber = subscriber
      self.owner = owner
      self.property = property
      token = owner.viewModelObservers.add(property, of: owner) { [weak self] value in
        guard let self else { return false }
        needsInitialValue = true
        deliver(value)
        return true
      }
    }

    nonisolated func request(_ demand: Subscribers.Demand) {
      let most = demand.max
      onMainActor { subscription in
        subscription.demand += most.map { .max($0) } ?? .unlimited
        subscription.deliver(nil)
      }
    }

    nonisolated func cancel() {
      onMainActor { subscription in
        subscription.subscriber = nil
        subscription.token = nil
      }
    }

    /// Delivers values while there is demand.
    ///
    /// - Parameter value: The value of the property, if it has been read already.
    private func deliver(_ value: Downstream.Input?) {
      var known = value
      // A subscriber may change the property while it receives a value.
      for _ in 0..<Limit.rounds {
        guard needsInitialValue, demand > .none, let subscriber, let owner else { return }
        let value = known ?? owner.viewModelObservers.readForBinding(property, of: owner)
        known = nil
        needsInitialValue = false
        demand -= 1
        let more = subscriber.receive(value)
        demand += more
      }
      ViewModelFault.send(
        .endlessUpdates(viewModel: "\(Owner.self)", properties: ["\(property)"], rounds: Limit.rounds))
    }

    /// Runs `body` immediately on the main queue, so that a cancelled subscriber receives no more values; otherwise
    /// later.
    private nonisolated func onMainActor(_ body: @escaping @MainActor (ViewModelSubscription) -> Void) {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { body(self) }
      } else {
        Task { @MainActor in body(self) }
      }
    }
  }
#endif
