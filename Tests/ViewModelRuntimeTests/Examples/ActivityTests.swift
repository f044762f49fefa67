import Testing
import ViewModelRuntime

/// Waiting for all that can happen by itself.
@MainActor
struct ActivityTests {
  @Test func whatWasCancelledIsGone() async {
    await registration { test in
      for _ in 1...3 {
        test.viewModel.bio.text += "a"
        await test.settle()
        #expect(test.clock.sleeperCount == 1)
        test.viewModel.form.revert()
        await test.settle()
        #expect(test.clock.sleeperCount == 0)
      }
    }
  }

  @Test func soIsWhatIsLeftOfAnOwnerThatIsGone() async {
    let activity = Activity()
    let clock = ManualClock(DisplayContext.example.now)
    let stream = StreamStub<String?, Int>()
    await activity.run {
      var run: CommandRun?
      var worker: Worker? = Worker(context: .example.with(clock: clock)) { _ in
        try await clock.sleep(for: .seconds(1))
        return 1
      }
      var feed: Feed? = Feed { stream.throwingStream($0) }
      run = worker?.work(.drop)
      await activity.settle()
      #expect(clock.sleeperCount == 1 && stream.listenerCount == 1 && feed != nil)
      (worker, feed) = (nil, nil)
      await activity.settle()
      #expect(clock.sleeperCount == 0 && stream.listenerCount == 0)
      #expect(run?.outcome.name == "cancelled")
    }
  }

  @Test func aChainWithoutEndIsNotWaitedFor() async {
    let activity = Activity(limit: 100)
    await activity.run {
      let worker = Worker { $0 }
      worker.countDown(from: 1_000)
      for _ in 1...3 { await activity.settle() }
      #expect(activity.isEndless)
    }
  }
}
