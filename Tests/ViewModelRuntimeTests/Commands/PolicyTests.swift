import Testing
import ViewModelRuntime

/// Calls of a running command.
@MainActor
struct PolicyTests {
  @Test func aCallOfARunningCommandIsDropped() async {
    await worker { test in
      test.doubles.holds()
      let first = test.viewModel.work(.drop, 1)
      let second = test.viewModel.work(.drop, 2)
      #expect(second.outcome.name == "dropped")
      await test.waitUntilIdle()
      test.doubles.returns(10)
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [1])
      #expect(test.viewModel.results == [10])
      #expect(first.outcome.name == "completed")
    }
  }

  @Test func queuedCallsRunOneAfterTheOther() async {
    await worker { test in
      test.doubles.holds()
      let runs = (1...3).map { test.viewModel.work(.queue, $0) }
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [1])
      for number in 1...3 {
        #expect(test.viewModel.status.isRunning)
        test.doubles.returns(number * 10)
        test.doubles.holds()
        await test.waitUntilIdle()
      }
      #expect(test.viewModel.results == [10, 20, 30])
      #expect(runs.map(\.outcome.name) == ["completed", "completed", "completed"])
      #expect(!test.viewModel.status.isRunning)
    }
  }

  @Test func theConditionIsCheckedAgainForAQueuedCall() async {
    await worker { test in
      test.doubles.holds()
      test.viewModel.work(.queue, 1)
      let second = test.viewModel.work(.queue, 2)
      await test.waitUntilIdle()
      test.viewModel.isOpen = false
      test.doubles.returns(10)
      await test.waitUntilIdle()
      #expect(second.outcome.name == "refused")
      #expect(test.doubles.calls == [1])
    }
  }

  @Test func aReplacedRunChangesNothing() async {
    await worker { test in
      test.doubles.holds()
      let first = test.viewModel.work(.restart, 1)
      await test.waitUntilIdle()
      let second = test.viewModel.work(.restart, 2)
      #expect(first.outcome.name == "cancelled")
      await test.waitUntilIdle()
      #expect(test.viewModel.status.isRunning)
      test.doubles.answers([.failure(Worker.Failure(number: 1))], comparing: 1) { $0 == 1 }
      await test.waitUntilIdle()
      #expect(test.viewModel.status.isRunning && test.viewModel.status.error == nil)
      test.doubles.returns(20)
      await test.waitUntilIdle()
      #expect(test.viewModel.results == [20])
      #expect(second.outcome.name == "completed")
      #expect(!test.viewModel.status.isRunning)
    }
  }

  @Test func isRunningStaysTrueDuringARestart() async {
    await worker { test in
      test.doubles.holds()
      let running = DeliveredValues(test.viewModel, \.status.isRunning)
      for number in 1...3 {
        test.viewModel.work(.restart, number)
        await test.waitUntilIdle()
      }
      #expect(running.take() == [false, true])
    }
  }

  @Test func parallelRunsAllTakeEffect() async {
    await worker { test in
      test.doubles.holds()
      for number in 1...3 { test.viewModel.work(.parallel, number) }
      await test.waitUntilIdle()
      #expect(test.doubles.calls.sorted() == [1, 2, 3])
      test.doubles.returns(1)
      await test.waitUntilIdle()
      #expect(test.viewModel.status.isRunning)
      test.doubles.throws(Worker.Failure(number: 2))
      test.doubles.returns(3)
      await test.waitUntilIdle()
      #expect(test.viewModel.results == [1, 3])
      #expect(!test.viewModel.status.isRunning)
      #expect(test.viewModel.status.error as? Worker.Failure == Worker.Failure(number: 2))
    }
  }

  @Test(arguments: Worker.Kind.allCases)
  func manyCallsDuringARunFollowThePolicy(kind: Worker.Kind) async {
    await worker { test in
      test.doubles.holds()
      let runs = (0..<3_000).map { test.viewModel.work(kind, $0) }
      await test.waitUntilIdle()
      #expect(test.viewModel.status.isRunning)
      repeat {
        test.doubles.returns(1)
        await test.waitUntilIdle()
      } while test.doubles.waitingCount > 0
      let completed = runs.count { $0.outcome.name == "completed" }
      let expected =
        switch kind {
        case .drop, .restart: 1
        case .queue, .parallel: 3_000
        }
      #expect(completed == expected)
      #expect(test.viewModel.results.count == expected)
      #expect(!test.viewModel.status.isRunning)
      #expect(runs.allSatisfy { $0.outcome != nil })
    }
  }

  @Test func aCommandThatCallsItselfRunsAgainAfterItsRun() async {
    await worker { test in
      test.doubles.returns(7)
      test.viewModel.countDown(from: 3)
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [3, 2, 1, 0])
      #expect(test.viewModel.results == [7, 7, 7, 7])
    }
  }
}

extension CommandRun.Outcome? {
  var name: String {
    switch self {
    case nil: "none"
    case .completed: "completed"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .refused: "refused"
    case .dropped: "dropped"
    }
  }
}
