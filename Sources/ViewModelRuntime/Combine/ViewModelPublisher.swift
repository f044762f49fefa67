#if canImport(Combine)
  public import Combine

  /// Publishes a property of a view model: its value now, and then its value after each commit that changes it.
  ///
  /// Each value is of a committed state: what else the view model shows goes with it, and publishers that are combined never
  /// see some of before and some of after. A subscriber that asks for fewer values than there are gets the newest, once it
  /// asks again; none is kept for it. It never completes, unless the view model is gone when it is subscribed to.
  ///
  /// Neither the publisher nor a subscription keeps the view model alive. Subscribe on the main actor; a subscription may be
  /// cancelled, and asked for more, anywhere.
  @MainActor
  public struct ViewModelPublisher<Owner: ViewModel, Output>: @preconcurrency Publisher {
    /// It never fails.
    public typealias Failure = Never

    private weak var owner: Owner?
    private let property: KeyPath<Owner, Output>

    /// - Parameter property: may be any that is read from the view model's own.
    public init(_ owner: Owner, _ property: KeyPath<Owner, Output>) {
      self.owner = owner
      self.property = property
    }

    /// Begins a subscription with the present value.
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

  /// The properties of a view model, each as a publisher.
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
    /// What can be followed with Combine: `viewModel.publishers.nameText.sink { label.text = $0 }`.
    public var publishers: ViewModelPublishers<Self> { ViewModelPublishers(self) }
  }
#endif
