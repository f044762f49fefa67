import Observation
import Testing
import ViewModelRuntime

/// A view model begins to follow streams when a property is first read or bound. SwiftUI creates view models that it never
/// shows, because it evaluates the initial values of `@State` again with each update of the parent.
@MainActor
@Suite struct FirstObservationTests {
  private let stub = StreamStub<String?, Int>()

  private func feed() -> Feed {
    Feed(topic: "swift", context: .example) { [stub] in stub.throwingStream($0) }
  }

  private func callsAfterSomeTurns() async -> [String?] {
    for _ in 0..<50 where stub.calls.isEmpty { await Task.yield() }
    return stub.calls
  }

  @Test func aViewModelThatNobodyReadsFollowsNothing() async {
    let viewModel = feed()
    #expect(await callsAfterSomeTurns() == [])
    withExtendedLifetime(viewModel) {}
  }

  @Test func aBindingBeginsToFollow() async {
    let viewModel = feed()
    let binding = viewModel.observe(\.items) { _ in }
    #expect(await callsAfterSomeTurns() == ["swift"])
    withExtendedLifetime(binding) {}
  }

  @Test func trackingBeginsToFollow() async {
    let viewModel = feed()
    withObservationTracking {
      _ = viewModel.items
    } onChange: {
    }
    #expect(await callsAfterSomeTurns() == ["swift"])
  }
}
