import Testing
import ViewModelRuntime

/// Callers that wait for a run and are cancelled, such as the closures of `task(id:)` and `refreshable`.
@MainActor
struct WaitingTests {
  private func name(_ outcome: CommandRun.Outcome?) -> String { outcome.name }

  @Test func aCancelledCallerOfFinishedDoesNotCancelTheRun() async {
    await worker { test in
      test.doubles.holds()
      let run = test.viewModel.work(.drop, 1)
      let caller = Task { await run.finished() }
      await test.waitUntilIdle()
      caller.cancel()
      await test.waitUntilIdle()
      #expect(run.outcome == nil && test.viewModel.status.isRunning)
      test.doubles.returns(10)
      #expect(name(await caller.value) == "completed")
      #expect(test.viewModel.results == [10])
    }
  }

  @Test func aCancelledCallerOfFinishedOrCancelledCancelsTheRun() async {
    await worker { test in
      test.doubles.holds()
      let run = test.viewModel.work(.drop, 1)
      let caller = Task { await run.finishedOrCancelled() }
      await test.waitUntilIdle()
      caller.cancel()
      #expect(name(await caller.value) == "cancelled")
      #expect(run.outcome.name == "cancelled" && !test.viewModel.status.isRunning)
      test.doubles.returns(10)
      await test.waitUntilIdle()
      #expect(test.viewModel.results.isEmpty)
    }
  }

  @Test func aCallerThatIsAlreadyCancelledCancelsItsRunAtOnce() async {
    await worker { test in
      test.doubles.holds()
      let caller = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await test.viewModel.work(.queue, 1).finishedOrCancelled()
      }
      #expect(name(await caller.value) == "cancelled")
      #expect(!test.viewModel.status.isRunning)
    }
  }

  @Test func aWaitingRunIsCancelledWithItsCaller() async {
    await worker { test in
      test.doubles.holds()
      let first = test.viewModel.work(.queue, 1)
      let second = test.viewModel.work(.queue, 2)
      let caller = Task { await second.finishedOrCancelled() }
      await test.waitUntilIdle()
      caller.cancel()
      #expect(name(await caller.value) == "cancelled")
      #expect(first.outcome == nil)
      test.doubles.returns(10)
      #expect(name(await first.finished()) == "completed")
      #expect(test.viewModel.results == [10])
    }
  }

  @Test func bothReturnTheOutcomeOfAnEndedRun() async {
    await worker { test in
      let run = test.viewModel.note(1)
      #expect(name(await run.finished()) == "completed")
      #expect(name(await run.finishedOrCancelled()) == "completed")
    }
  }
}
