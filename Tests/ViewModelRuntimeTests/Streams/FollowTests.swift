import Testing
import ViewModelRuntime
import ViewModelTesting

/// Streams that a view model follows.
@MainActor
struct FollowTests {
  @Test func valuesOfAStreamArriveInOrder() async {
    await feed { test in
      let seen = DeliveredValues(test.viewModel, \.items)
      for number in 1...3 { test.doubles.sends(number) }
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1, 2, 3])
      #expect(seen.take() == [[], [1], [1, 2], [1, 2, 3]])
    }
  }

  @Test func anEqualValueOfAStreamRunsItsReactionAndNotifiesNoOtherDisplay() async {
    await withViewModel(
      RefundFeedViewModelDoubles(), { RefundFeedViewModel(services: $0, context: $1) },
      { test in
        let codes = DeliveredValues(test.viewModel, \.codeText)
        let counts = DeliveredValues(test.viewModel, \.countText)
        for number in [3, 3] { test.doubles.refundFeedDouble.codesStub.sends(number) }
        await test.waitUntilIdle()
        #expect(codes.take() == ["Code 0", "Code 3"])
        #expect(counts.take().last == "2 1")
      })
  }

  @Test func nilIsAnArgumentLikeAnyOther() async {
    await feed(nil) { test in
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [nil])
      test.doubles.sends(1)
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1])
      test.viewModel.topic = "swift"
      await test.waitUntilIdle()
      #expect(test.doubles.calls == [nil, "swift"])
    }
  }

  @Test func anotherArgumentIsAnotherStream() async {
    await feed { test in
      test.doubles.sends(1)
      await test.waitUntilIdle()
      test.viewModel.topic = "swift"
      await test.waitUntilIdle()
      #expect(test.doubles.calls == ["swift"])
      test.viewModel.topic = "linux"
      await test.waitUntilIdle()
      #expect(test.doubles.calls == ["swift", "linux"])
      #expect(test.doubles.listenerCount == 1)
      test.doubles.sends(2)
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1, 2])
    }
  }

  @Test func pendingValuesOfAReplacedStreamAreIgnored() async {
    await feed { test in
      await test.waitUntilIdle()
      test.doubles.sends(1)
      test.viewModel.topic = "linux"
      await test.waitUntilIdle()
      #expect(test.viewModel.items.isEmpty)
    }
  }

  @Test func anEndedStreamIsRestartedForAnotherArgument() async {
    await feed { test in
      test.doubles.sends(1)
      test.doubles.ends()
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1] && !test.viewModel.isOffline)
      test.viewModel.topic = "linux"
      #expect(test.doubles.calls.count == 2)
    }
  }

  @Test func theErrorOfAStreamIsCaught() async {
    await feed { test in
      test.doubles.throws(Worker.Failure(number: 1))
      await test.waitUntilIdle()
      #expect(test.viewModel.isOffline)
    }
  }

  @Test func aStreamEndsWhenItsViewModelIsReleased() async {
    let stub = StreamStub<String?, Int>()
    let tasks = TaskMonitor()
    await tasks.run {
      weak var gone: Feed?
      do {
        let feed = Feed { stub.throwingStream($0) }
        await tasks.waitUntilIdle()
        #expect(stub.listenerCount == 1)
        gone = feed
      }
      #expect(gone == nil)
      stub.sends(1)
      await wait(until: { stub.listenerCount == 0 })
    }
  }

  @Test func streamsThatYieldOnAnyThread() async {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let tasks = TaskMonitor()
    await tasks.run {
      let feed = Feed { _ in stream }
      Task.detached {
        for number in 0..<1_000 { continuation.yield(number) }
        continuation.finish()
      }
      await tasks.waitUntilIdle()
      #expect(feed.items == Array(0..<1_000))
    }
  }

  @Test func theProfileFollowsItsUpdates() async {
    await profile { test in
      let form = test.viewModel
      form.age.text = "x"
      test.doubles.profilesDouble.updatesStub.sends(UserInfo(name: "Ada", age: 36, city: "London"))
      await test.waitUntilIdle()
      #expect(form.user.name == "Ada" && form.age.text == "36" && form.isValid)
    }
  }
}
