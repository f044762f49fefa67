import Combine
import Testing

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Tests that a subscriber receives at most its demand, and then the latest value.
@MainActor
struct DemandTests {
  let counter = CounterViewModel(count: 1, context: .example)

  @Test func aSubscriberWithoutDemandReceivesNothing() {
    let recorder = Recorder<Int>(demand: .none)
    counter.publishers.count.subscribe(recorder)
    counter.count = 2
    #expect(recorder.values == [])
  }

  @Test func aLateRequestReceivesTheNewestValue() {
    let recorder = Recorder<Int>(demand: .none)
    counter.publishers.count.subscribe(recorder)
    counter.count = 2
    counter.count = 3
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [3])
    counter.count = 4
    counter.count = 5
    #expect(recorder.values == [3, 4])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [3, 4, 5])
  }

  @Test func aValueIsNotDeliveredTwice() {
    let recorder = Recorder<Int>(demand: .max(1))
    counter.publishers.count.subscribe(recorder)
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1])
    counter.count = 2
    #expect(recorder.values == [1, 2])
  }

  @Test func demandReturnedForAValueIsAdded() {
    let recorder = Recorder<Int>(demand: .max(1), withEach: .max(1))
    counter.publishers.count.subscribe(recorder)
    for count in 2...5 { counter.count = count }
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test func demandCanBeRequestedOnAnotherThread() async throws {
    let recorder = Recorder<Int>(demand: .none)
    counter.publishers.count.subscribe(recorder)
    let subscription = try #require(recorder.viewModelSubscription)
    await Task.detached { subscription.request(.max(1)) }.value
    await wait(until: { recorder.values == [1] })
  }

  @Test func aSinkReceivesTheValuesThatItWrites() {
    let recorder = Recorder<Int>(demand: .unlimited)
    recorder.onValue = { [counter] in if $0 < 5 { counter.count = $0 + 1 } }
    counter.publishers.count.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3, 4, 5])
    recorder.onValue = { [counter] in if $0 < 12 { counter.count = $0 + 1 } }
    counter.count = 10
    #expect(recorder.values == [1, 2, 3, 4, 5, 10, 11, 12])
  }

  @Test func aSinkWithADemandOfOneReceivesTheValuesThatItWrites() {
    let recorder = Recorder<Int>(demand: .max(1), withEach: .max(1))
    recorder.onValue = { [counter] in if $0 < 5 { counter.count = $0 + 1 } }
    counter.publishers.count.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .max(1)])
  func aSinkThatWritesEndlesslyIsReported(demand: Subscribers.Demand) {
    let report = ViewModelFault.report
    defer { ViewModelFault.report = report }
    var faults: [ViewModelFault] = []
    ViewModelFault.report = { faults.append($0) }
    let recorder = Recorder<Int>(demand: demand, withEach: .max(1))
    recorder.onValue = { [counter] _ in counter.count += 1 }
    counter.publishers.count.subscribe(recorder)
    #expect(!faults.isEmpty)
    #expect(recorder.values.count <= 300)
  }
}
