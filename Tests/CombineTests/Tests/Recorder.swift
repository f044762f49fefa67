import Combine

/// A subscriber with configurable demand that records its values.
final class Recorder<Input>: Subscriber {
  typealias Failure = Never

  private(set) var values: [Input] = []
  private(set) var isFinished = false
  private(set) var subscription: (any Subscription)?
  /// The additional demand for each value.
  var demandWithEach: Subscribers.Demand
  private let firstDemand: Subscribers.Demand
  var onValue: (Input) -> Void = { _ in }

  init(demand: Subscribers.Demand, withEach: Subscribers.Demand = .none) {
    firstDemand = demand
    demandWithEach = withEach
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(firstDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    onValue(input)
    return demandWithEach
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }

  func drop() { subscription = nil }
}
