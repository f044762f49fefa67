import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// What a button shows of a command.
@MainActor
struct CommandAppearanceTests {
  @Test func aButtonIsDisabledAndBusyWhileItsCommandRuns() async {
    await worker { test in
      let idle = CommandAppearance(test.viewModel.status)
      #expect(idle.name == "drop" && idle.isEnabled && !idle.isBusy && idle.busyText == nil)
      test.doubles.holds()
      test.viewModel.work(.drop, 1)
      await test.waitUntilIdle()
      let busy = CommandAppearance(test.viewModel.status)
      #expect(!busy.isEnabled && busy.isBusy && busy.busyText == "Working…" && busy.progress == nil)
      test.doubles.returns(1)
      await test.waitUntilIdle()
      #expect(CommandAppearance(test.viewModel.status) == idle)
    }
  }

  @Test func aButtonIsDisabledWhileTheConditionIsFalse() async {
    await worker { test in
      test.viewModel.isOpen = false
      #expect(!CommandAppearance(test.viewModel.status).isEnabled)
    }
  }
}
