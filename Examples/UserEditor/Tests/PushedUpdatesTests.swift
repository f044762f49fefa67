import Testing
import UserEditorExample
import ViewModelRuntime
import ViewModelTesting

@testable import user_editor

/// Tests the view model with the program's server and a manual clock.
@MainActor
struct PushedUpdatesTests {
  private let clock = ManualClock(.distantPast)
  private let viewModel: UserInfoViewModel

  init() {
    viewModel = UserInfoViewModel(
      user: UserInfo(), services: Services(profiles: PushingProfiles(clock: clock)), context: .example)
    viewModel.appear()
  }

  @Test func changeTheModelAfter03And5Seconds() async throws {
    let tasks = TaskMonitor()
    await tasks.run {
      viewModel.refresh()
      await tasks.waitUntilIdle()
      await summary("Chris1, 1, Shanghai1")
      await clock.advance(by: .milliseconds(2_999))
      #expect(viewModel.summary == "Chris1, 1, Shanghai1")
      await clock.advance(by: .milliseconds(1))
      await summary("Chris18, 18, Shanghai18")
      #expect(viewModel.refresh.busyText == "Updating…")
      await clock.advance(by: .seconds(2))
      await summary("Chris28, 28, iloveShanghai28")
      #expect(!viewModel.refresh.isRunning)
    }
    #expect(viewModel.name.text == "Chris28")
    #expect(viewModel.age.text == "28")
    #expect(viewModel.city.text == "iloveShanghai28")
    #expect(viewModel.user == .thirdPush)
  }

  /// Waits for an update from another thread.
  private func summary(_ text: String) async {
    let (summaries, continuation) = AsyncStream.makeStream(of: String.self)
    let binding = viewModel.observe(\.summary) { continuation.yield($0) }
    defer { binding.end() }
    for await summary in summaries where summary == text { return }
    Issue.record("expected “\(text)”, but the summary is “\(viewModel.summary)”")
  }
}
