import Observation
import Testing
import ViewModelRuntime

/// A view model begins to follow streams when a property is first read or bound. SwiftUI creates view models that it never
/// shows, because it evaluates the initial values of `@State` again with each update of the parent.
@MainActor
@Suite struct FirstObservationTests {
  private let doubles = UserInfoViewModelDoubles()

  private func profile() -> UserInfoViewModel {
    UserInfoViewModel(user: UserInfo(), services: doubles, context: .example)
  }

  private func listenersAfterSomeTurns() async -> Int {
    let stub = doubles.profilesDouble.updatesStub
    for _ in 0..<50 where stub.listenerCount == 0 { await Task.yield() }
    return stub.listenerCount
  }

  @Test func aViewModelThatNobodyReadsFollowsNothing() async {
    let viewModel = profile()
    #expect(await listenersAfterSomeTurns() == 0)
    withExtendedLifetime(viewModel) {}
  }

  @Test func aBindingBeginsToFollow() async {
    let viewModel = profile()
    let binding = viewModel.observe(\.name) { _ in }
    #expect(await listenersAfterSomeTurns() == 1)
    withExtendedLifetime(binding) {}
  }

  @Test func trackingBeginsToFollow() async {
    let viewModel = profile()
    withObservationTracking {
      _ = viewModel.name
    } onChange: {
    }
    #expect(await listenersAfterSomeTurns() == 1)
  }

  @Test func anAppearingViewModelBeginsToFollow() async {
    let viewModel = profile()
    viewModel.appear()
    #expect(await listenersAfterSomeTurns() == 1)
  }
}
