import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Cancellation and success of commands, for views.
@MainActor
struct CancellationTests {
  @Test func aViewCancelsTheRunningAndTheWaitingRuns() async {
    await worker { test in
      test.doubles.holds()
      #expect(!test.viewModel.status.canCancel)
      let runs = (1...3).map { test.viewModel.work(.queue, $0) }
      await test.waitUntilIdle()
      #expect(test.viewModel.status.canCancel)
      test.viewModel.status.cancel()
      await test.waitUntilIdle()
      #expect(runs.map(\.outcome.name) == ["cancelled", "cancelled", "cancelled"])
      #expect(!test.viewModel.status.isRunning)
      #expect(!test.viewModel.status.canCancel)
      test.doubles.returns(10)
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [1])
      #expect(test.viewModel.results.isEmpty)
    }
  }

  @Test func aCancelledCommandCanRunAgain() async {
    await worker { test in
      test.doubles.holds()
      test.viewModel.work(.drop, 1)
      await test.waitUntilIdle()
      test.viewModel.status.cancel()
      test.doubles.returns(20)
      let second = test.viewModel.work(.drop, 2)
      await test.waitUntilIdle()
      #expect(second.outcome.name == "completed")
      #expect(test.viewModel.results == [20])
    }
  }

  @Test func cancellingAnIdleCommandHasNoEffect() async {
    await worker { test in
      test.viewModel.status.cancel()
      #expect(test.viewModel.note(1).outcome.name == "completed")
      test.viewModel.status.cancel()
      #expect(test.viewModel.results == [1])
    }
  }

  @Test func onlyRunsWithoutAnErrorCountAsSuccesses() async {
    await worker { test in
      for number in 1...3 {
        if number == 2 { test.doubles.throws(Worker.Failure(number: 2)) } else { test.doubles.returns(number) }
        test.viewModel.work(.drop, number)
        await test.waitUntilIdle()
      }
      #expect(test.viewModel.status.successCount == 2)
      test.doubles.holds()
      test.viewModel.work(.drop, 4)
      await test.waitUntilIdle()
      test.viewModel.status.cancel()
      #expect(test.viewModel.status.successCount == 2)
    }
  }

  @Test(arguments: [(1, 4, 0.25), (9, 4, 1), (-1, 4, 0), (4, 4, 1)])
  func theProgressIsAFraction(done: Int, total: Int, fraction: Double) {
    var state = CommandState()
    state.report(done, of: total)
    #expect(state.progress == fraction)
  }

  @Test func withoutATotalTheProgressIsUnknown() {
    var state = CommandState()
    state.report(0.5)
    #expect(state.progress == 0.5)
    state.report(1, of: 0)
    #expect(state.progress == nil)
    state.report(Double.nan)
    #expect(state.progress == nil)
    state.report(1, of: -.infinity)
    #expect(state.progress == nil)
  }
}
