import Testing
import ViewModelRuntime
import ViewModelTesting

/// Waiting for tasks.
@MainActor
struct TaskMonitorTests {
  @Test func aCancelledTaskEnds() async {
    await registration { test in
      for _ in 1...3 {
        test.viewModel.bio.text += "a"
        await test.waitUntilIdle()
        #expect(test.clock.sleeperCount == 1)
        test.viewModel.form.revert()
        await test.waitUntilIdle()
        #expect(test.clock.sleeperCount == 0)
      }
    }
  }

  @Test func servicesOfAReleasedViewModelAreReleased() async {
    let tasks = TaskMonitor()
    let clock = ManualClock(DisplayContext.example.now)
    let stream = StreamStub<String?, Int>()
    await tasks.run {
      var run: CommandRun?
      var worker: Worker? = Worker(context: .example.with(clock: clock)) { _ in
        try await clock.sleep(for: .seconds(1))
        return 1
      }
      var feed: Feed? = Feed { stream.throwingStream($0) }
      run = worker?.work(.drop)
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 1 && stream.listenerCount == 1 && feed != nil)
      (worker, feed) = (nil, nil)
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 0 && stream.listenerCount == 0)
      #expect(run?.outcome.name == "cancelled")
    }
  }

  @Test func anEndlessChainOfTasksStopsTheWait() async {
    let tasks = TaskMonitor(limit: 100)
    await tasks.run {
      let worker = Worker { $0 }
      worker.countDown(from: 1_000)
      for _ in 1...3 { await tasks.waitUntilIdle() }
      #expect(tasks.isEndless)
    }
  }
}
