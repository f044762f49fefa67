// A stand-in for Combine: declarations that the publishers of view models use, without behavior.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Comparable, Sendable {
    public let max: Int?
    public static let none = Demand(max: 0)
    public static let unlimited = Demand(max: nil)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    public static func < (one: Demand, other: Demand) -> Bool { (one.max ?? .max) < (other.max ?? .max) }
    public static func > (one: Demand, other: Demand) -> Bool { other < one }
    public static func += (one: inout Demand, other: Demand) {}
    public static func -= (one: inout Demand, other: Int) {}
  }
}

public final class AnyCancellable: Cancellable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}
