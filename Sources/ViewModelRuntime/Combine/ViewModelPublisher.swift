#if canImport(Combine)
  public import Combine

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
#endif
