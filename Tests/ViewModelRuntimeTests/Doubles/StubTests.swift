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
