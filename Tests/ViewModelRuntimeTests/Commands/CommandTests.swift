import Foundation
import Testing
import ViewModelRuntime

/// The effect of commands on their view model.
@MainActor
struct CommandTests {
  @Test func isRunningIsTrueFromTheCallOn() async {
    await worker { test in
      test.doubles.holds()
      test.viewModel.work(.drop)
      #expect(test.viewModel.status.isRunning && !test.viewModel.status.canRun)
      #expect(test.viewModel.status.busyText == "Working…")
      #expect(test.viewModel.log.isEmpty)
      await test.waitUntilIdle()
      #expect(test.viewModel.log == ["true"])
      test.doubles.returns(1)
      await test.waitUntilIdle()
      #expect(!test.viewModel.status.isRunning && test.viewModel.status.canRun)
      #expect(test.viewModel.status.busyText == nil)
    }
  }

  @Test func aRefusedCommandDoesNotRun() async {
    await worker { test in
      test.viewModel.isOpen = false
      #expect(!test.viewModel.status.canRun)
      let run = test.viewModel.work(.drop)
      #expect(run.outcome.name == "refused")
      await test.waitUntilIdle()
      #expect(test.doubles.calls.isEmpty)
      #expect(test.viewModel.note(1).outcome.name == "refused")
      #expect(test.viewModel.results.isEmpty)
    }
  }

  @Test func aQueryBetweenWritesIsCalledOnce() async {
    await worker { test in
      var asked = 0
      test.viewModel.tick {
        asked += 1
        return 7
      }
      #expect(asked == 1 && test.viewModel.ticks == 1 && test.viewModel.log == ["7"])
    }
  }

  @Test func anErrorStaysUntilTheNextStart() async {
    await worker { test in
      test.doubles.throws(Worker.Failure(number: 1))
      let run = test.viewModel.work(.drop)
      #expect(await run.finished().isFailure)
      #expect(test.viewModel.status.error as? Worker.Failure == Worker.Failure(number: 1))
      #expect(test.viewModel.status.errorText == "Failure(number: 1)")
      test.doubles.holds()
      test.viewModel.work(.drop)
      #expect(test.viewModel.status.error == nil && test.viewModel.status.errorText == nil)
      await test.waitUntilIdle()
      test.doubles.returns(1)
    }
  }

  @Test func theSameErrorTwiceNotifiesTwice() async {
    await worker { test in
      let errors = DeliveredValues(test.viewModel, \.status)
      test.doubles.throws(Worker.Failure(number: 1))
      for _ in 1...2 {
        test.viewModel.work(.drop)
        await test.waitUntilIdle()
      }
      #expect(errors.take().map { $0.error != nil } == [false, false, true, false, true])
    }
  }

  @Test func aSynchronousCommandEndsBeforeItsCallReturns() async {
    await worker { test in
      let running = DeliveredValues(test.viewModel, \.status.isRunning)
      let run = test.viewModel.note(1)
      #expect(run.outcome.name == "completed")
      #expect(test.viewModel.results == [1])
      #expect(running.take() == [false])
      #expect(test.viewModel.note(2, failing: true).outcome.name == "failed")
      #expect(test.viewModel.status.error as? Worker.Failure == Worker.Failure(number: 2))
      test.viewModel.note(3)
      #expect(test.viewModel.status.error == nil)
    }
  }

  @Test func callsByObserversOfASynchronousCommandAreDroppedOrQueued() async {
    await worker { test in
      var calls = 0
      let token = test.viewModel.observe(\.results) { results in
        guard results.count < 3 else { return }
        calls += 1
        test.viewModel.note(results.count, kind: .queue)
      }
      #expect(test.viewModel.results == [0, 1, 2])
      #expect(calls == 3)
      _ = token
    }
  }

  @Test func tenThousandQueuedCallsDoNotRecurse() async {
    await worker { test in
      var isFirst = true
      let token = test.viewModel.observe(\.results) { _ in
        guard isFirst else { return }
        isFirst = false
        for number in 0..<10_000 { test.viewModel.note(number, kind: .queue) }
      }
      #expect(test.viewModel.results.count == 10_000)
      _ = token
    }
  }

  @Test func aCancelledRunChangesNothing() async {
    await worker { test in
      test.doubles.holds()
      let run = test.viewModel.work(.drop)
      await test.waitUntilIdle()
      run.cancel()
      #expect(run.outcome.name == "cancelled")
      #expect(!test.viewModel.status.isRunning)
      test.doubles.returns(1)
      await test.waitUntilIdle()
      #expect(test.viewModel.results.isEmpty)
    }
  }

  @Test func aWaitingRunCanBeCancelled() async {
    await worker { test in
      test.doubles.holds()
      test.viewModel.work(.queue, 1)
      let second = test.viewModel.work(.queue, 2)
      second.cancel()
      #expect(second.outcome.name == "cancelled")
      await test.waitUntilIdle()
      test.doubles.returns(1)
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [1])
    }
  }

  @Test func aResultFromAnotherThreadArrivesOnTheMainActor() async {
    let worker = Worker { number in
      await Task.detached {
        #expect(!Thread.isMainThread || number < 0)
        return number * 2
      }.value
    }
    let run = worker.work(.drop, 21)
    #expect(await run.finished().isCompleted)
    #expect(worker.results == [42])
  }

  @Test func severalCallersCanWaitForARun() async {
    await worker { test in
      test.doubles.holds()
      let run = test.viewModel.work(.drop)
      async let one = run.finished()
      async let other = run.finished()
      await test.waitUntilIdle()
      test.doubles.returns(1)
      let outcomes = await [one, other]
      #expect(outcomes.allSatisfy { $0.isCompleted })
    }
  }
}

extension CommandRun.Outcome {
  var isCompleted: Bool { Optional(self).name == "completed" }
  var isFailure: Bool { Optional(self).name == "failed" }
}
