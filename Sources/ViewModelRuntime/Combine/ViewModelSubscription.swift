#if canImport(Combine)
  import Combine

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
