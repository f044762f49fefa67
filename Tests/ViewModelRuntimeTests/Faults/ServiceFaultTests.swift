import Dispatch
import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Tests services that throw, never return, return after the view model has been released, or return on any thread.
@MainActor
struct ServiceFaultTests {
  @Test(arguments: Worker.Kind.allCases)
  func aFailedStreamKeepsTheLastValue(kind: Worker.Kind) async {
    await worker { test in
      test.doubles.returns(1)
      test.viewModel.work(kind)
      await test.waitUntilIdle()
      test.doubles.throws(Worker.Failure(number: 2))
      for _ in 1...3 {
        #expect(await test.viewModel.work(kind).finished().isFailure)
        #expect(test.viewModel.status.error as? Worker.Failure == Worker.Failure(number: 2))
        #expect(!test.viewModel.status.isRunning && test.viewModel.status.canRun)
      }
      #expect(test.viewModel.results == [1])
    }
  }

  @Test func aCancellationErrorEndsTheRunWithoutAFailure() async {
    await worker { test in
      test.doubles.throws(CancellationError())
      let run = test.viewModel.work(.queue)
      let next = test.viewModel.work(.queue)
      await test.waitUntilIdle()
      #expect(run.outcome.name == "cancelled" && next.outcome.name == "cancelled")
      #expect(!test.viewModel.status.isRunning && test.viewModel.status.error == nil)
    }
  }

  @Test func aCheckThatThrowsKeepsTheValueAndRunsAgain() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.throws(CancellationError())
      form.name.text = "ada"
      await test.advance(.seconds(1))
      #expect(form.form.value.name == "ada" && !form.name.isValid && !form.name.isChecking)
      #expect(form.name.error == "This could not be checked")
      test.doubles.isFree.returns(true)
      form.name.text = "adal"
      await test.advance(.seconds(1))
      #expect(form.name.isValid)
    }
  }

  @Test func aFailedCheckRunsAgainWhenEditingEnds() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.throws(Worker.Failure(number: 1))
      form.name.isEditing = true
      form.name.text = "ada"
      await test.advance(.seconds(1))
      #expect(!form.name.isValid && !form.name.isChecking && form.name.error == nil)
      form.name.isEditing = false
      #expect(form.name.isChecking)
      await test.advance(.seconds(1))
      #expect(form.name.error == "Failure(number: 1)" && test.doubles.isFree.calls == ["ada", "ada"])
      test.doubles.isFree.returns(true)
      form.name.isEditing = true
      form.name.isEditing = false
      await test.advance(.seconds(1))
      #expect(form.name.isValid && form.name.error == nil)
    }
  }

  @Test func aStreamWithoutValuesBlocksNothing() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.holds()
      form.name.text = "ada"
      await test.advance(.seconds(100_000))
      form.bio.text = "Countess"
      form.password.text = "a"
      form.confirmation.text = "a"
      await test.advance(.seconds(1))
      #expect(form.form.value == Registration.Person(name: "ada", bio: "Countess"))
      #expect(form.name.isChecking && form.name.value == "ada" && !form.signUp.canRun)
      form.person.name = "grace"
      form.form.revert()
      #expect(form.name.text == "grace" && form.name.isValid && !form.name.isChecking)
    }
  }

  @Test func aRestartReplacesARunThatNeverEnds() async {
    await worker { test in
      test.doubles.holds()
      let first = test.viewModel.work(.restart, 1)
      await test.waitUntilIdle()
      let second = test.viewModel.work(.restart, 2)
      await test.waitUntilIdle()
      #expect(test.doubles.waitingCount == 2)
      #expect(first.outcome.name == "cancelled" && second.outcome == nil)
    }
  }

  @Test func aSecondResultIsIgnored() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.holds()
      form.name.text = "ada"
      await test.advance(.seconds(1))
      test.doubles.isFree.returns(true)
      test.doubles.isFree.returns(false)
      await test.waitUntilIdle()
      #expect(form.name.isValid && form.name.error == nil)
      test.doubles.isFree.throws(Worker.Failure(number: 1))
      await test.waitUntilIdle()
      #expect(form.name.isValid && test.doubles.isFree.calls == ["ada"])
    }
    await worker { test in
      test.doubles.holds()
      test.viewModel.work(.drop)
      await test.waitUntilIdle()
      test.doubles.returns(1)
      test.doubles.throws(Worker.Failure(number: 2))
      await test.waitUntilIdle()
      #expect(test.viewModel.results == [1] && test.viewModel.status.error == nil)
    }
  }

  @Test(arguments: [true, false])
  func aResultAfterTheReleaseIsIgnored(isGood: Bool) async {
    let doubles = RegistrationDoubles()
    let tasks = TaskMonitor()
    await tasks.run {
      doubles.isFree.holds()
      weak var gone: Registration?
      var token: BindingToken?
      var sightings = 0
      do {
        let clock = ManualClock(DisplayContext.example.now)
        let form = Registration(context: .example.with(clock: clock)) {
          try await doubles.isFree.call($0)
        } signUp: { _, _ in
        }
        token = form.observe(\.name) { _ in sightings += 1 }
        form.name.text = "ada"
        await clock.advance(by: .seconds(1))
        gone = form
      }
      #expect(gone == nil && doubles.isFree.waitingCount == 1)
      let before = sightings
      if isGood { doubles.isFree.returns(true) } else { doubles.isFree.throws(Worker.Failure(number: 1)) }
      await tasks.waitUntilIdle()
      #expect(sightings == before)
      _ = token
    }
  }

  @Test(arguments: [DispatchQoS.QoSClass.background, .userInteractive])
  func resultsFromOtherThreadsArriveOnTheMainActor(quality: DispatchQoS.QoSClass) async {
    @Sendable func answer(_ number: Int, _ result: Result<Int, any Error>) async throws -> Int {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: quality).async { continuation.resume(with: result) }
      }
    }
    let worker = Worker { number in
      try await answer(number, number < 0 ? .failure(Worker.Failure(number: number)) : .success(number))
    }
    let runs = (-10..<90).map { worker.work(.parallel, $0) }
    for run in runs { await run.finished() }
    #expect(worker.results.sorted() == Array(0..<90))
    #expect(worker.status.error as? Worker.Failure != nil && !worker.status.isRunning)
  }

  @Test func aCheckMayEndOnAnotherThread() async {
    let tasks = TaskMonitor()
    await tasks.run {
      let clock = ManualClock(DisplayContext.example.now)
      let form = Registration(context: .example.with(clock: clock)) { name in
        try await Task.detached {
          if name.hasPrefix("x") { throw Worker.Failure(number: 1) }
          return name.hasPrefix("a")
        }.value
      } signUp: { _, _ in
      }
      for (name, error) in [("ada", nil), ("grace", "That name is taken"), ("xyz", "Failure(number: 1)")] {
        form.name.text = name
        await clock.advance(by: .seconds(1))
        #expect(form.name.error == error && form.form.value.name == name)
      }
    }
  }
}
