import Testing
import ViewModelRuntime
import ViewModelTesting

/// Streams that end, fail, or continue without a listener.
@MainActor
struct StreamFaultTests {
  @Test func anEndedStreamKeepsTheLastValueAndIsNotRestarted() async {
    await feed { test in
      test.doubles.sends(1)
      test.doubles.throws(Worker.Failure(number: 1))
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1] && test.viewModel.isOffline)
      test.doubles.sends(2)
      let faults = await ViewModelFault.recordedAsync {
        test.viewModel.set { $0.ping = true }
        await test.waitUntilIdle()
        #expect(test.viewModel.items == [1] && test.doubles.calls == ["swift"])
        test.viewModel.topic = "linux"
        await test.waitUntilIdle()
      }
      #expect(Set(faults) == [.endlessReactions(viewModel: "Feed", reactions: ["ping", "pong"], rounds: 100)])
      #expect(test.viewModel.items == [1, 2] && test.doubles.calls == ["swift", "linux"])
    }
  }

  @Test func streamsThatFailImmediatelyCauseNoLoop() async {
    var calls = 0
    let tasks = TaskMonitor()
    await tasks.run {
      let feed = Feed { _ in
        calls += 1
        return AsyncThrowingStream { throw Worker.Failure(number: 1) }
      }
      for topic in ["a", "b", "b", "c"] {
        feed.topic = topic
        await tasks.waitUntilIdle()
      }
      #expect(calls == 4 && feed.isOffline && feed.items.isEmpty)
    }
  }

  @Test func aStreamIsIgnoredAfterTheRelease() async {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let tasks = TaskMonitor()
    await tasks.run {
      weak var gone: Feed?
      do {
        let feed = Feed { _ in stream }
        continuation.yield(1)
        gone = feed
      }
      #expect(gone == nil)
      for number in 0..<1_000 { continuation.yield(number) }
      continuation.finish(throwing: Worker.Failure(number: 1))
      await tasks.waitUntilIdle()
    }
  }

  @Test func aFormKeepsItsTextsDuringManyUpdates() async {
    await profile { test in
      let form = test.viewModel
      form.age.isEditing = true
      form.age.text = "4x"
      for age in 0..<1_000 {
        test.doubles.profilesDouble.updatesStub.sends(UserInfo(name: "Ada \(age)", age: age, city: ""))
      }
      await test.waitUntilIdle()
      #expect(form.age.text == "4x" && form.user.age == 999 && form.name.text == "Ada 999")
      form.age.isEditing = false
      #expect(form.age.text == "999")
    }
  }

  @Test func onlyTheStreamOfTheLastOfManyTopicsIsActive() async {
    await feed { test in
      for number in 0..<1_000 { test.viewModel.topic = "\(number)" }
      await test.waitUntilIdle()
      #expect(test.doubles.listenerCount == 1)
      test.doubles.sends(1)
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1])
    }
  }

  @Test func twoViewModelsThatFollowTheSameServiceBothReceiveAllValues() async {
    await feed { test in
      let other = Feed { test.doubles.throwingStream($0) }
      await test.waitUntilIdle()
      #expect(test.doubles.listenerCount == 2)
      for number in 1...3 { test.doubles.sends(number) }
      await test.waitUntilIdle()
      #expect(test.viewModel.items == [1, 2, 3] && other.items == [1, 2, 3])
    }
  }

  @Test func aSharedStreamHasOneListenerAndIsReported() async {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let tasks = TaskMonitor()
    let faults = await ViewModelFault.recordedAsync {
      await tasks.run {
        let feeds = [Feed { _ in stream }, Feed { _ in stream }]
        for _ in 1...10 { await Task.yield() }
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
        await tasks.waitUntilIdle()
        #expect(feeds.map(\.items) == [[1, 2, 3], []])
      }
    }
    #expect(faults == [.sharedStream(viewModel: "Feed", follow: "follow items")])
  }

  @Test func aStreamReturnedAgainHasEnded() async {
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let tasks = TaskMonitor()
    let faults = await ViewModelFault.recordedAsync {
      await tasks.run {
        let feed = Feed { _ in stream }
        for _ in 1...10 { await Task.yield() }
        feed.topic = "linux"
        continuation.yield(1)
        await tasks.waitUntilIdle()
        #expect(feed.items.isEmpty && !feed.isOffline)
      }
    }
    #expect(faults.count <= 1)
  }

  @Test func valuesOfAReplacedStreamAreIgnored() async {
    var continuations: [String?: AsyncThrowingStream<Int, any Error>.Continuation] = [:]
    let tasks = TaskMonitor()
    await tasks.run {
      let feed = Feed { topic in
        let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        continuations[topic] = continuation
        return stream
      }
      for number in 0..<100 { continuations["swift"]?.yield(number) }
      feed.topic = "linux"
      for number in 0..<100 { continuations["swift"]?.yield(number) }
      continuations["linux"]?.yield(-1)
      continuations["swift"]?.finish(throwing: Worker.Failure(number: 1))
      continuations["linux"]?.finish()
      await tasks.waitUntilIdle()
      #expect(feed.items == [-1] && !feed.isOffline)
    }
  }
}
