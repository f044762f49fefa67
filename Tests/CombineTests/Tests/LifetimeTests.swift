import Combine
import Testing

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Tests that a subscription ends when it is cancelled or released, and does not retain the view model.
@MainActor
struct LifetimeTests {
  @Test func aCancelledSubscriptionReceivesNothing() {
    let counter = CounterViewModel(context: .example)
    var values: [Int] = []
    let subscription = counter.publishers.count.sink { values.append($0) }
    subscription.cancel()
    subscription.cancel()
    counter.count = 2
    #expect(values == [0])
    #expect(counter.viewModelObservers.bindings.count == 0)
  }

  @Test func aSubscriptionCanBeCancelledDuringADelivery() {
    let counter = CounterViewModel(context: .example)
    let recorder = Recorder<Int>(demand: .unlimited)
    recorder.onValue = { [weak recorder] in if $0 == 2 { recorder?.subscription?.cancel() } }
    counter.publishers.count.subscribe(recorder)
    for count in 1...4 { counter.count = count }
    #expect(recorder.values == [0, 1, 2])
  }

  @Test func aSubscriptionCanBeCancelledOnAnotherThread() async throws {
    let counter = CounterViewModel(context: .example)
    let recorder = Recorder<Int>(demand: .unlimited)
    counter.publishers.count.subscribe(recorder)
    let subscription = try #require(recorder.viewModelSubscription)
    await Task.detached { subscription.cancel() }.value
    await wait(until: {
      counter.count += 1
      return counter.viewModelObservers.bindings.count == 0
    })
  }

  @Test func aSubscriberThatReleasesItsSubscriptionIsReleased() {
    let counter = CounterViewModel(context: .example)
    weak var recorder: Recorder<Int>?
    do {
      let held = Recorder<Int>(demand: .unlimited)
      counter.publishers.count.subscribe(held)
      recorder = held
      held.drop()
    }
    #expect(recorder == nil)
    counter.count += 1
    #expect(counter.viewModelObservers.bindings.count == 0)
  }

  @Test func aCancelledSubscriberIsReleased() {
    let counter = CounterViewModel(context: .example)
    weak var recorder: Recorder<Int>?
    do {
      let held = Recorder<Int>(demand: .unlimited)
      counter.publishers.count.subscribe(held)
      recorder = held
      held.subscription?.cancel()
    }
    #expect(recorder == nil)
  }

  @Test func aSubscriptionDoesNotRetainTheViewModel() {
    weak var counter: CounterViewModel?
    var subscription: AnyCancellable?
    var publisher: ViewModelPublisher<CounterViewModel, Int>?
    do {
      let held = CounterViewModel(context: .example)
      publisher = held.publishers.count
      subscription = held.publishers.count.sink { _ in }
      counter = held
    }
    #expect(counter == nil)
    let late = Recorder<Int>(demand: .unlimited)
    publisher?.subscribe(late)
    #expect(late.isFinished)
    #expect(late.values == [])
    subscription?.cancel()
  }

  @Test func cancelledSubscriptionsAreRemoved() {
    let counter = CounterViewModel(context: .example)
    var most = 0
    for _ in 0..<10_000 {
      counter.publishers.count.sink { _ in }.cancel()
      most = max(most, counter.viewModelObservers.bindings.count)
    }
    #expect(most <= 16)
  }
}
