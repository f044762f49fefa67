import Combine
import Testing

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Tests the guarantees of publishers of a view model's properties.
@MainActor
struct ViewModelPublisherTests {
  let counter = CounterViewModel(count: 1, context: .example)

  @Test func thePublisherSendsTheCurrentValueAndThenEachChange() {
    var values: [Int] = []
    let subscription = counter.publishers.doubled.sink { values.append($0) }
    counter.count = 2
    counter.count = 2
    counter.name = "x"
    counter.count = 5
    #expect(values == [2, 4, 10])
    subscription.cancel()
  }

  @Test func inputsArePublished() {
    var values: [String] = []
    let subscription = counter.publishers.name.sink { values.append($0) }
    counter.name = "Ada"
    #expect(values == ["", "Ada"])
    subscription.cancel()
  }

  @Test func anEqualValueIsNotPublishedAgain() {
    var values: [Bool] = []
    let subscription = counter.publishers.isLarge.sink { values.append($0) }
    for count in 0..<12 { counter.count = count }
    #expect(values == [false, true])
    subscription.cancel()
  }

  @Test func publishedValuesAreCommitted() {
    var seen: [String] = []
    let subscription = counter.publishers.doubled.sink { seen.append("\($0) \(counter.count) \(counter.title)") }
    counter.update { inputs in
      inputs.count = 3
      inputs.name = "Ada"
    }
    #expect(seen == ["2 1 1", "6 3 Ada 3"])
    subscription.cancel()
  }

  @Test func publishersSupportOperators() {
    var titles: [String] = []
    let subscription = counter.publishers.title.map { $0.uppercased() }.removeDuplicates().sink { titles.append($0) }
    counter.name = "ada"
    counter.name = "ADA"
    #expect(titles == ["1", "ADA 1"])
    subscription.cancel()
  }

  @Test func aPropertyIsAssignedToAnObject() {
    final class Label { var text = "" }
    let label = Label()
    let subscription = counter.publishers.title.assign(to: \.text, on: label)
    counter.name = "Ada"
    #expect(label.text == "Ada 1")
    subscription.cancel()
  }

  @Test func aPropertyOfAPropertyIsPublishedWithEachCommit() {
    var lengths: [Int] = []
    let subscription = ViewModelPublisher(counter, \.title.count).sink { lengths.append($0) }
    counter.name = "Ada"
    #expect(lengths == [1, 5])
    subscription.cancel()
  }
}
