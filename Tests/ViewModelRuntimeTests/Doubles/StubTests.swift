import Testing
import ViewModelRuntime
import ViewModelTesting

/// Test doubles of services.
@MainActor
struct StubTests {
  @Test func aResultAppliesToLaterCalls() async throws {
    let stub = Stub<Int, String, any Error>("service.function")
    stub.returns("a")
    #expect(try await stub.call(1) == "a")
    #expect(try await stub.call(2) == "a")
    stub.throws(Worker.Failure(number: 1))
    await #expect(throws: Worker.Failure.self) { try await stub.call(3) }
    #expect(stub.calls == [1, 2, 3])
  }

  @Test func `calls after the last result wait`() async throws {
    let stub = Stub<Int, Int, any Error>("work")
    stub.answers([.success(1), nil])
    let tasks = TaskMonitor()
    await tasks.run {
      let worker = Worker { try await stub.call($0) }
      for number in 1...3 { worker.work(.parallel, number) }
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 2)
      stub.answers([.success(2), nil])
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 1)
      worker.work(.parallel, 4)
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 2)
      stub.answers([.success(3), .success(4)])
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 0)
    }
  }

  @Test func waitingCallsReceiveResultsInOrder() async throws {
    let stub = Stub<Int, Int, any Error>("work")
    stub.holds()
    let tasks = TaskMonitor()
    try await tasks.run {
      let worker = Worker { try await stub.call($0) }
      for number in 1...3 { worker.work(.parallel, number) }
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 3)
      for number in 1...3 {
        stub.returns(number)
        // Calls that are resumed at once can continue in any order.
        await tasks.waitUntilIdle()
      }
      #expect(worker.results == [1, 2, 3])
      // The last result applies.
      let later = try await stub.call(4)
      #expect(later == 3)
    }
  }

  @Test func aResultIsForTheCallOfTheRunThatWasNotCancelled() async {
    let stub = Stub<Int, Int, any Error>("work")
    stub.holds()
    let tasks = TaskMonitor()
    await tasks.run {
      let worker = Worker { try await stub.call($0) }
      for number in 1...2 {
        worker.work(.restart, number)
        await tasks.waitUntilIdle()
      }
      stub.returns(20)
      await tasks.waitUntilIdle()
      #expect(worker.results == [20] && stub.waitingCount == 1)
      // The late result of the first run.
      stub.returns(10)
      await tasks.waitUntilIdle()
      #expect(worker.results == [20] && stub.waitingCount == 0)
    }
  }

  @Test func theLastOfSeveralResultsRepeats() async throws {
    let stub = Stub<Int, String, Worker.Failure>("service.function")
    stub.answers([.success("a"), .success("b"), .failure(Worker.Failure(number: 1))])
    #expect(try await stub.call(1) == "a")
    #expect(try await stub.call(2) == "b")
    for _ in 1...2 { await #expect(throws: Worker.Failure.self) { try await stub.call(3) } }
    // New results replace the rest.
    stub.answers([.success("c"), .success("d")])
    stub.returns("e")
    #expect(try await stub.call(4) == "e")
  }

  @Test func waitingCallsReceiveSeveralResultsInOrder() async throws {
    let stub = Stub<Int, Int, any Error>("work")
    stub.holds()
    let tasks = TaskMonitor()
    await tasks.run {
      let worker = Worker { try await stub.call($0) }
      worker.work(.parallel, 1)
      await tasks.waitUntilIdle()
      stub.answers([.success(10), .success(20), .success(30)])
      await tasks.waitUntilIdle()
      #expect(worker.results == [10])
    }
    #expect(try await stub.call(2) == 20)
    #expect(try await stub.call(3) == 30)
    #expect(try await stub.call(4) == 30)
  }

  @Test func theResultThatComparesMostArgumentsCounts() async throws {
    let stub = Stub<(number: Int, query: String), String, any Error>("api.page")
    stub.answers([.success("both")], comparing: 2) { $0.number == 1 && $0.query == "x" }
    stub.answers([.success("number")], comparing: 1) { $0.number == 1 }
    stub.answers([.success("query")], comparing: 1) { $0.query == "x" }
    stub.returns("any")
    #expect(try await stub.call((1, "x")) == "both")
    #expect(try await stub.call((1, "y")) == "number")
    #expect(try await stub.call((2, "x")) == "query")
    #expect(try await stub.call((2, "y")) == "any")
    // Of equally specific results the last one counts.
    stub.answers([.success("later")], comparing: 1) { $0.number == 1 }
    #expect(try await stub.call((1, "y")) == "later")
  }

  @Test func aFallbackAnswersCallsWithoutAResult() async throws {
    let stub = Stub<Int, String, any Error>("api.page")
    stub.answers([.success("two")], comparing: 1) { $0 == 2 }
    stub.fallsBack(to: { "page \($0)" })
    #expect(try await stub.call(1) == "page 1")
    #expect(try await stub.call(2) == "two")
    stub.throws(Worker.Failure(number: 1))
    await #expect(throws: Worker.Failure.self) { try await stub.call(1) }
    #expect(stub.calls == [1, 2, 1])
  }

  @Test func aFallbackReplacesTheResultThatNoTestHasSet() async throws {
    var cleared = 0
    let clear = Stub<Void, Void, Never>("store.clear", answer: .success(()))
    clear.fallsBack(to: { _ in cleared += 1 })
    await clear.call(())
    #expect(cleared == 1)
    let count = Stub<Void, Int, Never>("store.count")
    #expect(count.answer((), otherwise: 0) == 0)
    count.fallsBack(to: { _ in cleared })
    #expect(count.answer((), otherwise: 0) == 1)
    count.returns(7)
    #expect(count.answer((), otherwise: 0) == 7)
  }

  @Test func callsThatAreHeldWaitInSpiteOfAFallback() async {
    let stub = Stub<Void, Void, Never>("store.clear", answer: .success(()))
    let tasks = TaskMonitor()
    await tasks.run {
      stub.holds()
      stub.fallsBack(to: { _ in })
      let worker = Worker { _ in
        await stub.call(())
        return 0
      }
      worker.work(.parallel, 1)
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 1)
      stub.returns(())
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 0)
    }
  }

  @Test func aFallbackOfAStreamSendsItsFirstValue() async {
    let stub = StreamStub<Int, Int>()
    stub.fallsBack(to: { [unowned stub] in stub.sends($0 * 10) })
    var values = stub.stream(4).makeAsyncIterator()
    #expect(await values.next() == 40)
  }

  @Test func onlyTheCallsThatAreMeantWait() async throws {
    let stub = Stub<Int, Int, any Error>("work")
    stub.returns(0)
    stub.holds(comparing: 1) { $0 == 2 }
    let tasks = TaskMonitor()
    await tasks.run {
      let worker = Worker { try await stub.call($0) }
      for number in 1...3 { worker.work(.parallel, number) }
      await tasks.waitUntilIdle()
      #expect(worker.results == [0, 0])
      stub.answers([.success(5)], comparing: 1) { $0 == 3 }
      await tasks.waitUntilIdle()
      #expect(stub.waitingCount == 1)
      stub.answers([.success(7)], comparing: 1) { $0 == 2 }
      await tasks.waitUntilIdle()
      #expect(worker.results == [0, 0, 7])
    }
  }

  @Test func aCallWithoutAResultIsReported() async {
    let stub = Stub<Int, Int, any Error>("session.signIn")
    let tasks = TaskMonitor()
    await tasks.run {
      let worker = Worker { try await stub.call($0) }
      for _ in 1...2 { worker.work(.parallel) }
      await tasks.waitUntilIdle()
      #expect(worker.status.isRunning)
    }
    #expect(tasks.reports == ["`session.signIn` was called without a result: add `given session.signIn returns …`"])
  }

  @Test func valuesSentBeforeAListenerAreBuffered() async {
    let stub = StreamStub<Void, Int>()
    stub.sends(1)
    stub.sends(2)
    stub.ends()
    var values: [Int] = []
    for await value in stub.stream(()) { values.append(value) }
    #expect(values == [1, 2])
  }

  @Test func theNavigatorDoubleRecordsItsCalls() async {
    await login { test in
      let navigator = NavigatorDouble()
      navigator.push(test.viewModel)
      navigator.pop()
      navigator.popToRoot()
      navigator.present(test.viewModel)
      navigator.dismiss()
      #expect(navigator.moves == ["push LoginViewModel", "pop", "popToRoot", "present LoginViewModel", "dismiss"])
      #expect(navigator.viewModels.count == 2)
    }
  }
}
